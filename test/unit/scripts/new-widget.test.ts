import { describe, expect, it } from "vitest";
import { addToList, widgetLists } from "../../../scripts/new-widget/catalogue";
import { readNames, readOwner } from "../../../scripts/new-widget/names";
import { addCall } from "../../../scripts/new-widget/service-templates";

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
    ["class", "Punteggi", "Scores"],
    ["live-scores", 'con "virgolette', "Scores"],
    ["live-scores", "Punteggi", "a\nb"],
    ["live-scores", "Punteggi", "${price}"],
  ])("are rejected with a usage message: %j %j %j", (...args) => {
    expect(() => readNames(args)).toThrow("npm run new-widget -- ");
  });
});

describe("the owner of a new service's values", () => {
  it.each([
    [[], undefined],
    [["--service"], "public"],
    [["--service=player"], "player"],
  ])("is derived from the options %j as %s", (options, owner) => {
    expect(readOwner(["live-scores", "Punteggi", "Scores", ...options])).toBe(owner);
    expect(readNames([...options, "live-scores", "Punteggi", "Scores"]).titleEn).toBe("Scores");
  });

  it.each([["--services"], ["--service=site"], ["--service", "--service=player"]])(
    "is rejected with a usage message if the options are %j",
    (...options) => {
      expect(() => readOwner(["live-scores", ...options])).toThrow("npm run new-widget -- ");
    },
  );
});

describe("the list of simulated service calls", () => {
  const source = `import { endpoint } from "./account/endpoint";

/** Every call of the simulated services. The server and the simulation inside a page both use it. */
export const serviceCalls: Calls = {
  ...bonusCalls,
};
`;
  const names = readNames(["live-scores", "Punteggi", "Scores"]);

  it("receives the public call of a widget", () => {
    const grown = addCall(source, names, "public");
    expect(grown).toContain('const liveScoresCalls: Calls = { "GET /api/live-scores/v1/list": ');
    expect(grown).toContain("  ...bonusCalls,\n  ...liveScoresCalls,\n};");
    expect(grown).not.toContain("forBearer");
  });

  it("receives the calls of two player widgets, but imports the token check only once", () => {
    const grown = addCall(source, names, "player");
    const other = addCall(grown, readNames(["my-bets", "Giocate", "Bets"]), "player");
    expect(other.match(/import \{ forBearer \}/g)).toHaveLength(1);
    expect(other.match(/forBearer\(/g)).toHaveLength(2);
  });

  it("causes an error if it already contains the call or has an unexpected form", () => {
    expect(() => addCall(addCall(source, names, "public"), names, "public")).toThrow("already has");
    expect(() => addCall("export {}", names, "public")).toThrow("expected form");
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

  it("receives one import and one entry for a new widget, in alphabetical order", () => {
    const grown = addToList(source, list, names);
    expect(grown).toContain(
      `${module}";\nimport { liveScores${ending} } from "./live-scores/${module}";\nimport { log`,
    );
    expect(grown).toContain(`[balanceHeader${ending}, liveScores${ending}, loginModal${ending}];`);
    expect(grown).toContain("/** All widgets. */");
  });

  it("causes an error if it already contains the widget or has an unexpected form", () => {
    const listed = readNames(["login-modal", "Accesso", "Login"]);
    expect(() => addToList(source, list, listed)).toThrow("already has loginModal");
    expect(() => addToList("export {}", list, names)).toThrow("expected form");
  });
});
