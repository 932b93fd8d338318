import { describe, expect, it } from "vitest";
import { attributeFacts, correctedMarkup } from "../../../src/inspector/findings/attributes";
import { bonusCarousel } from "../../../widgets/bonus-carousel/definition";
import { catalogue } from "../../../widgets/catalogue";
import { datePicker } from "../../../widgets/date-picker/definition";
import { liveCasinoCard } from "../../../widgets/live-casino-card/definition";

type Definition = Parameters<typeof attributeFacts>[0];
type Written = Readonly<Record<string, string>>;

const facts = (written: Written, definition: Definition = datePicker) =>
  attributeFacts(definition, new Map(Object.entries(written)));
const fact = (written: Written, definition?: Definition) => facts(written, definition)[0];

const definitionOf = (tag: string) => catalogue.find((each) => each.tag === tag);

describe("the attributes of an inspected element", () => {
  it("are shown with their written and parsed values", () => {
    expect(fact({ "data-min-date": "21/11/2026" })).toEqual({
      name: "data-min-date",
      written: "21/11/2026",
      value: "2026-11-21",
    });
    expect(fact({ "data-strict-range": "" })?.value).toBe("true");
    expect(fact({ "data-ids": "a , b" }, bonusCarousel)?.value).toBe("a, b");
    expect(fact({ "data-demo": "logged-in" })?.value).toBe("logged-in");
  });

  it.each([
    ["data-min-date", "21.11.2026", "2026-11-21", datePicker],
    ["data-min-date", "2026/1/9", "2026-01-09", datePicker],
    ["data-min-date", "domani", undefined, datePicker],
    ["data-demo", "loged-in", "logged-in", datePicker],
    ["data-provider", "Evolution", "EvolutionGame", liveCasinoCard],
    ["data-href", "http://giochi.example/t", "https://giochi.example/t", liveCasinoCard],
    ["data-limit", "200", "100", definitionOf("vetrina-awards")],
    ["data-limit", "12px", "12", definitionOf("vetrina-awards")],
    ["data-limit", "tanti", undefined, definitionOf("vetrina-awards")],
  ])("include the wrong value in %s=%s, with the correction %s", (name, written, right, definition) => {
    expect(fact({ [name]: written }, definition)).toMatchObject({ mistake: "value", written });
    expect(fact({ [name]: written }, definition)?.right?.value).toBe(right);
  });

  it.each(["data-mindate", "min-date", "mindate", "data-min-dat", "data-mn-date"])(
    "include a correction for the misspelt name %s",
    (name) => {
      expect(fact({ [name]: "2026-11-21" })).toEqual({
        name,
        written: "2026-11-21",
        mistake: "name",
        right: { name: "data-min-date", value: "2026-11-21" },
      });
    },
  );

  it("are reported as superfluous if another attribute has the same meaning", () => {
    const written = { "data-mindate": "1", "min-date": "2", "max-date": "3", "data-max-date": "4" };
    expect(facts(written).map(({ name, isExtra }) => [name, isExtra ?? false])).toEqual([
      ["data-mindate", false],
      ["min-date", true],
      ["max-date", true],
      ["data-max-date", false],
    ]);
  });

  it.each(["id", "class", "name", "data-state", "data-calm", "data-cmp-hook", "aria-label"])(
    "do not include %s, which belongs to the site",
    (name) => {
      for (const definition of catalogue) expect(fact({ [name]: "x" }, definition)).toBeUndefined();
    },
  );
});

describe("the corrected markup", () => {
  const markup = (written: Written, missing: readonly string[] = []) =>
    correctedMarkup(datePicker.tag, new Map(Object.entries(written)), facts(written), missing, true);

  it("keeps correct attributes, corrects others if possible, and leaves out the rest", () => {
    const written = {
      id: "dal",
      "data-state": "ready",
      mindate: "21/11/2026",
      "data-max-date": "mai",
      "data-strict-range": "",
      "data-link-text": 'Dal "giorno"',
    };
    expect(markup(written)).toBe(
      '<vetrina-date-picker id="dal" data-min-date="21/11/2026" data-strict-range data-link-text="Dal &quot;giorno&quot;">',
    );
  });

  it("contains each attribute only once, and includes missing attributes", () => {
    const twice = { "data-mindate": "2026-11-01", "min-date": "2026-11-02" };
    expect(markup(twice)).toBe('<vetrina-date-picker data-min-date="2026-11-01">');
    expect(markup({ mindate: "2026-11-02", "data-min-date": "2026-11-01" })).toBe(
      '<vetrina-date-picker data-min-date="2026-11-01">',
    );
    expect(markup({}, ["data-game-id"])).toBe('<vetrina-date-picker data-game-id="…">');
  });
});
