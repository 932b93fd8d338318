import type { Page } from "puppeteer-core";
import { describe, expect, it } from "vitest";
import { accountMarkup, focused, modalMarkup, modalRound } from "../browser/support/account";
import { count, gone, painted, present, seen, textOf } from "./support/page";
import { useFirefoxSite, type Visit } from "./support/site";

const site = useFirefoxSite();

const dialog = "vetrina-login-modal >>> dialog";
const amount = 'vetrina-balance-header >>> [part~="text"]';
const action = 'vetrina-balance-header >>> [part~="action"]';
const signOut = 'vetrina-balance-header >>> [part~="action-secondary"]';
const loginNames = ["AUTH_SESSION", "JWT", "JWT_ar", "login", "login_ar", "login_fr", "userInfo"];

const click = (page: Page, selector: string) => page.locator(selector).click();
const inState = (page: Page, state: string) => present(page, `vetrina-balance-header[data-state="${state}"]`);
const heard = (part: string) =>
  site.sandbox.model.journal.entries().filter(({ method, path }) => method === "POST" && path.includes(part));

async function loginCookies({ context }: Pick<Visit, "context">) {
  const cookies = await context.cookies();
  return cookies.filter(({ name }) => name !== "channelId").toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

async function openModal(page: Page): Promise<void> {
  await present(page, 'vetrina-login-modal[data-state="ready"]');
  await click(page, action);
  await seen(page, dialog);
}

async function fillAndSend(page: Page, name = "giulia", password = "vetrina"): Promise<void> {
  await page.locator('input[name="username"]').fill(name);
  await page.locator('input[name="password"]').fill(password);
  await page.keyboard.press("Enter");
}

async function logIn(page: Page): Promise<void> {
  await openModal(page);
  await fillAndSend(page);
  await inState(page, "ready");
}

const saysWrong = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('vetrina-login-modal [role="alert"]')].some(({ textContent }) =>
      textContent.includes("non corretti"),
    ),
  );

