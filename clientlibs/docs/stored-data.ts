import type { Bilingual } from "../../src/definition";

/** What the library keeps in the browser under some names, in words. Backticks mark code. */
export interface StoredData {
  /** A name that ends with `…` is the start of a longer one. */
  readonly names: readonly string[];
  readonly content: Bilingual;
  readonly written: Bilingual;
  readonly kept: Bilingual;
}

const untilLogout: Bilingual = {
  it: "per 20 minuti dall’ultima lettura del saldo (30 con `session.spa`), e al più fino all’uscita.",
  en: "for 20 minutes after the balance was read last (30 with `session.spa`), and no longer than until the logout.",
};
const atLogin: Bilingual = { it: "all’accesso.", en: "at the login." };

/** Cookies of the site itself (specification section 9, `src/account/session-cookies.ts`). */
export const cookies: readonly StoredData[] = [
  {
    names: ["channelId"],
    content: {
      it: "Il canale di vendita, che è lo stesso per tutti: il valore di `account.channel`.",
      en: "The sales channel, the same for all visitors: the value of `account.channel`.",
    },
    written: {
      it: "da ogni pagina con un elemento di Vetrina che non sia il selettore di data o la visita guidata.",
      en: "by each page with an element of Vetrina other than the date picker and the guided tour.",
    },
    kept: { it: "finché il browser è aperto.", en: "until the browser is closed." },
  },
  {
    names: ["JWT", "JWT_ar"],
    content: {
      it: "Il token con cui il giocatore è riconosciuto dai servizi del conto.",
      en: "The token by which the services of the account recognise the player.",
    },
    written: atLogin,
    kept: {
      it: "quanto `login`, oppure 30 giorni se il token è stato rinnovato. Quando `login` non c’è più, il giocatore non ha più l’accesso, anche se il token c’è ancora.",
      en: "as long as `login`, or 30 days if the token was renewed. When `login` is gone the player is logged out, even if the token is still there.",
    },
  },
  {
    names: ["login", "login_fr", "login_ar"],
    content: {
      it: "La parola `true`: il giocatore ha fatto l’accesso.",
      en: "The word `true`: the player is logged in.",
    },
    written: atLogin,
    kept: untilLogout,
  },
  {
    names: ["userInfo"],
    content: {
      it: "Il nome da mostrare, i nickname del giocatore con i siti in cui valgono, l’ora dell’accesso e la scadenza del token.",
      en: "The name to show, the nicknames of the player with their sites, the time of the login and that at which the token expires.",
    },
    written: atLogin,
    kept: untilLogout,
  },
  {
    names: ["AUTH_SESSION"],
    content: { it: "L’identificativo della sessione.", en: "The id of the session." },
    written: atLogin,
    kept: {
      it: "per un’ora dall’ultima lettura del saldo, e al più fino all’uscita.",
      en: "for an hour after the balance was read last, and no longer than until the logout.",
    },
  },
];

export const localItems: readonly StoredData[] = [
  {
    names: ["vetrina-balance-hidden"],
    content: {
      it: "La parola `true`: il giocatore ha nascosto gli importi.",
      en: "The word `true`: the player has hidden the amounts.",
    },
    written: {
      it: "quando il giocatore nasconde il saldo.",
      en: "when the player hides the balance.",
    },
    kept: {
      it: "finché il giocatore mostra di nuovo il saldo o esce.",
      en: "until the player shows the balance again or logs out.",
    },
  },
  {
    names: ["vetrina-gamification-opt"],
    content: {
      it: "La parola `out`: chi usa questo browser ha spento tornei, traguardi e premi.",
      en: "The word `out`: whoever uses this browser has switched competitions, achievements and awards off.",
    },
    written: {
      it: "quando il giocatore li spegne.",
      en: "when the player switches them off.",
    },
    kept: { it: "finché il giocatore li riattiva.", en: "until the player switches them on again." },
  },
  {
    names: ["vetrina-instant-wins"],
    content: {
      it: "Un numero casuale di questo browser, e le giocate degli instant win di cui il giocatore non ha ancora visto il risultato, al massimo 20. Al posto dell’identificativo del giocatore c’è un codice, che senza quel numero non dice nulla.",
      en: "A random number of this browser, and the plays of instant wins whose result the player has not seen yet, 20 at most. In place of the player’s id there is a code, which says nothing without that number.",
    },
    written: {
      it: "da ogni pagina con un instant win che vede un giocatore dopo l’accesso, e a ogni giocata.",
      en: "by each page with an instant win that a logged-in player sees, and at each play.",
    },
    kept: {
      it: "ogni giocata finché il suo risultato è stato visto, al massimo 90 giorni; il numero finché si cancellano i dati del sito.",
      en: "each play until its result was seen, 90 days at most; the number until the data of the site are deleted.",
    },
  },
  {
    names: ["vetrina-tour-seen:…"],
    content: {
      it: "La versione di una visita guidata che è già stata mostrata. Il nome finisce con quello della visita.",
      en: "The version of a guided tour that was shown already. The name ends with that of the tour.",
    },
    written: { it: "al primo passo della visita.", en: "at the first step of the tour." },
    kept: {
      it: "finché si cancellano i dati del sito.",
      en: "until the data of the site are deleted.",
    },
  },
];

export const sessionItems: readonly StoredData[] = [
  {
    names: ["ipAddress"],
    content: {
      it: "L’indirizzo IP del visitatore, come lo comunica il server del sito: i servizi del conto lo chiedono.",
      en: "The visitor’s IP address, as the site’s server tells it: the services of the account ask for it.",
    },
    written: {
      it: "prima dell’accesso, o nella prima pagina dopo l’accesso.",
      en: "before the login, or on the first page after it.",
    },
    kept: {
      it: "finché la scheda è aperta, e al più fino all’uscita.",
      en: "as long as the tab is open, and no longer than until the logout.",
    },
  },
  {
    names: ["vetrina.last-answers"],
    content: {
      it: "Gli ultimi elenchi pubblici (bonus e tavoli dal vivo), uguali per tutti, così la pagina seguente li mostra subito.",
      en: "The last public lists (bonuses and live tables), the same for all visitors: the next page shows them at once.",
    },
    written: {
      it: "quando arriva un elenco.",
      en: "when a list arrives.",
    },
    kept: {
      it: "finché la scheda è aperta; dopo un’ora non si usano più.",
      en: "as long as the tab is open; after an hour they are not used any more.",
    },
  },
  {
    names: ["vetrina-gamification-hub"],
    content: {
      it: "La sezione dell’area premi che è stata aperta per ultima.",
      en: "The section of the gamification hub that was opened last.",
    },
    written: {
      it: "da una pagina con l’area premi.",
      en: "by a page with the gamification hub.",
    },
    kept: { it: "finché la scheda è aperta.", en: "as long as the tab is open." },
  },
  {
    names: ["vetrina-tour"],
    content: {
      it: "I passi della visita guidata in corso e a che punto è, perché continui nella pagina seguente.",
      en: "The steps of the running guided tour and how far it is: it goes on with the next page.",
    },
    written: { it: "a ogni passo della visita.", en: "at each step of the tour." },
    kept: {
      it: "fino alla fine della visita; dopo mezz’ora senza un passo non continua più.",
      en: "until the end of the tour; after half an hour without a step it does not go on.",
    },
  },
];
