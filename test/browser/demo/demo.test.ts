import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { demoScenarios, type DemoScenario } from "../../../src/definition";
import type { Namespace } from "../../../src/entries/public-namespace";
import { fillAndSend, receivedCalls, loginCookies, modalMarkup, openModal } from "../support/account";
import { useTestSite } from "../support/site";

declare const Vetrina: Namespace;

const site = useTestSite();

const header = (scenario: string, id: string = scenario) =>
  `<vetrina-balance-header id="${id}" data-demo="${scenario}" data-account-url="/conto">conto</vetrina-balance-header>`;

async function open(body: string) {
  site.sandbox.page("/test/demo", { body: `<h1>Prova</h1>${body}` });
  return site.visit("/test/demo");
}

const state = (page: Page, id: string) => page.locator(`#${id}`).getAttribute("data-state");

/** State of the header in each scenario. */
const shown: Readonly<Record<DemoScenario, string>> = {
  "logged-out": "logged-out",
  "logged-in": "ready",
  "self-excluded": "ready",
  "game-pause": "ready",
  "session-required": "logged-out",
  "bot-check-asking": "logged-out",
  "bot-check-unavailable": "logged-out",
  "bot-check-refused": "logged-out",
  loading: "loading",
  failing: "logged-out",
  unconfigured: "error",
  stale: "stale",
  offline: "offline",
  many: "ready",
  none: "ready",
  "all-statuses": "ready",
  full: "ready",
  ended: "ready",
  expired: "ready",
};

describe("data-demo", () => {
  it("shows every scenario on one page, without network requests and without changing the visitor's cookies", async () => {
    const { page, consoleMessages } = await open(demoScenarios.map((scenario) => header(scenario)).join(""));
    for (const scenario of demoScenarios)
      await expect.poll(() => state(page, scenario), { message: scenario }).toBe(shown[scenario]);
    for (const [scenario, greeting, amount] of [
      ["logged-in", "Ciao, Giulia", "1.234,50"],
      ["self-excluded", "Ciao, Marco", "80,00"],
    ] as const) {
      const own = page.locator(`#${scenario}`);
      expect(await own.getByText(greeting).isVisible(), scenario).toBe(true);
      expect(await own.getByText(amount).isVisible(), scenario).toBe(true);
    }
    expect(receivedCalls(site, "GET", "/api/")).toEqual([]);
    expect(await loginCookies(page)).toEqual([]);
    const needsSession = demoScenarios.filter((name) => /^(session-required|bot-check-.*)$/.test(name));
    expect(consoleMessages.warnings).toEqual(
      needsSession.map(() => expect.stringContaining("a login is needed")),
    );
    expect(consoleMessages.errors).toEqual([expect.stringContaining("statelessBalance")]);
  });

  it("shows in the page's language that data are simulated, below the widget and inside its dialog", async () => {
    const { page } = await open(
      `<section data-demo>${header("logged-in")}${modalMarkup}<vetrina-balance-header id="plain">conto</vetrina-balance-header></section>
       <vetrina-balance-header id="real">conto</vetrina-balance-header>`,
    );
    await page.locator("#logged-in").getByText("Dati simulati").waitFor();
    await page.locator("#plain").getByText("Accedi").click();
    await page.locator("vetrina-login-modal dialog").getByText("Dati simulati").waitFor();
    await page.keyboard.press("Escape");
    await page.locator('#real[data-state="logged-out"]').waitFor();
    expect(await page.locator("#real").getByText("Dati simulati").count()).toBe(0);
    await page.evaluate(() => Vetrina.configure({ language: "en" }));
    await page.locator("#logged-in").getByText("Simulated data").waitFor();
  });

  it("lets all widgets of one container share a simulation, so that a login applies only to them", async () => {
    const { page } = await open(
      `<section data-demo="logged-out"><vetrina-balance-header id="one">conto</vetrina-balance-header>
       <vetrina-balance-header id="two">conto</vetrina-balance-header>${modalMarkup}</section>${header("logged-out", "apart")}`,
    );
    await openModal(page);
    await fillAndSend(page, "giulia", "sbagliata");
    await page.getByRole("alert").getByText("non corretti").waitFor();
    await fillAndSend(page);
    for (const id of ["one", "two"]) await expect.poll(() => state(page, id)).toBe("ready");
    expect(await state(page, "apart")).toBe("logged-out");
    expect(receivedCalls(site, "POST", "/")).toEqual([]);
  });

  it("applies a changed, unknown or removed scenario at run time, and warns about an unknown one", async () => {
    const { page, consoleMessages } = await open(header("logged-in", "it"));
    const set = (scenario: string | null) =>
      page.locator("#it").evaluate((element, value) => {
        if (value === null) element.removeAttribute("data-demo");
        else element.setAttribute("data-demo", value);
      }, scenario);
    await expect.poll(() => state(page, "it")).toBe("ready");
    await set("offline");
    await expect.poll(() => state(page, "it")).toBe("offline");
    await set("logedin");
    await expect.poll(() => state(page, "it")).toBe("logged-out");
    expect(consoleMessages.warnings).toEqual([
      expect.stringContaining('data-demo="logedin": expected one of'),
    ]);
    await set(null);
    await page.locator("#it").getByText("Dati simulati").waitFor({ state: "detached" });
    await page.locator("#it").getByRole("button", { name: "Accedi" }).waitFor();
  });

  it("does not reinsert an element that was removed before its services loaded", async () => {
    const { page, consoleMessages } = await open(header("logged-in", "it"));
    await page.locator("#it").evaluate((element) => element.remove());
    await page.evaluate(() => Vetrina.load("vetrina-balance-header"));
    expect(await page.locator("vetrina-balance-header").count()).toBe(0);
    expect(consoleMessages.errors).toEqual([]);
  });
});
