import { defineTexts, type Translate } from "../../i18n/texts";

export const notificationsTexts = defineTexts(
  "notifications",
  {
    message: "Hai un nuovo avviso.",
    achievement: "Hai completato «{name}».",
    achievementUnnamed: "Hai completato un traguardo.",
    award: "Hai un premio da riscuotere: «{name}».",
    awardUnnamed: "Hai un premio da riscuotere.",
    more: { one: "C’è un altro avviso.", other: "Ci sono altri {count} avvisi." },
    moreRecorded: "Li trovi tra i tuoi traguardi, premi e messaggi.",
    achievements: "Lo trovi tra i tuoi traguardi.",
    awards: "Lo trovi tra i tuoi premi.",
    competitions: "Lo trovi tra le competizioni.",
    messages: "Lo trovi tra i tuoi messaggi.",
    open: "Apri",
  },
  {
    message: "You have a new notice.",
    achievement: "You have completed “{name}”.",
    achievementUnnamed: "You have completed an achievement.",
    award: "You have an award to claim: “{name}”.",
    awardUnnamed: "You have an award to claim.",
    more: { one: "There is one other notice.", other: "There are {count} other notices." },
    moreRecorded: "You find them among your achievements, awards and messages.",
    achievements: "You find it among your achievements.",
    awards: "You find it among your awards.",
    competitions: "You find it among the competitions.",
    messages: "You find it among your messages.",
    open: "Open",
  },
);

export type SayNotifications = Translate<(typeof notificationsTexts)["it"]>;
