import { describeWidget, skeletonPart } from "../../src/description";
import { liveCasinoCard } from "./definition";
import { liveCasinoCardTexts } from "./texts";

const openTable = {
  provider: "CasinoGamePT",
  gameId: "pt-001",
  network: "italia",
  heading: "Roulette Roma",
  game: "Roulette",
  href: "/live-casino",
};

export const liveCasinoCardDescription = describeWidget(liveCasinoCard, {
  title: { it: "Tavolo di casinò live", en: "Live casino table" },
  summary: {
    it: "Un tavolo dal vivo: aperto, chiuso, o chiuso con il tempo che manca all’apertura. Quando è aperto, un pulsante lo apre a chi ha fatto l’accesso.",
    en: "A live table: open, closed, or closed with the time left until it opens. When it is open, logged-in players open it with a button.",
  },
  attributes: {
    provider: {
      needed: true,
      label: { it: "Fornitore", en: "Provider" },
      choiceLabels: {
        CasinoGamePT: { it: "Playtech", en: "Playtech" },
        EvolutionGame: { it: "Evolution", en: "Evolution" },
      },
      help: {
        it: "Il fornitore che gestisce il tavolo. Senza fornitore il tavolo risulta chiuso.",
        en: "The provider that runs the table. Without a provider the table is shown as closed.",
      },
    },
    gameId: {
      label: { it: "Codice del tavolo", en: "Table id" },
      help: {
        it: "Il codice (id) che il fornitore usa per il tavolo, come `evo-002`. Lo comunica chi gestisce il casinò live del sito: è quello dell’elenco dei tavoli del fornitore.",
        en: "Enter the provider’s id of the table, such as `evo-002`. Ask the person who manages the live casino for it: the id is in the provider’s list of tables.",
      },
    },
    network: {
      label: { it: "Rete di gioco (network)", en: "Network" },
      help: {
        it: "La rete di gioco del tavolo, come la chiama il fornitore; la comunica chi dà il codice del tavolo. È necessaria per i tavoli Playtech: senza, il tavolo risulta chiuso. Per quelli Evolution si lascia vuota.",
        en: "Enter the provider’s name for the table’s network. Ask for it together with the table’s id. Tables of Playtech are shown as closed without this name. Leave empty for tables of Evolution.",
      },
    },
    heading: {
      label: { it: "Nome del tavolo", en: "Name of the table" },
      help: {
        it: "Il nome del tavolo che i giocatori leggono.",
        en: "Enter the table’s name as players read it.",
      },
    },
    game: {
      label: { it: "Gioco", en: "Game" },
      help: {
        it: "Il gioco del tavolo, per esempio Roulette: la lobby lo usa per le righe e per il filtro. Va scritto allo stesso modo in tutti i tavoli di un gioco.",
        en: "Enter the table’s game, such as Roulette: the lobby uses it for its rows and its filter. Use the same spelling for all tables of a game.",
      },
    },
    countdown: {
      label: { it: "Attesa dell’apertura", en: "Time until the opening" },
      choiceLabels: {
        digits: { it: "Conto alla rovescia a cifre", en: "Countdown with digits" },
        time: { it: "Ora di apertura e minuti", en: "Opening time and minutes" },
      },
      help: {
        it: "Come si mostra quando apre un tavolo chiuso. Se lasciato vuoto, dentro una lobby si vedono ora e minuti, altrove le cifre.",
        en: "Choose how a closed table displays its opening time. Leave empty to show time and minutes inside a lobby and digits elsewhere.",
      },
    },
    href: {
      label: { it: "Pagina del tavolo", en: "Page of the table" },
      help: {
        it: "Pagina con le informazioni sul tavolo: il nome del tavolo è un collegamento a questa pagina finché l’elemento si carica, e se non può caricarsi. Serve in AEM e in WordPress: in HTML conta solo il collegamento scritto dentro l’elemento.",
        en: "Enter the URL of the page about the table. The table’s name links to it while the element loads or if the element cannot load. This field is only for AEM and WordPress. In HTML, put the link inside the element.",
      },
    },
    image: {
      label: { it: "Immagine", en: "Image" },
      help: {
        it: "Immagine in formato 16:9, larga almeno 480 pixel. Se manca, si vede uno sfondo neutro.",
        en: "Choose an image with the aspect ratio 16:9, at least 480 pixels wide. Without an image the background is neutral.",
      },
    },
    imageAlt: {
      label: { it: "Testo alternativo dell’immagine", en: "Alternative text of the image" },
      help: {
        it: "Descrizione dell’immagine per chi non la vede. Va lasciato vuoto se l’immagine è solo decorativa.",
        en: "Describe the image for people who cannot see it. Leave empty if the image is only decorative.",
      },
    },
  },
  children: "link",
  events: {
    "vetrina:game-launch": {
      analytics: ["provider", "gameId"],
      help: {
        it: "Un giocatore che può giocare apre il tavolo. Se uno script annulla l’evento, deve aprire il tavolo; altrimenti l’elemento invia un modulo all’indirizzo di apertura configurato, in una nuova scheda.",
        en: "A player who may play opens the table. The card then sends a form to the configured launch URL in a new tab. A script that cancels the event has to open the table itself.",
      },
    },
    "vetrina:table-open": {
      analytics: ["provider", "gameId"],
      help: {
        it: "Un tavolo che risultava chiuso si è aperto.",
        en: "A table that the card showed as closed is now open.",
      },
    },
  },
  states: {
    loading: {
      it: "Lo stato del tavolo, o quello dei limiti del giocatore, è in arrivo.",
      en: "The table’s state or the player’s limits are loading.",
    },
    ready: { it: "Lo stato del tavolo è aggiornato.", en: "The table’s state is up to date." },
    stale: {
      it: "Lo stato non si è potuto aggiornare: resta l’ultimo noto, con la sua ora.",
      en: "The state could not be updated. The card shows the last known state with the time at which it was read.",
    },
    error: {
      it: "Lo stato del tavolo non è noto, e l’elemento lo chiede di nuovo da sé; oppure i limiti del giocatore non si possono controllare, e il pulsante «Riprova» li chiede di nuovo.",
      en: "The table’s state is unknown, and the card reads it again automatically. If the player’s limits cannot be checked, the button “Try again” checks them again.",
    },
    offline: { it: "Il dispositivo non è in rete.", en: "The device is offline." },
    restricted: {
      it: "Un’autoesclusione o una pausa di gioco è in corso: il tavolo si vede, ma non si apre.",
      en: "A self-exclusion or a game pause is in force: the table is shown but cannot be opened.",
    },
  },
  parts: {
    card: { it: "Il riquadro.", en: "The box." },
    media: {
      it: "L’immagine, o lo sfondo che la sostituisce.",
      en: "The image or, without an image, the background.",
    },
    title: { it: "Il nome del tavolo.", en: "The name of the table." },
    badge: {
      it: "«Aperto», «In apertura», «Chiuso» o «Non disponibile».",
      en: "“Open”, “Opening soon”, “Closed” or “Not available”.",
    },
    digit: { it: "Una cifra del tempo che manca.", en: "A digit of the time left." },
    meta: {
      it: "L’ora di uno stato non recente e le frasi che lo spiegano.",
      en: "The time of an outdated state, and its explanation.",
    },
    action: { it: "Il pulsante che apre il tavolo.", en: "The button that opens the table." },
    "action-secondary": {
      it: "Il pulsante «Riprova», e «Apri il tavolo» dopo che il browser ha bloccato la nuova scheda.",
      en: "The button “Try again”, and “Open the table” after the browser has blocked the new tab.",
    },
    ...skeletonPart,
  },
  keyboard: [
    {
      keys: ["Tab"],
      it: "Passa al pulsante, l’unico comando dell’elemento.",
      en: "Moves to the button, the only tab stop of the card.",
    },
    {
      keys: ["Enter", "Space"],
      it: "Apre il tavolo, o la finestra di accesso per chi non ha fatto l’accesso.",
      en: "Opens the table, or the login dialog for a visitor.",
    },
  ],
  examples: [
    {
      title: { it: "Tavolo aperto", en: "Open table" },
      attributes: openTable,
      companions: ["vetrina-login-modal"],
      demo: "logged-out",
    },
    {
      title: { it: "Chiuso, con il tempo che manca", en: "Closed, with the time left" },
      attributes: {
        provider: "EvolutionGame",
        gameId: "evo-002",
        heading: "Roulette Milano",
        game: "Roulette",
        href: "/live-casino",
      },
      demo: "logged-in",
    },
    {
      title: { it: "Chiuso", en: "Closed" },
      attributes: {
        provider: "EvolutionGame",
        gameId: "evo-004",
        heading: "Roulette Torino",
        game: "Roulette",
        href: "/live-casino",
      },
      demo: "logged-in",
    },
    {
      title: { it: "Autoesclusione in vigore", en: "During a self-exclusion" },
      attributes: openTable,
      demo: "self-excluded",
    },
  ],
  icon: "gameController",
  configuration: ["account.paths.gameSession"],
  fallback: '<a href="{href}">{heading}</a>',
  texts: liveCasinoCardTexts,
  // An image in the format 16:9, as wide as the card, and the content below it.
  placeholder: {
    minHeight: 9.055,
    mediaRatio: "16 / 9",
    inside: { tag: "vetrina-live-casino-lobby", minHeight: 3.8 },
  },
});
