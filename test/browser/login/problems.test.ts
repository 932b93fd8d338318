import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { Fault } from "../../../sandbox/model";
import { accountMarkup, fillAndSend, focused, heard, onPage, openModal } from "../support/account";
import { useTestSite } from "../support/site";

const site = useTestSite();

/** The problem's sentence, and that it is bound to both fields and the focus waits at one of them. */
async function expectProblem(page: Page, sentence: string): Promise<void> {
  const { alert, userName, password } = onPage(page);
  await alert.getByText(sentence).waitFor();
  const id = (await alert.getAttribute("id")) ?? "none";
  for (const field of [userName, password])
    expect((await field.getAttribute("aria-describedby"))?.split(" ")).toContain(id);
  await expect.poll(() => focused(page)).toBe("password");
  expect(await userName.inputValue()).toBe("giulia");
  expect(await password.inputValue()).toBe("");
}

async function expectRetryWorks(page: Page): Promise<void> {
  site.sandbox.model.faults.clear();
  await page.unrouteAll();
  await onPage(page).password.fill("vetrina");
  await page.keyboard.press("Enter");
  await onPage(page).inState("ready");
}

describe("a login that is refused (L3)", () => {
  it("says so without telling which of the two was wrong", async () => {
    const { page } = await site.visit("/");
    await openModal(page);
    for (const name of ["giulia", "nessuno"]) {
      await fillAndSend(page, name, "sbagliata");
      await onPage(page).alert.getByText("Nome utente o password non corretti.").waitFor();
    }
    await fillAndSend(page, "giulia", "sbagliata");
    await expectProblem(page, "Nome utente o password non corretti. Controlla e riprova.");
    expect(await onPage(page).password.getAttribute("aria-invalid")).toBe("true");
    await expectRetryWorks(page);
  });

  it("a refused bot check is neither the player's name nor the password", async () => {
    const { page } = await site.visit("/");
    await page.route("**/sandbox/bot-token", (route) => route.fulfill({ json: { token: "forged" } }));
    await openModal(page);
    await fillAndSend(page);
    await expectProblem(page, "Il controllo anti-bot non è riuscito. Riprova.");
    expect(await onPage(page).password.getAttribute("aria-invalid")).toBe("false");
    await expectRetryWorks(page);
  });

  it.each<readonly [string, Omit<Fault, "match">, string]>([
    ["500", { status: 500 }, "In questo momento l’accesso non è disponibile. Riprova tra qualche minuto."],
    ["a page of HTML", { body: "html" }, "In questo momento l’accesso non è disponibile."],
    ["a body cut short", { body: "malformed" }, "In questo momento l’accesso non è disponibile."],
    [
      "a cut connection",
      { drop: true },
      "Non riusciamo a raggiungere il servizio. Controlla la connessione e riprova.",
    ],
  ])(
    "a service that answers with %s is told soberly, and is never asked twice",
    async (_, fault, sentence) => {
      site.sandbox.fault({ match: "/auth/login", ...fault });
      const { page } = await site.visit("/");
      await openModal(page);
      await fillAndSend(page);
      await expectProblem(page, sentence);
      expect(heard(site, "POST", "bot-token")).toHaveLength(1);
      await expectRetryWorks(page);
    },
  );

  it("a service that hangs is given up after the configured time", async () => {
    site.sandbox.page("/test/slow", { body: accountMarkup, config: { account: { timeout: 400 } } });
    site.sandbox.fault({ match: "/auth/login", delay: 10_000, times: 1 });
    const { page } = await site.visit("/test/slow");
    await openModal(page);
    await fillAndSend(page);
    await expectProblem(page, "Il servizio non ha risposto in tempo. Riprova tra poco.");
    await expectRetryWorks(page);
  });
});

describe("a bot check that does not come (L4)", () => {
  const blocked = "Il controllo anti-bot non si è caricato.";

  it.each<readonly [string, Omit<Fault, "match">]>([
    ["is not there", { status: 404 }],
    ["is cut off", { drop: true }],
    ["hangs", { delay: 20_000 }],
  ])("whose script %s is told in words, and a new attempt works", async (_, fault) => {
    site.sandbox.page("/test/bot", { body: accountMarkup, config: { botCheck: { timeout: 500 } } });
    site.sandbox.fault({ match: "/sandbox/bot-check.js", ...fault });
    const { page } = await site.visit("/test/bot");
    await openModal(page);
    await fillAndSend(page);
    await expectProblem(page, blocked);
    expect(heard(site, "POST", "/auth/login")).toEqual([]);
    await expectRetryWorks(page);
  });

  it.each<readonly [string, Omit<Fault, "match">]>([
    ["fails", { status: 500 }],
    ["hangs", { delay: 20_000 }],
  ])("whose own service %s is told in words too", async (_, fault) => {
    site.sandbox.page("/test/bot", { body: accountMarkup, config: { botCheck: { timeout: 500 } } });
    site.sandbox.fault({ match: "/sandbox/bot-token", ...fault });
    const { page } = await site.visit("/test/bot");
    await openModal(page);
    await fillAndSend(page);
    await expectProblem(page, blocked);
    await expectRetryWorks(page);
  });

  it("that a policy refuses is told in words", async () => {
    site.sandbox.page("/test/refused", {
      body: accountMarkup,
      headers: { "content-security-policy": "script-src-elem 'self' 'unsafe-inline'" },
      config: { botCheck: { script: "https://foreign.invalid/bot.js" } },
    });
    const { page } = await site.visit("/test/refused");
    await openModal(page);
    await fillAndSend(page);
    await expectProblem(page, blocked);
  });

  it("is not asked for before the modal opens, and once for all attempts (L5)", async () => {
    const { page } = await site.visit("/");
    await onPage(page).inState("logged-out");
    await page.locator('vetrina-login-modal[data-state="ready"]').waitFor({ state: "attached" });
    expect(heard(site, "GET", "bot-check")).toEqual([]);
    await openModal(page);
    await expect.poll(() => heard(site, "GET", "bot-check").length).toBe(1);
    await fillAndSend(page, "giulia", "sbagliata");
    await onPage(page).alert.getByText("non corretti").waitFor();
    await fillAndSend(page);
    await onPage(page).inState("ready");
    expect(heard(site, "GET", "bot-check")).toHaveLength(1);
  });
});
