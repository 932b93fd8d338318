import { headingNotes, idsOfEntity, limitNotes, describeWidget, readOnlyPanel } from "../../src/description";
import { rewards } from "./definition";
import { rewardsTexts } from "./texts";

const listed = { it: "premi", none: "nessun premio", en: "rewards" };

export const rewardsDescription = describeWidget(rewards, {
  title: { it: "Premi previsti", en: "Rewards on offer" },
  summary: {
    it: "I premi che traguardi, tornei e giochi istantanei prevedono: valore, posti in classifica a cui spettano, quante volte si assegnano. La probabilità non si mostra.",
    en: "The rewards that achievements, competitions and instant games offer, with their value, their places in the ranking and how often they are issued. Their probability is not shown.",
  },
  attributes: {
    heading: headingNotes("Premi previsti", "Rewards on offer"),
    entity: {
      label: { it: "Di che cosa sono i codici", en: "Type of the ids" },
      choiceLabels: {
        all: { it: "Tutti", en: "All" },
        achievement: { it: "Traguardi", en: "Achievements" },
        competition: { it: "Tornei", en: "Competitions" },
        contest: { it: "Gare", en: "Contests" },
        "instant-win": { it: "Giochi istantanei", en: "Instant games" },
        reward: { it: "Premi", en: "Rewards" },
      },
      help: {
        it: "Con traguardi, tornei, gare (i turni di un torneo) o giochi istantanei si mostrano i premi che questi prevedono; con «Premi» i premi con quei codici. Con «Tutti» si mostrano i premi di tutti, e i codici non contano.",
        en: "Choose achievements, competitions, contests (the rounds of a competition) or instant games to show the rewards that they offer. Choose “Rewards” to show the rewards with these ids. Choose “All” to show the rewards of all these types; the ids then have no effect.",
      },
    },
    ids: idsOfEntity,
    types: {
      label: { it: "Tipi di premio", en: "Reward types" },
      help: {
        it: "I nomi che i tipi di premio hanno nella piattaforma, separati da virgole, per esempio free-spins. Se lasciato vuoto, tutti i tipi.",
        en: "Enter the platform’s reward types, separated by commas, for example “free-spins”. Leave empty to show all types.",
      },
    },
    rank: {
      label: { it: "Posto in classifica", en: "Place in the ranking" },
      help: {
        it: "Mostra solo i premi che spettano a questo posto in classifica. Con 0 si mostrano tutti.",
        en: "Enter a place in the ranking to show only the rewards of this place. Enter 0 to show all rewards.",
      },
    },
    limit: limitNotes(listed),
  },
  ...readOnlyPanel(listed, {
    row: { it: "Un premio.", en: "A reward." },
    media: { it: "L’icona di un premio.", en: "The icon of a reward." },
    badge: { it: "La scritta «Esaurito».", en: "The label “None left”." },
  }),
  keyboard: [
    {
      keys: ["Enter"],
      it: "Va al traguardo o al torneo, mostra altri premi, riprova, accede.",
      en: "Opens the achievement or competition, shows more rewards, tries again or logs in.",
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
  texts: rewardsTexts,
});
