import { headingNotes, idsOfEntity, limitNotes, describeWidget, readOnlyPanel } from "../../src/description";
import { rules } from "./definition";
import { rulesTexts } from "./texts";

const listed = { it: "regole", isFeminine: true, none: "nessuna regola", en: "rules" };

export const rulesDescription = describeWidget(rules, {
  title: { it: "Regole", en: "Rules" },
  summary: {
    it: "Le regole che decidono che cosa conta per traguardi, tornei e giochi istantanei: prima in frasi, poi condizione per condizione.",
    en: "The rules that determine what counts for achievements, competitions and instant games: first as sentences, then condition by condition.",
  },
  attributes: {
    heading: headingNotes("Regole", "Rules"),
    entity: {
      label: { it: "Di che cosa sono i codici", en: "Type of the ids" },
      choiceLabels: {
        achievement: { it: "Traguardi", en: "Achievements" },
        competition: { it: "Tornei", en: "Competitions" },
        contest: { it: "Gare", en: "Contests" },
        "instant-win": { it: "Giochi istantanei", en: "Instant games" },
        "rule-set": { it: "Regole", en: "Rule sets" },
      },
      help: {
        it: "Con traguardi, tornei, gare (i turni di un torneo) o giochi istantanei si mostrano le loro regole; con «Regole» le regole con quei codici.",
        en: "Choose achievements, competitions, contests (the rounds of a competition) or instant games to show their rules. Choose “Rule sets” to show the rules with these ids.",
      },
    },
    ids: idsOfEntity,
    limit: limitNotes(listed),
  },
  ...readOnlyPanel(listed, {
    row: { it: "Una regola.", en: "A rule." },
    text: { it: "La sintesi di una regola.", en: "The summary of a rule." },
    list: { it: "Le condizioni di una regola.", en: "The conditions of a rule." },
  }),
  keyboard: [
    {
      keys: ["Enter"],
      it: "Mostra altre regole, riprova, accede.",
      en: "Shows more rules, tries again or logs in.",
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
  texts: rulesTexts,
});
