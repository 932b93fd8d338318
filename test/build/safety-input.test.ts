import { describe, expect, it } from "vitest";
import { readErrorItems } from "../../src/http";
import { firstAddress } from "../../src/account/ip-address";
import { parseUserInfo } from "../../src/account/user-info";
import { address, civilDate, flag, isoDate, list, number, origin, text } from "../../src/definition";
import { renderFallback } from "../../src/definition/fallback";
import { translator } from "../../src/i18n";
import { createLog } from "../../src/utils/log";
import { parseQuery, withoutParameter } from "../../src/utils/query";
import { safeAddress } from "../../src/utils/url";
import { createCookies } from "../../src/platform/cookies";
import { parseJson } from "../../src/utils/json";
import { redact, redactText } from "../../src/utils/redact";
import { datePicker } from "../../widgets/date-picker/definition";
import { datePickerTexts } from "../../widgets/date-picker/texts";

type Reader = (input: string) => unknown;

const page = new URL("https://sito.example/pagina?action=x");
const silent = createLog(() => "silent");

/** A jar that holds this text, as a browser would give it. */
const cookiesOf = (jar: string) =>
  createCookies({
    jar: { read: () => jar, write: () => undefined },
    address: () => page,
    domain: () => "sito.example",
    log: silent,
    report: () => undefined,
  });

/** Whatever reads texts of strangers with an expression or a loop of its own. */
const readers: Readonly<Record<string, Reader>> = {
  "an address": (input) => safeAddress(input, page),
  "an image's address": (input) => safeAddress(`data:image/png;base64,${input}`, page, "image"),
  "a query": (input) => parseQuery(`?${input}`),
  "an address without a parameter": (input) =>
    withoutParameter(new URL(`?${encodeURI(input)}`, page), "action"),
  "a number": (input) => number().read(input),
  "a day": (input) => civilDate().read(input),
  "a day as text": (input) => isoDate().read(input),
  "a flag": (input) => flag().read(input),
  "a text": (input) => text().read(input),
  "a list": (input) => list().read(input),
  "an attribute's address": (input) => address().read(input),
  "a server": (input) => origin().read(`https://${input}`),
  JSON: (input) => parseJson(input),
  "a JSON text": (input) => parseJson(JSON.stringify(input)),
  "the cookies": (input) => cookiesOf(`a=1; ${input}`).read("JWT"),
  "a cookie to write": (input) => {
    try {
      cookiesOf("").write("userInfo", input, 60);
    } catch {
      // A value with a control character is refused.
    }
  },
  "the userInfo cookie": (input) => parseUserInfo(input),
  "the visitor's address": (input) => firstAddress(input),
  "a line of the log": (input) => redactText(input),
  "details of the log": (input) => redact({ [input]: input, list: [input, new Error(input)] }),
  "an envelope's errors": (input) => readErrorItems({ errors: [{ message: input, code: input }] }),
  "a fallback": (input) => renderFallback(datePicker, { linkText: input }),
  "an operator's sentence": (input) =>
    translator(datePickerTexts, "it", { it: { "date-picker.chosen": input } })("chosen", { date: "x" }),
};

/** What makes an expression with nested or neighbouring quantifiers try again and again. */
const patterns = ["1", "a", " ", "\t", "%", "%2", "&", "=", "&a=", ";", "; JWT", ",", "/", "..", ":", "1:", "@", "a@a.", "-", "a-b_c", "token", "jwt=", "eyJ", "eyJa.", "[", '{"a":', "{", "{a", "\\", '"', "<", "é", "\u0000"]; // prettier-ignore

const inputs = (length: number): string[] =>
  patterns.flatMap((pattern) => {
    const long = pattern.repeat(Math.ceil(length / pattern.length)).slice(0, length);
    // An ending that fits nothing makes an expression take back what it has taken.
    return [long, `${long}!`];
  });

/** Milliseconds of the processor for all inputs of a length: what other processes do does not count. */
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

/** What all inputs of 100 kB together may cost in any case, in milliseconds: 4 each. */
const little = 250;

/** Ten times the text may cost ten times the work, with room for the collector; a hundred times is a fault. */
const maxGrowth = 40;

describe("texts of 100 kB cost in proportion (S26)", () => {
  it.each(Object.entries(readers))("as %s", (_, read) => {
    const short = cost(read, 10_000);
    const long = cost(read, 100_000);
    expect(long < little || long / short < maxGrowth, `${short} ms, then ${long} ms`).toBe(true);
  });

  it("and an expression that does not would be seen", () => {
    const quadratic = /^(\d+\.?\d*)$/;
    const read = (length: number) => cost((input) => quadratic.test(input), length);
    expect(read(20_000) / read(2000)).toBeGreaterThan(maxGrowth);
  });
});
