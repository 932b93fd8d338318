import { catalogue } from "../../widgets/catalogue";
import { type Handover, prepareWith, startWith } from "./start";

let startPrepared: (() => void) | undefined;

/**
 * Prepares the library with all widgets, once. The loader calls it again if it could not load what the start needs.
 *
 * @returns a function that starts the library; it needs the `dependencies` chunk
 */
export function prepare(handover: Handover): () => void {
  // Browsers load their tables of languages and time zones at the first use, which takes long on a phone. The delay lets
  // the first elements show before it; answers with amounts and dates come later.
  setTimeout(Intl.DateTimeFormat, 400);
  return (startPrepared ??= prepareWith(catalogue, handover));
}

/** Starts the library with all widgets. */
export const start = (handover: Handover): void => startWith(catalogue, handover);
