import { describe, expect, it } from "vitest";
import { axeViolations } from "../support/axe";
import { useTestSite } from "../support/site";
import { itEach, slow } from "../support/slow-cases";
import { onDisk } from "./docs-pages";

const site = useTestSite();

/** Opens the page of an element at its playground, and waits until the element works there. */
async function openPlayground(path: string, tag: string) {
  const { page } = await site.visit(`/docs/${path}`);
  const section = page.getByRole("region", { name: /^(Esempio|Example)$/ });
  await section.scrollIntoViewIfNeeded();
  await section.locator(`${tag}[data-state="ready"]`).waitFor();
  return { page, section };
}

describe("a playground", () => {
  itEach(["site"], ["disk"])(
    "applies new field values to the element and the markup (opened from %s)",
    async (from) => {
      const { page } = await site.visit("/docs/date-picker.html?csp=trusted-types");
      if (from === "disk") await page.goto(onDisk("date-picker.html"));
      const section = page.getByRole("region", { name: "Esempio", exact: true });
      await section.scrollIntoViewIfNeeded();
      const element = section.locator("vetrina-date-picker[data-state]");
      await element.waitFor();
      await section.getByLabel("Testo senza data").fill("Giorno <b>");
      await section.getByLabel("Blocca i giorni fuori dai limiti").press("Space");
      await section.getByLabel("Data minima").fill("");
      await element.getByText("Giorno <b>").waitFor();
      const code = section.locator("figure.code code");
      expect(await code.textContent()).toBe(
        [
          "<vetrina-date-picker",
          '  name="dal"',
          '  data-max-date="2026-12-31"',
          '  data-link-text="Giorno &lt;b&gt;"',
          ">",
          "  <span>Giorno &lt;b&gt;</span>",
          "</vetrina-date-picker>",
        ].join("\n"),
      );
      await section.getByRole("button", { name: "Torna all’inizio" }).press("Enter");
      await expect.poll(() => code.textContent()).toContain('data-link-text="Dal giorno"');
      expect(await element.getAttribute("data-strict-range")).toBe("");
    },
  );

  it("shows the element in a narrower column, without changing the markup", slow, async () => {
    const { page, section } = await openPlayground("bonus-detail.html", "vetrina-bonus-detail");
    const element = section.locator("vetrina-bonus-detail");
    const code = await section.locator("figure.code code").textContent();
    const width = async () => (await element.boundingBox())?.width;
    const whole = await width();
    await section.getByLabel("Larghezza").selectOption("240 px");
    await expect.poll(width).toBe(240);
    expect(await section.locator("figure.code code").textContent()).toBe(code);
    await section.getByRole("button", { name: "Torna all’inizio" }).press("Enter");
    await expect.poll(width).toBe(whole);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await section.getByLabel("Larghezza").isVisible()).toBe(false);
  });

  it("shows next to a field what is wrong with its value", async () => {
    const { page, section } = await openPlayground(
      "bonus-carousel.html?csp=trusted-types",
      "vetrina-bonus-carousel",
    );
    const limit = section.getByLabel("Numero massimo di bonus");
    const wrong = section.getByText("Valore non valido: serve un numero intero da 1 a 100.");
    await limit.fill("101");
    await wrong.waitFor();
    expect(await limit.getAttribute("aria-invalid")).toBe("true");
    // The reader copies the code, so it must not contain a wrong value.
    const code = section.locator("figure.code code");
    expect(await code.textContent()).not.toContain("data-limit");
    expect(await axeViolations(page, { within: ".playground" })).toEqual([]);
    await limit.fill("3");
    await wrong.waitFor({ state: "detached" });
    expect(await code.textContent()).toContain('data-limit="3"');
    expect(await limit.getAttribute("aria-invalid")).toBeNull();
  });

  it("reports that a maximum date is before the minimum", slow, async () => {
    const { section } = await openPlayground("date-picker.html", "vetrina-date-picker");
    const last = section.getByLabel("Data massima");
    await last.fill("2026-01-01");
    await section.getByText("viene prima di data-min-date").waitFor();
    expect(await last.getAttribute("aria-invalid")).toBe("true");
    await section.getByLabel("Data minima").fill("2025-12-01");
    await section.getByText("viene prima di data-min-date").waitFor({ state: "detached" });
  });

  it("adds the attributes of a form control to the element and the code", slow, async () => {
    const { section } = await openPlayground("date-picker.html", "vetrina-date-picker");
    await section.getByLabel("Nome nel modulo").fill("arrivo");
    await section.getByLabel("Obbligatorio").press("Space");
    await section.getByLabel("Bloccato").press("Space");
    await section.locator("vetrina-date-picker[name='arrivo'][required][disabled]").waitFor();
    expect(await section.locator("figure.code code").textContent()).toContain(
      '\n  name="arrivo"\n  required\n  disabled\n',
    );
  });

  it("lets readers select a simulated situation for the element", slow, async () => {
    const { section } = await openPlayground("competitions.html", "vetrina-competitions");
    await section.getByLabel("Situazione simulata").selectOption("none");
    await section.locator("vetrina-competitions[data-state='empty']").waitFor();
  });

  it("shows the state of the element to explain an empty preview", async () => {
    const { page, section } = await openPlayground("en/open-bets.html", "vetrina-open-bets");
    const note = section.getByRole("status").filter({ hasText: "data-state" });
    expect(await note.count()).toBe(0);
    await section.getByLabel("Simulated situation").selectOption("logged-out");
    await note.filter({ hasText: 'data-state="logged-out": ' }).waitFor();
    await page.goto(`${site.sandbox.siteUrl}/docs/en/login-modal.html`);
    await section.scrollIntoViewIfNeeded();
    await note.filter({ hasText: "appears only when it is needed" }).waitFor();
  });

  it("explains an empty preview if a refused request hides the element", slow, async () => {
    const { section } = await openPlayground("bonus-carousel.html", "vetrina-bonus-carousel");
    await section.getByLabel("Situazione simulata").selectOption("failing");
    await section.getByText("Per questo il riquadro è vuoto: non è un guasto.").waitFor();
  });

  it(
    "shows the element in the selected situation, with the text that was entered for its slot",
    slow,
    async () => {
      const { page } = await site.visit("/docs/login-modal.html");
      const section = page.getByRole("region", { name: "Esempio", exact: true });
      await section.scrollIntoViewIfNeeded();
      await section.getByLabel("Slot legal").fill("Avvertenze");
      await section.getByLabel("Situazione simulata").selectOption("logged-in");
      await section
        .locator('[data-demo="logged-in"] vetrina-login-modal', { hasText: "Avvertenze" })
        .waitFor({ state: "attached" });
      expect(await section.locator("figure.code code").textContent()).toContain(
        '<div slot="legal">Avvertenze</div>',
      );
    },
  );
});
