import * as v from "valibot";
// @vitest-environment node
import { describe, expect, it } from "vitest";
import { demoRules } from "../../../sandbox/model/gamification/space/rules";
import { rulesReply, type RuleRoutine } from "../../../src/gamification/protocol/rules";
import { readRuleTree } from "../../../src/gamification/rules/rule-tree";
import { type Language, translator } from "../../../src/i18n/texts";
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
  it("states a short rule completely", () => {
    expect(summaryOf("rule-autunno")).toEqual([
      "Riguarda: giocata.",
      "Vanno soddisfatte tutte le condizioni (2): tipo gioco «live»; puntata almeno 0,50.",
      "Poi: si aggiungono 10 punti.",
    ]);
    expect(summaryOf("rule-autunno", "en")).toEqual([
      "It is about: giocata.",
      "All 2 conditions must be met: tipo gioco “live”; puntata at least 0.50.",
      "Then: 10 points are added.",
    ]);
  });

  it("states a single condition in the singular", () => {
    expect(summaryOf("rule-multiple")).toEqual([
      "Riguarda: scommessa.",
      "Una sola condizione: numero eventi almeno 4.",
      "Poi: si aggiunge un punto.",
    ]);
  });

  it("counts the conditions if a list would be too long", () => {
    expect(summaryOf("rule-operatori")).toEqual(["Riguarda: giocata.", "Basta una delle 6 condizioni."]);
    expect(summaryOf("rule-esploratore")[1]).toBe(
      "Le condizioni sono 5. Vanno soddisfatti tutti questi 3 elementi: una condizione e 2 gruppi di condizioni. " +
        "Che cosa richiede ogni gruppo è indicato sotto.",
    );
    expect(summaryOf("rule-esploratore")[2]).toBe(
      "Poi, in ordine: si aggiungono 20 punti; azione «set level» (livello: «argento», durata: 30).",
    );
  });

  it("distinguishes a single condition from a group, and does not state what a group requires", () => {
    expect(summaryOf("rule-coppa")[1]).toBe(
      "Le condizioni sono 10. Vanno soddisfatti tutti questi 2 elementi: una condizione e un gruppo di condizioni. " +
        "Che cosa richiede ogni gruppo è indicato sotto.",
    );
    expect(summaryOf("rule-coppa", "en")[1]).toBe(
      "There are 10 conditions. All of these 2 parts are needed: one condition and one group of conditions. " +
        "What each group requires is shown below.",
    );
  });

  it("states that one of several groups is sufficient, without counting empty groups", () => {
    const expression = (operand: string) => ({ type: "Expression", operand, operator: "Equals", value: "1" });
    const group = (mustMatchAll: boolean, rules: object[]) => ({ type: "Group", mustMatchAll, rules });
    const two = group(true, [expression("puntata"), expression("vincita")]);
    const [rule] = v.parse(rulesReply, {
      data: [{ rules: group(false, [two, two, group(true, [])]) }],
    }).data;
    if (!rule?.rules) throw new Error("the rule was not read");
    expect(ruleSummary({ rule, tree: readRuleTree(rule.rules) }, "it", translator(rulesTexts, "it"))[0]).toBe(
      "Le condizioni sono 4. Basta soddisfare uno di questi 2 elementi: 2 gruppi di condizioni. " +
        "Che cosa richiede ogni gruppo è indicato sotto.",
    );
  });

  it("states a result as conditional if it belongs to only one part of the rule tree", () => {
    expect(summaryOf("rule-coppa").at(-1)).toBe(
      "A seconda delle condizioni soddisfatte: si aggiungono 5 punti.",
    );
    expect(summaryOf("rule-coppa", "en").at(-1)).toBe(
      "Depending on which conditions are met: 5 points are added.",
    );
  });

  it("states the first of many routines, and the number of the others", () => {
    const then = [1, 2, 3, 4, 5].map((points) => ({
      routine: "AddPoints",
      lineNumber: points,
      arguments: [{ argument: "points", value: String(points), type: "Number", order: 1 }],
    }));
    const [rule] = v.parse(rulesReply, { data: [{ rules: { type: "Group", then } }] }).data;
    if (!rule?.rules) throw new Error("the rule was not read");
    const tree = readRuleTree(rule.rules);
    expect(ruleSummary({ rule, tree }, "it", translator(rulesTexts, "it")).at(-1)).toBe(
      "Poi, in ordine: si aggiunge un punto; si aggiungono 2 punti; si aggiungono 3 punti; altre 2 azioni, indicate sotto.",
    );
  });

  it("states that a rule without an expression has no conditions", () => {
    expect(ruleSummary({ rule: {} as never, tree: undefined }, "it", translator(rulesTexts, "it"))).toEqual([
      "Non ci sono condizioni.",
    ]);
  });
});

describe("the text of a routine", () => {
  const say = translator(rulesTexts, "it");
  const routine = (name: string | undefined, values: readonly string[]): RuleRoutine => ({
    routine: name,
    lineNumber: 1,
    arguments: values.map((value) => ({ argument: "points", value, type: "", order: 1 })),
  });

  it.each([
    ["AddPoints", ["1500"], "si aggiungono 1.500 punti"],
    ["addPoints", ["tutti"], "azione «add points» (points: «tutti»)"],
    ["AddPoints", ["1", "2"], "azione «add points» (points: 1, points: 2)"],
    ["SendMail", [], "azione «send mail»"],
    [undefined, ["x"], "un’azione della piattaforma (points: «x»)"],
  ])("is, for %s with %o, %s", (name, values, text) => {
    expect(routineText(routine(name, values), "it", say)).toBe(text);
  });
});
