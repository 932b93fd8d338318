import { afterEach, describe, expect, it } from "vitest";
import { keyKinds } from "../../../scripts/build/constants";
import { createConfigStore } from "../../../src/config";
import { bonusDescription } from "../../../src/config/sections/bonus";
import { NotConfigured } from "../../../src/http/call-errors";
import { jsonError, similarBlock } from "../../../src/inspector/configuration";
import {
  configProblems,
  failureOf,
  lacksBonuses,
  pageFindings,
  unknownIds,
} from "../../../src/inspector/findings/page";
import { expectedIn, sentencesIn } from "../../../src/inspector/findings/sentences";
import { createLog } from "../../../src/utils/log";

afterEach(() => {
  document.body.replaceChildren();
});

describe("findings of the configuration", () => {
  it("contain the errors that the store logged, and suggest the correct key for a misspelt one", () => {
    const log = createLog(() => "silent");
    const config = createConfigStore(
      { langage: "it", timeZone: "Europe/Paris", bonus: { orgin: "x", maxQueryParameters: 0 } },
      log,
    );
    config.section("bonus", bonusDescription)();
    log.error(new NotConfigured("bonus.paths.list").message);
    log.error(new NotConfigured("bonus.paths.list").message);
    const problems = configProblems(log.history?.messages ?? [], keyKinds());
    expect(pageFindings({ config: problems }).map(sentencesIn("it"))).toEqual([
      "«langage» non è una chiave: quella giusta è «language».",
      "«timeZone» non vale: serve una fra le parole Europe/Rome, Europe/San_Marino, Europe/Vatican.",
      "«bonus.orgin» non è una chiave: quella giusta è «bonus.origin».",
      "«bonus.maxQueryParameters» non vale: serve un numero intero da 1.",
      "Manca «bonus.paths.list».",
    ]);
  });

  it("mask a key's words that come from the page, but not the library's words", () => {
    const log = createLog(() => "silent");
    const config = createConfigStore(
      { 'Giulia" Rossi': 1, "a.b.c": 1, bonus: { "conto.giulia": 1 }, ["x".repeat(1990)]: 1 },
      log,
    );
    config.section("bonus", bonusDescription)();
    const problems = configProblems(log.history?.messages ?? []);
    const inReport = sentencesIn("it", {}, (text) => `[${text.length}]`);
    expect(pageFindings({ config: problems }).map(inReport)).toEqual([
      "«[13]» non è una chiave.",
      "«[5]» non è una chiave.",
      "«bonus.[12]» non è una chiave.",
    ]);
  });

  it("state the expected values of each key in both languages", () => {
    for (const kind of Object.values(keyKinds())) {
      // The sample of a text is the same in both languages, so it is ignored.
      expect(expectedIn("it", kind).replace(/".*"/, "")).not.toMatch(
        /\b(whole|words|number|date|or|with|texts|such)\b|\{\w+\}/,
      );
      expect(expectedIn("en", kind)).not.toMatch(/\b(un|una|di|parole)\b|\{\w+\}/);
    }
  });
});

describe("the facts that the inspector finds in the log", () => {
  it("explain why code, bonuses or ids are missing", () => {
    const log = [
      "<vetrina-awards> could not be loaded TypeError: Failed to fetch",
      "the bonuses by id could not be read HttpFailure: status 500",
      "<vetrina-bonus-carousel> data-ids: no bonus b1, b2",
      'playtech lobby: no table "t1"',
    ];
    expect(failureOf("vetrina-awards", log)).toBe("Failed to fetch");
    expect(failureOf("vetrina-rules", log)).toBeUndefined();
    expect([lacksBonuses(log), lacksBonuses(["the balance could not be read"])]).toEqual([true, false]);
    expect(unknownIds(["b2", "b", "t1", "t"], log)).toEqual(["b2", "t1"]);
  });
});

describe("the configuration block", () => {
  function writeBlock(text: string, id = "vetrina-config"): void {
    const block = document.createElement("script");
    Object.assign(block, { id, type: "application/json", text });
    document.body.append(block);
  }

  it.each(['{"a": segreto}', '["segreto",]', '{"segreto": 1,}', "{segreto}", "segreto"])(
    "is reported with the browser's error message, but without the block's contents, if it is not valid JSON (%s)",
    (text) => {
      expect(jsonError()).toBeUndefined();
      writeBlock(text);
      expect(jsonError()).toMatch(/^\w/);
      expect(jsonError()).not.toMatch(/egre|position|"/);
    },
  );

  it.each(["vetrina-conf", "vetrina_config", "config-vetrina", "VetrinaConfig"])(
    "is found even if its id is misspelt as %s",
    (id) => {
      writeBlock("{}", "negozio");
      expect(similarBlock()).toBeUndefined();
      writeBlock("{}", id);
      expect(similarBlock()).toBe(id);
      writeBlock("{}");
      expect(similarBlock()).toBeUndefined();
    },
  );
});
