import { describeWidget } from "../../src/description";
import { liveCasinoLobby } from "./definition";
import { liveCasinoLobbyTexts } from "./texts";

/** The length unit of the widgets, for use outside their shadow trees. */
const unit = "var(--vetrina-u,max(1rem,16px))";

export const liveCasinoLobbyDescription = describeWidget(liveCasinoLobby, {
  title: { it: "Lobby del casinò live", en: "Live casino lobby" },
  summary: {
    it: "Mostra i tavoli dal vivo che contiene, in una riga per ogni gioco e nell’ordine della pagina. I giocatori cercano per nome e filtrano per gioco e per stato: l’elenco mostra 24 tavoli alla volta, e gioco e stato restano nell’indirizzo della pagina.",
    en: "Shows the live tables that it contains, with a row for each game, in the order of the page. Players can search by name and filter by game and by state. The list shows 24 tables at a time, and the page’s URL keeps the game and the state.",
  },
  attributes: {
    choiceName: {
      label: { it: "Nome nell’indirizzo", en: "Prefix in the URL" },
      help: {
        it: "La prima parte dei parametri dell’indirizzo che conservano la scelta, come in `?tavoli-gioco=Roulette`. Se una pagina ha più lobby, ognuna vuole un nome diverso.",
        en: "Enter the prefix of the URL parameters that store the chosen filters, such as `tavoli` in `?tavoli-gioco=Roulette`. If a page has several lobbies, each needs a different prefix.",
      },
    },
  },
  children: "markup",
  contains: ["vetrina-live-casino-card"],
  states: {
    loading: {
      it: "Lo stato dei tavoli è in arrivo.",
      en: "The states of the tables are loading.",
    },
    ready: {
      it: "I tavoli sono in righe secondo il gioco, o in un elenco se si cerca o si filtra. Lo stato si legge sull’immagine dei tavoli che non sono aperti.",
      en: "The tables are in one row per game, or in a list while the player searches or filters. The image of a table that is not open shows the table’s state.",
    },
    restricted: {
      it: "Un’autoesclusione o una pausa di gioco è in corso: al posto di filtri e tavoli un riquadro mostra che cosa è in vigore, con i collegamenti `account.responsibleGamingUrl` e `account.helpUrl`.",
      en: "A self-exclusion or a game pause is in force. Instead of filters and tables, a panel shows the current restriction and the links `account.responsibleGamingUrl` and `account.helpUrl`.",
    },
    empty: {
      it: "Nessun tavolo corrisponde alla scelta.",
      en: "No table matches the search and the filters.",
    },
  },
  parts: {
    filters: {
      it: "La ricerca e i filtri, che restano in vista mentre si scorre.",
      en: "The search and the filters, which stay visible while the page scrolls.",
    },
    meta: {
      it: "Il numero dei tavoli, o la frase che dice che non ce ne sono.",
      en: "The number of tables, or the sentence that is shown if there are none.",
    },
    card: {
      it: "Il riquadro di un giocatore con limitazioni.",
      en: "The panel that a restricted player sees.",
    },
    title: { it: "Il titolo del riquadro.", en: "The heading of the panel." },
    text: { it: "Che cosa è in vigore.", en: "The restriction that is in force." },
    "action-secondary": {
      it: "I filtri per gioco, «Vedi tutti», «Mostra altri» e i collegamenti del riquadro.",
      en: "The filters by game, “Show all”, “Show more” and the links of the panel.",
    },
    list: { it: "Una riga o la griglia dei tavoli.", en: "A row of tables, or the grid of tables." },
    label: { it: "Il nome di una riga o dell’elenco.", en: "The name of a row or of the list." },
  },
  keyboard: [
    {
      keys: ["Enter", "Space"],
      it: "Sceglie un gioco o mostra altri tavoli.",
      en: "Chooses a game, or shows more tables.",
    },
    {
      keys: ["Tab"],
      it: "Passa da un tavolo all’altro; la riga scorre da sé.",
      en: "Moves from table to table. The row scrolls automatically.",
    },
  ],
  examples: [
    {
      title: { it: "Due giochi", en: "Two games" },
      inside: [
        '<vetrina-live-casino-card data-provider="CasinoGamePT" data-game-id="pt-001" data-network="italia" data-heading="Roulette Roma" data-game="Roulette"><a href="/live-casino">Roulette Roma</a></vetrina-live-casino-card>',
        '<vetrina-live-casino-card data-provider="EvolutionGame" data-game-id="evo-002" data-heading="Roulette Milano" data-game="Roulette"><a href="/live-casino">Roulette Milano</a></vetrina-live-casino-card>',
        '<vetrina-live-casino-card data-provider="EvolutionGame" data-game-id="evo-028" data-heading="Blackjack Napoli" data-game="Blackjack"><a href="/live-casino">Blackjack Napoli</a></vetrina-live-casino-card>',
        '<vetrina-live-casino-card data-provider="EvolutionGame" data-game-id="evo-004" data-heading="Roulette Torino" data-game="Roulette"><a href="/live-casino">Roulette Torino</a></vetrina-live-casino-card>',
      ],
      demo: "logged-in",
    },
  ],
  icon: "gameController",
  configuration: ["account.responsibleGamingUrl", "account.helpUrl"],
  fallback: "",
  texts: liveCasinoLobbyTexts,
  // The filters, a line and the name of a row are above the cards. The columns are the same as in the style
  // sheet.
  placeholder: {
    minHeight: 15.06,
    grid: {
      below: 14.31,
      columns: `repeat(auto-fill,minmax(min(100%,clamp(${unit}*9.25,12% + ${unit}*5.5,${unit}*15)),1fr))`,
    },
  },
});
