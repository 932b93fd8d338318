import type { ElementFacts } from "../../../src/inspector/findings/facts";

/** A visible element without errors. */
const shown: ElementFacts = {
  key: 1,
  tag: "vetrina-bonus-carousel",
  isOurs: true,
  state: "ready",
  isDefined: true,
  isMounted: true,
  isVisible: true,
  missing: [],
  needed: [],
  attributes: [],
  ids: [],
  unknownIds: [],
  idAttributes: [],
  sampleKeys: [],
  wrongSlots: [],
  knownSlots: [],
  emptySlots: [],
  lostImages: [],
};

/** Facts of a visible element, with the given changes. */
export const element = (other: Partial<ElementFacts> = {}): ElementFacts => ({ ...shown, ...other });

/** An element whose code has not loaded. */
export const undefinedElement = (other: Partial<ElementFacts> = {}): ElementFacts =>
  element({ state: undefined, isDefined: false, isMounted: false, ...other });
