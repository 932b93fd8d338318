import { blockId, findBlock } from "../config";
import { parseJson } from "../utils/json";
import { pageDocument } from "../utils/page-document";

/**
 * Calls `onLate` with the configuration if its block is parsed only after the library has started. This
 * happens on slow pages if the block is below the script. Settings that were read at the start keep their
 * values, so a warning is logged for the author.
 */
export function awaitLateConfiguration(
  complain: (message: string) => void,
  onLate: (configuration: unknown) => void,
): void {
  if (pageDocument.readyState !== "loading" || findBlock()) return;
  pageDocument.addEventListener("DOMContentLoaded", () => {
    const late = findBlock() && readPageConfiguration(complain);
    if (!late) return;
    complain(`#${blockId} was parsed after the library had started; put it before the script`);
    onLate(late);
  });
}

/** The configuration in the page; undefined if there is none. */
export function readPageConfiguration(complain: (message: string) => void): unknown {
  const block = findBlock();
  if (!block) {
    if (pageDocument.getElementById(blockId))
      complain(`#${blockId} must be <script type="application/json">`);
    return undefined;
  }
  const configuration = parseJson(block.text);
  if (configuration === undefined) complain(`#${blockId} is not valid JSON; the defaults are used`);
  return configuration;
}
