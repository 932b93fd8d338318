import {
  headingNotes,
  labelsFrom,
  limitNotes,
  listStates,
  platformStates,
  readOnlyListParts,
  readOnlyParts,
  describeWidget,
} from "../../src/description";
import { filesTexts } from "./texts";
import { files } from "./definition";

const listed = { it: "documenti", en: "files" };

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
        it: "Il codice (id) che l’archivio ha nella piattaforma. Se sono vuoti questo campo e «Codici dei documenti», non si mostra nulla.",
        en: "The id that the platform gives to the repository. If this field and “Document ids” are empty, nothing is shown.",
      },
    },
    ids: {
      label: { it: "Codici dei documenti", en: "Document ids" },
      help: {
        it: "I codici (id) che i documenti hanno nella piattaforma, separati da virgole: si mostrano solo questi. Se lasciato vuoto, tutti quelli dell’archivio.",
        en: "The ids that the platform gives to documents, separated by commas: only these are shown. If left empty, all documents of the repository.",
      },
    },
    kinds: {
      label: { it: "Tipi di documento", en: "Kinds of documents" },
      help: {
        it: "Solo i documenti di questi tipi; senza, tutti.",
        en: "Only files of these kinds. Without them, all kinds are shown.",
      },
      choiceLabels: labelsFrom(filesTexts, [
        ...["image", "video", "audio", "pdf", "document", "sheet", "archive", "data", "text", "other"],
      ]),
    },
    limit: limitNotes({ ...listed, en: "documents" }),
  },
  children: "text",
  states: { ...platformStates, ...listStates(listed) },
  parts: {
    ...readOnlyParts,
    row: { help: { it: "Un documento.", en: "A file." } },
    link: { help: { it: "Il collegamento «Apri».", en: "The link “Open”." } },
    ...readOnlyListParts(listed),
  },
  keyboard: [
    {
      keys: ["Enter"],
      help: {
        it: "Apre un documento, mostra altri documenti, riprova, accede.",
        en: "Opens a file, shows more files, tries again, logs in.",
      },
    },
  ],
  examples: [
    {
      title: { it: "I documenti di un archivio", en: "The files of a repository" },
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
  fallback: '<p class="vetrina-fallback">{heading}</p>',
  texts: filesTexts,
  // Lists have different heights: the reserved box fills most of the window, so that nothing visible moves.
  placeholder: { minHeight: 24, fillsWindowUpTo: 50 },
});
