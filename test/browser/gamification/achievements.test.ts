import { describe, expect, it } from "vitest";
import { setOptIn } from "../../../sandbox/model/gamification/actions/opt-in";
import { focused } from "../support/account";
import { axeViolations } from "../support/axe";
import { closeDetails, openDetails, textIn } from "../support/cards";
import { gapiCalls } from "../support/gamification-panels";
import { holdBrokerCalls } from "../support/hold";
import { inState, openPanel, panelOf } from "../support/panels";
import { useTestSite } from "../support/site";
import { slow } from "../support/slow-cases";

const site = useTestSite();

const tag = "vetrina-achievements";
const markup = `<${tag} data-limit="20">Traguardi</${tag}>`;
const { card, cards, openReady } = panelOf(site, tag, markup);

const writes = () => gapiCalls(site).filter((call) => call === "manageOptin");

describe("the achievements", () => {
  it("are read with their states and rewards in one call each for all widgets of a page", async () => {
    const { page, consoleMessages } = await openReady(`${markup}<${tag} data-limit="2"></${tag}>`);
    await expect
      .poll(() => card(page, "Dieci mani al tavolo").first().getByRole("progressbar").count())
      .toBe(1);
    await expect.poll(() => gapiCalls(site).sort()).toEqual(["getAchievements", "getMember", "getRewards"]);
    // Two images of the simulated space are missing on purpose.
    const errors = consoleMessages.errors.filter((message) => !message.includes("404"));
    expect([errors, consoleMessages.warnings]).toEqual([[], []]);
  });

  it("show reward, end and progress on the card, and goal, schedule and dates in the details", async () => {
    const { page } = await openReady();
    const own = card(page, "Dieci mani al tavolo");
    expect(await textIn(own)).toMatch(
      /^Dieci mani al tavolo 10 giri sulle slot Finisce \p{L}+ 4 di 10 Lascia$/u,
    );
    const text = await textIn(await openDetails(own));
    expect(text).toMatch(
      /4 di 10 Lascia Premio 10 giri sulle slot Come si completa Si completa con almeno 10 punti\. Si azzera ogni lunedì/,
    );
    expect(text).toMatch(/Inizio: \d{1,2}º? \w+ \d{4} Fine: \d{1,2}º? \w+ \d{4}/);
  });

  it("are joined and left with one press each, and keep the focus on the pending control (G11)", async () => {
    const { page } = await openReady();
    const explorer = card(page, "Esploratore del catalogo");
    const release = holdBrokerCalls(site, "manageOptin");
    await explorer.getByRole("button", { name: "Partecipa: Esploratore del catalogo" }).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    const pending = explorer.getByRole("button", { name: /^Iscrizione in corso/ });
    await pending.waitFor();
    expect(await pending.getAttribute("aria-disabled")).toBe("true");
    release();
    await explorer.getByRole("button", { name: "Lascia: Esploratore del catalogo" }).waitFor();
    expect(await focused(page)).toBe("Lascia: Esploratore del catalogo");
    expect(writes()).toHaveLength(1);
    await explorer.getByText("Sei dentro.", { exact: true }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press("Enter");
    await explorer.getByRole("button", { name: "Partecipa: Esploratore del catalogo" }).waitFor();
    expect(await focused(page)).toBe("Partecipa: Esploratore del catalogo");
    await explorer.getByText("Non partecipi più.", { exact: true }).waitFor();
    expect(writes()).toHaveLength(2);
  });

  it("restore the control after an error, and show an error message (G11)", slow, async () => {
    const { page } = await openReady();
    const explorer = card(page, "Esploratore del catalogo");
    site.sandbox.fault({ match: "/gapi/manageOptin", status: 500, times: 1 });
    await explorer.getByRole("button", { name: /^Partecipa/ }).click();
    await explorer.getByText("La richiesta non è stata accolta.").waitFor();
    await explorer.getByRole("button", { name: /^Partecipa/ }).waitFor();
  });

  it("use a read to resolve a write whose reply was lost, and never resend the write", slow, async () => {
    const { page } = await openReady();
    const explorer = card(page, "Esploratore del catalogo");
    site.sandbox.fault({ match: "/gapi/manageOptin", drop: true, times: 1 });
    await explorer.getByRole("button", { name: /^Partecipa/ }).click();
    await explorer.getByText("Sei dentro.", { exact: true }).waitFor({ timeout: 30_000 });
    expect(writes()).toHaveLength(1);
  });

  it(
    "show that the outcome of a join is unknown if the broker stops responding, and offer to join again",
    slow,
    async () => {
      const { page } = await openReady();
      const { gamification } = site.sandbox.model;
      const explorer = card(page, "Esploratore del catalogo");
      gamification.faults.apply("stall");
      await explorer.getByRole("button", { name: /^Partecipa/ }).click();
      await explorer.getByRole("button", { name: /^Iscrizione in corso/ }).waitFor();
      gamification.faults.apply("start");
      const unknown = explorer.getByText(/^Non sappiamo se la richiesta inviata (il |l’)\d/);
      await unknown.waitFor({ timeout: 30_000 });
      await explorer.getByRole("button", { name: /^Partecipa/ }).waitFor();
      const entity = { entityType: "Achievement", entityId: "ach-esploratore" };
      setOptIn(gamification, "mem-giulia", {
        ...entity,
        status: "Entrant",
        points: 0,
        percentageComplete: 0,
      });
      await explorer.getByText("Sei dentro.", { exact: true }).waitFor();
      expect(await unknown.count()).toBe(0);
      expect(writes()).toHaveLength(1);
    },
  );

  it("open the details with the terms by keyboard, without runnable content", async () => {
    site.sandbox.model.gamification.space.update((state) => ({
      ...state,
      achievements: state.achievements.map((each) => ({
        ...each,
        termsAndConditions: "<p>Articolo 1</p><img src=x onerror=window.ran=1><a href='javascript:1'>qui</a>",
      })),
    }));
    const { page } = await openReady();
    const name = card(page, "Dieci mani al tavolo").getByRole("button", {
      name: "Dieci mani al tavolo",
      exact: true,
    });
    await name.focus();
    await page.keyboard.press("Enter");
    const details = page.getByRole("dialog", { name: "Dieci mani al tavolo" });
    await details.getByRole("region", { name: "Regolamento" }).getByText("Articolo 1").waitFor();
    expect(await details.locator("[onerror], a[href^=javascript]").count()).toBe(0);
    expect(await page.evaluate(() => "ran" in window)).toBe(false);
    expect(await axeViolations(page)).toEqual([]);
    await closeDetails(details);
    expect(await focused(page)).toBe("Dieci mani al tavolo");
  });

  it("show a neutral drawing for a broken image", slow, async () => {
    const { page } = await openReady();
    // The browser loads a lazy image only near the viewport.
    await page.setViewportSize({ width: 1280, height: 6000 });
    await page.route(/\.(png|jpe?g|webp|svg)/, (route) => route.abort());
    await page.reload();
    await inState(page, tag, "ready");
    await expect.poll(() => page.locator(tag).locator(".entity-picture img").count()).toBe(0);
    expect(await page.locator(tag).locator(".entity-picture svg").first().isVisible()).toBe(true);
  });

  it("follow their attributes at run time", async () => {
    const { page } = await openReady();
    expect(await cards(page).count()).toBeGreaterThan(3);
    await page.locator(tag).evaluate((host) => host.setAttribute("data-limit", "3"));
    await expect.poll(() => cards(page).count()).toBe(3);
    await page
      .locator(tag)
      .getByRole("button", { name: /^Mostra di più/ })
      .click();
    await expect.poll(() => cards(page).count()).toBeGreaterThan(3);
    await page.locator(tag).evaluate((host) => host.setAttribute("data-ids", "ach-limiti"));
    await expect.poll(() => cards(page).count()).toBe(1);
  });
});

/** Replaces the achievements of the space by copies of one. */
function fill(count: number) {
  const { space } = site.sandbox.model.gamification;
  space.update((state) => {
    const [first] = state.achievements;
    if (!first) return state;
    const copy = (index: number) => ({ ...first, id: `copy-${index}`, name: `Copia ${index}` });
    return { ...state, achievements: Array.from({ length: count }, (_, index) => copy(index)) };
  });
}

describe("lists of achievements of any length (G1)", () => {
  it("show 20 of 500 items at a time with a button that keeps the focus, and a message if empty", async () => {
    fill(500);
    const { page } = await openReady();
    expect(await cards(page).count()).toBe(20);
    await page.getByRole("button", { name: "Mostra di più (480)" }).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => cards(page).count()).toBe(40);
    expect(await focused(page)).toBe("Mostra di più (460): Traguardi");
    fill(0);
    await page.reload();
    await inState(page, tag, "empty");
    await page.getByText("Al momento non ci sono traguardi.").waitFor();
  });

  it.each([
    [33.3, "3 di 10"],
    [0, "0 di 10"],
    [100, "10 di 10"],
    [140, "10 di 10"],
    [null, "Avanzamento non disponibile"],
  ])("show a percentage of %s as “%s”", slow, async (percentageComplete, text) => {
    const { space } = site.sandbox.model.gamification;
    space.updateMember("mem-giulia", (member) => ({
      ...member,
      optIns: member.optIns.map((optIn) => ({ ...optIn, points: undefined, percentageComplete }) as never),
    }));
    const { page } = await openReady();
    await card(page, "Dieci mani al tavolo").getByText(text).waitFor();
  });
});

