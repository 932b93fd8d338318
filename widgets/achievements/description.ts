import {
  joinableKeys,
  joinableNotes,
  joinableParts,
  noListParts,
  progressParts,
  publicListStates,
  entryParts,
  describeWidget,
} from "../../src/description";
import { achievementsTexts } from "./texts";
import { achievements } from "./definition";

const listed = { it: "traguardi", none: "nessun traguardo", en: "achievements" };
const one = { it: "un traguardo", en: "an achievement" };

export const achievementsDescription = describeWidget(achievements, {
  title: { it: "Traguardi", en: "Achievements" },
  summary: {
    it: "I traguardi della piattaforma di gamification: che cosa fare, a che punto è il giocatore e quali premi sono previsti. Un pulsante serve per partecipare, un altro per lasciare.",
    en: "The achievements of the gamification platform: what to do, how far the player is, and which rewards are offered. One button joins, another one leaves.",
  },
  attributes: joinableNotes(listed),
  children: "text",
  states: publicListStates(listed),
  parts: {
    ...joinableParts,
    ...entryParts(one),
    ...progressParts,
    ...noListParts(listed),
  },
  keyboard: joinableKeys(one, listed),
  examples: [
    { title: { it: "I traguardi in corso", en: "Running achievements" }, demo: "logged-in" },
    {
      title: { it: "Tre del casinò dal vivo", en: "Three of the live casino" },
      attributes: { tags: "casino-live", limit: "3" },
      demo: "logged-in",
    },
    {
      title: { it: "Prima dell’accesso", en: "Logged out" },
      beside: ["vetrina-login-modal"],
      demo: "logged-out",
    },
    { title: { it: "Con un’autoesclusione", en: "With a self-exclusion" }, demo: "self-excluded" },
  ],
  icon: "star",
  fallback: '<p class="vetrina-fallback">{heading}</p>',
  texts: achievementsTexts,
  // Without a number of cards, the first row fills the reserved space.
  placeholder: { minHeight: 24, fillsWindowUpTo: 50, firstRow: 20 },
});
