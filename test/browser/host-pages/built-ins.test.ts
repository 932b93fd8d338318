import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { type HostScript, hostScripts } from "../../../sandbox/server/site/host-scripts";
import { publish } from "../bonus/bonuses";
import { card, opensIn, putTable } from "../live-casino/cards";
import { fillAndSend, headerAndModal, headerMarkup, modalMarkup, painted } from "../support/account";
import { useTestSite } from "../support/site";
import { itEach } from "../support/slow-cases";

const site = useTestSite();

const works = hostScripts.filter(({ expected }) => expected === "works");
const reported = hostScripts.flatMap(({ expected, ...script }) =>
  expected === "works" ? [] : [{ ...script, ...expected }],
);

/** Opens a page with elements on which the script ran before the library. */
async function open({ script }: Pick<HostScript, "script">) {
  publish(site, 3);
  putTable(site, "open", opensIn(site, 0));
  putTable(site, "soon", opensIn(site, 3_000_000));
  site.sandbox.page("/test/host", {
    head: ({ nonce }) => `<script nonce="${nonce}">${script}</script>`,
    body: `<main><h1>Prova</h1>${headerMarkup}
      <vetrina-date-picker><span>Scegli una data</span></vetrina-date-picker>
      <vetrina-bonus-carousel data-limit="3">bonus</vetrina-bonus-carousel>
      <div style="max-width: 300px">${card("open")}${card("soon")}</div>${modalMarkup}</main>`,
  });
  const visit = await site.newPage({ viewport: { width: 1280, height: 1400 } });
  // Shorter than the test's own timeout, so that a failure names the step.
  visit.page.setDefaultTimeout(20_000);
  await visit.page.goto(`${site.sandbox.siteUrl}/test/host`);
  return visit;
}

/** Opens the calendar and checks that it has all days of a month. */
async function expectCalendar(page: Page): Promise<void> {
  const picker = page.locator("vetrina-date-picker");
  await picker.getByRole("button").first().click();
  const days = picker.getByRole("gridcell").filter({ hasText: /\d/ });
  await expect.poll(() => days.count()).toBeGreaterThanOrEqual(28);
  await page.keyboard.press("Enter");
  await expect.poll(() => picker.locator('[role="grid"]').count()).toBe(0);
}

/** Scripts that `npm test` runs together on one page, because they do not affect each other. */
const together: readonly string[] = [
  "promise-subclass",
  "instanceof",
  "tracing",
  "polyfills",
  "animation-frame",
  "locks",
  "missing",
  "object-members",
  "broadcast-channel-throws",
];

/** Scripts that replace the same built-ins as others, or replace them in the same way. */
const repeated: readonly string[] = [
  ...together,
  "fetch-method",
  "fetch-headers",
  "fetch-json",
  "fetch-string",
  "fetch-thenable",
  "object-extend",
  "object-text",
  "console-empty",
  "console-error",
  "broadcast-channel",
  "headers",
  "url",
  "map",
  "set",
  "string-methods",
  "object-methods",
  "mutation-observer",
  "object-descriptor",
];

const casesOf = <Script extends { readonly name: string }>(scripts: readonly Script[]) =>
  [
    scripts.filter(({ name }) => !repeated.includes(name)),
    scripts.filter(({ name }) => repeated.includes(name)),
  ] as const;

const none = { name: "none", title: "no script", script: "" };
const several = {
  name: "several",
  title: together.join(", "),
  script: works
    .filter(({ name }) => together.includes(name))
    .map(({ script }) => `{ ${script} }`)
    .join("\n"),
};

describe("a page whose scripts replace built-ins", () => {
  itEach(...casesOf([none, several, ...works]))(
    "shows all elements and allows a login despite built-ins replaced by $name: $title",
    async (script) => {
      const { page, consoleMessages } = await open(script);
      const { header, amount, inState } = headerAndModal(page);
      await inState("logged-out");
      await expectCalendar(page);
      await page.locator("vetrina-bonus-carousel article").nth(2).waitFor();
      await page.locator('vetrina-live-casino-card [role="timer"]').filter({ hasText: /\d/ }).waitFor();
      await page.locator('vetrina-live-casino-card[data-game-id="open"][data-state="ready"]').waitFor();
      await header.getByRole("button").first().click();
      await fillAndSend(page);
      await inState("ready");
      expect(await amount.textContent()).toContain("1.234,50");
      expect(consoleMessages).toEqual({ errors: [], warnings: [] });
    },
  );

  itEach(...casesOf(reported))(
    "logs exactly one error about built-ins replaced by $name: $title",
    async ({ named, fails, ...script }) => {
      const { page, consoleMessages } = await open(script);
      await expect.poll(() => consoleMessages.errors.length).toBeGreaterThan(0);
      for (const name of named) expect(consoleMessages.errors[0]).toContain(name);
      if (fails === "calls") {
        await headerAndModal(page).inState("logged-out");
        await expectCalendar(page);
        await page.locator('vetrina-bonus-carousel[data-state="error"]').waitFor();
      } else {
        await page.locator('vetrina-date-picker[data-state="error"] > span').waitFor();
      }
      await painted(page);
      expect(consoleMessages.errors).toHaveLength(1);
    },
  );
});
