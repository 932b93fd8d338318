// @vitest-environment node
import { describe, expect, it } from "vitest";
import { examplesIn } from "../../../clientlibs/docs/sample-texts";
import { descriptions } from "../../../widgets/descriptions";
import { codeOf } from "../../support/unescaped-markup";
import { files } from "./docs-files";

const page = (path: string) => files.get(path) ?? "";

describe("the texts of the samples", () => {
  /** Ids, games, tables and numbers are the same in every language. */
  const isName = (text: string) =>
    /^[a-z0-9., -]*$/.test(text) || /^(Roulette|Blackjack)\b/.test(text) || /^(pt|evo|SGAD)-/.test(text);

  it.each(descriptions)("are English on the English pages: $tag", (definition) => {
    const textsOf = (language: "it" | "en") =>
      examplesIn(definition, language).flatMap(({ attributes = {}, items = [] }) => [
        ...Object.entries(attributes).flatMap(([field, text]) =>
          definition.attributes[field]?.type === "text" ? [text] : [],
        ),
        ...items.flatMap((item) => Object.values(item)),
      ]);
    const english = textsOf("en");
    const same = textsOf("it").filter((text, index) => text === english[index] && !isName(text));
    expect(same).toEqual([]);
  });

  it("reach the first page that a reader writes", () => {
    expect(codeOf(page("html.html"))).toContain('data-link-text="Dal giorno"');
    expect(codeOf(page("en/html.html"))).toContain('data-link-text="From the day"');
  });
});
