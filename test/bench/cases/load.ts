import type { Sandbox } from "../../../sandbox/server";
import { cookiesOfPlayer, giveCookies } from "../../browser/support/account";
import type { Bench, CaseGroup, Contender, Sample } from "../bench";
import { type Conditions, visit } from "../visit";

/** Milliseconds that the long tasks of the load may take beyond 50 ms each. */
const limit = 500;

const slowPhone: Conditions = { title: "CPU ×4", cpuSlowdown: 4 };

const isReady = 'document.querySelector("vetrina-live-casino-lobby")?.dataset.state === "ready"';

/** A first visit of a player to the demo's page with 200 tables. */
async function loadLobby({ browser }: Bench, sandbox: Sandbox): Promise<Sample> {
  const sample = await visit(browser, `${sandbox.siteUrl}/live-casino`, isReady, slowPhone, {
    prepare: (page) => giveCookies(page, { sandbox }, cookiesOfPlayer({ sandbox })),
    viewport: { width: 390, height: 844 },
  });
  return { "blocking ms": sample["blocking ms"] ?? NaN };
}

/** The load of the demo's page with the most elements on a slow phone. */
export const load: CaseGroup = {
  name: "load",
  prepare(bench) {
    const { before, sandbox } = bench.publicSites;
    const older: readonly Contender[] = before
      ? [{ name: "build of --before", measure: () => loadLobby(bench, before) }]
      : [];
    return Promise.resolve([
      {
        title: `The load of the demo's live lobby at 390 px, ${slowPhone.title}`,
        note: "what long tasks take beyond 50 ms each, first visit of a player; the first line is the limit",
        contenders: [
          { name: "limit", measure: () => Promise.resolve({ "blocking ms": limit }) },
          ...older,
          { name: "lobby", measure: () => loadLobby(bench, sandbox) },
        ],
      },
    ]);
  },
};
