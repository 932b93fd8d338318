import {
  headingNotes,
  labelsFrom,
  limitNotes,
  platformListStates,
  platformStates,
  describeWidget,
  readOnlyPanel,
} from "../../src/description";
import { files } from "./definition";
import { filesTexts } from "./texts";

const listed = { it: "documenti", en: "documents" };

export const filesDescription = describeWidget(files, {
  title: { it: "Documenti", en: "Documents" },
  summary: {
    it: "I documenti di un archivio della piattaforma di gamification: nome, tipo, dimensione e collegamento.",
    en: "The documents of a repository of the gamification platform: name, kind, size and link.",
  },
  attributes: {
    heading: headingNotes("Documenti", "Documents"),
    repository: {
      label: { it: "Codice dell’archivio", en: "Repository id" },
      help: {
        it: "Il codice (id) dell’archivio nella piattaforma; lo dà chi la gestisce. Se sono vuoti questo campo e «Codici dei documenti», non si mostra nulla.",
        en: "Enter the platform’s id of the repository; ask the people who manage the platform for it. If this field and “Document ids” are empty, nothing is shown.",
      },
    },
    ids: {
      label: { it: "Codici dei documenti", en: "Document ids" },
      help: {
        it: "I codici (id) dei documenti nella piattaforma, separati da virgole (li dà chi la gestisce): si mostrano solo questi. Se lasciato vuoto, tutti quelli dell’archivio.",
        en: "Enter document ids from the platform, separated by commas, to show only these documents. Ask the people who manage the platform for the ids. Leave empty to show all documents of the repository.",
      },
    },
    kinds: {
      label: { it: "Tipi di documento", en: "Document kinds" },
      help: {
        it: "Si mostrano solo i documenti di questi tipi. Se lasciato vuoto, di tutti.",
        en: "Only documents of these kinds are shown. Leave empty for all kinds.",
      },
      choiceLabels: labelsFrom(filesTexts, [
        "image",
        "video",
        "audio",
        "pdf",
        "document",
        "sheet",
        "archive",
        "data",
        "text",
        "other",
      ]),
    },
    limit: limitNotes(listed),
  },
  ...readOnlyPanel(listed, {
    row: { it: "Un documento.", en: "A document." },
    link: { it: "Il collegamento «Apri».", en: "The link “Open”." },
  }),
  states: { ...platformStates, ...platformListStates(listed) },
  keyboard: [
    {
      keys: ["Enter"],
      it: "Apre un documento, mostra altri documenti, riprova, accede.",
      en: "Opens a document, shows more documents, tries again, logs in.",
    },
  ],
  examples: [
    {
      title: { it: "I documenti di un archivio", en: "The documents of a repository" },
      attributes: { repository: "repo-documenti" },
      demo: "logged-in",
    },
    {
      title: { it: "Solo i PDF", en: "PDF only" },
      attributes: { repository: "repo-documenti", kinds: "pdf" },
      demo: "logged-in",
    },
    {
      title: { it: "Prima dell’accesso", en: "Logged out" },
      attributes: { repository: "repo-documenti" },
      demo: "logged-out",
    },
  ],
  icon: "documentFragment",
  texts: filesTexts,
});
