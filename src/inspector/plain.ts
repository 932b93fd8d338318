import type { AttributeFact, ElementFacts } from "./facts";
import type { PageInspection } from "./inspection";
import type { SayPageLabel } from "./page-labels";
import { knownStates, type Reason } from "./reasons";

/**
 * What the report says in the place of the page's own words, which may name a player or an amount (S18). Names of
 * elements and attributes stay, and what the library itself has written.
 */

/** The kind and the length of a text. */
export function describe(text: string, say: SayPageLabel): string {
  const isAddress = /^(\/|[a-z][a-z\d+.-]*:\/\/)/i.test(text);
  const isDigits = /^[\d\s.,:/+-]+$/.test(text);
  return say(isAddress ? "link" : isDigits ? "digits" : "words", { count: text.length });
}

/** A short number where one is expected, such as a limit out of its range, tells no secret. */
const isPlainNumber = ({ type, written }: AttributeFact) =>
  type === "number" && /^-?\d{1,6}([.,]\d{1,3})?$/.test(written);

/** An attribute as `name="value"`, with a description in the place of what the page has written. */
export const plainAttribute = (fact: AttributeFact, say: SayPageLabel): string =>
  `${fact.name}="${isPlainNumber(fact) ? fact.written : describe(fact.written, say)}"`;

/** How an attribute should be: the value only if it is one of the library's own words, or a number. */
export function plainCorrection(fact: AttributeFact, say: SayPageLabel): string {
  const { type, mistake, corrected } = fact;
  if (!corrected) return say("leftOut");
  if (mistake === "name") return corrected.name;
  const isPlain = type === "choice" || isPlainNumber(fact);
  return isPlain ? `${corrected.name}="${corrected.value}"` : say("toCorrect");
}

/** The value of `data-state`, which a page could write, too. */
export const plainState = ({ state = "" }: ElementFacts): string =>
  knownStates.includes(state) ? state : "–";

/** Of why a file did not come: the file of the library and the status. */
const plainDetail = (detail: string) => /^[a-z-]+-\w{6}\.js(: status \d{3})?/.exec(detail)?.[0] ?? "";

export function plainReason(reason: Reason, { attributes }: ElementFacts, say: SayPageLabel): Reason {
  switch (reason.why) {
    case "hidden":
      return { ...reason, by: reason.plain };
    case "finding":
    case "notice":
      return { ...reason, text: reason.plain };
    case "chunkFailed":
      return { ...reason, detail: plainDetail(reason.detail) };
    case "unknownId":
    case "unknownDemoId":
      return { ...reason, names: reason.names.map((id) => describe(id, say)) };
    case "wrongValue": {
      const fact = attributes.find(({ name }) => name === reason.name);
      const written = fact ? plainAttribute(fact, say) : "";
      return { ...reason, value: written.slice(reason.name.length + 2, -1) };
    }
    default:
      return reason;
  }
}

/** An address as its origin and the shape of its path: `https://site.example/…/…`. A segment may be a name. */
function plainAddress(address: string): string {
  const [, origin = "", path = ""] = /^(\w+:\/\/[^/?#]*)?([^?#]*)/.exec(address) ?? [];
  return origin.replace(/\/\/.*@/, "//") + path.replace(/[^/]+/g, "…");
}

/** A call by its name, which is the library's, or by its method and the shape of its address. */
function plainCall(name: string): string {
  const [method = "", ...address] = name.split(" ");
  return /^[A-Z]+$/.test(method) ? `${method} ${plainAddress(address.join(" "))}` : name;
}

/** What holds for the page, without the page's own words. */
export const plainPage = (page: PageInspection, say: SayPageLabel): PageInspection => ({
  ...page,
  address: plainAddress(page.address),
  config: page.config.map((each) => {
    if (each.problem === "similarBlock") return { ...each, id: describe(each.id, say) };
    return each.problem === "unknown"
      ? { ...each, key: each.path + describe(each.key.slice(each.path.length), say) }
      : each;
  }),
  tours: page.tours.map(({ plain }) => ({ plain, text: plain })),
  calls: page.calls.map((call) => ({ ...call, name: plainCall(call.name) })),
  copies: page.copies.map((version) => (/^\d{1,3}(\.\d{1,3}){2}$/.test(version) ? version : "?")),
  duplicateIds: page.duplicateIds.map((id) => describe(id, say)),
});
