import { defineTexts } from "../../src/i18n/texts";

/** What is said of nicknames; it comes with their line. */
export const nicknameTexts = defineTexts(
  "balance-header",
  {
    nickname: "Nickname",
    noNickname: "non ancora scelto",
    nicknameUnavailable: "non disponibile",
    retryNickname: "Riprova a leggere il nickname",
    editNickname: "Modifica nickname",
    nicknameSaved: "Nickname salvato: {nickname}",
    retry: "Riprova",
    newNickname: "Nuovo nickname",
    nicknameRules:
      "Da 3 a 20 caratteri: lettere non accentate, cifre, punto, trattino e trattino basso. Gli altri giocatori lo vedono.",
    save: "Salva",
    saving: "Salvataggio…",
    cancel: "Annulla",
    close: "Chiudi",
    nicknameMissing: "Scrivi un nickname.",
    nicknameRefused: "Questo nickname non è stato accettato. Scegline un altro.",
    nicknameNotSaved: "Il nickname non è stato salvato. Premi di nuovo «Salva».",
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
    retryNickname: "Try again to read the nickname",
    editNickname: "Edit nickname",
    nicknameSaved: "Nickname saved: {nickname}",
    retry: "Try again",
    newNickname: "New nickname",
    nicknameRules:
      "From 3 to 20 characters: unaccented letters, digits, full stop, hyphen and underscore. Other players see it.",
    save: "Save",
    saving: "Saving…",
    cancel: "Cancel",
    close: "Close",
    nicknameMissing: "Enter a nickname.",
    nicknameRefused: "This nickname was not accepted. Choose another one.",
    nicknameNotSaved: "The nickname was not saved. Press “Save” again.",
    nicknameUnreachable:
      "We cannot reach the service: the nickname may not have been saved. Check your connection and try again.",
    nicknameTimeout:
      "The service did not answer in time: the nickname may not have been saved. Try again shortly.",
    nicknameFailed: "We cannot save the nickname at the moment. Try again in a few minutes.",
  },
);
