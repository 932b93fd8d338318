import { defineTexts } from "../../src/i18n/texts";

export const missionsTexts = defineTexts(
  "missions",
  {
    heading: "Missioni",
    what: "le missioni",
    empty: "Al momento non ci sono missioni.",
    gone: "Questa missione non è o non è più disponibile.",
    visitor: "Per vedere le missioni occorre accedere.",
    steps: "Passi di «{name}»",
    progress: "Avanzamento di «{name}»",
    progressText: "Passi completati: {done} di {all}",
    reward: "Premio: {reward}",
    end: "Fine: {date}",
    orderAfterLogin: "L’ordine dei passi si vede dopo l’accesso.",
    stepsFailed: "Non siamo riusciti a caricare i passi delle missioni.",
  },
  {
    heading: "Missions",
    what: "the missions",
    empty: "There are no missions at the moment.",
    gone: "This mission is not, or no longer, available.",
    visitor: "Log in to see the missions.",
    steps: "Steps of “{name}”",
    progress: "Progress of “{name}”",
    progressText: "Steps completed: {done} of {all}",
    reward: "Reward: {reward}",
    end: "End: {date}",
    orderAfterLogin: "Log in to see the order of the steps.",
    stepsFailed: "We could not load the steps of the missions.",
  },
);
