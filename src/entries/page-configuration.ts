import { parseJson } from "../platform/json";

/** The id of the JSON block in which a page says its configuration. */
const blockId = "vetrina-config";

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
