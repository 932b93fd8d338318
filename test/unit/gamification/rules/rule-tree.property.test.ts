// @vitest-environment node
import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { rulesReply } from "../../../../src/gamification/protocol/rules";
import {
  conditionsOf,
  maxDepth,
  maxNodes,
  readRuleTree,
  type RuleNode,
} from "../../../../src/gamification/rules/rule-tree";

/** Reads an expression as a reply contains it. */
function readExpression(rules: unknown) {
  const { data } = v.parse(rulesReply, { data: [{ id: "r", rules }] });
  return data[0]?.rules;
}

const odd = fc.oneof(
  fc.constant(null),
  fc.boolean(),
  fc.integer(),
  fc.string(),
  fc.constant([]),
  fc.constant({}),
);

const { expression } = fc.letrec((tie) => ({
  expression: fc.record(
    {
      type: odd,
      mustMatchAll: odd,
      mustEvaluateTo: odd,
      scope: odd,
      operand: odd,
      operator: odd,
      value: odd,
      lineNumber: odd,
      then: fc.oneof(
        odd,
        fc.array(fc.record({ routine: odd, arguments: fc.array(fc.record({ argument: odd, order: odd })) }), {
          maxLength: 3,
        }),
      ),
      rules: fc.oneof({ maxDepth: 6 }, odd, fc.array(tie("expression"), { maxLength: 4 })),
    },
    { requiredKeys: [] },
  ),
}));

const nodesOf = (node: RuleNode): number =>
  1 + node.hidden + node.nodes.reduce((sum, each) => sum + nodesOf(each), 0);
const depthOf = (node: RuleNode): number => 1 + Math.max(0, ...node.nodes.map(depthOf));

interface AnyExpression {
  readonly operand?: unknown;
  readonly operator?: unknown;
  readonly value?: unknown;
  readonly rules: readonly AnyExpression[];
}

const conditionsIn = (item: AnyExpression): number =>
  (item.operand || item.operator || item.value ? 1 : 0) +
  item.rules.reduce((sum, each) => sum + conditionsIn(each), 0);

describe("the tree of a rule from any data of the platform", () => {
  it("contains every condition of the expression", () => {
    fc.assert(
      fc.property(expression, (wire) => {
        const read = readExpression(wire);
        if (!read) return;
        expect(conditionsOf(readRuleTree(read))).toHaveLength(conditionsIn(read));
      }),
    );
  });

  it("is limited in depth, and contains the number of omitted nodes", () => {
    const deep = (depth: number): object =>
      depth === 0 ? { operand: "a", operator: "Equals", value: "1" } : { rules: [deep(depth - 1), deep(0)] };
    const read = readExpression(deep(60));
    const tree = read && readRuleTree(read);
    expect(tree && depthOf(tree)).toBeLessThanOrEqual(maxDepth);
    expect(tree && nodesOf(tree)).toBe(121);
  });

  it("is limited in width, and contains the number of omitted nodes", () => {
    const rules = Array.from({ length: 2000 }, (_, index) => ({ operand: `a${index}`, operator: "=" }));
    const read = readExpression({ mustMatchAll: false, rules });
    const tree = read && readRuleTree(read);
    expect(tree?.nodes).toHaveLength(maxNodes - 1);
    expect(tree?.hidden).toBe(2001 - maxNodes);
  });

  it("contains the number of omitted nodes even for very deep expressions", () => {
    const chain = Array.from({ length: 50_000 }).reduce<object>(
      (below) => ({ operand: "a", rules: [below], then: [] }),
      { operand: "a", rules: [], then: [] },
    );
    const tree = readRuleTree(chain as never);
    expect(nodesOf(tree)).toBe(50_001);
  });
});
