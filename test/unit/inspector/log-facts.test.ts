// @vitest-environment node
import { describe, expect, it, vi } from "vitest";
import { createConfigStore } from "../../../src/config";
import { bonusDescription } from "../../../src/config/bonus-description";
import { NotConfigured } from "../../../src/http/not-configured";
import {
  configProblems,
  failureOf,
  linesOfTable,
  lacksBonuses,
  unknownIds,
  unknownTables,
} from "../../../src/inspector/log-facts";
import { count, createLog } from "../../../src/utils/log";

const silent = () => ({ debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() });

describe("the log's history", () => {
  it("keeps warnings and errors without secrets, also those that are not printed", () => {
    const out = silent();
    const log = createLog(() => "silent", out);
    log.info("niente");
    log.warn("prova token=segreto");
    log.error("guasto", new TypeError("Failed to fetch"), { a: 1 });
    expect(log.history?.messages).toEqual(["prova token=[hidden]", "guasto TypeError: Failed to fetch"]);
    expect(out.error).not.toHaveBeenCalled();
  });

  it("is bounded, and counts by name", () => {
    const log = createLog(() => "silent");
    for (let index = 0; index < 500; index += 1) log.warn(`avviso ${index}`);
    expect(log.history?.messages).toHaveLength(100);
    expect(log.history?.messages.at(-1)).toBe("avviso 499");
    count(log, "sent balance");
    count(log, "sent balance");
    expect(log.history?.counts.get("sent balance")).toBe(2);
    const withoutHistory = { ...silent() };
    expect(() => count(withoutHistory, "sent balance")).not.toThrow();
  });
});

describe("the problems of a configuration", () => {
  it("are those that its store has logged, with the right key beside an unknown one", () => {
    const log = createLog(() => "silent");
    const config = createConfigStore(
      { langage: "it", timeZone: "Europe/Paris", bonus: { orgin: "x", queryKeys: 0 } },
      log,
    );
    config.section("bonus", bonusDescription)();
    log.error(new NotConfigured("bonus.paths.list").message);
    log.error(new NotConfigured("bonus.paths.list").message);
    expect(configProblems(log.history?.messages ?? [])).toEqual([
      { problem: "unknown", key: "langage", path: "", right: "language" },
      {
        problem: "wrong",
        key: "timeZone",
        expected: "one of Europe/Rome, Europe/San_Marino, Europe/Vatican",
      },
      { problem: "unknown", key: "bonus.orgin", path: "bonus.", right: "bonus.origin" },
      { problem: "wrong", key: "bonus.queryKeys", expected: "a whole number from 1" },
      { problem: "missing", key: "bonus.paths.list" },
    ]);
  });

  it("keep apart what the page has written in a key and what is the library's", () => {
    const log = createLog(() => "silent");
    const config = createConfigStore(
      { 'Giulia" Rossi': 1, "a.b.c": 1, bonus: { "conto.giulia": 1 }, ["x".repeat(1990)]: 1 },
      log,
    );
    config.section("bonus", bonusDescription)();
    const known = configProblems(log.history?.messages ?? []).map((each) =>
      each.problem === "unknown" ? [each.path, each.key] : each,
    );
    expect(known).toEqual([
      ["", "Giulia_ Rossi"],
      ["", "a_b_c"],
      ["bonus.", "bonus.conto_giulia"],
    ]);
  });

  it("include a block that cannot be read", () => {
    expect(configProblems(["#vetrina-config is not valid JSON; the defaults are used"])).toEqual([
      { problem: "block" },
    ]);
  });
});

describe("what the log says of an element", () => {
  it("is why its chunk failed", () => {
    const log = createLog(() => "silent");
    log.error("<vetrina-awards> could not be loaded; it will be tried again", new Error("x.js: status 404"));
    expect(failureOf("vetrina-awards", log.history?.messages ?? [])).toBe("x.js: status 404");
    expect(failureOf("vetrina-award", log.history?.messages ?? [])).toBeUndefined();
  });

  it("is whether bonuses could not be read, all or those with the ids of an element", () => {
    expect(lacksBonuses(["the bonus list could not be read HttpFailure: network"])).toBe(true);
    expect(lacksBonuses(["the bonuses by id could not be read HttpFailure: status 500"])).toBe(true);
    expect(lacksBonuses(["the balance could not be read", "the bonus list is long"])).toBe(false);
  });

  it("is which ids a service does not know", () => {
    const log = ["<vetrina-bonus-carousel> data-ids: no bonus b1, b2", 'playtech lobby: no table "t1"'];
    expect(unknownIds(["b2", "b", "t1", "t"], log)).toEqual(["b2", "t1"]);
    expect(unknownTables(["b2", "t1", "t"], log)).toEqual(["t1"]);
  });

  it("is which tables the list of a provider and a network does not have", () => {
    const log = ['playtech lobby (network roma): no table "t1"', 'evolution lobby: no table "t2"'];
    const inNetwork = (network: string) => linesOfTable(log, { provider: "playtech", gameId: "t1", network });
    expect(unknownIds(["t1", "t2"], inNetwork("roma"))).toEqual(["t1"]);
    expect(unknownIds(["t1", "t2"], inNetwork("italia"))).toEqual([]);
    const ofEvolution = linesOfTable(log, { provider: "evolution", gameId: "t2" });
    expect(unknownIds(["t1", "t2"], ofEvolution)).toEqual(["t2"]);
  });
});
