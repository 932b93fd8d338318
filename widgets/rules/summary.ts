import { readableName } from "../../src/gamification/entities/readable-name";
import type { RuleItem } from "../../src/gamification/rules/queries";
import { conditionsOf, type RuleNode, routinesOf } from "../../src/gamification/rules/rule-tree";
import type { Language } from "../../src/i18n/texts";
import { conditionText } from "./condition-text";
import { routineText } from "./routine-text";
import type { SayRules } from "./texts";

/** Maximum number of conditions or routines in one sentence, because a longer sentence cannot be read. */
const maxListed = 3;

const isLeaf = ({ nodes, hidden }: RuleNode) => nodes.length === 0 && hidden === 0;

/** True if the tree is one list of conditions, or one condition. */
const isFlat = (tree: RuleNode) =>
  isLeaf(tree) ||
  (!tree.condition &&
    !tree.isNegated &&
    tree.hidden === 0 &&
    tree.nodes.every((node) => isLeaf(node) && node.condition));

/**
 * The single conditions and the groups of the first level, as text. Groups have their own rules, so the text
 * does not claim that a group must be met as a whole.
 *
 * @returns undefined if the parts do not describe the tree fully
 */
function partsOf(
  tree: RuleNode,
  say: SayRules,
): { readonly count: number; readonly list: string } | undefined {
  const parts = tree.nodes.filter((node) => conditionsOf(node).length > 0);
  const count = parts.length;
  if (count < 2 || tree.condition || tree.isNegated || tree.hidden > 0) return undefined;
  const single = parts.filter(isLeaf).length;
  const list = [
    single > 0 && say("partsSingle", { count: single }),
    count > single && say("partsGroups", { count: count - single }),
  ];
  return { count, list: list.filter(Boolean).join(say("and")) };
}

function conditionsSentence(tree: RuleNode, language: Language, say: SayRules): string {
  const nodes = conditionsOf(tree);
  const count = nodes.length;
  if (count === 0) return say("noConditions");
  const matching = tree.matching === "any" ? "any" : "all";
  if (tree.matching === "unknown" && count > 1) return say("many", { count });
  if (!isFlat(tree)) {
    const total = say("many", { count });
    const parts = partsOf(tree, say);
    return parts ? `${total} ${say(`parts${matching}`, parts)} ${say("inParts")}` : total;
  }
  if (count > maxListed) return say(`many${matching}`, { count });
  const list = nodes
    .map(({ condition, isNegated }) => condition && conditionText(condition, isNegated, language, say))
    .join("; ");
  return say(`conditions${matching}`, { count, list });
}

function routinesSentence(tree: RuleNode, language: Language, say: SayRules): string | undefined {
  const routines = routinesOf(tree);
  const count = routines.length;
  if (count === 0) return undefined;
  const list = routines.slice(0, maxListed).map((routine) => routineText(routine, language, say));
  if (count > maxListed) list.push(say("thenMore", { count: count - maxListed }));
  // Routines inside a tree depend on their own part of the tree, which only the tree shows.
  const words = count > tree.routines.length ? "thenPart" : "then";
  return say(words, { count, list: list.join("; ") });
}

/** A rule in plain sentences: its subject, its conditions, its consequences. The tree below contains the details. */
export function ruleSummary(
  { rule: { action }, tree }: Pick<RuleItem, "rule" | "tree">,
  language: Language,
  say: SayRules,
): readonly string[] {
  const about = readableName(action);
  return [
    about && say("action", { action: about }),
    tree ? conditionsSentence(tree, language, say) : say("noConditions"),
    tree && routinesSentence(tree, language, say),
  ].filter((sentence): sentence is string => !!sentence);
}

/** True if the tree contains more than the summary. */
export const needsTree = (tree: RuleNode): boolean =>
  !isFlat(tree) || conditionsOf(tree).length > 1 || routinesOf(tree).length > 1;
