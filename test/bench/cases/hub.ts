import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import type { Bench, CaseGroup, Sample } from "../bench";
import { openAsPlayer } from "../panels-page";

const dist = new URL("../../../dist/", import.meta.url);

/** Limits of a page with the hub and five panels. */
const limits: Sample = { "library KB br": 160, "script requests": 16, "largest panel KB gz": 6 };

/**
 * Pages on which a link opens the achievements in the hub. Each page also has the five panels in
 * `companions`.
 */
const pages = [
  {
    name: "with what is won",
    path: "/test/hub-of-prizes",
    companions: ["awards", "competitions", "leaderboard", "missions", "notifications"],
  },
  {
    name: "with what is played and read",
    path: "/test/hub-of-games",
    companions: ["messages", "instant-win", "products", "rewards", "rules"],
  },
] as const;

function markupOf(name: string): string {
  const of = name === "leaderboard" ? ' data-competition-id="com-autunno"' : "";
  return `<vetrina-${name}${of}></vetrina-${name}>`;
}

/** Resolves when the hub's section has its data. */
async function waitForSection(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const hub = document.querySelector("vetrina-gamification-hub");
    const section = hub?.shadowRoot?.querySelector<HTMLElement>("vetrina-achievements");
    const state = section?.dataset.state;
    return state !== undefined && state !== "loading";
  });
  await page.waitForLoadState("networkidle");
}

const kilobytes = (content: Buffer) => content.length / 1000;

/** A file of the build by its name. */
function builtFile(name: string) {
  const content = readFileSync(new URL(name === "vetrina.js" ? name : `vetrina/resources/${name}`, dist));
  return {
    name: name === "vetrina.js" ? "loader" : name.replace(/-[0-9a-z]{7}\.js$/, ""),
    gz: kilobytes(gzipSync(content, { level: 9 })),
    br: kilobytes(brotliCompressSync(content)),
  };
}

async function measurePage(bench: Bench, name: string, path: string): Promise<Sample> {
  const { page, traffic, close } = await openAsPlayer(bench, `${path}#vetrina-traguardi`);
  try {
    await waitForSection(page);
    // Chunks that a panel loads after its list also count for the page.
    await page.waitForTimeout(3000);
    const { files } = await traffic();
    const chunks = [...files.keys()].filter((url) => /\/resources\/[^/]+\.js$/.test(url));
    const scripts = ["vetrina.js", ...chunks.map((url) => basename(new URL(url).pathname))].map(builtFile);
    const listed = scripts.toSorted((one, other) => other.br - one.br);
    console.log(`\n${name}, KB br: ${listed.map((file) => `${file.name} ${file.br.toFixed(1)}`).join(", ")}`);
    const panels = scripts.filter((file) => file.name.startsWith("widget-"));
    return {
      "library KB br": scripts.reduce((sum, { br }) => sum + br, 0),
      "script requests": scripts.length,
      "largest panel KB gz": Math.max(...panels.map(({ gz }) => gz)),
    };
  } finally {
    await close();
    bench.sandbox.model.reset();
  }
}

/** Code that a page with the hub and five panels loads, with its limits. */
export const hubCases: CaseGroup = {
  name: "hub",
  async prepare(bench) {
    for (const { path, companions } of pages)
      bench.sandbox.page(path, {
        body: `<main><h1>Prova</h1>${["gamification-hub", ...companions].map(markupOf).join("")}</main>`,
      });
    return [
      {
        title: "The hub's first section and five panels on one page",
        note: "a player's first visit; all scripts with React, each file in brotli 11; the first line is the limit",
        exact: true,
        contenders: [
          { name: "limit", measure: async () => limits },
          ...pages.map(({ name, path }) => ({ name, measure: () => measurePage(bench, name, path) })),
        ],
      },
    ];
  },
};
