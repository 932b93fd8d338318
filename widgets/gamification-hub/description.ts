import {
  headingNotes,
  platformStates,
  describeWidget,
  loggedOutExample,
  listPanel,
} from "../../src/description";
import { gamificationHub } from "./definition";
import { hubTexts } from "./texts";

export const gamificationHubDescription = describeWidget(gamificationHub, {
  title: { it: "Area premi", en: "Gamification hub" },
  summary: {
    it: "Tutta la piattaforma di gamification in un solo elemento: traguardi, tornei, classifica, missioni, premi e altre sezioni, con un riepilogo di oggi, il nome e il livello del giocatore, un’agenda delle scadenze e un interruttore per nascondere tutto.",
    en: "The whole gamification platform in one element: achievements, competitions, leaderboard, missions, prizes and other sections, with an overview of today, the player’s name and level, an agenda of end dates, and a switch to hide everything.",
  },
  attributes: {
    heading: headingNotes("Tornei, traguardi e premi", "Competitions, achievements and prizes"),
    sections: {
      label: { it: "Sezioni", en: "Sections" },
      help: {
        it: "Le sezioni da mostrare, nell’ordine voluto, separate da virgole: today (oggi), instant-win (giochi istantanei), achievements (traguardi), competitions (tornei), missions (missioni), leaderboard (classifica), awards (premi), messages (avvisi di gioco), rewards (premi previsti), products (giochi validi), rules (regole), agenda. Se lasciato vuoto, o se nessuna parola è ammessa, tutte. Una parola sconosciuta si ignora; una sezione che il sito ha disattivato non si vede. In una colonna stretta la barra in basso ha al massimo cinque voci: se le sezioni sono di più, traguardi, tornei e missioni stanno sotto «Sfide» e le meno usate sotto «Altro». Un collegamento porta a una sezione se il suo indirizzo finisce, per esempio, con #vetrina-traguardi; a un solo traguardo se seguono due trattini e il codice, come in #vetrina-traguardi--ach-dieci-mani. Negli indirizzi i nomi sono oggi, instant-win, traguardi, tornei, missioni, classifica, premi, messaggi, in-palio, prodotti, regole, agenda.",
        en: "Enter the sections to show in their order, separated by commas: today, instant-win, achievements, competitions, missions, leaderboard, awards, messages (game notices), rewards, products, rules, agenda. Leave empty to show all sections. Unknown words are ignored; if no word is valid, all sections are shown. A section that the site has switched off is not shown. In a narrow column the bar at the bottom has at most five entries: if there are more sections, achievements, competitions and missions are in “Challenges”, and the least used sections are in “More”. To link to a section, end its URL with #vetrina- and the name of the section in URLs, for example #vetrina-traguardi. To link to one achievement, add two hyphens and its id, as in #vetrina-traguardi--ach-dieci-mani. The names in URLs are oggi, instant-win, traguardi, tornei, missioni, classifica, premi, messaggi, in-palio, prodotti, regole, agenda.",
      },
    },
    competitionId: {
      label: { it: "Torneo della classifica", en: "Competition of the leaderboard" },
      help: {
        it: "Il codice (id) del torneo di cui mostrare la classifica; lo dà chi gestisce la piattaforma. Se lasciato vuoto, la sezione «Classifica» non compare.",
        en: "Enter the id of the competition whose leaderboard is shown; ask the people who manage the platform for it. Leave empty to hide the section “Leaderboard”.",
      },
    },
    tags: {
      label: { it: "Etichette", en: "Tags" },
      help: {
        it: "Etichette (tag) assegnate nella piattaforma, separate da virgole: gli elenchi mostrano solo ciò che ha queste etichette. Se lasciato vuoto, tutto.",
        en: "Enter tags assigned on the platform, separated by commas, to show only items with these tags. Leave empty to show everything.",
      },
    },
    limit: {
      label: { it: "Voci mostrate all’inizio", en: "Items shown at first" },
      help: {
        it: "Quante voci mostra ogni elenco all’inizio.",
        en: "Number of items that each list shows at first.",
      },
    },
    levelField: {
      siteWide: true,
      label: { it: "Campo del livello", en: "Level field" },
      help: {
        it: "Nome del campo (custom field) con il livello del giocatore nella piattaforma: lo sa chi la gestisce. Senza questo nome il livello non si vede.",
        en: "Enter the name of the platform’s custom field with the player’s level; ask the people who manage the platform for it. Leave empty to hide the level.",
      },
    },
    pointsField: {
      siteWide: true,
      label: { it: "Campo dei punti", en: "Points field" },
      help: {
        it: "Nome del campo (custom field) con i punti del giocatore nella piattaforma: lo sa chi la gestisce. Senza questo nome i punti non si vedono.",
        en: "Enter the name of the platform’s custom field with the player’s points; ask the people who manage the platform for it. Leave empty to hide the points.",
      },
    },
    optOut: {
      label: { it: "Interruttore per nascondere tutto", en: "Switch to hide everything" },
      help: {
        it: "Mostra nelle impostazioni l’interruttore con cui il giocatore nasconde tutta la piattaforma in questo browser. Senza interruttore non ci sono impostazioni.",
        en: "Shows the settings, which contain a switch that hides the whole platform in this browser. If this option is off, the settings are not shown.",
      },
    },
  },
  ...listPanel,
  states: {
    "opted-out": platformStates["opted-out"],
    ready: {
      it: "Le sezioni si possono aprire; quella aperta ha uno stato proprio. Con un’autoesclusione o una pausa di gioco restano premi, avvisi e agenda.",
      en: "The sections can be opened; the open section has its own state. During a self-exclusion or a game pause, prizes, notices and agenda stay visible.",
    },
    restricted: {
      it: "Un’autoesclusione o una pausa di gioco è in corso, e tra le sezioni scelte non ci sono premi, avvisi né agenda.",
      en: "A self-exclusion or a game pause is in force, and the chosen sections do not include prizes, notices or the agenda.",
    },
  },
  parts: {
    card: { it: "Il riquadro.", en: "The box." },
    title: {
      it: "Il titolo, anche di «Oggi», dell’agenda e del riquadro delle impostazioni.",
      en: "The heading of the box, and the headings of “Today”, the agenda and the settings.",
    },
    member: { it: "Nome, livello e punti del giocatore.", en: "Name, level and points of the player." },
    sections: {
      it: "L’elenco delle sezioni: di lato; in una colonna stretta, la barra in basso.",
      en: "The list of the sections at the side or, in a narrow column, the bar at the bottom.",
    },
    section: { it: "Il pulsante di una sezione.", en: "The button that opens a section." },
    tile: { it: "Un riquadro di «Oggi».", en: "A tile in “Today”." },
    row: {
      it: "Una riga dell’agenda; una scheda di una sezione.",
      en: "A row of the agenda, or a card of a section.",
    },
    action: {
      it: "I pulsanti «Riattiva» e «Scarica per il calendario», e quelli delle sezioni.",
      en: "The buttons “Switch on again” and “Download for your calendar”, and the main buttons of the sections.",
    },
    "action-secondary": {
      it: "«Mostra tutto», «Riprova», i nomi nell’agenda e gli altri pulsanti delle sezioni.",
      en: "“Show all”, “Try again”, the names in the agenda and the other buttons of the sections.",
    },
    meta: {
      it: "Le note e le frasi sullo stato dei dati.",
      en: "Notes, and the status messages, for example about outdated data or a lost connection.",
    },
    error: {
      it: "L’avviso di una sezione non disponibile.",
      en: "The notice that a section is not available.",
    },
    empty: { it: "La frase di un’agenda vuota.", en: "The sentence that is shown if the agenda is empty." },
    overlay: {
      it: "Il riquadro di «Altro» e delle impostazioni.",
      en: "The dialog that “More” or “Settings” opens.",
    },
    close: { it: "Il pulsante che lo chiude.", en: "The button that closes the dialog." },
    "opt-out": { it: "L’interruttore e la sua spiegazione.", en: "The switch and its explanation." },
  },
  keyboard: [
    {
      keys: ["Tab"],
      it: "Passa da una sezione all’altra dell’elenco, poi al contenuto di quella aperta.",
      en: "Moves from one section of the list to the next, then to the content of the open section.",
    },
    {
      keys: ["Enter", "Space"],
      it: "Su una sezione, la apre; su «Altro» e «Impostazioni», apre un riquadro; sull’interruttore, lo cambia.",
      en: "On a section, opens it; on “More” and “Settings”, opens a dialog; on the switch, changes it.",
    },
    {
      keys: ["Escape"],
      it: "Chiude il riquadro; il focus torna al pulsante che l’ha aperto.",
      en: "Closes the dialog; the focus returns to the button that opened it.",
    },
  ],
  examples: [
    {
      title: { it: "Tutte le sezioni", en: "All sections" },
      attributes: { competitionId: "com-autunno", levelField: "livello", pointsField: "punti" },
      demo: "logged-in",
    },
    {
      title: { it: "Tre sezioni, a partire dall’agenda", en: "Three sections, the agenda first" },
      attributes: { sections: "agenda, awards, achievements" },
      demo: "logged-in",
    },
    loggedOutExample,
    { title: { it: "Con un’autoesclusione", en: "With a self-exclusion" }, demo: "self-excluded" },
  ],
  icon: "star",
  texts: hubTexts,
  placeholder: { minHeight: 24, fillsWindowUpTo: 72 },
});
