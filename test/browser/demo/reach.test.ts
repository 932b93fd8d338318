import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { fillAndSend, headerMarkup, receivedCalls, receivedLogins, headerAndModal } from "../support/account";
import { useTestSite } from "../support/site";
import { itEach, slow } from "../support/slow-cases";

const site = useTestSite({ visitors: "new" });

const bonuses = "<vetrina-bonus-carousel></vetrina-bonus-carousel>";
const modal = (attributes: string) =>
  `<vetrina-login-modal ${attributes}><p slot="legal">18+</p></vetrina-login-modal>`;
const real = modal('id="real"');

/** Modals that must not receive the login of the page. */
const decoys = [
  modal("data-edit"),
  modal("data-demo"),
  modal('data-demo="logged-in" data-edit="false"'),
  `<div data-edit>${modal("")}</div>`,
  `<section data-demo="logged-out">${modal("")}</section>`,
  "<svg><vetrina-login-modal></vetrina-login-modal></svg>",
].join("");

async function open(body: string, config: Readonly<Record<string, unknown>> = {}, query = "") {
  const path = site.sandbox.page("/test/reach", { body: `<h1>Prova</h1>${body}`, config });
  const { page, consoleMessages } = await site.newPage();
  await page.goto(`${site.sandbox.siteUrl}/test/reach${query}`);
  await headerAndModal(page).inState("logged-out");
  return { page, consoleMessages, path };
}

const append = (page: Page, where: "prepend" | "append", markup: string) =>
  page.evaluate(
    ([position, text]) => {
      const { body } = new DOMParser().parseFromString(text, "text/html");
      document.body[position](...body.childNodes);
    },
    [where, markup] as const,
  );

/** Expects that the real modal opens for a login request, and that a player can log in with it. */
async function logsInWithTheRealModal(page: Page): Promise<void> {
  await page.locator("#real dialog").waitFor();
  expect(await page.getByRole("dialog").count()).toBe(1);
  await fillAndSend(page);
  await headerAndModal(page).inState("ready");
  expect(receivedLogins(site)).toHaveLength(1);
}

const signIn = (page: Page) => headerAndModal(page).signIn.first().click();

describe("edit mode of one element (S34)", () => {
  it("does not stop calls of another element", async () => {
    const { page } = await open(`<p data-edit>Testo di un autore</p>${headerMarkup}${bonuses}`);
    await page.locator('vetrina-bonus-carousel[data-state="ready"]').waitFor();
    expect(receivedCalls(site, "GET", "bonus")).not.toEqual([]);
  });

  it("does not prevent the redirect to the return URL after a login", slow, async () => {
    site.sandbox.page("/test/back", { body: "<h1>Tornati</h1>" });
    const { page } = await open(`<p data-edit>x</p>${headerMarkup}${real}`, {}, "?returnUrl=/test/back");
    await signIn(page);
    await page.locator("#real dialog").waitFor();
    await fillAndSend(page);
    await page.waitForURL(`${site.sandbox.siteUrl}/test/back`);
  });
});

describe("the real login modal among modals in edit mode and demo mode (S34)", () => {
  itEach([["before", `${decoys}${headerMarkup}${real}`]], [["after", `${headerMarkup}${real}${decoys}`]])(
    "opens if the other modals are %s the real one in the page",
    async (_, body) => {
      const { page, consoleMessages } = await open(body);
      await signIn(page);
      await logsInWithTheRealModal(page);
      expect(consoleMessages.errors).toEqual([]);
    },
  );

  it("stays open if other modals are added before it", slow, async () => {
    const { page } = await open(`${headerMarkup}${real}`);
    await signIn(page);
    await page.locator("#real dialog").waitFor();
    await append(page, "prepend", decoys);
    await page
      .locator('vetrina-login-modal[data-demo][data-state="ready"]')
      .first()
      .waitFor({ state: "attached" });
    // A second request renders each modal again.
    await page.evaluate("Vetrina.session.requestLogin()");
    await logsInWithTheRealModal(page);
  });

  itEach(["prepend"] as const, ["append"] as const)(
    "handles the login request of a page that requires a session, even if the modal is added later (%s)",
    async (where) => {
      const { page } = await open(`${decoys}${headerMarkup}`, {
        session: { required: true },
        account: { loginUrl: "" },
      });
      await expect.poll(() => receivedCalls(site, "GET", "widget-login-modal")).not.toEqual([]);
      await append(page, where, real);
      await logsInWithTheRealModal(page);
    },
  );

  itEach(
    [["a hidden element", `<div hidden>${modal("")}</div>`]],
    [
      ["a closed disclosure", `<details><summary>Altro</summary>${modal("")}</details>`],
      ["an inert element", `<div inert>${modal("")}</div>`],
      ["a disabled fieldset", `<fieldset disabled>${modal("")}</fieldset>`],
    ],
  )("opens if another modal is inside %s", async (_, hidden) => {
    const { page } = await open(`${hidden}${headerMarkup}<div style="display: contents">${real}</div>`);
    await signIn(page);
    await logsInWithTheRealModal(page);
  });

  it("is replaced by the login page if it is missing and the page has only the other modals", async () => {
    site.sandbox.page("/test/login-page", { body: "<h1>Accesso</h1>" });
    const { page } = await open(`${decoys}${headerMarkup}`, { account: { loginUrl: "/test/login-page" } });
    await signIn(page);
    await page.waitForURL(/\/test\/login-page\?returnUrl=/);
  });

  it("does not open for a simulation that has its own modal", slow, async () => {
    const demo = `<section data-demo="logged-out">${headerMarkup}${modal('id="own"')}</section>`;
    const { page } = await open(`${real}${demo}`);
    await signIn(page);
    await page.locator("#own dialog").waitFor();
    await fillAndSend(page);
    await headerAndModal(page).inState("ready");
    expect(receivedLogins(site)).toEqual([]);
  });
});

it("demo mode sends no events of the page (S34)", async () => {
  const listening = `<script>
    window.received = [];
    for (const name of ["login-request", "error", "session-refresh"])
      for (const isCapturing of [true, false])
        document.addEventListener("vetrina:" + name, ({ type }) => received.push(type), isCapturing);
  </script>`;
  const demos = ["session-required", "failing"].map(
    (scenario) => `<section data-demo="${scenario}">${headerMarkup}${modal("")}</section>`,
  );
  const { page } = await open(listening + demos.join("") + headerMarkup);
  await page.locator('[data-demo="session-required"] dialog').waitFor();
  await page.locator('[data-demo="failing"] [data-state="logged-out"]').waitFor();
  expect(await page.evaluate("received")).toEqual([]);
});
