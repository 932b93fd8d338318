import type { RuleExpression, RuleRoutine } from "../protocol/rules";

/** Comparison of an operand with a value. */
export interface RuleCondition {
  /** The scope of the operand, such as `Event`. */
  readonly scope: string | undefined;
  readonly operand: string | undefined;
  readonly operator: string | undefined;
  readonly value: string | undefined;
}

/**
 * How many of a node's parts must be met. `unknown`: the platform did not send `mustMatchAll`, and no default
 * is assumed.
 */
export type RuleMatching = "all" | "any" | "unknown";

/** A node of a rule: a condition, other nodes, or both. */
export interface RuleNode {
  readonly condition: RuleCondition | undefined;
  readonly matching: RuleMatching;
  /** True if the node must not be met. */
  readonly isNegated: boolean;
  readonly nodes: readonly RuleNode[];
  /** Actions that follow, in order, when the node is met. */
  readonly routines: readonly RuleRoutine[];
  /** The number of nodes below this one that are left out. */
  readonly hidden: number;
}

/** Maximum number of nodes of a tree. Nobody reads more, and a larger tree probably results from a fault. */
export const maxNodes = 500;
export const maxDepth = 16;

/**
 * Reads the expression of a rule as a tree to show. The tree is cut after 500 nodes and 16 levels. A group
 * that contains only one node and adds nothing is replaced by that node.
 */
export function readRuleTree(expression: RuleExpression): RuleNode {
  let left = maxNodes;

  function readNode({ rules, then, ...flat }: RuleExpression, depth: number): RuleNode {
    left -= 1;
    const nodes: RuleNode[] = [];
    let hidden = 0;
    for (const rule of rules) {
      if (left > 0 && depth < maxDepth) nodes.push(readNode(rule, depth + 1));
      else hidden += countOf(rule);
    }
    return withoutShell({
      condition: conditionOf(flat),
      matching: matchingOf(flat.mustMatchAll),
      isNegated: flat.mustEvaluateTo === false,
      nodes,
      hidden,
      routines: ordered(then),
    });
  }

  return readNode(expression, 1);
}

const matchingOf = (mustMatchAll: boolean | undefined): RuleMatching =>
  mustMatchAll === undefined ? "unknown" : mustMatchAll ? "all" : "any";

function conditionOf({
  scope,
  operand,
  operator,
  value,
}: Pick<RuleExpression, "scope" | "operand" | "operator" | "value">): RuleCondition | undefined {
  return operand || operator || value ? { scope, operand, operator, value } : undefined;
}

function withoutShell(node: RuleNode): RuleNode {
  const { condition, isNegated, nodes, routines, hidden } = node;
  const [only] = nodes;
  const isShell = !condition && !isNegated && routines.length === 0 && hidden === 0 && nodes.length === 1;
  return isShell && only ? only : node;
}

/** Counts without recursion, because a faulty tree may be deeper than the stack. */
function countOf(expression: RuleExpression): number {
  const open = [expression];
  let count = 0;
  for (let next = open.pop(); next; next = open.pop()) {
    count += 1;
    for (const rule of next.rules) open.push(rule);
  }
  return count;
}

/** Sorts routines by line if all have one, otherwise keeps their order. Arguments are sorted by their `order`. */
function ordered(routines: readonly RuleRoutine[]): readonly RuleRoutine[] {
  const haveLines = routines.every(({ lineNumber }) => lineNumber !== undefined);
  const sorted = haveLines ? routines.toSorted((one, other) => lineOf(one) - lineOf(other)) : routines;
  return sorted.map((routine) => ({
    ...routine,
    arguments: routine.arguments.toSorted((one, other) => (one.order ?? 0) - (other.order ?? 0)),
  }));
}

const lineOf = ({ lineNumber = 0 }: RuleRoutine) => lineNumber;

/** All nodes of a tree that have a condition, in reading order. */
export const conditionsOf = (node: RuleNode): readonly RuleNode[] => [
  ...(node.condition ? [node] : []),
  ...node.nodes.flatMap(conditionsOf),
];

/** All routines of a tree, in reading order. */
export const routinesOf = (node: RuleNode): readonly RuleRoutine[] => [
  ...node.nodes.flatMap(routinesOf),
  ...node.routines,
];
