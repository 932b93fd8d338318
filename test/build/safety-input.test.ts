import { describe, expect, it } from "vitest";
import { firstAddress } from "../../src/account/ip-address";
import { parseUserInfo } from "../../src/account/user-info";
import { url, civilDate, flag, isoDate, list, integer, origin, text } from "../../src/definition";
import { renderFallback } from "../../src/description/fallback";
import { refusalDefault } from "../../src/gamification/client/errors";
import { readErrorItems } from "../../src/http/failure";
import { translator } from "../../src/i18n/texts";
import { createCookies } from "../../src/platform/cookies";
import { boundedMarkup } from "../../src/utils/bounded-markup";
import { parseJson } from "../../src/utils/json";
import { createLog } from "../../src/utils/log";
import { parseQuery, withoutParameter } from "../../src/utils/query";
import { redact, redactText } from "../../src/utils/redact";
import { safeUrl } from "../../src/utils/url";
import { datePickerDescription } from "../../widgets/date-picker/description";
import { datePickerTexts } from "../../widgets/date-picker/texts";

type Reader = (input: string) => unknown;

const page = new URL("https://sito.example/pagina?action=x");
const silent = createLog(() => "silent");

/** Cookies for a given text in `document.cookie`. */
const cookiesOf = (jar: string) =>
  createCookies({
    jar: { read: () => jar, write: () => undefined },
    url: () => page,
    domain: () => "sito.example",
    log: silent,
    report: () => undefined,
  });

/** All functions that parse untrusted texts with a regular expression or a loop. */
const readers: Readonly<Record<string, Reader>> = {
  "an address": (input) => safeUrl(input, page),
  "an image's address": (input) => safeUrl(`data:image/png;base64,${input}`, page, "image"),
  "a query": (input) => parseQuery(`?${input}`),
  "an address without a parameter": (input) =>
    withoutParameter(new URL(`?${encodeURI(input)}`, page), "action"),
  "a number": (input) => integer().read(input),
  "a day": (input) => civilDate().read(input),
  "a day as text": (input) => isoDate().read(input),
  "a flag": (input) => flag().read(input),
  "a text": (input) => text().read(input),
  "a list": (input) => list().read(input),
  "an attribute's address": (input) => url().read(input),
  "a server": (input) => origin().read(`https://${input}`),
  // Texts below 10 000 characters are not checked, so the text is padded to an equal length.
  "a service's markup": (input) => boundedMarkup(input.padEnd(20_000, "<b a=")),
  JSON: (input) => parseJson(input),
  "a JSON text": (input) => parseJson(JSON.stringify(input)),
  "the cookies": (input) => cookiesOf(`a=1; ${input}`).read("JWT"),
  "a cookie to write": (input) => {
    try {
      cookiesOf("").write("userInfo", input, 60);
    } catch {
      // The cookie writer rejects values with control characters.
    }
  },
  "the userInfo cookie": (input) => parseUserInfo(input),
  "the visitor's address": (input) => firstAddress(input),
  "a line of the log": (input) => redactText(input),
  "details of the log": (input) => redact({ [input]: input, list: [input, new Error(input)] }),
  "an envelope's errors": (input) => readErrorItems({ errors: [{ message: input, code: input }] }),
  "the words of a refusal": (input) => input.search(refusalDefault),
  "a fallback": (input) => renderFallback(datePickerDescription, { linkText: input }),
  "an operator's sentence": (input) =>
    translator(datePickerTexts, "it", { it: { "date-picker.chosen": input } })("chosen", { date: "x" }),
};

/** Patterns that make regular expressions with nested or adjacent quantifiers backtrack. */
const patterns = ["1", "a", " ", "\t", "%", "%2", "&", "=", "&a=", ";", "; JWT", ",", "/", "..", ":", "1:", "@", "a@a.", "-", "a-b_c", "token", "jwt=", "eyJ", "eyJa.", "[", '{"a":', "{", "{a", "\\", '"', "<", "é", "\u0000", "access ", "token is ", 'token="', 'token\\', "token%25"]; // prettier-ignore

const inputs = (length: number): string[] =>
  patterns.flatMap((pattern) => {
    const long = pattern.repeat(Math.ceil(length / pattern.length)).slice(0, length);
    // An ending that does not match makes a regular expression backtrack.
    return [long, `${long}!`];
  });

/** CPU time of this process in ms, for all inputs of a length. */
function cost(read: Reader, length: number): number {
  const texts = inputs(length);
  const once = () => {
    const start = process.cpuUsage();
    texts.forEach(read);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  };
  return Math.min(once(), once());
}

/** CPU time that is always allowed for all inputs of 100 kB together, in ms; about 4 for each. */
const allowedTime = 250;

/**
 * Ten times the text may take ten times as long, plus garbage collection; a hundred times as long is an
 * error.
 */
const maxGrowth = 40;

describe("the time to parse 100 kB (S26)", () => {
  it.each(Object.entries(readers))("is proportional to the length for %s", (_, read) => {
    const short = cost(read, 10_000);
    const long = cost(read, 100_000);
    expect(long < allowedTime || long / short < maxGrowth, `${short} ms, then ${long} ms`).toBe(true);
  });

  it("is not proportional for a quadratic regular expression", () => {
    const quadratic = /^(\d+\.?\d*)$/;
    const read = (length: number) => cost((input) => quadratic.test(input), length);
    expect(read(20_000) / read(2000)).toBeGreaterThan(maxGrowth);
  });
});
