import type { Cookie, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { accountMarkup, receivedBalanceCalls, logIn, loginCookies, headerAndModal } from "../support/account";
import { useTestSite } from "../support/site";
import { itEach, slow } from "../support/slow-cases";

const site = useTestSite();

const loginNames = ["AUTH_SESSION", "JWT", "JWT_ar", "login", "login_ar", "login_fr", "userInfo"];

async function cookiesByName(page: Page): Promise<Record<string, Cookie>> {
  const cookies = await page.context().cookies();
  return Object.fromEntries(cookies.map((cookie) => [cookie.name, cookie]));
}

/** Expects that a cookie expires after this time, within five seconds. */
function expectLife(cookie: Cookie | undefined, seconds: number): void {
  const left = (cookie?.expires ?? 0) - Date.now() / 1000;
  expect(Math.abs(left - seconds), `${cookie?.name} lives ${left} s`).toBeLessThan(5);
}

function deleteLogin() {
  document.cookie = "login=; Path=/; Max-Age=0";
}

/** Makes the cookie that means "logged in" expire after some seconds. */
async function endLogin(page: Page, seconds: number) {
  const { login } = await cookiesByName(page);
  if (login) await page.context().addCookies([{ ...login, expires: Date.now() / 1000 + seconds }]);
}

describe("the cookies of a login (S22)", () => {
  itEach([["a site of pages", false, 20 * 60]], [["a single-page app", true, 30 * 60]])(
    "are Lax and Secure, and have the specified lifetime on %s",
    async (_, singlePageApp, life) => {
      site.sandbox.page("/test/cookies", { body: accountMarkup, config: { session: { singlePageApp } } });
      const { page } = await site.visit("/test/cookies");
      await logIn(page);
      const cookies = await cookiesByName(page);
      expect(Object.keys(cookies).toSorted()).toEqual([...loginNames, "channelId"].toSorted());
      for (const name of loginNames) {
        expectLife(cookies[name], name === "AUTH_SESSION" ? 3600 : life);
        expect(cookies[name]).toMatchObject({
          path: "/",
          domain: "localhost",
          sameSite: "Lax",
          secure: true,
          httpOnly: false,
        });
      }
      expect(cookies.channelId).toMatchObject({ value: "62", expires: -1, sameSite: "Lax", secure: true });
      expect(cookies.JWT_ar?.value).toBe(cookies.JWT?.value);
      expect(decodeURIComponent(cookies.userInfo?.value ?? "")).not.toContain("eyJ");
    },
  );

  itEach(
    [["are deleted by another script", (page: Page) => page.evaluate(deleteLogin)]],
    [["expire", (page: Page) => endLogin(page, 2)]],
  )("log the player out of an open page when they %s", async (_, end) => {
    const { page } = await site.visit("/");
    await logIn(page);
    await end(page);
    await headerAndModal(page).inState("logged-out");
    expect(receivedBalanceCalls(site)).toHaveLength(1);
  });

  it("cause a warning about a domain that is not the site's, but allow the login", async () => {
    site.sandbox.page("/test/domain", {
      body: accountMarkup,
      config: { cookies: { domain: ".example.it" } },
    });
    const { page, consoleMessages } = await site.visit("/test/domain");
    await logIn(page);
    expect(
      consoleMessages.warnings.filter((line) => line.includes("cookie domain not available")),
    ).toHaveLength(1);
    expect(await loginCookies(page)).toEqual(loginNames);
    await page.reload();
    await headerAndModal(page).inState("ready");
    await headerAndModal(page).signOut.click();
    await expect.poll(() => loginCookies(page)).toEqual([]);
  });
});

describe("a browser without storage (S30, R14)", () => {
  const forbidStorage = () => {
    const refuse = () => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, { get: refuse });
    Object.assign(window, { BroadcastChannel: refuse });
    Object.defineProperty(navigator, "locks", { get: refuse });
  };

  it("allows a login for the current page if cookies are disabled, and causes one warning", async () => {
    const { page, context, consoleMessages } = await site.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setDocumentCookieDisabled", { disabled: true });
    await page.addInitScript(forbidStorage);
    await page.goto(site.sandbox.siteUrl);
    await logIn(page);
    expect(await headerAndModal(page).amount.textContent()).toContain("1.234,50");
    expect(consoleMessages.warnings).toEqual([expect.stringContaining("does not keep the site's cookies")]);
    await headerAndModal(page).signOut.click();
    await headerAndModal(page).inState("logged-out");
    await page.reload();
    await headerAndModal(page).inState("logged-out");
    expect(consoleMessages.errors).toEqual([]);
  });

  it("allows the login even if storage throws and tabs cannot exchange messages", slow, async () => {
    const { page, consoleMessages } = await site.newPage();
    await page.addInitScript(forbidStorage);
    await page.goto(site.sandbox.siteUrl);
    await logIn(page);
    await page.reload();
    await headerAndModal(page).inState("ready");
    await page.goto(`${site.sandbox.siteUrl}/?action=logout`);
    await headerAndModal(page).inState("logged-out");
    expect(consoleMessages).toEqual({ errors: [], warnings: [] });
  });

  it("lets the library start and warn in a sandboxed page, where any access throws", async () => {
    site.sandbox.page("/test/sandboxed", {
      body: accountMarkup,
      headers: { "content-security-policy": "sandbox allow-scripts allow-forms" },
    });
    const { page, consoleMessages } = await site.visit("/test/sandboxed");
    await headerAndModal(page).inState("logged-out");
    await headerAndModal(page).signIn.press("Enter");
    await headerAndModal(page).userName.fill("giulia");
    await headerAndModal(page).password.fill("vetrina");
    await page.keyboard.press("Enter");
    await expect.poll(() => headerAndModal(page).alert.textContent()).not.toBe("");
    expect(consoleMessages.errors.filter((line) => /^\w*Error/.test(line))).toEqual([]);
  });
});
