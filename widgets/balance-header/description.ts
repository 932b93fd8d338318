import { accountStates, describeWidget, loggedOutExample, skeletonPart } from "../../src/description";
import { balanceHeader } from "./definition";
import { nicknameTexts } from "./nickname-texts";
import { balanceTexts } from "./texts";

export const balanceHeaderDescription = describeWidget(balanceHeader, {
  title: { it: "Testata con il saldo", en: "Balance header" },
  summary: {
    it: "Il saldo di chi ha fatto l’accesso, poi nome, messaggi non letti, nickname e uscita: in riga se c’è spazio, altrimenti in un menu del conto. Prima dell’accesso c’è il pulsante «Accedi».",
    en: "The balance of a logged-in player, followed by name, unread messages, nickname and logout. If there is no space for a row, these are in an account menu. Before the login, the button “Log in” is shown.",
  },
  attributes: {
    look: {
      label: { it: "Aspetto", en: "Look" },
      choiceLabels: {
        box: { it: "Riquadro", en: "Box" },
        bar: { it: "Dentro la testata del sito", en: "Inside the site’s header" },
      },
      help: {
        it: "Con `bar` l’elemento non ha bordo né sfondo ed è alto 56 pixel: serve dentro la testata del sito, anche se è fissa in alto.",
        en: "With `bar` the element has no border or background and is 56 pixels high: use it inside the site’s header, which may be sticky.",
      },
    },
    accountUrl: {
      siteWide: true,
      label: { it: "Pagina del conto", en: "Account page" },
      help: {
        it: "Pagina del conto del giocatore: vi porta il saluto. Senza indirizzo il saluto non è un collegamento.",
        en: "The player’s account page, to which the greeting links. Without a URL, the greeting is not a link.",
      },
    },
    inboxUrl: {
      siteWide: true,
      label: { it: "Pagina dei messaggi", en: "Messages page" },
      help: {
        it: "Pagina dei messaggi, a cui porta il numero di quelli non letti. Senza indirizzo il numero si vede ma non è un collegamento.",
        en: "Page with the player’s messages. The number of unread messages links to it. Without a URL, the number is not a link.",
      },
    },
    siteId: {
      siteWide: true,
      label: { it: "Codice del sito per il nickname", en: "Site id for the nickname" },
      help: {
        it: "Codice (id) del sito di cui mostrare il nickname, con il pulsante per modificarlo. Il codice lo dà chi gestisce l’area privata. Senza codice il nickname non si vede.",
        en: "Id of the site whose nickname is shown, with the button to edit it. Ask the people who manage the account area for the id. Leave empty to show no nickname.",
      },
    },
  },
  children: "markup",
  slots: {
    deposit: {
      label: { it: "Collegamento per ricaricare", en: "Deposit link" },
      help: {
        it: "Un testo breve, come «Ricarica», che è un collegamento alla pagina delle ricariche; sta accanto al saldo. È facoltativo. Chi è autoescluso o in pausa di gioco non lo vede.",
        en: "A link to the deposit page with a short text, such as “Deposit”, next to the balance. It is optional. Players in a self-exclusion or a game pause do not see it.",
      },
      example: {
        it: '<a slot="deposit" href="/ricarica">Ricarica</a>',
        en: '<a slot="deposit" href="/deposit">Deposit</a>',
      },
    },
  },
  states: {
    loading: { it: "Il saldo è in arrivo.", en: "The balance is loading." },
    ready: { it: "Il saldo è aggiornato.", en: "The balance is up to date." },
    stale: {
      it: "Il saldo non si è potuto aggiornare: resta l’ultimo noto, con la sua ora.",
      en: "The balance could not be updated: the last known balance is shown with the time at which it was read.",
    },
    error: {
      it: "Il saldo non è disponibile; il pulsante «Riprova» lo chiede di nuovo.",
      en: "The balance is not available; the button “Try again” reads it again.",
    },
    ...accountStates,
  },
  parts: {
    card: { it: "Il riquadro.", en: "The box." },
    label: { it: "Il saluto.", en: "The greeting." },
    meta: {
      it: "La parola «Saldo» o l’ora di un saldo non recente.",
      en: "The word “Balance”, or the time of an outdated balance.",
    },
    text: {
      it: "L’importo, o i punti che lo nascondono.",
      en: "The amount, or the dots that hide it.",
    },
    toggle: {
      it: "Il pulsante che nasconde il saldo, finché il giocatore non esce.",
      en: "The button that hides the balance until the player logs out.",
    },
    badge: { it: "Il numero di messaggi non letti.", en: "The number of unread messages." },
    "menu-button": {
      it: "Il pulsante che apre il menu del conto, dove la testata è stretta.",
      en: "The button that opens the account menu if the header is narrow.",
    },
    menu: {
      it: "Il menu del conto, o la stessa parte della riga.",
      en: "The account menu or, in a wide header, the row with the same content.",
    },
    nickname: { it: "La riga del nickname.", en: "The line that contains the nickname." },
    edit: {
      it: "Il pulsante che apre la modifica del nickname.",
      en: "The button that opens the nickname editor.",
    },
    dialog: { it: "La finestra per modificare il nickname.", en: "The dialog for editing the nickname." },
    title: { it: "Il titolo della finestra del nickname.", en: "The title of the nickname editor." },
    close: {
      it: "Il pulsante che chiude la finestra del nickname.",
      en: "The button that closes the nickname editor.",
    },
    ...skeletonPart,
    error: { it: "L’avviso di saldo non disponibile.", en: "The notice that the balance is not available." },
    action: { it: "Il pulsante «Accedi» o «Salva».", en: "The button “Log in” or “Save”." },
    "action-secondary": { it: "Il pulsante «Esci».", en: "The button “Log out”." },
  },
  keyboard: [
    {
      keys: ["Enter"],
      it: "Accede, esce o riprova; apre e chiude il menu del conto; apre i messaggi; nasconde o mostra il saldo; apre la modifica del nickname e, nel campo, salva.",
      en: "Logs in, logs out or tries again. Opens or closes the account menu. Opens the messages. Hides or shows the balance. Opens the nickname editor. Saves the nickname if its field has the focus.",
    },
    {
      keys: ["Escape"],
      it: "Chiude il menu del conto, o la modifica del nickname senza salvare (un salvataggio già avviato continua); il focus torna al pulsante.",
      en: "Closes the account menu, or the nickname editor without saving. A save that has started continues. The focus returns to the button that opened the menu or the editor.",
    },
  ],
  examples: [
    {
      title: { it: "Dopo l’accesso", en: "Logged in" },
      attributes: { accountUrl: "/conto" },
      demo: "logged-in",
    },
    {
      title: { it: "Con messaggi e nickname", en: "With messages and nickname" },
      attributes: { accountUrl: "/conto", inboxUrl: "/conto", siteId: "1" },
      demo: "logged-in",
    },
    {
      title: { it: "Dentro la testata del sito", en: "Inside the site’s header" },
      attributes: { accountUrl: "/conto", look: "bar" },
      demo: "logged-in",
    },
    { ...loggedOutExample, attributes: { accountUrl: "/conto" } },
    {
      title: { it: "Saldo non recente", en: "An outdated balance" },
      attributes: { accountUrl: "/conto" },
      demo: "stale",
    },
    {
      title: { it: "Saldo non disponibile", en: "No balance" },
      attributes: { accountUrl: "/conto" },
      demo: "unconfigured",
    },
  ],
  icon: "money",
  fallback: '<a href="{accountUrl}">{account}</a><div slot="deposit">{deposit}</div>',
  texts: {
    ...balanceTexts,
    it: { ...balanceTexts.it, ...nicknameTexts.it },
    en: { ...balanceTexts.en, ...nicknameTexts.en },
  },
  placeholder: { minHeight: 4.375, looks: { bar: 3.5 } },
});
