import { describe, expect, it } from "vitest";
import { addToList, widgetLists } from "../../../scripts/new-widget/catalogue";
import { readNames } from "../../../scripts/new-widget/names";

describe("names of a new widget", () => {
  it("are derived from its folder", () => {
    expect(readNames(["live-scores", "Punteggi", "Scores"])).toEqual({
      folder: "live-scores",
      tag: "vetrina-live-scores",
      definition: "liveScores",
      component: "LiveScores",
      titleIt: "Punteggi",
      titleEn: "Scores",
    });
  });

  it.each([
    [],
    ["live-scores"],
    ["live-scores", "Punteggi"],
    ["Live Scores", "Punteggi", "Scores"],
    ["../escape", "Punteggi", "Scores"],
    ["-scores", "Punteggi", "Scores"],
    ["scores", 'con "virgolette', "Scores"],
    ["scores", "Punteggi", "a\nb"],
  ])("are rejected with the usage: %j %j %j", (...args) => {
    expect(() => readNames(args)).toThrow("npm run new-widget -- ");
  });
});

describe.each(widgetLists)("the list $path", (list) => {
  const { module, ending } = list;
  const source = `import type { Widget } from "../src/x";
import { balanceHeader${ending} } from "./balance-header/${module}";
import { loginModal${ending} } from "./login-modal/${module}";

/** All widgets. */
export const all: readonly Widget[] = [
  balanceHeader${ending},
  loginModal${ending},
];
`;
  const names = readNames(["live-scores", "Punteggi", "Scores"]);

  it("receives one import and one entry, in alphabetical order", () => {
    const grown = addToList(source, list, names);
    expect(grown).toContain(
      `${module}";\nimport { liveScores${ending} } from "./live-scores/${module}";\nimport { log`,
    );
    expect(grown).toContain(`[balanceHeader${ending}, liveScores${ending}, loginModal${ending}];`);
    expect(grown).toContain("/** All widgets. */");
  });

  it("does not change if it already contains the widget or has another form", () => {
    const listed = readNames(["login-modal", "Accesso", "Login"]);
    expect(() => addToList(source, list, listed)).toThrow("already has loginModal");
    expect(() => addToList("export {}", list, names)).toThrow("expected form");
  });
});
