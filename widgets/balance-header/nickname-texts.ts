import { defineTexts } from "../../src/i18n/texts";

/** Texts about nicknames, which load together with the nickname line. */
export const nicknameTexts = defineTexts(
  "balance-header",
  {
    nickname: "Nickname",
    noNickname: "non ancora scelto",
    nicknameUnavailable: "non disponibile",
    retry: "Riprova",
    retryNickname: "Riprova a leggere il nickname",
    editNickname: "Modifica nickname",
    newNickname: "Nuovo nickname",
    nicknameRules:
      "Da 3 a 20 caratteri: lettere non accentate, cifre, punto, trattino e trattino basso. Gli altri giocatori lo vedono.",
    save: "Salva",
    saving: "Salvataggio…",
    cancel: "Annulla",
    close: "Chiudi",
    nicknameSaved: "Nickname salvato: {nickname}",
    nicknameStillSaving: "Il salvataggio del nickname continua.",
    nicknameNotSavedBecause: "Il nickname non è stato salvato. {reason}",
    nicknameAbandoned: "Nel frattempo è cambiato l’accesso al conto: il nickname non è stato salvato.",
    nicknameInterrupted:
      "Nel frattempo è cambiato l’accesso al conto: il nickname potrebbe non essere stato salvato.",
    nicknameEmpty: "Scrivi un nickname.",
    nicknameLength: "Il nickname deve avere da 3 a 20 caratteri.",
    nicknameCharacters:
      "Usa solo lettere non accentate, cifre, punto, trattino e trattino basso, senza spazi.",
    nicknameRefused: "Questo nickname non è stato accettato. Scegline un altro.",
    nicknameOffline: "Sei offline: il nickname non è stato inviato. Riprova quando torna la connessione.",
    nicknameTokenRenewed: "Il nickname non è stato salvato. Premi di nuovo «Salva».",
    nicknameSessionOver:
      "La sessione è scaduta e il nickname non è stato salvato. Accedi di nuovo e riprova.",
    nicknameUnreachable:
      "Non riusciamo a raggiungere il servizio: il nickname potrebbe non essere stato salvato. Controlla la connessione e riprova.",
    nicknameTimeout:
      "Il servizio non ha risposto in tempo: il nickname potrebbe non essere stato salvato. Riprova tra poco.",
    nicknameFailed: "In questo momento non riusciamo a salvare il nickname. Riprova tra qualche minuto.",
  },
  {
    nickname: "Nickname",
    noNickname: "not chosen yet",
    nicknameUnavailable: "not available",
    retry: "Try again",
    retryNickname: "Try again to read the nickname",
    editNickname: "Edit nickname",
    newNickname: "New nickname",
    nicknameRules:
      "From 3 to 20 characters: unaccented letters, digits, full stop, hyphen and underscore. Other players see it.",
    save: "Save",
    saving: "Saving…",
    cancel: "Cancel",
    close: "Close",
    nicknameSaved: "Nickname saved: {nickname}",
    nicknameStillSaving: "The nickname is still being saved.",
    nicknameNotSavedBecause: "The nickname was not saved. {reason}",
    nicknameAbandoned: "The login to the account has changed in the meantime: the nickname was not saved.",
    nicknameInterrupted:
      "The login to the account has changed in the meantime: the nickname may not have been saved.",
    nicknameEmpty: "Enter a nickname.",
    nicknameLength: "A nickname must have from 3 to 20 characters.",
    nicknameCharacters:
      "Use only unaccented letters, digits, full stop, hyphen and underscore, without spaces.",
    nicknameRefused: "This nickname was not accepted. Choose another one.",
    nicknameOffline: "You are offline: the nickname was not sent. Try again when the connection is back.",
    nicknameTokenRenewed: "The nickname was not saved. Press “Save” again.",
    nicknameSessionOver:
      "The session has expired and the nickname was not saved. Log in again and try again.",
    nicknameUnreachable:
      "We cannot reach the service: the nickname may not have been saved. Check your connection and try again.",
    nicknameTimeout:
      "The service did not respond in time: the nickname may not have been saved. Try again shortly.",
    nicknameFailed: "We cannot save the nickname at the moment. Try again in a few minutes.",
  },
);
