import { parseJson } from "../utils/json";

/** The id of the JSON block with the page's configuration. */
const blockId = "vetrina-config";

/**
 * Calls `onLate` with the configuration if its block is parsed only after the library has started: it may be below the
 * script on a page that loads slowly. Settings that were read at the start stay as they were, so the author is warned.
 */
export function awaitLateConfiguration(
  complain: (message: string) => void,
  onLate: (configuration: unknown) => void,
): void {
  if (document.readyState !== "loading" || document.getElementById(blockId)) return;
  document.addEventListener("DOMContentLoaded", () => {
    const late = readPageConfiguration(complain);
    if (late === undefined) return;
    complain(`#${blockId} came after the library had started; put it before the script`);
    onLate(late);
  });
}

/** The configuration in the page; undefined without one. Refuses an element that only has the id (S25). */
export function readPageConfiguration(complain: (message: string) => void): unknown {
  const block = document.getElementById(blockId);
  if (!block) return undefined;
  if (!(block instanceof HTMLScriptElement) || block.type !== "application/json") {
    complain(`#${blockId} must be <script type="application/json">`);
    return undefined;
  }
  const configuration = parseJson(block.text);
  if (configuration === undefined) complain(`#${blockId} is not valid JSON; the defaults are used`);
  return configuration;
}