describe("the achievements for a visitor", () => {
  it("have one button each that opens the login, like the competitions", async () => {
    const competitions = '<vetrina-competitions data-limit="20"></vetrina-competitions>';
    const { page } = await openPanel(
      site,
      `${markup}${competitions}<vetrina-login-modal></vetrina-login-modal>`,
    );
    for (const [element, name] of [
      [tag, "Esploratore del catalogo"],
      ["vetrina-competitions", "Torneo d’autunno"],
    ] as const) {
      await inState(page, element, "ready");
      const own = page.locator(element).getByRole("article", { name });
      expect(await page.locator(element).getByRole("progressbar").count(), element).toBe(0);
      const details = await openDetails(own);
      await details.getByText("Per partecipare occorre accedere.").waitFor();
      expect(await own.getByText(/La tua posizione|Partecipi/).count(), element).toBe(0);
      await closeDetails(details);
      await own.getByRole("button", { name: `Accedi: ${name}` }).click();
      const login = page.locator("vetrina-login-modal dialog");
      await login.waitFor();
      await page.keyboard.press("Escape");
      await login.waitFor({ state: "hidden" });
    }
    expect(writes()).toEqual([]);
  });
});

describe("the achievements after a failure", () => {
  it("show an error message for a refused token, and reconnect on a press of Riprova", async () => {
    const { faults } = site.sandbox.model.gamification;
    faults.apply("error", undefined, "Access denied");
    const { page } = await openPanel(site, markup, "giulia");
    await inState(page, tag, "error");
    faults.clear();
    await page.getByRole("button", { name: /^Riprova/ }).click();
    await inState(page, tag, "ready");
  });

  it(
    "keep the cards under a message while the connection is lost, and then read them again",
    slow,
    async () => {
      const { page } = await openReady();
      const { faults } = site.sandbox.model.gamification;
      const reads = () => gapiCalls(site).filter((call) => call === "getAchievements").length;
      faults.apply("stop");
      await inState(page, tag, "reconnecting");
      await page.getByText("Riconnessione in corso…").waitFor();
      expect(await cards(page).count()).toBeGreaterThan(3);
      const before = reads();
      faults.clear();
      await inState(page, tag, "ready");
      await expect.poll(reads).toBe(before + 1);
    },
  );
});
