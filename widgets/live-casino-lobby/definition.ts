import { defineWidget, text, type WidgetModule } from "../../src/definition";
import { liveCasinoLobbyTexts } from "./texts";

export const liveCasinoLobby = defineWidget({
  tag: "vetrina-live-casino-lobby",
  title: { it: "Lobby del casinò live", en: "Live casino lobby" },
  summary: {
    it: "Ordina i tavoli dal vivo che contiene: prima gli aperti, poi quelli in apertura, infine i chiusi. Filtra per gioco e per stato, e la scelta resta nell’indirizzo della pagina.",
    en: "Sorts the live tables that it contains: open ones first, then those that open later, then closed ones. It filters by game and by state, and keeps the choice in the page’s address.",
  },
  attributes: {
    choiceName: text({
      default: "tavoli",
      label: { it: "Nome nell’indirizzo", en: "Name in the address" },
      help: {
        it: "La prima parte dei parametri che conservano la scelta, come in `?tavoli-gioco=Roulette`. Serve un nome diverso per ogni lobby della pagina.",
        en: "The first part of the parameters that keep the choice, as in `?tavoli-gioco=Roulette`. Each lobby of a page needs a name of its own.",
      },
    }),
  },
  children: "markup",
  contains: ["vetrina-live-casino-card"],
  states: {
    loading: {
      help: {
        it: "Lo stato dei tavoli è in arrivo: per un secondo al più i tavoli non si vedono.",
        en: "The tables’ states are loading: the tables are hidden, for a second at most.",
      },
    },
    ready: {
      help: {
        it: "I tavoli sono in gruppi secondo il loro stato. Se uno stato non si riesce a sapere, il tavolo è in «Stato non disponibile»; se è ancora in arrivo, il tavolo sta sotto i gruppi.",
        en: "The tables are in groups by their states. A table whose state cannot be known is in “State not available”; one whose state is still loading is below the groups.",
      },
    },
    restricted: {
      help: {
        it: "Un’autoesclusione o una pausa di gioco è in corso: al posto di filtri e tavoli un riquadro mostra che cosa è in vigore, con i collegamenti `account.responsibleGamingUrl` e `account.helpUrl`.",
        en: "A self-exclusion or a gaming break is in force. Instead of filters and tables a panel shows what is in force with the links `account.responsibleGamingUrl` and `account.helpUrl`.",
      },
    },
    empty: {
      help: { it: "Nessun tavolo corrisponde alla scelta.", en: "No table matches the choice." },
    },
  },
  parts: {
    filters: { help: { it: "I pulsanti dei filtri.", en: "The buttons of the filters." } },
    meta: {
      help: {
        it: "Il numero dei tavoli di un gruppo, o la frase che non ce ne sono.",
        en: "The number of tables of a group, or the sentence that there are none.",
      },
    },
    card: {
      help: { it: "Il riquadro di un giocatore con limitazioni.", en: "The panel of a restricted player." },
    },
    title: { help: { it: "Il titolo del riquadro.", en: "The heading of the panel." } },
    text: { help: { it: "Che cosa è in vigore.", en: "The restriction that is in force." } },
    "action-secondary": {
      help: { it: "I collegamenti del riquadro.", en: "The links of the panel." },
    },
    list: { help: { it: "La griglia dei tavoli.", en: "The grid of the tables." } },
    label: { help: { it: "Il nome di un gruppo di tavoli.", en: "The name of a group of tables." } },
  },
  keyboard: [
    {
      keys: ["Enter", "Space"],
      help: { it: "Sceglie un gioco o uno stato.", en: "Chooses a game or a state." },
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
  needs: ["account", "area", "liveCasino"],
  configuration: ["account.responsibleGamingUrl", "account.helpUrl"],
  fallback: "",
  texts: liveCasinoLobbyTexts,
  // Two rows of filters, a line and the name of a group come above; the columns are those of the style sheet.
  placeholder: {
    minHeight: 12.33,
    grid: { below: 11.58, columns: "repeat(auto-fill,minmax(min(100%,clamp(15ch,12% + 9ch,24ch)),1fr))" },
  },
  mount: "now",
  load: (): Promise<{ default: WidgetModule<never> }> => import("./LiveCasinoLobby"),
});
