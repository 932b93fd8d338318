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
import { rewardsTexts } from "./texts";

export const rewards = defineWidget({
  tag: "vetrina-rewards",
  title: { it: "Premi previsti", en: "Rewards on offer" },
  summary: {
    it: "I premi che traguardi, tornei e giochi istantanei prevedono: valore, posti in classifica a cui spettano, quante volte si assegnano. La probabilità non si mostra.",
    en: "The rewards that achievements, competitions and instant games offer: value, places in the ranking, how often they are issued. Their probability is not shown.",
  },
  attributes: {
    heading: text({
      label: { it: "Titolo", en: "Heading" },
      help: {
        it: "Titolo del riquadro; se manca, «Premi previsti».",
        en: "Title of the box. The default is “Rewards on offer”.",
      },
    }),
    entity: oneOf(["all", "achievement", "competition", "contest", "instant-win", "reward"], {
      default: "all",
      label: { it: "Di che cosa sono i codici", en: "What the ids belong to" },
      choiceLabels: {
        all: { it: "Tutti", en: "All" },
        achievement: { it: "Traguardi", en: "Achievements" },
        competition: { it: "Tornei", en: "Competitions" },
        contest: { it: "Gare", en: "Contests" },
        "instant-win": { it: "Giochi istantanei", en: "Instant games" },
        reward: { it: "Premi", en: "Rewards" },
      },
      help: {
        it: "Con traguardi, tornei, gare (i turni di un torneo) o giochi istantanei si mostrano i premi che questi prevedono; con «Premi» i premi che hanno quei codici. Con «Tutti» si mostrano i premi di tutti, e i codici non contano.",
        en: "With achievements, competitions, contests (the rounds of a competition) or instant games the rewards that they offer are shown; with “Rewards” the rewards with these ids. With “All” the rewards of all of them are shown, and ids do not count.",
      },
    }),
    ids: list({
      default: [],
      label: { it: "Codici", en: "Ids" },
      help: {
        it: "I codici (id) della piattaforma, separati da virgole, di ciò che è scelto in «Di che cosa sono i codici». Se lasciato vuoto, tutti.",
        en: "Ids of the platform, separated by commas, of what is chosen in “What the ids belong to”. If left empty, all of them.",
      },
    }),
    types: list({
      default: [],
      label: { it: "Tipi di premio", en: "Types of rewards" },
      help: {
        it: "I nomi che i tipi di premio hanno nella piattaforma, separati da virgole, per esempio free-spins. Se lasciato vuoto, tutti i tipi.",
        en: "The names of types of rewards in the platform, separated by commas, for example free-spins. If left empty, all types.",
      },
    }),
    rank: integer({
      default: 0,
      min: 0,
      max: 1_000_000,
      label: { it: "Posto in classifica", en: "Place in the ranking" },
      help: {
        it: "Mostra solo i premi che spettano a questo posto in classifica. Con 0 si mostrano tutti.",
        en: "Shows only the rewards of this place in the ranking. With 0 all are shown.",
      },
    }),
    limit: integer({
      default: 20,
      min: 1,
      max: 100,
      label: { it: "Premi mostrati all’inizio", en: "Rewards shown at first" },
      help: {
        it: "Quanti premi mostrare all’inizio; il pulsante «Mostra di più» ne aggiunge 20 alla volta.",
        en: "The number of rewards that are shown at first. The button “Show more” adds 20 at a time.",
      },
    }),
  },
  children: "text",
  states: {
    ...platformStates,
    loading: { help: { it: "I premi sono in arrivo.", en: "The rewards are loading." } },
    ready: { help: { it: "I premi sono quelli di adesso.", en: "The rewards are up to date." } },
    empty: { help: { it: "Non ci sono premi.", en: "There are no rewards." } },
    stale: {
      help: {
        it: "I premi non si sono potuti aggiornare: restano gli ultimi noti, con la loro ora.",
        en: "The rewards could not be updated: the last known ones are shown with their time.",
      },
    },
    error: {
      help: {
        it: "I premi, o i limiti del conto, non si sono potuti leggere; il pulsante «Riprova» li chiede di nuovo.",
        en: "The rewards or the limits of the account could not be read; the button “Try again” reads them again.",
      },
    },
    reconnecting: {
      help: {
        it: "Il collegamento con la piattaforma è caduto e torna da sé; restano gli ultimi premi noti.",
        en: "The connection to the platform was lost and comes back by itself; the last known rewards stay.",
      },
    },
    restricted: {
      help: {
        it: "Un’autoesclusione o una pausa di gioco è in corso: nessun premio.",
        en: "A self-exclusion or a gaming break is in force: no reward is shown.",
      },
    },
  },
  parts: {
    ...readOnlyParts,
    row: { help: { it: "Un premio.", en: "A reward." } },
    media: { help: { it: "L’icona di un premio.", en: "The icon of a reward." } },
    badge: { help: { it: "«Esaurito».", en: "“None left”." } },
    meta: {
      help: { it: "Le frasi sullo stato dei dati.", en: "The sentences about the state of the data." },
    },
    empty: { help: { it: "La frase senza premi.", en: "The sentence that is shown without rewards." } },
    error: {
      help: {
        it: "L’avviso di premi non disponibili.",
        en: "The notice that the rewards are not available.",
      },
    },
  },
  keyboard: [
    {
      keys: ["Enter"],
      help: {
        it: "Porta al traguardo o al torneo, mostra altri premi, riprova, accede.",
        en: "Leads to the achievement or competition, shows more rewards, tries again, logs in.",
      },
    },
  ],
  examples: [
    { title: { it: "Tutti i premi", en: "All rewards" }, demo: "logged-in" },
    {
      title: { it: "I premi di una gara", en: "The rewards of a contest" },
      attributes: { entity: "contest", ids: "con-autunno-1" },
      demo: "logged-in",
    },
    {
      title: { it: "Solo i giri gratuiti", en: "Free spins only" },
      attributes: { types: "free-spins" },
      demo: "logged-in",
    },
    { title: { it: "Con un’autoesclusione", en: "With a self-exclusion" }, demo: "self-excluded" },
  ],
  icon: "gift",
  needs: ["account", "area", "gamification", "panels"],
  fallback: '<p class="vetrina-fallback">{heading}</p>',
  texts: rewardsTexts,
  // Lists have different heights: the reserved box fills most of the window, so that nothing visible moves.
  placeholder: { minHeight: 24, fillsWindowUpTo: 50 },
  load: (): Promise<{ default: WidgetModule<never> }> => import("./Rewards"),
});
