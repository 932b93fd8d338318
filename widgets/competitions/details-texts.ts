import { defineTexts, type Translate } from "../../src/i18n/texts";

/** The texts of the details that are loaded when a player opens them. */
export const detailsTexts = defineTexts(
  "competitions",
  {
    round: "Turno {round}",
    group: "Girone {group}",
    entersFrom: "Ci arriva chi passa il turno in: {contests}.",
    rulesElsewhere: "Vale quanto dice il regolamento.",
  },
  {
    round: "Round {round}",
    group: "Group {group}",
    entersFrom: "Open to those who advance from: {contests}.",
    rulesElsewhere: "The terms say how it works.",
  },
);

export type SayDetails = Translate<(typeof detailsTexts)["it"]>;
