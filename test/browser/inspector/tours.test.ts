import { describe, expect, it } from "vitest";
import { useTestSite } from "../support/site";
import { inspectPage, inspectorOf, linesOf, saying, sentenceOf } from "./inspector-page";

const site = useTestSite();

const step = (attributes: string) => `<div slot="step" hidden ${attributes}>testo</div>`;
const tourOf = (...steps: readonly string[]) => `<vetrina-tour>${steps.join("")}</vetrina-tour>`;

describe("the inspector's findings about a tour", () => {
  it("are updated when the target of a step disappears", async () => {
    const body = `<main><h1>Prova</h1><p id="t">x</p>${tourOf(step('data-title="Ciao" data-target="#t"'))}</main>`;
    const { page } = await inspectPage(site, body);
    await saying(page, "vetrina-tour", "Si mostra.");
    await page.evaluate(() => document.querySelector("#t")?.remove());
    await saying(page, "vetrina-tour", "nulla corrisponde a «#t»");
  });

  it("include invalid keys of a tour in the configuration before the tour starts", async () => {
    const tour = { waitForMs: "abc", confrim: true };
    const { page } = await inspectPage(site, "<main><h1>Prova</h1></main>", "", { tour });
    const panel = inspectorOf(page);
    await panel.getByText("«tour.waitForMs» non vale: serve un numero intero da 0 a 60000.").waitFor();
    await panel.getByText("«tour.confrim» non è una chiave: quella giusta è «tour.confirm».").waitFor();
  });
});

describe("the inspector next to a running tour", () => {
  const steps = [{ title: "Uno" }, { title: "Due" }, { title: "Tre" }];

  it("handles arrow keys without moving the tour, and does not list the tour's popover as an unknown element", async () => {
    const { page } = await inspectPage(
      site,
      "<main><h1>Prova</h1><vetrina-date-picker>x</vetrina-date-picker></main>",
    );
    await saying(page, "vetrina-date-picker", "Si mostra.");
    await page.evaluate(
      (all) =>
        (
          window as unknown as { Vetrina: { tour: { start(steps: unknown): Promise<boolean> } } }
        ).Vetrina.tour.start(all),
      steps,
    );
    const title = page.locator("vetrina-tour-popover").getByRole("heading");
    await title.getByText("Uno").waitFor();
    await page.waitForFunction(() => document.activeElement?.localName === "vetrina-tour-popover");
    await linesOf(page, "vetrina-date-picker").locator("summary").focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await linesOf(page, "vetrina-date-picker").getByText("Stato").waitFor();
    expect(await title.innerText()).toBe("Uno");
    await inspectorOf(page).getByText("1 elemento, 0 da correggere").waitFor();
    expect(await linesOf(page, "vetrina-tour-popover").count()).toBe(0);
    // In the tour's popover the same key still moves to the next step.
    await page.locator("vetrina-tour-popover").getByRole("button").last().focus();
    await page.keyboard.press("ArrowRight");
    await title.getByText("Due").waitFor();
    expect(await sentenceOf(page, "vetrina-date-picker").innerText()).toBe("Si mostra.");
  });
});
