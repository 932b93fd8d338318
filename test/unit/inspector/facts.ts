import type { ElementFacts } from "../../../src/inspector/facts";

/** An element that shows, with nothing wrong. */
const shown: ElementFacts = {
  tag: "vetrina-bonus-carousel",
  isOurs: true,
  state: "ready",
  isSwitchedOff: false,
  isDefined: true,
  isForeign: false,
  isOffline: false,
  isInForeignRoot: false,
  mountsNear: false,
  isMounted: true,
  showsFallback: false,
  isVisible: true,
  isOverlay: false,
  isExtra: false,
  missing: [],
  attributes: [],
  ids: [],
  unknownIds: [],
  idAttributes: [],
  showsBonuses: false,
  isEdited: false,
  isSimulated: false,
};

/** An element that differs from one that shows. */
export const element = (other: Partial<ElementFacts> = {}): ElementFacts => ({ ...shown, ...other });

/** An element whose code is not there. */
export const undefinedElement = (other: Partial<ElementFacts> = {}): ElementFacts =>
  element({ state: undefined, isDefined: false, isMounted: false, showsFallback: false, ...other });
