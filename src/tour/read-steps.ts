import { boundedMarkup } from "../utils/bounded-markup";
import { isRecord } from "../utils/objects";
import { siteUrl } from "./pages";
import type { TourStep } from "./step";

/** Maximum number of steps. Additional steps are left out. */
const maxSteps = 50;

/** Maximum length of a text in characters. Longer texts are left out. */
const maxLength = 20_000;

/**
 * Only an explicit false counts, because a step that may invite to play must not reach a restricted player.
 */
const isNo = (value: unknown) => value === undefined || value === null || String(value) === "false";

/**
 * Reads the steps of an author, a script or a stored tour. A step that cannot be shown is left out.
 *
 * @param here the page of all steps before the first step that names a page
 * @param complain receives a message for each omission, with the number of the step in the author's list
 * @param isReadable whether the browser can read a selector
 */
export function readSteps(
  input: unknown,
  here: URL,
  complain: (message: string) => void,
  isReadable: (selector: string) => boolean = () => true,
): readonly TourStep[] {
  // Omits the query string, because the page may replace it.
  let page = here.origin + here.pathname;
  const list: readonly unknown[] = Array.isArray(input) ? input : [];
  if (list.length > maxSteps) complain(`a tour has at most ${maxSteps} steps: the others are left out`);
  return list.slice(0, maxSteps).flatMap((item, index) => {
    const fields = isRecord(item) ? item : {};
    const report = (what: string) => complain(`tour step ${index + 1}${what}`);
    const textOf = (name: string) => {
      const value = fields[name];
      if (typeof value !== "string") return "";
      if (value.length <= maxLength) return value.trim();
      report(`: its ${name} is longer than ${maxLength} characters, and left out`);
      return "";
    };
    const [title = "", text = "", target = "", written = ""] = ["title", "text", "target", "page"].map(
      textOf,
    );
    const url = written === "" ? page : siteUrl(written, here);
    const fault =
      url === undefined
        ? `"${written}" is not a page of this site`
        : title + text === ""
          ? "it has neither a title nor a text"
          : !isReadable(target) && `"${target}" is not a selector`;
    if (url !== undefined) page = url;
    if (fault) {
      report(` is left out: ${fault}`);
      return [];
    }
    if (!boundedMarkup(text).isComplete) report(": its text has too much markup, and is cut");
    return [{ title, text, target, page, invites: !isNo(fields.invites), index }];
  });
}
