import type { Bench, BenchCase, CaseGroup } from "../bench";
import { addRulePages, depth, measureOurTree, measureVanillaTree, nodeCount, readTree } from "../rule-tree";

async function treeCase(bench: Bench): Promise<BenchCase> {
  await addRulePages(bench);
  const tree = await readTree(bench);
  return {
    title: `A rule tree of ${nodeCount} nodes in ${depth} levels: mount`,
    note: "main-thread time until all nodes are drawn; same tree and style sheets; limit 50 ms (G10)",
    contenders: [
      { name: "vanilla", measure: () => measureVanillaTree(bench, tree) },
      { name: "Vetrina", measure: () => measureOurTree(bench) },
    ],
  };
}

/** The rules of the gamification platform. */
export const ruleCases: CaseGroup = {
  name: "rules",
  prepare: async (bench) => [await treeCase(bench)],
};
