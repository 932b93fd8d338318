import { flag, type Kind, integer } from "../definition/kinds";
import { isRecord } from "../utils/is-record";
import { help } from "./help";

/** A tour as the configuration has it. Its steps are read when it starts. */
export interface ConfiguredTour {
  readonly id: string;
  readonly version?: string;
  readonly steps: unknown;
}

const tours: Kind<readonly ConfiguredTour[], true> = {
  type: "tours",
  expected: "a list of tours",
  required: false,
  default: [],
  property: false,
  // Steps are read when a tour starts.
  read: (input) =>
    Array.isArray(input) && input.every(isRecord)
      ? (input as unknown as readonly ConfiguredTour[])
      : undefined,
  ...help(
    "Visite guidate del sito, per nome: le avviano `Vetrina.tour.start(nome)` e gli elementi senza passi propri. Di ogni passo: `title`, `text`, `target`, `page`, `invites`.",
    "Guided tours of the site, by name: `Vetrina.tour.start(name)` and elements without steps of their own start them. Of each step: `title`, `text`, `target`, `page`, `invites`.",
  ),
};

/** How guided tours behave. An attribute of `vetrina-tour` or an option of `Vetrina.tour.start` says more. */
export const tourDescription = {
  confirm: flag(
    help(
      "Prima di interrompere una visita guidata si chiede conferma: “Are you sure you want to stop the tour?”.",
      "Before a guided tour is cancelled, the player is asked: “Are you sure you want to stop the tour?”.",
    ),
  ),
  confirmInPageLanguage: flag(
    help(
      "La domanda è nella lingua della pagina invece che in inglese.",
      "The question is in the language of the page, not in English.",
    ),
  ),
  keyboard: flag({
    default: true,
    ...help(
      "Esc interrompe, le frecce sinistra e destra cambiano passo.",
      "Esc cancels, the left and right arrows move between steps.",
    ),
  }),
  waitFor: integer({
    default: 3000,
    min: 0,
    max: 60_000,
    ...help(
      "Quanto si aspetta un elemento che manca o non si vede, in millisecondi; poi il passo si salta.",
      "How long an element that is missing or hidden is waited for, in milliseconds; then the step is skipped.",
    ),
  }),
  tours,
} as const;