describe("the modal", () => {
  it("holds a form of the document, with the names and tokens that password managers look for", async () => {
    const { page } = await site.visit("/");
    await openModal(page);
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

  it("is a dialog with its name for assistive technology, and its button too", async () => {
    const { page } = await site.visit("/");
    await openModal(page);
    await present(page, 'vetrina-login-modal >>> ::-p-aria([name="Accedi"][role="dialog"])');
    await present(page, 'vetrina-login-modal >>> ::-p-aria([name="Chiudi"][role="button"])');
  });

  it("keeps Tab inside, in the order that is seen, the author's links included", async () => {
    const { page } = await site.visit("/");
    await openModal(page);
    for (const stop of modalRound) {
      await page.keyboard.press("Tab");
      expect(await focused(page)).toBe(stop);
    }
  });

  it.each(["Esc", "×"])("closes by %s, gives the focus back and lets the page go", async (way) => {
    site.sandbox.page("/test/long", {
      body: `<h1>Prova</h1><div style="height:1200px">sopra</div>
        <button type="button" id="opener" onclick="Vetrina.session.requestLogin()">Apri</button>
        <div style="height:2000px">sotto</div>${modalMarkup}`,
    });
    const { page } = await site.visit("/test/long");
    await present(page, 'vetrina-login-modal[data-state="ready"]');
    await page.evaluate(() => scrollTo(0, 933));
    await page.focus("#opener");
    await page.keyboard.press("Enter");
    await seen(page, dialog);
    await page.mouse.wheel({ deltaY: 300 });
    await painted(page);
    expect(await page.$eval("h1", (heading) => heading.getBoundingClientRect().top)).toBeLessThan(-900);
    if (way === "Esc") await page.keyboard.press("Escape");
    else await click(page, 'vetrina-login-modal >>> button[aria-label="Chiudi"]');
    await gone(page, dialog);
    expect(await page.evaluate(() => [document.activeElement?.id, scrollY])).toEqual(["opener", 933]);
  });

  it("is whole on a small screen, with the operator's legal lines in sight", async () => {
    const { page } = await site.visit("/?session=required", { width: 390, height: 700 });
    await seen(page, dialog);
    const isSeen = await page.$eval('vetrina-login-modal [slot="legal"]', (legal) => {
      const { top, bottom, right } = legal.getBoundingClientRect();
      return top > 0 && bottom <= innerHeight && right <= innerWidth;
    });
    expect(isSeen).toBe(true);
  });
});

describe("logging in and out", () => {
  it("a wrong password is told and sets no cookie; the right one shows name and balance, by keyboard alone", async () => {
    const visit = await site.visit("/");
    const { page } = visit;
    await inState(page, "logged-out");
    await present(page, 'vetrina-login-modal[data-state="ready"]');
    await page.focus(action);
    await page.keyboard.press("Enter");
    await seen(page, dialog);
    await page.keyboard.type("giulia");
    await page.keyboard.press("Tab");
    await page.keyboard.type("sbagliata");
    await page.keyboard.press("Enter");
    await saysWrong(page);
    await expect.poll(() => focused(page)).toBe("password");
    expect(await loginCookies(visit)).toEqual([]);
    await page.keyboard.type("vetrina");
    await page.keyboard.press("Enter");
    await inState(page, "ready");
    await gone(page, dialog);
    expect(await textOf(page, amount)).toMatch(/1\.234,50\s€/);
    expect(heard("/auth/login")).toHaveLength(2);
    await page.reload();
    await inState(page, "ready");
    expect(await count(page, dialog)).toBe(0);
  });

  it("writes the cookies of the table: Lax, Secure, as long as they should live", async () => {
    site.sandbox.page("/test/account", { body: accountMarkup });
    const visit = await site.visit("/test/account");
    await logIn(visit.page);
    const cookies = await loginCookies(visit);
    expect(cookies.map(({ name }) => name)).toEqual(loginNames);
    for (const { name, expires, ...cookie } of cookies) {
      expect(cookie).toMatchObject({ path: "/", domain: "localhost", sameSite: "Lax", secure: true });
      const left = expires - Date.now() / 1000;
      expect(
        Math.abs(left - (name === "AUTH_SESSION" ? 3600 : 1200)),
        `${name} lives ${left} s`,
      ).toBeLessThan(30);
    }
  });

  it("a double click sends one login", async () => {
    site.sandbox.fault({ match: "/auth/login", delay: 300, times: 1 });
    const { page } = await site.visit("/");
    await openModal(page);
    await page.locator('input[name="username"]').fill("giulia");
    await page.locator('input[name="password"]').fill("vetrina");
    await page.locator('vetrina-login-modal button[type="submit"]').click({ count: 2 });
    await inState(page, "ready");
    expect(heard("/auth/login")).toHaveLength(1);
  });

  it("logging out takes the cookies and the modal does not show itself; by address it is cleaned as well", async () => {
    const visit = await site.visit("/");
    const { page } = visit;
    await logIn(page);
    await click(page, signOut);
    await inState(page, "logged-out");
    expect(await loginCookies(visit)).toEqual([]);
    await logIn(page);
    await page.goto(`${site.sandbox.siteUrl}/?action=logout&x=1#a`);
    await inState(page, "logged-out");
    expect(page.url()).toBe(`${site.sandbox.siteUrl}/?x=1#a`);
    expect(await loginCookies(visit)).toEqual([]);
    expect(await count(page, dialog)).toBe(0);
  });

  it("a login in one tab shows in the other, and a logout too", async () => {
    const { page, context } = await site.visit("/");
    await inState(page, "logged-out");
    const other = await context.newPage();
    await other.goto(`${site.sandbox.siteUrl}/calendario`);
    await logIn(other);
    await inState(page, "ready");
    await page.evaluate(() =>
      (window as unknown as { Vetrina: { session: { logout(): Promise<void> } } }).Vetrina.session.logout(),
    );
    await inState(other, "logged-out");
  });

  it("works under a strict policy with Trusted Types, without a line in the console", async () => {
    const { page, overheard } = await site.visit("/?csp=trusted-types");
    await logIn(page);
    expect(await textOf(page, amount)).toContain("1.234,50");
    expect(overheard).toEqual({ errors: [], warnings: [] });
  });
});

describe("failures", () => {
  it("a service that does not answer is told in the modal, and the next try counts", async () => {
    site.sandbox.fault({ match: "/auth/login", status: 503, times: 1 });
    const { page } = await site.visit("/");
    await openModal(page);
    await fillAndSend(page);
    await page.waitForFunction(() =>
      [...document.querySelectorAll('vetrina-login-modal [role="alert"]')].some(
        ({ textContent }) => textContent.trim() !== "",
      ),
    );
    await fillAndSend(page);
    await inState(page, "ready");
  });
});
