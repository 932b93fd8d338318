import MagicString from "magic-string";
import type { Plugin } from "rollup";
import { type Node, nodesIn } from "./syntax";

/*
 * Our code asks for the offset of one of three named zones. The build leaves out the reading of offsets such as
 * `+02:00`, the check of the name, and what is for browsers without `formatToParts` or `hourCycle`.
 */

interface Changes {
  /** The beginnings of statements that are left out. */
  readonly leftOut: readonly string[];
  /** Text → what takes its place. */
  readonly replaced: Readonly<Record<string, string>>;
}

const changes: Readonly<Record<string, Changes>> = {
  "tzParseTimezone/index.js": {
    leftOut: [
      "const MILLISECONDS_IN_HOUR",
      "const MILLISECONDS_IN_MINUTE",
      "const patterns",
      "if (!timezoneString)",
      "let token",
      "token = ",
      "if (token)",
      "let hours",
      "let absoluteOffset",
      "function validateTimezone",
      "const validIANATimezoneCache",
      "function isValidTimezoneIANAString",
    ],
    replaced: { "if (isValidTimezoneIANAString(timezoneString))": "if (true)" },
  },
  "tzTokenizeDate/index.js": {
    leftOut: ["function hackyOffset", "const testDateFormatted"],
    replaced: {
      "'formatToParts' in dtf ? partsOffset(dtf, date) : hackyOffset(dtf, date)": "partsOffset(dtf, date)",
      "const hourCycleSupported = ": "const hourCycleSupported = true || ",
    },
  },
};

function leaveOut(node: Node, beginnings: readonly string[], code: string, output: MagicString): string[] {
  return nodesIn(node).flatMap((child) => {
    const text = code.slice(child.start, child.end);
    const beginning = /Statement|Declaration/.test(child.type)
      ? beginnings.find((each) => text.startsWith(each))
      : undefined;
    if (beginning === undefined) return leaveOut(child, beginnings, code, output);
    output.remove(child.start, child.end);
    return [beginning];
  });
}

/** Leaves out what no call needs of date-fns-tz. A bundler keeps all of a function. */
export const leanDateFnsTz = (): Plugin => ({
  name: "lean-date-fns-tz",
  transform(code, id) {
    const [file = ""] = /[^/]+\/index\.js$/.exec(id.split("/date-fns-tz/dist/esm/_lib/")[1] ?? "") ?? [];
    const change = changes[file];
    if (!change) return null;
    const { leftOut, replaced } = change;
    const output = new MagicString(code);
    const found = leaveOut(this.parse(code) as unknown as Node, leftOut, code, output);
    const missing =
      leftOut.find((each) => !found.includes(each)) ??
      Object.keys(replaced).find((each) => !code.includes(each));
    if (missing) throw new Error(`date-fns-tz has no "${missing}" any more: adapt lean-date-fns-tz.ts`);
    for (const [text, replacement] of Object.entries(replaced)) output.replace(text, replacement);
    return { code: output.toString(), map: output.generateMap({ hires: true }) };
  },
});
