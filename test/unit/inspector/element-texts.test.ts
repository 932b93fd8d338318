// @vitest-environment node
import { describe, expect, it } from "vitest";
import { translator } from "../../../src/i18n";
import { attributeFacts } from "../../../src/inspector/attributes";
import { attributeText } from "../../../src/inspector/element-texts";
import { pageLabels } from "../../../src/inspector/page-labels";
import { wordsIn } from "../../../src/inspector/words";
import { awards } from "../../../widgets/awards/definition";
import { datePicker } from "../../../widgets/date-picker/definition";

const words = { ...wordsIn("it"), sayPage: translator(pageLabels, "it") };
const textOf = (
  name: string,
  written: string,
  definition: Parameters<typeof attributeFacts>[0] = datePicker,
) => attributeFacts(definition, [[name, written]]).map((fact) => attributeText(fact, words))[0];

describe("the value that is used in place of a wrong one", () => {
  it.each([
    [
      "a demonstration",
      "data-demo",
      "loggedin",
      /^non vale: serve una fra le parole logged-out, .*; conta «logged-out»$/,
    ],
    ["a flag", "data-strict-range", "no", /^non vale: serve true o false; conta «true»$/],
    [
      "a date without a default",
      "data-min-date",
      "mai",
      /^non vale: serve una data .*; è come se non ci fosse$/,
    ],
  ])("of %s is said", (_, name, written, text) => {
    expect(textOf(name, written)).toMatch(text);
  });

  it("is the default, where there is one", () => {
    expect(textOf("data-limit", "tanti", awards)).toMatch(/; conta «\d+»$/);
  });
});
