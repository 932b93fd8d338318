import { describe, expect, it } from "vitest";
import {
  accountMarkup,
  cookiesOfPlayer,
  fillAndSend,
  giveCookies,
  headerAndModal,
  openModal,
} from "../support/account";
import { useTestSite } from "../support/site";
import { itEach } from "../support/slow-cases";
import { chooseDay, devices, journey } from "./journey";
import { configuredOrigins, unsafeLinks, watchOrigins, watchViolations } from "./security-checks";

const site = useTestSite();

/** The browser's own message about the response to the wrong password. */
const isRefusedPassword = (line: string) =>
  line.startsWith("Failed to load resource: the server responded with a status of 401");

async function openVisit(device: keyof typeof devices) {
  const visit = await site.newPage(devices[device]);
  const violations = await watchViolations(visit.context);
  return { ...visit, violations, origins: watchOrigins(visit.context) };
}

/** Rule of a CSP violation, without the sample. */
const ruleOf = (violation: string) => violation.split("|")[0];

const pages = [
  "/",
  "/blog",
  "/bonus/dettaglio",
  "/live-casino",
  "/gamification",
  "/gamification/pannelli",
  "/gamification/sviluppo",
  "/tour",
  "/conto",
];

describe("the site under a strict policy", () => {
  itEach(
    [
      ["strict", "phone"],
      ["trusted-types", "desk"],
    ] as const,
    [
      ["strict", "desk"],
      ["trusted-types", "phone"],
    ] as const,
  )(
    "violates no rule of the policy %s and calls no foreign host on a complete visit (%s) (S06, S07, S08, S09, S20, S31)",
    async (csp, device) => {
      const { page, violations, origins, consoleMessages } = await openVisit(device);
      await journey(page, `${site.sandbox.siteUrl}/calendario?csp=${csp}`, async (step) => {
        expect(violations(), step).toEqual([]);
        expect(await unsafeLinks(page), step).toEqual([]);
      });
      expect(violations()).toEqual([]);
      expect(origins()).toEqual(configuredOrigins(site));
      expect(consoleMessages.errors.filter((line) => !isRefusedPassword(line))).toEqual([]);
      expect(consoleMessages.errors.filter(isRefusedPassword)).toHaveLength(1);
      expect(consoleMessages.warnings).toEqual([]);
    },
  );

  itEach(["trusted-types"], ["strict"])(
    "has no page that violates the policy %s (S06, S08, S20, S31)",
    async (csp) => {
      const { page, violations, origins, consoleMessages } = await openVisit("desk");
      for (const path of pages) {
        await page.goto(`${site.sandbox.siteUrl}${path}?csp=${csp}`);
        await headerAndModal(page).inState("logged-out");
        expect(await unsafeLinks(page), path).toEqual([]);
      }
      expect(violations()).toEqual([]);
      for (const origin of origins()) expect(configuredOrigins(site)).toContain(origin);
      expect([consoleMessages.errors, consoleMessages.warnings]).toEqual([[], []]);
    },
  );
});

describe("the policy with Trusted Types", () => {
  it("forbids inline styles, strings as markup, and strings as code", async () => {
    const { page, violations } = await openVisit("desk");
    await page.goto(`${site.sandbox.siteUrl}/?csp=trusted-types`);
    await headerAndModal(page).inState("logged-out");
    await page.evaluate(() => {
      const attempts = [
        () => document.body.setAttribute("style", "color: red"),
        () => document.head.append(document.createElement("style")),
        () => Object.assign(document.createElement("div"), { ["inner" + "HTML"]: "<b>x</b>" }),
        () => Reflect.construct(Function, ["return 1"]) as unknown,
      ];
      // Runs each attempt in a separate task, because code that the test driver evaluates directly is exempt.
      for (const attempt of attempts) setTimeout(attempt);
    });
    await expect
      .poll(() => violations().map(ruleOf).toSorted())
      .toEqual([
        "require-trusted-types-for trusted-types-sink Element innerHTML",
        "require-trusted-types-for trusted-types-sink Function",
        "style-src-attr inline",
        "style-src-elem inline",
      ]);
  });
});

describe("a page without an allowed Trusted Types policy", () => {
  it("starts without the integrity map and without the bot check's script, and logs a message about each (S08)", async () => {
    site.sandbox.page("/test/none", {
      body: `${accountMarkup}<vetrina-date-picker id="al">data</vetrina-date-picker>`,
      headers: {
        "content-security-policy": `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self' ${site.sandbox.accountUrl}; img-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'`,
      },
    });
    const { page, violations, consoleMessages } = await openVisit("desk");
    await page.goto(`${site.sandbox.siteUrl}/test/none`);
    await headerAndModal(page).inState("logged-out");
    await openModal(page);
    await fillAndSend(page);
    await expect.poll(() => headerAndModal(page).alert.textContent()).toContain("anti-bot");
    await headerAndModal(page).close.click();

    await giveCookies(page, site, cookiesOfPlayer(site));
    await page.reload();
    await headerAndModal(page).inState("ready");
    await chooseDay(page);
    await headerAndModal(page).signOut.click();
    await headerAndModal(page).inState("logged-out");
    const refused = [
      "trusted-types trusted-types-policy vetrina",
      "require-trusted-types-for trusted-types-sink HTMLScriptElement textContent",
      "require-trusted-types-for trusted-types-sink HTMLScriptElement src",
    ];
    expect(new Set(violations().map(ruleOf))).toEqual(new Set(refused));
    const { warnings } = consoleMessages;
    expect(warnings).toEqual([expect.stringContaining("bot")]);
  });
});
