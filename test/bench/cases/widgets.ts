import { accountPaths, liveCasinoPaths } from "../../../sandbox/model";
import type { Sandbox } from "../../../sandbox/server";
import { cookiesOfPlayer, giveCookies } from "../../browser/support/account";
import { newVisitor } from "../../browser/support/chromium";
import type { Bench, BenchCase, CaseGroup, Contender, Sample } from "../bench";
import { openMeter } from "../measure";

/** Time limit in ms. It is long, because a busy machine is slow. */
const timeout = 120_000;

/** An element whose cost is measured. */
interface Subject {
  readonly name: string;
  readonly tag: string;
  readonly count: number;
  readonly markup: string;
  readonly isPlayer?: boolean;
}

const subjects: readonly Subject[] = [
  {
    name: "live casino cards",
    tag: "vetrina-live-casino-card",
    count: 400,
    markup:
      '<vetrina-live-casino-card data-provider="CasinoGamePT" data-game-id="pt-001" data-network="italia" data-heading="Roulette Roma" data-image="/assets/live-casino/roulette.webp">x</vetrina-live-casino-card>',
  },
  {
    name: "date pickers",
    tag: "vetrina-date-picker",
    count: 400,
    markup: "<vetrina-date-picker>Data</vetrina-date-picker>",
  },
  {
    name: "balance headers",
    tag: "vetrina-balance-header",
    count: 100,
    markup: "<vetrina-balance-header>conto</vetrina-balance-header>",
    isPlayer: true,
  },
];

const pathOf = ({ tag }: Subject) => `/test/widgets/${tag}` as const;

/**
 * Registers a page whose elements overlap in the viewport, because some elements start only near the
 * viewport.
 */
function addPage(sandbox: Sandbox, subject: Subject): void {
  sandbox.page(pathOf(subject), {
    config: false,
    head: ({ accountOrigin }) =>
      `<style>#place > * { position: absolute; inset: 0 auto auto 0; inline-size: 320px; block-size: 320px }</style>
      <script type="application/json" id="vetrina-config">${JSON.stringify({
        account: { origin: accountOrigin, paths: accountPaths },
        liveCasino: {
          playtech: { feedUrl: accountOrigin + liveCasinoPaths.playtechFeed },
          pollIntervalMs: 3_600_000,
        },
      })}</script>`,
    body: `<main><h1>Prova</h1><div id="place"></div></main><template>${subject.markup}</template>`,
  });
}

/** Inserts elements of one kind after a first one, so that code and shared services are not counted. */
async function measure({ browser }: Bench, sandbox: Sandbox, subject: Subject): Promise<Sample> {
  const context = await newVisitor(browser);
  try {
    const page = await context.newPage();
    if (subject.isPlayer) await giveCookies(page, { sandbox }, cookiesOfPlayer({ sandbox }));
    const meter = await openMeter(page);
    await page.goto(sandbox.siteUrl + pathOf(subject));
    const insert = async (count: number, total: number) => {
      await page.evaluate((times) => {
        const template = document.querySelector("template");
        for (let index = 0; index < times && template; index += 1)
          document.querySelector("#place")?.append(document.importNode(template.content, true));
      }, count);
      await page.waitForFunction(
        ([tag, wanted]) => document.querySelectorAll(`${tag}[data-state="ready"]`).length === wanted,
        [subject.tag, total] as const,
        { timeout },
      );
    };
    await insert(2, 2);
    await page.waitForLoadState("networkidle");
    await meter.collectGarbage();
    const before = await meter.read();
    await insert(subject.count, subject.count + 2);
    const during = await meter.read();
    await meter.collectGarbage();
    const after = await meter.read();
    const each = (counter: "heap" | "nodes" | "listeners") =>
      (after[counter] - before[counter]) / subject.count;
    return {
      "heap KB each": each("heap"),
      "script ms": during.script - before.script,
      "main thread ms": during.mainThread - before.mainThread,
      "nodes each": each("nodes"),
      "listeners each": each("listeners"),
    };
  } finally {
    await context.close();
  }
}

function caseOf(bench: Bench, subject: Subject): BenchCase {
  const { before, sandbox: usual, light } = bench.publicSites;
  const builds: readonly (readonly [name: string, sandbox: Sandbox | undefined])[] = [
    ["build of --before", before],
    ["React", usual],
    ["light", light],
  ];
  const built = builds.flatMap(([name, sandbox]) => (sandbox ? [[name, sandbox] as const] : []));
  const missing = built.length < builds.length ? "; builds that are not there are NOT MEASURED" : "";
  return {
    title: `${subject.count} ${subject.name} on the built library`,
    note: `in the window, after two of them that are not counted; heap after garbage collection${missing}`,
    contenders: built.map(([name, sandbox]): Contender => ({
      name,
      measure: () => measure(bench, sandbox, subject),
    })),
  };
}

/** Cost of each element of a kind on a page, in each build. */
export const widgets: CaseGroup = {
  name: "widgets",
  prepare(bench) {
    const { before, sandbox: usual, light } = bench.publicSites;
    for (const sandbox of [before, usual, light])
      for (const subject of subjects) if (sandbox) addPage(sandbox, subject);
    return Promise.resolve(subjects.map((subject) => caseOf(bench, subject)));
  },
};
