import {
  defineWidget,
  list,
  integer,
  oneOf,
  platformStates,
  readOnlyParts,
  text,
  type WidgetModule,
} from "../../src/definition";
import { productsTexts } from "./texts";

export const products = defineWidget({
  tag: "vetrina-products",
  title: { it: "Giochi validi", en: "Games that count" },
  summary: {
    it: "I giochi che contano per la piattaforma di gamification: quanto vale una giocata e per quali traguardi e tornei in corso è valida.",
    en: "The games that count for the gamification platform: what a bet on them is worth, and which running achievements and competitions count it.",
  },
  attributes: {
    heading: text({
      label: { it: "Titolo", en: "Heading" },
      help: {
        it: "Titolo del riquadro; se manca, «Giochi validi».",
        en: "Title of the box. The default is “Games that count”.",
      },
    }),
    entity: oneOf(["product", "game", "achievement", "competition", "contest"], {
      default: "product",
      label: { it: "Di che cosa sono i codici", en: "What the ids belong to" },
      choiceLabels: {
        product: { it: "Giochi, con il codice della piattaforma", en: "Games, by the platform’s ids" },
        game: { it: "Giochi, con il codice del sito", en: "Games, by the site’s own ids" },
        achievement: { it: "Traguardi", en: "Achievements" },
        competition: { it: "Tornei", en: "Competitions" },
        contest: { it: "Gare", en: "Contests" },
      },
      help: {
        it: "Con traguardi, tornei o gare (i turni di un torneo) si mostrano i giochi validi per questi; altrimenti i giochi che hanno quei codici.",
        en: "With achievements, competitions or contests (the rounds of a competition) the games that count for them are shown; otherwise the games with these ids.",
      },
    }),
    ids: list({
      default: [],
      label: { it: "Codici", en: "Ids" },
      help: {
        it: "I codici (id), separati da virgole, di ciò che è scelto in «Di che cosa sono i codici». Se lasciato vuoto, tutti i giochi.",
        en: "Ids, separated by commas, of what is chosen in “What the ids belong to”. If left empty, all games are shown.",
      },
    }),
    types: list({
      default: [],
      label: { it: "Tipi di gioco", en: "Types of games" },
      help: {
        it: "I nomi che i tipi di gioco hanno nella piattaforma (productType), separati da virgole, per esempio slot, live. Se lasciato vuoto, tutti i tipi.",
        en: "The names of types of games in the platform (productType), separated by commas, for example slot, live. If left empty, all types.",
      },
    }),
    limit: integer({
      default: 20,
      min: 1,
      max: 100,
      label: { it: "Giochi mostrati all’inizio", en: "Games shown at first" },
      help: {
        it: "Quanti giochi mostrare all’inizio; il pulsante «Mostra di più» ne aggiunge 20 alla volta.",
        en: "The number of games that are shown at first. The button “Show more” adds 20 at a time.",
      },
    }),
  },
  children: "text",
  states: {
    ...platformStates,
    loading: { help: { it: "I giochi sono in arrivo.", en: "The products are loading." } },
    ready: { help: { it: "I giochi sono quelli di adesso.", en: "The products are up to date." } },
    empty: { help: { it: "Non ci sono giochi.", en: "There are no products." } },
    stale: {
      help: {
        it: "I giochi non si sono potuti aggiornare: restano gli ultimi noti, con la loro ora.",
        en: "The products could not be updated: the last known ones are shown with their time.",
      },
    },
    error: {
      help: {
        it: "I giochi, o i limiti del conto, non si sono potuti leggere; il pulsante «Riprova» li chiede di nuovo.",
        en: "The products or the limits of the account could not be read; the button “Try again” reads them again.",
      },
    },
    reconnecting: {
      help: {
        it: "Il collegamento con la piattaforma è caduto e torna da sé; restano gli ultimi giochi noti.",
        en: "The connection to the platform was lost and comes back by itself; the last known products stay.",
      },
    },
    restricted: {
      help: {
        it: "Un’autoesclusione o una pausa di gioco è in corso: nessun gioco.",
        en: "A self-exclusion or a gaming break is in force: no product is shown.",
      },
    },
  },
  parts: {
    ...readOnlyParts,
    row: { help: { it: "Un gioco.", en: "A product." } },
    media: { help: { it: "L’immagine di un gioco.", en: "The picture of a product." } },
    badge: { help: { it: "Il tipo di un gioco.", en: "The type of a product." } },
    meta: {
      help: { it: "Le frasi sullo stato dei dati.", en: "The sentences about the state of the data." },
    },
    empty: { help: { it: "La frase senza giochi.", en: "The sentence that is shown without products." } },
    error: {
      help: {
        it: "L’avviso di giochi non disponibili.",
        en: "The notice that the products are not available.",
      },
    },
  },
  keyboard: [
    {
      keys: ["Enter"],
      help: {
        it: "Porta al traguardo o al torneo, mostra altri giochi, riprova, accede.",
        en: "Leads to the achievement or competition, shows more products, tries again, logs in.",
      },
    },
  ],
  examples: [
    { title: { it: "Tutti i giochi", en: "All products" }, demo: "logged-in" },
    {
      title: { it: "I giochi di un torneo", en: "The products of a competition" },
      attributes: { entity: "competition", ids: "com-autunno" },
      demo: "logged-in",
    },
    {
      title: { it: "Con i traguardi nella pagina", en: "With the achievements on the page" },
      attributes: { limit: "3" },
      beside: ["vetrina-achievements"],
      demo: "logged-in",
    },
    {
      title: { it: "Prima dell’accesso", en: "Logged out" },
      beside: ["vetrina-login-modal"],
      demo: "logged-out",
    },
  ],
  icon: "viewGrid",
  needs: ["account", "area", "gamification", "panels"],
  fallback: '<p class="vetrina-fallback">{heading}</p>',
  texts: productsTexts,
  // Lists have different heights: the reserved box fills most of the window, so that nothing visible moves.
  placeholder: { minHeight: 24, fillsWindowUpTo: 50 },
  load: (): Promise<{ default: WidgetModule<never> }> => import("./Products"),
});
