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
import { rulesTexts } from "./texts";

export const rules = defineWidget({
  tag: "vetrina-rules",
  title: { it: "Regole", en: "Rules" },
  summary: {
    it: "Le regole che decidono che cosa conta per traguardi, tornei e giochi istantanei: prima in frasi, poi condizione per condizione.",
    en: "The rules that decide what counts for achievements, competitions and instant games: first in sentences, then condition by condition.",
  },
  attributes: {
    heading: text({
      label: { it: "Titolo", en: "Heading" },
      help: {
        it: "Titolo del riquadro; se manca, «Regole».",
        en: "Title of the box. The default is “Rules”.",
      },
    }),
    entity: oneOf(["achievement", "competition", "contest", "instant-win", "rule-set"], {
      default: "contest",
      label: { it: "Di che cosa sono i codici", en: "What the ids belong to" },
      choiceLabels: {
        achievement: { it: "Traguardi", en: "Achievements" },
        competition: { it: "Tornei", en: "Competitions" },
        contest: { it: "Gare", en: "Contests" },
        "instant-win": { it: "Giochi istantanei", en: "Instant games" },
        "rule-set": { it: "Regole", en: "Sets of rules" },
      },
      help: {
        it: "Con traguardi, tornei, gare (i turni di un torneo) o giochi istantanei si mostrano le loro regole; con «Regole» le regole che hanno quei codici.",
        en: "With achievements, competitions, contests (the rounds of a competition) or instant games their rules are shown; with “Sets of rules” the rules with these ids.",
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
    limit: integer({
      default: 20,
      min: 1,
      max: 100,
      label: { it: "Regole mostrate all’inizio", en: "Rules shown at first" },
      help: {
        it: "Quante regole mostrare all’inizio; il pulsante «Mostra di più» ne aggiunge 20 alla volta.",
        en: "The number of rules that are shown at first. The button “Show more” adds 20 at a time.",
      },
    }),
  },
  children: "text",
  states: {
    ...platformStates,
    loading: { help: { it: "Le regole sono in arrivo.", en: "The rules are loading." } },
    ready: { help: { it: "Le regole sono quelle di adesso.", en: "The rules are up to date." } },
    empty: { help: { it: "Non ci sono regole.", en: "There are no rules." } },
    stale: {
      help: {
        it: "Le regole non si sono potute aggiornare: restano le ultime note, con la loro ora.",
        en: "The rules could not be updated: the last known ones are shown with their time.",
      },
    },
    error: {
      help: {
        it: "Le regole, o i limiti del conto, non si sono potuti leggere; il pulsante «Riprova» li chiede di nuovo.",
        en: "The rules or the limits of the account could not be read; the button “Try again” reads them again.",
      },
    },
    reconnecting: {
      help: {
        it: "Il collegamento con la piattaforma è caduto e torna da sé; restano le ultime regole note.",
        en: "The connection to the platform was lost and comes back by itself; the last known rules stay.",
      },
    },
    restricted: {
      help: {
        it: "Un’autoesclusione o una pausa di gioco è in corso: nessuna regola.",
        en: "A self-exclusion or a gaming break is in force: no rule is shown.",
      },
    },
  },
  parts: {
    ...readOnlyParts,
    row: { help: { it: "Una regola.", en: "A rule." } },
    text: { help: { it: "La sintesi di una regola.", en: "The summary of a rule." } },
    list: { help: { it: "Le condizioni di una regola.", en: "The conditions of a rule." } },
    meta: {
      help: { it: "Le frasi sullo stato dei dati.", en: "The sentences about the state of the data." },
    },
    empty: { help: { it: "La frase senza regole.", en: "The sentence that is shown without rules." } },
    error: {
      help: { it: "L’avviso di regole non disponibili.", en: "The notice that the rules are not available." },
    },
  },
  keyboard: [
    {
      keys: ["Enter"],
      help: { it: "Mostra altri elementi, riprova, accede.", en: "Shows more items, tries again, logs in." },
    },
  ],
  examples: [
    {
      title: { it: "Le regole di una gara", en: "The rules of a contest" },
      attributes: { ids: "con-autunno-1" },
      demo: "logged-in",
    },
    {
      title: { it: "Le regole dei traguardi", en: "The rules of achievements" },
      attributes: { entity: "achievement" },
      demo: "logged-in",
    },
    {
      title: { it: "Prima dell’accesso", en: "Logged out" },
      attributes: { entity: "achievement" },
      demo: "logged-out",
    },
  ],
  icon: "textNumbered",
  needs: ["account", "area", "gamification", "panels"],
  fallback: '<p class="vetrina-fallback">{heading}</p>',
  texts: rulesTexts,
  // Lists have different heights: the reserved box fills most of the window, so that nothing visible moves.
  placeholder: { minHeight: 24, fillsWindowUpTo: 50 },
  load: (): Promise<{ default: WidgetModule<never> }> => import("./Rules"),
});
