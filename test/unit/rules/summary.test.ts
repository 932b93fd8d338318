// @vitest-environment node
import { describe, expect, it } from "vitest";
import { demoRules } from "../../../sandbox/model/gamification/space/rules";
import { readRuleTree } from "../../../src/gamification/rules/rule-tree";
import { rulesReply, type RuleRoutine } from "../../../src/gamification/schema/rules";
import { type Language, translator } from "../../../src/i18n";
import * as v from "valibot";
import { routineText } from "../../../widgets/rules/routine-text";
import { ruleSummary } from "../../../widgets/rules/summary";
import { rulesTexts } from "../../../widgets/rules/texts";

const { data: rules } = v.parse(rulesReply, { data: demoRules });

function summaryOf(id: string, language: Language = "it") {
  const rule = rules.find((each) => each.id === id);
  if (!rule) throw new Error(`the sandbox has no rule ${id}`);
  return ruleSummary(
    { rule, tree: rule.rules && readRuleTree(rule.rules) },
    language,
    translator(rulesTexts, language),
  );
}

describe("the summary of a rule", () => {
  it("says a short rule whole", () => {
    expect(summaryOf("rule-autunno")).toEqual([
      "Riguarda: giocata.",
      "Servono tutte le condizioni (2): tipo gioco «live»; puntata almeno 0,50.",
      "Poi: si aggiungono 10 punti.",
    ]);
    expect(summaryOf("rule-autunno", "en")).toEqual([
      "It is about: giocata.",
      "All 2 conditions must be met: tipo gioco “live”; puntata at least 0.50.",
      "Then: 10 points are added.",
    ]);
  });

  it("says one condition as one", () => {
    expect(summaryOf("rule-multiple")).toEqual([
      "Riguarda: scommessa.",
      "Serve una condizione: numero eventi almeno 4.",
      "Poi: si aggiunge un punto.",
    ]);
  });

  it("counts what would be too long", () => {
    expect(summaryOf("rule-operatori")).toEqual([
      "Riguarda: giocata.",
      "Basta una delle condizioni: sono 6.",
    ]);
    expect(summaryOf("rule-esploratore")[1]).toBe(
      "Le condizioni sono 5, riunite in 3 parti: servono tutte le parti.",
    );
    expect(summaryOf("rule-esploratore")[2]).toBe(
      "Poi, in ordine: si aggiungono 20 punti; set level (livello: «argento», durata: 30).",
    );
  });

  it("does not promise what depends on a part of the tree", () => {
    expect(summaryOf("rule-coppa").at(-1)).toBe("Poi segue un passaggio, secondo le condizioni.");
  });

  it("says that a rule without an expression has no conditions", () => {
    expect(ruleSummary({ rule: {} as never, tree: undefined }, "it", translator(rulesTexts, "it"))).toEqual([
      "Non ci sono condizioni.",
    ]);
  });
});

describe("a routine", () => {
  const say = translator(rulesTexts, "it");
  const routine = (name: string | undefined, values: readonly string[]): RuleRoutine => ({
    ...{ routine: name, lineNumber: 1 },
    arguments: values.map((value) => ({ argument: "points", value, type: "", order: 1 })),
  });

  it.each([
    ["AddPoints", ["1500"], "si aggiungono 1.500 punti"],
    ["addPoints", ["tutti"], "add points (points: «tutti»)"],
    ["AddPoints", ["1", "2"], "add points (points: 1, points: 2)"],
    ["SendMail", [], "send mail"],
    [undefined, ["x"], "un’azione della piattaforma (points: «x»)"],
  ])("%s %o: %s", (name, values, text) => {
    expect(routineText(routine(name, values), "it", say)).toBe(text);
  });
});
