import {
  joinableNotes,
  joinableParts,
  progressParts,
  describeWidget,
  loggedOutExample,
  joinablePanel,
} from "../../src/description";
import { missions } from "./definition";
import { stepsTexts } from "./steps-texts";
import { missionsTexts } from "./texts";

const listed = { it: "missioni", isFeminine: true, none: "nessuna missione", en: "missions" };
const one = { it: "una missione", en: "a mission" };

export const missionsDescription = describeWidget(missions, {
  title: { it: "Missioni", en: "Missions" },
  summary: {
    it: "Le missioni della piattaforma di gamification: i passi di ciascuna, a partire dal prossimo, e come dipendono l’uno dall’altro, in un elenco e in una mappa.",
    en: "The missions of the gamification platform. For each mission, a list and a map show its steps, the next step and the dependencies between steps.",
  },
  ...joinablePanel(listed, one),
  attributes: {
    ...joinableNotes(listed),
    tags: {
      label: { it: "Etichette", en: "Tags" },
      help: {
        it: "Etichette (tag) assegnate nella piattaforma, separate da virgole: si mostrano solo le missioni che le hanno tutte. Se lasciato vuoto, tutte.",
        en: "Enter tags assigned on the platform, separated by commas, to show only missions with all of these tags. Leave empty to show all missions.",
      },
    },
    withoutTags: {
      label: { it: "Etichette escluse", en: "Excluded tags" },
      help: {
        it: "Etichette (tag) assegnate nella piattaforma, separate da virgole: le missioni che ne hanno almeno una non si mostrano. Se lasciato vuoto, non se ne esclude nessuna.",
        en: "Enter tags assigned on the platform, separated by commas, to hide missions with at least one of these tags. Leave empty to hide no missions by tag.",
      },
    },
    order: {
      label: { it: "Ordine dei passi", en: "Order of the steps" },
      choiceLabels: {
        levels: { it: "Livello per livello", en: "Level by level" },
        branches: { it: "Un ramo alla volta", en: "One branch at a time" },
      },
      help: {
        it: "L’ordine dei passi nel percorso. Con «Un ramo alla volta» ogni ramo è elencato fino alla fine prima del successivo.",
        en: "Order of the steps on the path. With “One branch at a time”, each branch is listed to its end before the next branch.",
      },
    },
  },
  parts: joinableParts(listed, one, {
    badge: { it: "Lo stato di una missione o di un passo.", en: "The state of a mission or a step." },
    ...progressParts,
  }),
  examples: [
    { title: { it: "Le missioni in corso", en: "Active missions" }, demo: "logged-in" },
    {
      title: { it: "Una sola missione", en: "One mission" },
      attributes: { ids: "mis-giro-del-casino" },
      demo: "logged-in",
    },
    loggedOutExample,
    { title: { it: "Con un’autoesclusione", en: "With a self-exclusion" }, demo: "self-excluded" },
  ],
  icon: "flag",
  texts: {
    ...missionsTexts,
    it: { ...missionsTexts.it, ...stepsTexts.it },
    en: { ...missionsTexts.en, ...stepsTexts.en },
  },
});
