import { describe, expect, it } from "vitest";
import { accountMarkup, focused, modalMarkup, modalTabOrder } from "../browser/support/account";
import { engineName, type EngineVisit } from "./support/engine";
import { dialog, fillAndSend, logIn, openLogin, modalAcceptsClicks } from "./support/login";
import {
  type EnginePage,
  fill,
  focus,
  waitUntilHidden,
  painted,
  waitUntilPresent,
  waitForText,
  waitUntilVisible,
  textOf,
} from "./support/page";
import { useEngineSite } from "./support/site";

const site = useEngineSite();

const amount = 'vetrina-balance-header >>> [part~="text"]';
const action = 'vetrina-balance-header >>> [part~="action"]';
const signOut = 'vetrina-balance-header >>> [part~="action-secondary"]';
const loginNames = ["AUTH_SESSION", "JWT", "JWT_ar", "login", "login_ar", "login_fr", "userInfo"];

const inState = (page: EnginePage, state: string) =>
  waitUntilPresent(page, `vetrina-balance-header[data-state="${state}"]`);
const requestsTo = (part: string) =>
  site.sandbox.model.journal.entries().filter(({ method, path }) => method === "POST" && path.includes(part));

async function loginCookies(visit: EngineVisit) {
  const cookies = await visit.cookies();
  return cookies.filter(({ name }) => name !== "channelId").toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

const alert = 'vetrina-login-modal [role="alert"]';

describe("the login modal", () => {
  it("has its form in the light DOM, with the field names and tokens that password managers need", async () => {
    const { page } = await site.visit("/");
    await openLogin(page);
    expect(await focused(page)).toBe("username");
    const form = await page.evaluate(() => {
      const found = [...document.forms].find((each) => each.elements.namedItem("password"));
      const field = (name: string) => found?.elements.namedItem(name) as HTMLInputElement;
      return [
        found?.getRootNode() === document,
        field("username").autocomplete,
        field("password").autocomplete,
      ];
    });
    expect(form).toEqual([true, "username", "current-password"]);
  });

  it("has a role and a name for assistive technology, like its close button", async () => {
    const { page } = await site.visit("/");
    await openLogin(page);
    expect(await page.isKnownAs(dialog, "dialog", "Accedi")).toBe(true);
    expect(await page.isKnownAs('vetrina-login-panel >>> [part="close"]', "button", "Chiudi")).toBe(true);
  });

  it("keeps Tab inside, in visual order, including the author's links", async () => {
    const { page } = await site.visit("/");
    await openLogin(page);
    for (const stop of modalTabOrder) {
      await page.press("Tab");
      expect(await focused(page)).toBe(stop);
    }
  });

  it.each(["Esc", "×"])("closes with %s, moves the focus back and lets the page scroll", async (way) => {
    site.page("/test/long", {
      body: `<h1>Prova</h1><div style="height:1200px">sopra</div>
        <button type="button" id="opener" onclick="Vetrina.session.requestLogin()">Apri</button>
        <div style="height:2000px">sotto</div>${modalMarkup}`,
    });
    const { page } = await site.visit("/test/long");
    await waitUntilPresent(page, 'vetrina-login-modal[data-state="ready"]');
    await page.evaluate(() => scrollTo(0, 933));
    await focus(page, "#opener");
    await page.press("Enter");
    await waitUntilVisible(page, dialog);
    await page.wheel(300);
    await painted(page);
    expect(await page.on("h1", (heading) => heading.getBoundingClientRect().top)).toBeLessThan(-900);
    await modalAcceptsClicks(page);
    if (way === "Esc") await page.press("Escape");
    else await page.click('vetrina-login-panel >>> button[aria-label="Chiudi"]');
    await waitUntilHidden(page, dialog);
    expect(await page.evaluate(() => [document.activeElement?.id, scrollY])).toEqual(["opener", 933]);
  });

  it("fits on a small screen, with the operator's legal lines visible", async () => {
    const { page } = await site.visit("/?session=required", { width: 390, height: 700 });
    await waitUntilVisible(page, dialog);
    const isSeen = await page.on('vetrina-login-modal [slot="legal"]', (legal) => {
      const { top, bottom, right } = legal.getBoundingClientRect();
      return top > 0 && bottom <= innerHeight && right <= innerWidth;
    });
    expect(isSeen).toBe(true);
  });
});

describe("logging in and out", () => {
  it("works by keyboard alone: a wrong password is reported without setting a cookie, and the correct one shows the balance", async () => {
    const visit = await site.visit("/");
    const { page } = visit;
    await inState(page, "logged-out");
    await waitUntilPresent(page, 'vetrina-login-modal[data-state="ready"]');
    await focus(page, action);
    await page.press("Enter");
    await waitUntilVisible(page, dialog);
    await page.type("giulia");
    await page.press("Tab");
    await page.type("sbagliata");
    await page.press("Enter");
    await waitForText(page, alert, "non corretti");
    await expect.poll(() => focused(page)).toBe("password");
    expect(await loginCookies(visit)).toEqual([]);
    await page.type("vetrina");
    await page.press("Enter");
    await inState(page, "ready");
    await waitUntilHidden(page, dialog);
    expect(await textOf(page, amount)).toMatch(/1\.234,50\s€/);
    expect(requestsTo("/auth/login")).toHaveLength(2);
    await page.reload();
    await inState(page, "ready");
    expect(await page.count(dialog)).toBe(0);
  });

  it("writes the documented cookies with SameSite=Lax, Secure and their lifetimes", async () => {
    site.page("/test/account", { body: accountMarkup });
    const visit = await site.visit("/test/account");
    await logIn(visit.page);
    const cookies = await loginCookies(visit);
    expect(cookies.map(({ name }) => name)).toEqual(loginNames);
    for (const { name, expires, ...cookie } of cookies) {
      // WebKit rejects Secure cookies over plain http, even on localhost.
      const secure = engineName === "firefox";
      expect(cookie).toMatchObject({ path: "/", domain: "localhost", sameSite: "Lax", secure });
      const left = (expires ?? 0) - Date.now() / 1000;
      expect(
        Math.abs(left - (name === "AUTH_SESSION" ? 3600 : 1200)),
        `${name} lives ${left} s`,
      ).toBeLessThan(30);
    }
  });

  it("sends only one login request after a double click", async () => {
    site.sandbox.fault({ match: "/auth/login", delay: 300, times: 1 });
    const { page } = await site.visit("/");
    await openLogin(page);
    await fill(page, 'input[name="username"]', "giulia");
    await fill(page, 'input[name="password"]', "vetrina");
    await modalAcceptsClicks(page);
    await page.click('vetrina-login-modal button[type="submit"]', 2);
    await inState(page, "ready");
    expect(requestsTo("/auth/login")).toHaveLength(1);
  });

  it("removes the cookies after a click on the button or a visit to the logout URL, without opening the modal", async () => {
    const visit = await site.visit("/");
    const { page } = visit;
    await logIn(page);
    await page.click(signOut);
    await inState(page, "logged-out");
    expect(await loginCookies(visit)).toEqual([]);
    await logIn(page);
    await page.goto(`${site.sandbox.siteUrl}/?action=logout&x=1#a`);
    await inState(page, "logged-out");
    expect(await page.evaluate(() => location.href)).toBe(`${site.sandbox.siteUrl}/?x=1#a`);
    expect(await loginCookies(visit)).toEqual([]);
    expect(await page.count(dialog)).toBe(0);
  });

  it("works under a strict policy with Trusted Types, without console messages", async () => {
    site.page("/test/account", { body: accountMarkup });
    const { page, consoleMessages } = await site.visit("/test/account?csp=trusted-types");
    await logIn(page);
    expect(await textOf(page, amount)).toContain("1.234,50");
    expect(await consoleMessages()).toEqual({ errors: [], warnings: [] });
  });
});

describe("a failure of the login service", () => {
  it("is shown in the modal, and the next attempt works", async () => {
    site.sandbox.fault({ match: "/auth/login", status: 503, times: 1 });
    const { page } = await site.visit("/");
    await openLogin(page);
    await fillAndSend(page);
    await expect.poll(() => textOf(page, alert)).not.toBe("");
    await fillAndSend(page);
    await inState(page, "ready");
  });
});
