import { isRecord } from "../utils/is-record";
import { siteAddress } from "./pages";
import type { TourStep } from "./step";

const maxSteps = 50;
const maxTitle = 300;
const maxTarget = 1000;
const maxText = 20_000;

const textOf = (value: unknown, limit: number) =>
  typeof value === "string" && value.length <= limit ? value.trim() : "";

/**
 * Reads the steps of an author, a script or a stored tour. A step without words, or on a page that is not of this site,
 * is left out.
 * @param here the page on which steps without a page begin
 */
export function readSteps(
  input: unknown,
  here: URL,
  complain: (message: string) => void,
): readonly TourStep[] {
  if (!Array.isArray(input)) {
    complain("the steps of a tour must be a list");
    return [];
  }
  let page = here.href.replace(/#.*$/, "");
  return input.slice(0, maxSteps).flatMap((item: unknown, index) => {
    const fields = isRecord(item) ? item : {};
    const [title, text] = [textOf(fields.title, maxTitle), textOf(fields.text, maxText)];
    const written = textOf(fields.page, maxTarget);
    const address = written === "" ? page : siteAddress(written, here);
    if (address === undefined || (title === "" && text === "")) {
      const reason = address === undefined ? "its page is not of this site" : "it has neither title nor text";
      complain(`step ${index + 1} of the tour is left out: ${reason}`);
      return [];
    }
    page = address;
    return [
      { title, text, target: textOf(fields.target, maxTarget), page, invites: fields.invites === true },
    ];
  });
}
