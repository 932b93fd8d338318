import { describe, expect, it } from "vitest";
import { labelsFrom } from "../../../src/description";
import { descriptions } from "../../../widgets/descriptions";

const choices = descriptions.flatMap(({ tag, attributes, items }) =>
  [...Object.entries(attributes), ...Object.entries(items?.attributes ?? {})].flatMap(([field, kind]) =>
    kind.type === "choice" || kind.choiceLabels ? [{ tag, field, kind }] : [],
  ),
);

describe("the choices of attributes", () => {
  it("number more than ten", () => {
    expect(choices.length).toBeGreaterThan(10);
  });

  it.each(choices)("have distinct labels, in each language, for $tag $field", ({ kind }) => {
    const labels = (kind.choices ?? Object.keys(kind.choiceLabels ?? {})).map(
      (choice) => kind.choiceLabels?.[choice],
    );
    for (const language of ["it", "en"] as const) {
      const words = labels.map((label) => label?.[language] ?? "");
      expect(words).not.toContain("");
      expect(new Set(words).size).toBe(words.length);
    }
  });

  it("cause a TypeError if a text is missing", () => {
    const texts = { it: { oneA: "Uno" }, en: { oneA: "One" } };
    expect(labelsFrom(texts, ["A"], "one")).toEqual({ A: { it: "Uno", en: "One" } });
    expect(() => labelsFrom(texts, ["A", "B"], "one")).toThrow(new TypeError("no text for B"));
  });
});
