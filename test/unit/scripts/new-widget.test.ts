import { describe, expect, it } from "vitest";
import { addToCatalogue } from "../../../scripts/new-widget/catalogue";
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
  ])("rejects %j %j %j and prints the usage", (...args) => {
    expect(() => readNames(args)).toThrow("npm run new-widget -- ");
  });
});

describe("the catalogue", () => {
  const source = `import type { WidgetDefinition } from "../src/definition";
import { balanceHeader } from "./balance-header/definition";
import { loginModal } from "./login-modal/definition";

/** All widgets. */
export const catalogue: readonly WidgetDefinition[] = [
  balanceHeader,
  loginModal,
];
`;
  const names = readNames(["live-scores", "Punteggi", "Scores"]);

  it("gets one import and one entry, in alphabetical order", () => {
    const grown = addToCatalogue(source, names);
    expect(grown).toContain(
      'definition";\nimport { liveScores } from "./live-scores/definition";\nimport { log',
    );
    expect(grown).toContain("[balanceHeader, liveScores, loginModal];");
    expect(grown).toContain("/** All widgets. */");
  });

  it("stays as it is if it already has the widget, or has another form", () => {
    const listed = readNames(["login-modal", "Accesso", "Login"]);
    expect(() => addToCatalogue(source, listed)).toThrow("already has loginModal");
    expect(() => addToCatalogue("export {}", names)).toThrow("expected form");
  });
});
