import { describe, expect, it } from "vitest";
import { folderOf } from "../../../distribution/names";
import { addToList, widgetLists } from "../../../scripts/new-widget/catalogue";
import { readNewWidget } from "../../../scripts/new-widget/names";
import { addCall } from "../../../scripts/new-widget/service-templates";
import { checkNames } from "../../../scripts/new-widget/used-names";
import { catalogue } from "../../../widgets/catalogue";

const names = readNewWidget(["live-scores", "Punteggi", "Scores"]).names;

describe("the names of a new widget", () => {
  it("are derived from its folder", () => {
    expect(names).toEqual({
      folder: "live-scores",
      tag: "vetrina-live-scores",
      definition: "liveScores",
      component: "LiveScores",
      titleIt: "Punteggi",
      titleEn: "Scores",
    });
  });

  it("may consist of a single word", () => {
    const { tag, definition, component } = readNewWidget(["jackpots", "Montepremi", "Jackpots"]).names;
    expect([tag, definition, component]).toEqual(["vetrina-jackpots", "jackpots", "Jackpots"]);
  });

  it.each([
    ["The name of the widget is missing", []],
    ["An Italian and an English title", ["live-scores"]],
    ["An Italian and an English title", ["live-scores", "Punteggi"]],
    ["The name must consist of lowercase words", ["Live Scores", "Punteggi", "Scores"]],
    ["The name must consist of lowercase words", ["../escape", "Punteggi", "Scores"]],
    ["The name must consist of lowercase words", ["-scores", "Punteggi", "Scores"]],
    ['The name must not begin with "vetrina-"', ["vetrina-scores", "Punteggi", "Scores"]],
    ["and begin with a letter", ["3d-slots", "Punteggi", "Scores"]],
    ["An Italian and an English title", ["live-scores", 'con "virgolette"', "Scores"]],
    ["An Italian and an English title", ["live-scores", "Punteggi", "a\nb"]],
    ["An Italian and an English title", ["live-scores", "Punteggi", "a\rb"]],
    ["An Italian and an English title", ["live-scores", "Punteggi", "   "]],
    ["An Italian and an English title", ["live-scores", "Punteggi", "${price}"]],
    ["There are too many arguments: player.", ["live-scores", "Punteggi", "Scores", "player"]],
  ])("are rejected with the usage and the message “%s” if the arguments are %j", (message, args) => {
    expect(() => readNewWidget(args)).toThrow(message);
    expect(() => readNewWidget(args)).toThrow("Usage: npm run new-widget -- ");
  });
});

describe("a name that the generated code uses for something else", () => {
  const namesOf = (folder: string) => readNewWidget([folder, "Punteggi", "Scores"]).names;

  it.each([
    "class",
    "eval",
    "catalogue",
    "css",
    "document",
    "options",
    "panel-state",
    "result-list",
    "use-texts",
    "wait-for",
  ])("is rejected: %s", (folder) => {
    expect(() => checkNames(namesOf(folder))).toThrow(`uses the name "${folder}"`);
  });

  it("is not the name of a widget of the project", () => {
    expect(() => catalogue.forEach(({ tag }) => checkNames(namesOf(folderOf(tag))))).not.toThrow();
  });
});

describe("the owner of a new service's values", () => {
  const args = ["live-scores", "Punteggi", "Scores"];

  it.each([
    [[], undefined],
    [["--service"], "public"],
    [["--service=player"], "player"],
  ])("is derived from the options %j as %s", (options, owner) => {
    expect(readNewWidget([...args, ...options]).owner).toBe(owner);
    expect(readNewWidget([...options, ...args])).toEqual({ names, owner });
  });

  it.each([
    ["The option --services is not known.", ["--services"]],
    ["The option --service=site is not known.", ["--service=site"]],
    ["The option --service is possible only once.", ["--service", "--service=player"]],
  ])("is rejected with the message “%s” if the options are %j", (message, options) => {
    expect(() => readNewWidget([...args, ...options])).toThrow(message);
  });

  it("is rejected if npm has read the option, because it was written before --", () => {
    const environment = { npm_config_service: "true" };
    expect(() => readNewWidget(args, environment)).toThrow("Write -- before the name");
  });
});

describe("the list of simulated service calls", () => {
  const source = `import { endpoint } from "./account/endpoint";

/** Every call of the simulated services. The server and the simulation inside a page both use it. */
export const serviceCalls: Calls = {
  ...bonusCalls,
};
`;

  it("receives the public call of a widget", () => {
    const grown = addCall(source, names, "public");
    expect(grown).toContain('const liveScoresCalls: Calls = { "GET /api/live-scores/v1/list": ');
    expect(grown).toContain("  ...bonusCalls,\n  ...liveScoresCalls,\n};");
    expect(grown).not.toContain("forBearer");
  });

  it("receives the calls of two player widgets, but imports the token check only once", () => {
    const grown = addCall(source, names, "player");
    const other = addCall(grown, readNewWidget(["my-bets", "Giocate", "Bets"]).names, "player");
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

  it("receives one import and one entry for a new widget, in alphabetical order", () => {
    const grown = addToList(source, list, names);
    expect(grown).toContain(
      `${module}";\nimport { liveScores${ending} } from "./live-scores/${module}";\nimport { log`,
    );
    expect(grown).toContain(`[balanceHeader${ending}, liveScores${ending}, loginModal${ending}];`);
    expect(grown).toContain("/** All widgets. */");
  });

  it("causes an error if it already contains the widget or has an unexpected form", () => {
    const listed = readNewWidget(["login-modal", "Accesso", "Login"]).names;
    expect(() => addToList(source, list, listed)).toThrow("already has loginModal");
    expect(() => addToList("export {}", list, names)).toThrow("expected form");
  });
});
