# Le partite che aspettano di essere riprese.
saves-damaged = La partita salvata { $file } è danneggiata; è stata messa da parte e non può più essere ripresa.
saves-foreign = Il file { $file } fra le partite salvate non è una partita di Akindo; è stato messo da parte.
saves-version = La partita salvata { $file } viene da un’altra versione di Akindo; è stata messa da parte.
saves-gone = La partita salvata { $file } per ora non si può leggere; resta al suo posto.
saves-full = La partita non può essere salvata: il disco è pieno o protetto. Si può continuare a giocare.
saves-note = Un clic toglie questa nota.
