import {
  labelsFrom,
  defineWidget,
  list,
  integer,
  platformStates,
  readOnlyParts,
  text,
  type WidgetModule,
} from "../../src/definition";
import { filesTexts } from "./texts";

export const files = defineWidget({
  tag: "vetrina-files",
  title: { it: "Documenti", en: "Documents" },
  summary: {
    it: "I documenti di un archivio della piattaforma di gamification: nome, tipo, dimensione e collegamento.",
    en: "The documents of a repository of the gamification platform: name, kind, size and link.",
  },
  attributes: {
    heading: text({
      label: { it: "Titolo", en: "Heading" },
      help: {
        it: "Titolo del riquadro; se manca, «Documenti».",
        en: "Title of the box. The default is “Documents”.",
      },
    }),
    repository: text({
      label: { it: "Codice dell’archivio", en: "Repository id" },
      help: {
        it: "Il codice (id) che l’archivio ha nella piattaforma. Se sono vuoti questo campo e «Codici dei documenti», non si mostra nulla.",
        en: "The id that the platform gives to the repository. If this field and “Document ids” are empty, nothing is shown.",
      },
    }),
    ids: list({
      default: [],
      label: { it: "Codici dei documenti", en: "Document ids" },
      help: {
        it: "I codici (id) che i documenti hanno nella piattaforma, separati da virgole: si mostrano solo questi. Se lasciato vuoto, tutti quelli dell’archivio.",
        en: "The ids that the platform gives to documents, separated by commas: only these are shown. If left empty, all documents of the repository.",
      },
    }),
    kinds: list({
      default: [],
      label: { it: "Tipi di documento", en: "Kinds of documents" },
      help: {
        it: "Solo i documenti di questi tipi; senza, tutti.",
        en: "Only files of these kinds. Without them, all kinds are shown.",
      },
      choiceLabels: labelsFrom(filesTexts, [
        ...["image", "video", "audio", "pdf", "document", "sheet", "archive", "data", "text", "other"],
      ]),
    }),
    limit: integer({
      default: 20,
      min: 1,
      max: 100,
      label: { it: "Documenti mostrati all’inizio", en: "Documents shown at first" },
      help: {
        it: "Quanti documenti mostrare all’inizio; il pulsante «Mostra di più» ne aggiunge 20 alla volta.",
        en: "The number of documents that are shown at first. The button “Show more” adds 20 at a time.",
      },
    }),
  },
  requiredOneOf: ["repository", "ids"],
  children: "text",
  states: {
    ...platformStates,
    loading: { help: { it: "I documenti sono in arrivo.", en: "The files are loading." } },
    ready: { help: { it: "I documenti sono quelli di adesso.", en: "The files are up to date." } },
    empty: { help: { it: "Non ci sono documenti.", en: "There are no files." } },
    stale: {
      help: {
        it: "I documenti non si sono potuti aggiornare: restano gli ultimi noti, con la loro ora.",
        en: "The files could not be updated: the last known ones are shown with their time.",
      },
    },
    error: {
      help: {
        it: "I documenti non si sono potuti leggere; il pulsante «Riprova» li chiede di nuovo.",
        en: "The files could not be read; the button “Try again” reads them again.",
      },
    },
    reconnecting: {
      help: {
        it: "Il collegamento con la piattaforma è caduto e torna da sé; restano gli ultimi documenti noti.",
        en: "The connection to the platform was lost and comes back by itself; the last known files stay.",
      },
    },
  },
  parts: {
    ...readOnlyParts,
    row: { help: { it: "Un documento.", en: "A file." } },
    link: { help: { it: "Il collegamento «Apri».", en: "The link “Open”." } },
    meta: {
      help: { it: "Le frasi sullo stato dei dati.", en: "The sentences about the state of the data." },
    },
    empty: { help: { it: "La frase senza documenti.", en: "The sentence that is shown without files." } },
    error: {
      help: {
        it: "L’avviso di documenti non disponibili.",
        en: "The notice that the files are not available.",
      },
    },
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
  needs: ["account", "area", "gamification", "panels"],
  fallback: '<p class="vetrina-fallback">{heading}</p>',
  texts: filesTexts,
  // Lists have different heights: the reserved box fills most of the window, so that nothing visible moves.
  placeholder: { minHeight: 24, fillsWindowUpTo: 50 },
  load: (): Promise<{ default: WidgetModule<never> }> => import("./Files"),
});
