import { describe, expect, it } from "vitest";
import { type DescribedGroup, describedConfiguration } from "../../../src/config/help";

/** Paths of the number keys, each with whether its help text mentions milliseconds. */
const numbersOf = (group: DescribedGroup, path = ""): [string, boolean][] =>
  Object.entries(group).flatMap(([key, node]): [string, boolean][] => {
    if (typeof node.read !== "function") return numbersOf(node as DescribedGroup, `${path}${key}.`);
    const { type, help } = node as Extract<typeof node, { help: unknown }>;
    const { it: italian, en: english } = help as { it: string; en: string };
    return type === "number"
      ? [[path + key, /millisecondi/.test(italian) || /milliseconds/.test(english)]]
      : [];
  });

const numbers = numbersOf(describedConfiguration);

describe("number keys of the configuration", () => {
  it("include durations of each section that has a time limit", () => {
    const durations = numbers.filter(([, isDuration]) => isDuration).map(([path]) => path);
    expect(durations).toEqual(
      expect.arrayContaining(["account.timeoutMs", "botCheck.timeoutMs", "tour.waitForMs"]),
    );
  });

  it.each(numbers)(
    "include `Ms` at the end of %s if and only if the help mentions milliseconds (%s)",
    (path, isDuration) => {
      expect(path.endsWith("Ms")).toBe(isDuration);
    },
  );
});
