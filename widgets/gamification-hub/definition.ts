import {
  defineWidget,
  flag,
  list,
  integer,
  platformStates,
  text,
  type WidgetModule,
} from "../../src/definition";
import { hubTexts } from "./texts";

export const gamificationHub = defineWidget({
  tag: "vetrina-gamification-hub",
  title: { it: "Area premi", en: "Gamification hub" },
  summary: {
    it: "Tutta la piattaforma di gamification in un solo elemento: traguardi, tornei, classifica, missioni, premi e altre sezioni in schede, con il nome e il livello del giocatore, un’agenda delle scadenze e un interruttore per nascondere tutto.",
    en: "The whole gamification platform in one element: achievements, competitions, leaderboard, missions, prizes and other sections in tabs, with the player’s name and level, an agenda of what ends, and a switch to hide everything.",
  },
  attributes: {
    heading: text({
      label: { it: "Titolo", en: "Heading" },
      help: {
        it: "Titolo del riquadro; se manca, «Tornei, traguardi e premi».",
        en: "Title of the box. The default is “Competitions, achievements and prizes”.",
      },
    }),
    sections: list({
      default: [],
      label: { it: "Sezioni", en: "Sections" },
      help: {
        it: "Le sezioni da mostrare, nell’ordine voluto, separate da virgole: achievements (traguardi), competitions (tornei), leaderboard (classifica), missions (missioni), instant-win (giochi istantanei), awards (premi), messages (messaggi), rewards (premi previsti), products (giochi validi), rules (regole), agenda. Se lasciato vuoto, o se nessuna parola è giusta, tutte. Una parola sconosciuta si ignora; una sezione che il sito ha disattivato non si vede. Un collegamento porta a una sezione se il suo indirizzo finisce, per esempio, con #vetrina-traguardi; a un solo traguardo se seguono due trattini e il codice, come in #vetrina-traguardi--ach-dieci-mani. Negli indirizzi i nomi sono traguardi, tornei, classifica, missioni, instant-win, premi, messaggi, in-palio, prodotti, regole, agenda.",
        en: "The sections to show, in their order, separated by commas: achievements, competitions, leaderboard, missions, instant-win, awards, messages, rewards, products, rules, agenda. If left empty, or if no word is right, all of them. An unknown word is ignored; a section that the site has switched off is not shown. A link leads to a section if its address ends, for example, with #vetrina-traguardi; to one achievement if two hyphens and its id follow, as in #vetrina-traguardi--ach-dieci-mani. The names in addresses are traguardi, tornei, classifica, missioni, instant-win, premi, messaggi, in-palio, prodotti, regole, agenda.",
      },
    }),
    competitionId: text({
      label: { it: "Torneo della classifica", en: "Competition of the leaderboard" },
      help: {
        it: "Il codice (id) che il torneo di cui mostrare la classifica ha nella piattaforma. Se lasciato vuoto, la sezione «Classifica» non compare.",
        en: "The id that the platform gives to the competition whose leaderboard is shown. If left empty, there is no section “Leaderboard”.",
      },
    }),
    tags: list({
      default: [],
      label: { it: "Etichette", en: "Tags" },
      help: {
        it: "Etichette (tag) assegnate nella piattaforma, separate da virgole: gli elenchi mostrano solo ciò che ha queste etichette. Se lasciato vuoto, tutto.",
        en: "Tags assigned in the platform, separated by commas: the lists show only what has these tags. If left empty, everything is shown.",
      },
    }),
    limit: integer({
      default: 6,
      min: 1,
      max: 100,
      label: { it: "Elementi mostrati all’inizio", en: "Items shown at first" },
      help: {
        it: "Quanti elementi mostra ogni elenco all’inizio.",
        en: "The number of items that each list shows at first.",
      },
    }),
    levelField: text({
      siteWide: true,
      label: { it: "Campo del livello", en: "Field of the level" },
      help: {
        it: "Nome del campo (custom field) in cui la piattaforma tiene il livello del giocatore: lo sa chi la gestisce. Senza questo nome il livello non si vede.",
        en: "Name of the custom field in which the platform keeps the player’s level: ask those who run it. Without this name no level is shown.",
      },
    }),
    pointsField: text({
      siteWide: true,
      label: { it: "Campo dei punti", en: "Field of the points" },
      help: {
        it: "Nome del campo (custom field) in cui la piattaforma tiene i punti del giocatore: lo sa chi la gestisce. Senza questo nome i punti non si vedono.",
        en: "Name of the custom field in which the platform keeps the player’s points: ask those who run it. Without this name no points are shown.",
      },
    }),
    optOut: flag({
      default: true,
      label: { it: "Interruttore per nascondere tutto", en: "Switch to hide everything" },
      help: {
        it: "Mostra l’interruttore con cui il giocatore sceglie di non vedere più nulla della piattaforma, in questo browser.",
        en: "Shows the switch with which the player chooses to see nothing of the platform in this browser.",
      },
    }),
  },
  children: "text",
  states: {
    "opted-out": platformStates["opted-out"],
    ready: {
      help: {
        it: "Le schede si usano; la sezione aperta ha uno stato proprio. Con un’autoesclusione o una pausa di gioco restano premi, messaggi e agenda.",
        en: "The tabs can be used; the open section has a state of its own. In a self-exclusion or a gaming break prizes, messages and agenda stay.",
      },
    },
    restricted: {
      help: {
        it: "Un’autoesclusione o una pausa di gioco è in corso, e tra le sezioni scelte nessuna mostra ciò che è già del giocatore.",
        en: "A self-exclusion or a gaming break is in force, and no section that was chosen shows what is the player’s already.",
      },
    },
  },
  parts: {
    card: { help: { it: "Il riquadro.", en: "The box." } },
    title: { help: { it: "Il titolo, anche dell’agenda.", en: "The heading, also that of the agenda." } },
    member: {
      help: { it: "Nome, livello e punti del giocatore.", en: "Name, level and points of the player." },
    },
    tabs: {
      help: {
        it: "La fila delle schede; in una colonna stretta, la barra in basso.",
        en: "The row of tabs; in a narrow column, the bar at the bottom.",
      },
    },
    tab: { help: { it: "Una scheda.", en: "A tab." } },
    row: {
      help: {
        it: "Una riga dell’agenda; una scheda di una sezione.",
        en: "A row of the agenda; a card of a section.",
      },
    },
    action: {
      help: {
        it: "I pulsanti «Riattiva» e «Scarica per il calendario», e quelli delle sezioni.",
        en: "The buttons “Switch on again” and “Download for your calendar”, and those of the sections.",
      },
    },
    "action-secondary": {
      help: {
        it: "«Mostra tutto», «Riprova», i nomi nell’agenda e gli altri pulsanti delle sezioni.",
        en: "“Show all”, “Try again”, the names in the agenda and the other buttons of the sections.",
      },
    },
    meta: {
      help: {
        it: "Le note e le frasi sullo stato dei dati.",
        en: "Notes, and the sentences about the state of the data.",
      },
    },
    error: {
      help: {
        it: "L’avviso di una sezione non disponibile.",
        en: "The notice that a section is not available.",
      },
    },
    empty: { help: { it: "La frase di un’agenda vuota.", en: "The sentence of an empty agenda." } },
    "opt-out": {
      help: { it: "L’interruttore e la sua spiegazione.", en: "The switch and its explanation." },
    },
  },
  keyboard: [
    {
      keys: ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"],
      help: {
        it: "Sulle schede: vanno alla scheda accanto, senza aprirla; dopo l’ultima viene la prima.",
        en: "On the tabs: move to the next or previous tab without opening it. The first follows the last.",
      },
    },
    {
      keys: ["Home", "End"],
      help: {
        it: "Sulle schede: vanno alla prima e all’ultima.",
        en: "On the tabs: move to the first and the last one.",
      },
    },
    {
      keys: ["Enter", "Space"],
      help: {
        it: "Su una scheda: la apre. Sull’interruttore: lo cambia.",
        en: "On a tab: opens it. On the switch: changes it.",
      },
    },
    {
      keys: ["Tab"],
      help: {
        it: "Dalla scheda aperta va al suo contenuto.",
        en: "Moves from the open tab to its content.",
      },
    },
  ],
  examples: [
    {
      title: { it: "Tutte le sezioni", en: "All sections" },
      attributes: { competitionId: "com-autunno", levelField: "livello", pointsField: "punti" },
      demo: "logged-in",
    },
    {
      title: { it: "Tre sezioni, dall’agenda", en: "Three sections, the agenda first" },
      attributes: { sections: "agenda, awards, achievements" },
      demo: "logged-in",
    },
    {
      title: { it: "Prima dell’accesso", en: "Logged out" },
      beside: ["vetrina-login-modal"],
      demo: "logged-out",
    },
    { title: { it: "Con un’autoesclusione", en: "With a self-exclusion" }, demo: "self-excluded" },
  ],
  icon: "star",
  needs: ["account", "area", "gamification", "panels"],
  fallback: "<p>{heading}</p>",
  texts: hubTexts,
  placeholder: { minHeight: 24, fillsWindowUpTo: 72 },
  load: (): Promise<{ default: WidgetModule<never> }> => import("./GamificationHub"),
});
