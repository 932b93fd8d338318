import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { botCheckPaths, type Fault } from "../../../sandbox/model";
import { botChecks } from "../../../sandbox/server/site/bot-check";
import { watchViolations } from "../strict/security-checks";
import {
  accountMarkup,
  fillAndSend,
  receivedCalls,
  receivedLogins,
  modalMarkup,
  headerAndModal,
  openModal,
} from "../support/account";
import { endlessDelay, passTimeLimits } from "../support/hold";
import type { TestSite } from "../support/site";
import { itEach, slow } from "../support/slow-cases";
import { expectProblem, expectRetryWorks } from "./outcome";

/** Script of each bot check. */
const scripts = {
  sandbox: botCheckPaths.script,
  "recaptcha-v3": botCheckPaths.recaptcha,
  "recaptcha-enterprise": botCheckPaths.recaptchaEnterprise,
  turnstile: botCheckPaths.turnstile,
} as const;

export type Provider = keyof typeof scripts;

type Failure = readonly [name: string, fault: Omit<Fault, "match">];

const blocked = "Il controllo anti-bot non si è caricato.";
const botToken = expect.stringMatching(/^bot-check-\d+$/) as string;
const tokensHeard = (site: TestSite) =>
  receivedLogins(site).map(({ body }) => (body as { recaptchaToken: string }).recaptchaToken);

/** A page with a bot check and a controllable clock. */
async function visitChecked(site: TestSite, provider: Provider): Promise<Page> {
  const config = { botCheck: botChecks[provider] };
  const url = site.sandbox.page(`/test/${provider}`, { body: accountMarkup, config });
  const { page } = await site.visit(url);
  await page.clock.install();
  return page;
}

/**
 * Opens and submits the form. If the fault has a delay, it also moves the clock past the check's time limit.
 */
async function sendChecked(page: Page, fault: Omit<Fault, "match">, isAsked: () => boolean) {
  await openModal(page);
  await fillAndSend(page);
  if (!fault.delay) return;
  await headerAndModal(page).submit.and(page.locator('[aria-busy="true"]')).waitFor();
  await expect.poll(isAsked).toBe(true);
  await passTimeLimits(page);
}

type Mode = readonly [mode: "stateless" | "legacy", csp: "trusted-types" | "strict"];
const stateless: Mode = ["stateless", "trusted-types"];
const legacy: Mode = ["legacy", "strict"];

/**
 * Defines the tests of a bot check, which are the same for each provider. `npm test` runs all of them for
 * "sandbox", and only the first one for each other provider.
 */
export function testBotCheck(site: TestSite, provider: Provider): void {
  const script = scripts[provider];
  const isSandbox = provider === "sandbox";
  const repeated = isSandbox ? {} : slow;

  itEach<Mode, Mode>(isSandbox ? [stateless, legacy] : [stateless], isSandbox ? [] : [legacy])(
    "in %s mode loads one script for all modals and attempts, none before a modal opens, and gets a new token after each click, under the policy %s (L2, L5, S06, S08)",
    async (mode, csp) => {
      site.sandbox.page("/test/two", { body: accountMarkup + modalMarkup });
      const { page, context, consoleMessages } = await site.newPage();
      const violations = await watchViolations(context);
      await page.goto(`${site.sandbox.siteUrl}/test/two?bot=${provider}&mode=${mode}&csp=${csp}`);
      await headerAndModal(page).inState("logged-out");
      await page.locator('vetrina-login-modal[data-state="ready"]').nth(1).waitFor({ state: "attached" });
      expect(receivedCalls(site, "GET", "/sandbox/")).toEqual([]);
      await headerAndModal(page).signIn.press("Enter");
      await expect.poll(() => receivedCalls(site, "GET", script).length).toBe(1);
      await headerAndModal(page).userName.fill("giulia");
      await headerAndModal(page).password.fill("sbagliata");
      expect(receivedCalls(site, "POST", "bot-token")).toEqual([]);
      await page.keyboard.press("Enter");
      await page.getByRole("alert").getByText("non corretti").waitFor();
      await headerAndModal(page).password.fill("vetrina");
      expect(receivedCalls(site, "POST", "bot-token")).toHaveLength(1);
      await page.keyboard.press("Enter");
      await headerAndModal(page).inState("ready");
      expect(tokensHeard(site)).toEqual([botToken, botToken]);
      expect(new Set(tokensHeard(site)).size).toBe(2);
      expect(receivedLogins(site).every(({ path }) => path.includes("/v2/") === (mode === "stateless"))).toBe(
        true,
      );
      expect(receivedCalls(site, "GET", "/sandbox/")).toHaveLength(1);
      expect(violations()).toEqual([]);
      expect(consoleMessages.errors.filter((line) => !line.includes("status of 401"))).toEqual([]);
      expect(consoleMessages.warnings).toEqual([]);
      const written = (await page.content()) + page.url();
      for (const token of tokensHeard(site)) expect(written).not.toContain(token);
    },
  );

  it.each<Failure>([
    ["sets nothing", { body: "empty" }],
    ["is missing", { status: 404 }],
    ["hangs", { delay: endlessDelay }],
  ])("shows a sentence if its script %s, and works on a new attempt (L4)", repeated, async (_, fault) => {
    const page = await visitChecked(site, provider);
    site.sandbox.fault({ match: script, ...fault });
    await sendChecked(page, fault, () => receivedCalls(site, "GET", script).length > 0);
    await expectProblem(page, blocked);
    expect(receivedLogins(site)).toEqual([]);
    await expectRetryWorks(site, page);
  });

  it("shows a sentence if its own service fails, and works on a new attempt (L4)", repeated, async () => {
    const page = await visitChecked(site, provider);
    site.sandbox.fault({ match: "/sandbox/bot-token", status: 500 });
    await openModal(page);
    await fillAndSend(page);
    await expectProblem(page, blocked);
    await expectRetryWorks(site, page);
  });

  it("shows a sentence if the page's CSP refuses its script (L4)", repeated, async () => {
    site.sandbox.page("/test/refused", {
      body: accountMarkup,
      headers: { "content-security-policy": "script-src-elem 'self' 'unsafe-inline'" },
      config: { botCheck: { ...botChecks[provider], scriptUrl: "https://foreign.invalid/bot.js" } },
    });
    const { page } = await site.visit("/test/refused");
    await openModal(page);
    await fillAndSend(page);
    await expectProblem(page, blocked);
  });
}
