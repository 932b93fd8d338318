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
    competitions: "Lo trovi tra i tornei.",
    messages: "Lo trovi tra i tuoi messaggi.",
    open: "Apri",
  },
  {
    message: "You have a new notice.",
    achievement: "You have completed “{name}”.",
    achievementUnnamed: "You have completed an achievement.",
    award: "You have a prize to claim: “{name}”.",
    awardUnnamed: "You have a prize to claim.",
    more: { one: "There is one other notice.", other: "There are {count} other notices." },
    moreRecorded: "You will find them among your achievements, prizes and messages.",
    achievements: "You will find it among your achievements.",
    awards: "You will find it among your prizes.",
    competitions: "You will find it among the competitions.",
    messages: "You will find it among your messages.",
    open: "Open",
  },
);

export type SayNotifications = Translate<(typeof notificationsTexts)["it"]>;
