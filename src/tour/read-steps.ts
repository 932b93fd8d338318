import { isRecord } from "../utils/is-record";
import { siteAddress } from "./pages";
import type { TourStep } from "./step";

const maxSteps = 50;
const maxLength = 20_000;

const textOf = (value: unknown) =>
  typeof value === "string" && value.length <= maxLength ? value.trim() : "";

/** Only a clear no is one: a step that may invite must not reach a restricted player. */
const isNo = (value: unknown) => value === undefined || value === null || String(value) === "false";

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
  // Without the query, which the page may replace.
  let page = here.origin + here.pathname;
  const list: readonly unknown[] = Array.isArray(input) ? input : [];
  return list.slice(0, maxSteps).flatMap((item, index) => {
    const fields = isRecord(item) ? item : {};
    const [title, text] = [textOf(fields.title), textOf(fields.text)];
    const written = textOf(fields.page);
    const address = written === "" ? page : siteAddress(written, here);
    if (address === undefined || (title === "" && text === "")) {
      complain(`tour step ${index + 1}: no words, or a foreign page`);
      return [];
    }
    page = address;
    return [{ title, text, target: textOf(fields.target), page, invites: !isNo(fields.invites) }];
  });
}
