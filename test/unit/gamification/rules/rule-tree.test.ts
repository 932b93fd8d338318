// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { RuleExpression, RuleRoutine } from "../../../../src/gamification/protocol/rules";
import { readRuleTree } from "../../../../src/gamification/rules/rule-tree";

const expression = (fields: Partial<RuleExpression> = {}): RuleExpression => ({
  type: undefined,
  mustMatchAll: undefined,
  mustEvaluateTo: undefined,
  scope: undefined,
  operand: undefined,
  operator: undefined,
  value: undefined,
  lineNumber: undefined,
  rules: [],
  then: [],
  ...fields,
});

const routine = (name: string, lineNumber?: number, orders: readonly number[] = []): RuleRoutine => ({
  routine: name,
  lineNumber,
  arguments: orders.map((order) => ({ argument: `a${order}`, value: "", type: "", order })),
});

const condition = expression({ operand: "a", operator: "Equals", value: "1" });

describe("the tree of a rule", () => {
  it.each([
    [true, "all"],
    [false, "any"],
    [undefined, "unknown"],
  ])("has, if mustMatchAll is %s, the value “%s” for `matching`", (mustMatchAll, matching) => {
    expect(readRuleTree(expression({ mustMatchAll, rules: [condition, condition] })).matching).toBe(matching);
  });

  it.each([
    [true, false],
    [false, true],
    [undefined, false],
  ])("is negated only if mustEvaluateTo is false (%s: %s)", (mustEvaluateTo, isNegated) => {
    expect(readRuleTree({ ...condition, mustEvaluateTo }).isNegated).toBe(isNegated);
  });

  it("has routines in the order of their lines, and arguments in their original order", () => {
    const tree = readRuleTree({
      ...condition,
      then: [routine("third", 9), routine("first", 2, [3, 1, 2]), routine("second", 5)],
    });
    expect(tree.routines.map((each) => each.routine)).toEqual(["first", "second", "third"]);
    expect(tree.routines[0]?.arguments.map(({ argument }) => argument)).toEqual(["a1", "a2", "a3"]);
  });

  it("keeps the order of routines if one of them has no line", () => {
    const tree = readRuleTree({ ...condition, then: [routine("b", 9), routine("a"), routine("c", 1)] });
    expect(tree.routines.map((each) => each.routine)).toEqual(["b", "a", "c"]);
  });

  it("leaves out a group of only one node, unless the group is negated or has routines", () => {
    const shell = expression({ mustMatchAll: true, rules: [expression({ rules: [condition] })] });
    expect(readRuleTree(shell).condition?.operand).toBe("a");
    expect(readRuleTree({ ...shell, mustEvaluateTo: false }).condition).toBeUndefined();
    expect(readRuleTree({ ...shell, then: [routine("a")] }).condition).toBeUndefined();
  });

  it("keeps a condition that contains other conditions", () => {
    const tree = readRuleTree({ ...condition, rules: [condition] });
    expect([tree.condition?.operand, tree.nodes.length]).toEqual(["a", 1]);
  });
});
