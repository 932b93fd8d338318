import type { Page } from "playwright-core";
import { bundle } from "../../browser/support/bundle";
import type { Bench, BenchCase, CaseGroup, Sample } from "../bench";
import { costOf, type Meter } from "../measure";
import { forgetTasks, longestTask } from "../page-records";
import { openAsPlayer, type PlayerPage } from "../panels-page";
import type { RuleTreeApi } from "../peers/rules";

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

declare const ruleTree: RuleTreeApi;

const nodeCount = 200;
const depth = 10;

const tag = "vetrina-rules";
const vanillaTag = "vanilla-rules";

type Tree = ReturnType<RuleTreeApi["read"]>;

/** Registers the pages: one whose hidden element reads the rule, and an empty one. */
async function addRulePages({ sandbox }: Bench): Promise<void> {
  const script = await bundle(new URL("../peers/rules/index.ts", import.meta.url), { minify: true });
  sandbox.file("/test/rule-tree.js", { body: script, type: "text/javascript" });
  const head = '<script src="/test/rule-tree.js"></script>';
  const place = '<main><h1>Prova</h1><div id="rules"></div></main>';
  sandbox.page("/test/rules", { head, body: `${place}<div hidden><${tag}></${tag}></div>` });
  sandbox.page("/test/vanilla-rules", { library: false, config: false, head, body: place });
}

/** Nested groups. Each has as many conditions as the others. */
function treeOf(nodes: number, levels: number): object {
  const conditions = levels === 1 ? nodes - 1 : Math.floor((nodes - levels) / levels);
  const rules: object[] = Array.from({ length: conditions }, (_, index) => ({
    type: "Expression",
    scope: "Event",
    operand: "puntata",
    operator: "GreaterThan",
    value: String(index),
  }));
  if (levels > 1) rules.push(treeOf(nodes - conditions - 1, levels - 1));
  return { type: "Group", mustMatchAll: true, rules };
}

/** Replaces the rules of the space by one large rule. */
function setRule({ sandbox }: Bench): void {
  const rules = treeOf(nodeCount, depth);
  sandbox.model.gamification.space.update((state) => ({
    ...state,
    rules: [{ id: "rule", entityType: "Contest", entityId: "con-autunno-1", rules }],
  }));
}

async function withOurs<Result>(bench: Bench, run: (opened: PlayerPage) => Promise<Result>): Promise<Result> {
  setRule(bench);
  const opened = await openAsPlayer(bench, "/test/rules");
  try {
    return await run(opened);
  } finally {
    await opened.close();
    bench.sandbox.model.reset();
  }
}

async function costOfMount(page: Page, meter: Meter, name: string): Promise<Sample> {
  await meter.collectGarbage();
  await forgetTasks(page);
  const before = await meter.read();
  const mounting = await costOf(meter, () =>
    page.evaluate(([each, count]) => ruleTree.mount(each, count), [name, nodeCount] as const),
  );
  const during = await meter.read();
  return {
    "mount ms": mounting,
    "script ms": during.script - before.script,
    "layout ms": during.layout - before.layout,
    "longest task ms": await longestTask(page),
  };
}

/** Takes the tree and the style sheets from our element. */
const readTree = (bench: Bench): Promise<Tree> =>
  withOurs(bench, ({ page }) => page.evaluate((name) => ruleTree.read(name), tag));

/** Mounts an element with the rule, which another element has read before. */
const measureOurTree = (bench: Bench): Promise<Sample> =>
  withOurs(bench, ({ page, meter }) => costOfMount(page, meter, tag));

/** Measures a hand-written element that renders the same tree. */
async function measureVanillaTree(bench: Bench, tree: Tree): Promise<Sample> {
  const { page, meter, close } = await openAsPlayer(bench, "/test/vanilla-rules");
  try {
    await page.evaluate(([name, given]) => ruleTree.define(name, given), [vanillaTag, tree] as const);
    return await costOfMount(page, meter, vanillaTag);
  } finally {
    await close();
  }
}
