import { describe, expect, it } from "vitest";
import { axeViolations } from "../support/axe";
import { gapiCalls } from "../support/gamification-panels";
import { scrollsSideways } from "../support/layout";
import { inState, openPanel, panelOf } from "../support/panels";
import { useTestSite } from "../support/site";
import { itEach, slow } from "../support/slow-cases";

const site = useTestSite();

const tag = "vetrina-rules";
const markup = `<${tag}>Regole</${tag}>`;
const { card, textOf, openReady } = panelOf(site, tag, markup);

const condition = (index: number) => ({
  type: "Expression",
  scope: "Event",
  operand: `puntataMinima`,
  operator: "GreaterThanEquals",
  value: String(index),
});

/**
 * Returns nested groups. Each group has the same number of conditions and contains the next group; the last
 * group has the rest.
 */
function deepTree(nodes: number, depth: number): object {
  const conditions = depth === 1 ? nodes - 1 : Math.floor((nodes - depth) / depth);
  const rules: object[] = Array.from({ length: conditions }, (_, index) => condition(index));
  if (depth > 1) rules.push(deepTree(nodes - conditions - 1, depth - 1));
  return { type: "Group", mustMatchAll: depth % 2 === 0, rules };
}

function setRules(...trees: readonly object[]) {
  site.sandbox.model.gamification.space.update((state) => ({
    ...state,
    rules: trees.map((rules, index) => ({
      id: `rule-${index}`,
      entityType: "Contest",
      entityId: "con-autunno-1",
      action: "giocata",
      rules,
    })),
  }));
}

describe("the rules (G10)", () => {
  it("are read in two calls, and start with their conditions and consequences as sentences", async () => {
    const { page, consoleMessages } = await openReady();
    expect(await textOf(page, "Torneo d’autunno")).toBe(
      "Torneo d’autunno Riguarda: giocata. " +
        "Vanno soddisfatte tutte le condizioni (2): tipo gioco «live»; puntata almeno 0,50. " +
        "Poi: si aggiungono 10 punti. " +
        "Le condizioni Tutte queste: Tipo gioco «live» Puntata almeno 0,50 Poi: Si aggiungono 10 punti",
    );
    expect(gapiCalls(site).sort()).toEqual(["getContests", "getRules"]);
    expect([consoleMessages.errors, consoleMessages.warnings]).toEqual([[], []]);
  });

  it("show conditions as nested lists in the accessibility tree, and consequences in their order", async () => {
    const { page } = await openReady(`<${tag} data-entity="achievement"></${tag}>`);
    const explorer = card(page, "Esploratore del catalogo");
    expect(await explorer.ariaSnapshot()).toContain(
      [
        "  - list:",
        "    - listitem:",
        '      - paragraph: "Tutte queste:"',
        "      - list:",
        "        - listitem:",
        '          - paragraph: "Almeno una di queste:"',
        "          - list:",
        "            - listitem:",
        "              - paragraph: Tipo gioco uno tra «slot», «bingo»",
      ].join("\n"),
    );
    expect(await textOf(page, "Esploratore del catalogo")).toMatch(
      /Nessuna di queste: Giocata di prova «sì» Annullata presente Poi, in ordine: (1\. )?Si aggiungono 20 punti (2\. )?Azione «set level» \(livello: «argento», durata: 30\)$/,
    );
  });

  it("join their conditions with English operators on an English page", async () => {
    const { page } = await openReady();
    await page.goto(`${page.url()}?language=en`);
    await inState(page, tag, "ready");
    await card(page, "Torneo d’autunno").getByText("All of these:").waitFor();
  });

  itEach([240], [320])("show a readable tree of ten levels and 200 nodes at %d px", async (width) => {
    setRules(deepTree(200, 10));
    const { page } = await openReady(markup, { viewport: { width, height: 800 } });
    const tree = page.locator(tag).locator(".rule-node");
    expect(await tree.count()).toBe(200);
    expect(await scrollsSideways(page)).toBe(false);
    // Even the narrowest line has space for a long word, measured in its own font size.
    const widths = await tree.evaluateAll((nodes) =>
      nodes.map((node) => node.getBoundingClientRect().width / parseFloat(getComputedStyle(node).fontSize)),
    );
    expect(Math.min(...widths)).toBeGreaterThan(width === 240 ? 6 : 10);
    expect(await axeViolations(page)).toEqual([]);
  });

  it("render a tree of ten levels and 200 nodes in less than 50 ms of processor time", async () => {
    setRules(deepTree(200, 10));
    const { page } = await openReady();
    const session = await page.context().newCDPSession(page);
    // Measures the time of the page's thread, which other processes on the machine do not affect.
    await session.send("Performance.enable", { timeDomain: "threadTicks" });
    const taskTime = async () => {
      const { metrics } = await session.send("Performance.getMetrics");
      return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? NaN);
    };
    /**
     * Processor time until a second element shows the list that the first element has already read,
     * milliseconds.
     */
    async function render() {
      const start = await taskTime();
      await page.evaluate((name) => {
        const element = document.createElement(name);
        element.id = "second";
        document.querySelector("main")?.append(element);
      }, tag);
      const second = page.locator("#second");
      await expect.poll(() => second.locator(".rule-node").count()).toBe(200);
      const time = (await taskTime()) - start;
      await second.evaluate((element) => element.remove());
      return time;
    }
    const times: number[] = [];
    for (let round = 0; round < 9; round += 1) times.push(await render());
    expect(Math.min(...times)).toBeLessThan(50);
  });

  it("stay visible if their data is invalid, show the number of omitted conditions, and render no markup", async () => {
    setRules(
      deepTree(2000, 4),
      {
        type: 7,
        rules: "x",
        then: { a: 1 },
        mustMatchAll: "perhaps",
        operand: "<img src=x onerror=window.ran=1>",
      },
      {},
    );
    const { page } = await openReady();
    await page
      .locator(tag)
      .getByText(/^Altre \d+ condizioni non sono mostrate\.$/)
      .first()
      .waitFor();
    await page.locator(tag).getByText("Non ci sono condizioni.").waitFor();
    expect(await page.locator(tag).locator("img, [onerror]").count()).toBe(0);
    expect(await page.evaluate(() => "ran" in window)).toBe(false);
  });

  it("show a message if the list is empty", slow, async () => {
    setRules();
    const { page } = await openPanel(site, markup, "giulia");
    await inState(page, tag, "empty");
    await page.getByText("Al momento non ci sono regole.").waitFor();
  });

  it("are shown, like rewards, to visitors whose token permits the read, but not to restricted players", async () => {
    const rewards = "vetrina-rewards";
    const both = `${markup}<${rewards}>Premi</${rewards}>`;
    const visitor = await openPanel(site, both);
    for (const each of [tag, rewards]) await inState(visitor.page, each, "ready");
    const restricted = await openPanel(site, both, "marco");
    for (const each of [tag, rewards]) await inState(restricted.page, each, "restricted");
    expect(await restricted.page.locator(rewards).getByRole("article").count()).toBe(0);
  });
});
