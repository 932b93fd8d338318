import { flag, integer, type Kind } from "../../definition/kinds";
import { isRecord } from "../../utils/objects";

/** A tour as written in the configuration. Its steps are read when the tour starts. */
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
  // The steps are not checked here, because they are read when a tour starts.
  read: (input) =>
    Array.isArray(input) && input.every(isRecord)
      ? (input as unknown as readonly ConfiguredTour[])
      : undefined,
};

/**
 * The behaviour of guided tours. Attributes of `vetrina-tour` and options of `Vetrina.tour.start` add to it.
 */
export const tourDescription = {
  confirm: flag(),
  confirmInPageLanguage: flag(),
  keyboard: flag({ default: true }),
  waitForMs: integer({ default: 3000, min: 0, max: 60_000 }),
  tours,
} as const;
