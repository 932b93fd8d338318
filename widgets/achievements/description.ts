import {
  joinableParts,
  progressParts,
  describeWidget,
  loggedOutExample,
  joinablePanel,
} from "../../src/description";
import { achievements } from "./definition";
import { achievementsTexts } from "./texts";

const listed = { it: "traguardi", none: "nessun traguardo", en: "achievements" };
const one = { it: "un traguardo", en: "an achievement" };

export const achievementsDescription = describeWidget(achievements, {
  title: { it: "Traguardi", en: "Achievements" },
  summary: {
    it: "I traguardi della piattaforma di gamification: che cosa richiedono, a che punto è il giocatore e quali premi prevedono. Con un pulsante il giocatore partecipa, con un altro lascia il traguardo.",
    en: "The achievements of the gamification platform: their tasks, the player’s progress and the rewards on offer. Players join with one button and leave with another.",
  },
  ...joinablePanel(listed, one),
  parts: joinableParts(listed, one, progressParts),
  examples: [
    { title: { it: "I traguardi in corso", en: "Active achievements" }, demo: "logged-in" },
    {
      title: { it: "Tre traguardi del casinò live", en: "Three achievements of the live casino" },
      attributes: { tags: "casino-live", limit: "3" },
      demo: "logged-in",
    },
    loggedOutExample,
    { title: { it: "Con un’autoesclusione", en: "With a self-exclusion" }, demo: "self-excluded" },
  ],
  icon: "star",
  texts: achievementsTexts,
});
