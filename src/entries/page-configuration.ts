import { parseJson } from "../utils/json";

/** The id of the JSON block in which a page says its configuration. */
const blockId = "vetrina-config";

/**
 * Calls back with the configuration if its block comes only after the library has started: on a page that arrives
 * slowly it may stand below the script. What was decided before stays decided, so the author is told.
 */
export function awaitLateConfiguration(
  complain: (message: string) => void,
  take: (late: unknown) => void,
): void {
  if (document.readyState !== "loading" || document.getElementById(blockId)) return;
  document.addEventListener("DOMContentLoaded", () => {
    const late = readPageConfiguration(complain);
    if (late === undefined) return;
    complain(`#${blockId} came after the library had started; put it before the script`);
    take(late);
  });
}

/** The configuration written in the page; undefined without one. An element that only has the id is not taken (S25). */
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
