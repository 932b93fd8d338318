import { describe, expect, it } from "vitest";
import { configDescription } from "../../../src/config/description";
import type { Group } from "../../../src/config/group";
import { sectionDescriptions } from "../../../src/config/sections";
import type { Kind } from "../../../src/definition";
import { unreadAttributes } from "../../../src/inspector/attributes";
import { correctedFacts, correctedMarkup } from "../../../src/inspector/corrections";
import { nearest } from "../../../src/inspector/nearest";
import { expectedIn } from "../../../src/inspector/sentences";
import { bonusCarousel } from "../../../widgets/bonus-carousel/definition";
import { catalogue } from "../../../widgets/catalogue";
import { datePicker } from "../../../widgets/date-picker/definition";
import { liveCasinoCard } from "../../../widgets/live-casino-card/definition";

const fact = (
  written: Readonly<Record<string, string>>,
  definition: (typeof catalogue)[number] = datePicker,
) => correctedFacts(definition, Object.entries(written))[0];

it("attributes that an element does not read are those like none of its own", () => {
  const names = [
    "id",
    "data-minimum",
    "data-mindate",
    "data-min-date",
    "data-demo",
    "data-state",
    "data-cmp-is",
  ];
  const unread = (written: readonly string[]) =>
    unreadAttributes(
      written,
      correctedFacts(
        datePicker,
        written.map((name) => [name, ""] as const),
      ),
    );
  expect(unread(names)).toEqual(["data-minimum", "data-cmp-is"]);
  expect(unread(["data-vetrina-scheme"])).toEqual([]);
});

it("a cut word of a choice is corrected, whatever its capitals", () => {
  expect(fact({ "data-provider": "Evolution" }, liveCasinoCard)?.corrected?.value).toBe("EvolutionGame");
});

describe("the attributes of an element", () => {
  it("are shown as they are read", () => {
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
    ["data-min-date", "21.11.2026", "2026-11-21"],
    ["data-min-date", "2026/1/9", "2026-01-09"],
    ["data-min-date", "domani", undefined],
    ["data-min-date", "31-02-2026", undefined],
    ["data-demo", "loged-in", "logged-in"],
  ])("say what is wrong with %s=%s, and what is right", (name, written, right) => {
    expect(fact({ [name]: written })).toMatchObject({ mistake: "value", written });
    expect(fact({ [name]: written })?.corrected?.value).toBe(right);
  });

  it.each([
    ["200", "100"],
    ["12px", "12"],
    ["tanti", undefined],
  ])("limit a number: %s", (written, right) => {
    const limit = catalogue.find(({ tag }) => tag === "vetrina-awards");
    expect(fact({ "data-limit": written }, limit)?.corrected?.value).toBe(right);
  });

  it("correct an address without https", () => {
    const href = "http://giochi.example/t";
    expect(fact({ "data-href": href }, liveCasinoCard)?.corrected?.value).toBe("https://giochi.example/t");
  });

  it.each(["data-mindate", "min-date", "mindate", "data-min-dat", "data-mn-date"])("recognise %s", (name) => {
    expect(fact({ [name]: "2026-11-21" })).toEqual({
      name,
      written: "2026-11-21",
      mistake: "name",
      corrected: { name: "data-min-date", value: "2026-11-21" },
    });
  });

  it("are one too many if another one has the same meaning", () => {
    const written = { "data-mindate": "1", "min-date": "2", "max-date": "3", "data-max-date": "4" };
    expect(
      correctedFacts(datePicker, Object.entries(written)).map(({ name, corrected, extraOf }) => [
        name,
        corrected?.name ?? extraOf,
        extraOf !== undefined,
      ]),
    ).toEqual([
      ["data-mindate", "data-min-date", false],
      ["min-date", "data-min-date", true],
      ["max-date", "data-max-date", true],
      ["data-max-date", undefined, false],
    ]);
  });

  it.each(["id", "class", "name", "data-state", "data-calm", "data-test", "data-cmp-hook", "aria-label"])(
    "leave %s to the site",
    (name) => {
      for (const definition of catalogue) expect(fact({ [name]: "x" }, definition)).toBeUndefined();
    },
  );
});

describe("the corrected markup", () => {
  const markup = (written: Readonly<Record<string, string>>, missing: readonly string[] = []) => {
    const pairs = Object.entries(written);
    return correctedMarkup(datePicker.tag, pairs, correctedFacts(datePicker, pairs), missing, true);
  };

  it("keeps what is right, corrects what can be, and leaves the rest out", () => {
    const written = {
      id: "dal",
      "data-state": "ready",
      mindate: "21.11.2026",
      "data-max-date": "mai",
      "data-strict-range": "",
      "data-link-text": 'Dal "giorno"',
    };
    expect(markup({ ...written, mindate: "21/11/2026" })).toBe(
      '<vetrina-date-picker id="dal" data-min-date="21/11/2026" data-strict-range data-link-text="Dal &quot;giorno&quot;">',
    );
  });

  it("has an attribute once: of two misspellings the first, and none beside the right name", () => {
    expect(markup({ "data-mindate": "2026-11-01", "min-date": "2026-11-02" })).toBe(
      '<vetrina-date-picker data-min-date="2026-11-01">',
    );
    expect(markup({ mindate: "2026-11-02", "data-min-date": "2026-11-01" })).toBe(
      '<vetrina-date-picker data-min-date="2026-11-01">',
    );
  });

  it("keeps an attribute whose value is misspelt, with the value that is meant", () => {
    const tour = catalogue.find(({ tag }) => tag === "vetrina-tour");
    const written = [
      ["data-start", "atuo"],
      ["data-confirm", "pgae"],
    ] as const;
    const facts = tour ? correctedFacts(tour, written) : [];
    expect(correctedMarkup("vetrina-tour", written, facts, [], false)).toBe(
      '<vetrina-tour data-start="auto" data-confirm="page"></vetrina-tour>',
    );
  });

  it("names the attributes that are missing", () => {
    expect(markup({}, ["data-game-id"])).toBe('<vetrina-date-picker data-game-id="…">');
  });
});

describe("a misspelt tag", () => {
  const tags = catalogue.map(({ tag }) => tag.slice("vetrina-".length));
  it.each([
    ["datepicker", "date-picker"],
    ["login", "login-modal"],
    ["bonus-carusel", "bonus-carousel"],
    ["leader-board", "leaderboard"],
    ["livecasino-card", "live-casino-card"],
    ["award", "awards"],
    ["tuor", "tour"],
    ["ruels", "rules"],
    ["meteo", undefined],
    ["x".repeat(5000), undefined],
  ])("%s is meant to be %s", (written, right) => {
    expect(nearest(written, tags)).toBe(right);
  });
});

describe("what a value must be, in Italian", () => {
  const kindsIn = (group: Group): Kind<unknown>[] =>
    Object.values(group).flatMap((node) =>
      typeof node.read === "function" ? [node as Kind<unknown>] : kindsIn(node as Group),
    );
  const kinds = [
    ...catalogue.flatMap(({ attributes }) => Object.values(attributes)),
    ...kindsIn(configDescription),
    ...Object.values(sectionDescriptions).flatMap(kindsIn),
  ];
  const expectations = [...new Set(kinds.map(({ expected }) => expected))];

  it.each(expectations)("%s", (expected) => {
    const italian = expectedIn("it", expected);
    expect(italian).not.toMatch(/\b(of|whole|words|number|date as|text|or|from|to|texts|like)\b(?!\s*[",])/);
    expect(expectedIn("en", expected)).toBe(expected);
  });
});
