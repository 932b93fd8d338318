import { existsSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { createSandbox } from "../../sandbox/server";
import { readOptions } from "../../scripts/bench-options.mjs";
import { launchChromium } from "../browser/support/chromium";
import { type CaseGroup, publicHost, type Sites } from "./bench";
import { arrival } from "./cases/arrival";
import { bonus } from "./cases/bonus";
import { bytes } from "./cases/bytes";
import { cards } from "./cases/cards";
import { counting } from "./cases/counting";
import { hubCases } from "./cases/hub";
import { load } from "./cases/load";
import { messageCases } from "./cases/messages";
import { messagingCases } from "./cases/messaging";
import { mount } from "./cases/mount";
import { page } from "./cases/page";
import { panelCases } from "./cases/panels";
import { pressCases } from "./cases/presses";
import { revealCases } from "./cases/reveal";
import { ruleCases } from "./cases/rules";
import { widgets } from "./cases/widgets";
import { serveCompressed } from "./compressed";
import { runRounds } from "./measure";
import { describe, type Measured, printTable, writeResults } from "./report";

/** All cases. A new case needs a file and a line here. */
const groups: readonly CaseGroup[] = [
  bytes,
  page,
  load,
  mount,
  cards,
  counting,
  bonus,
  arrival,
  messageCases,
  messagingCases,
  panelCases,
  hubCases,
  pressCases,
  revealCases,
  ruleCases,
  widgets,
];

const { rounds, only, before } = readOptions();
const chosen = groups.filter(({ name }) => only.includes(name));

const lightDist = fileURLToPath(new URL("../../dist/light", import.meta.url));

/** @param siteHost host name of the demo sites */
async function openSites(siteHost: string): Promise<Sites> {
  const open = (distDir?: string) =>
    createSandbox({ port: 0, quiet: true, siteHost, ...(distDir && { distDir }) });
  return {
    sandbox: await open(),
    light: existsSync(`${lightDist}/vetrina.js`) ? await open(lightDist) : undefined,
    before: before ? await open(resolve(before)) : undefined,
  };
}

const sites = await openSites("localhost");
const publicSites = await openSites(publicHost);
const { sandbox, light } = sites;
const [delivery, lightDelivery, browser] = await Promise.all([
  serveCompressed(sandbox),
  light && serveCompressed(light),
  launchChromium(),
]);
const bench = {
  ...sites,
  browser,
  publicSites,
  siteUrl: delivery.url,
  lightUrl: lightDelivery?.url,
};
const measured: Measured[] = [];
try {
  for (const group of chosen) {
    for (const benchCase of await group.prepare(bench)) {
      const samples = await runRounds(benchCase, rounds, (round) =>
        process.stderr.write(`\r${benchCase.title}: round ${round} of ${benchCase.exact ? 1 : rounds} `),
      );
      process.stderr.write("\r\u001b[K");
      const result = describe(group.name, benchCase, samples);
      measured.push(result);
      printTable(result);
    }
  }
  const environment = {
    chromium: browser.version(),
    node: process.version,
    cpu: `${cpus().length} × ${cpus()[0]?.model ?? "unknown"}`,
    load: loadavg(),
    rounds,
  };
  console.log(`\n${writeResults(environment, measured)}`);
} finally {
  await browser.close();
  delivery.close();
  lightDelivery?.close();
  for (const each of [sites, publicSites].flatMap((all) => [all.sandbox, all.light, all.before]))
    await each?.close();
}
