import { describe, expect, it } from "vitest";
import { useTestSite } from "../support/site";
import { step } from "./tour-page";

const site = useTestSite();

const without = 'Non si mostra senza passi: <div slot="step">.';

async function open(body: string, config = {}) {
  site.sandbox.page("/test/incomplete", { body: `<main><h1>Prova</h1>${body}</main>`, config });
  const visit = await site.visit("/test/incomplete");
  const host = visit.page.locator("vetrina-tour").first();
  return { ...visit, host, button: host.getByRole("button"), note: host.locator('[part="error"]') };
}

describe("a tour without steps", () => {
  it("shows the author's content, and a note instead of the start button", async () => {
    const { page, host, button, note, consoleMessages } = await open(
      '<vetrina-tour><a href="/guida">Guida</a></vetrina-tour>',
    );
    await expect.poll(() => note.textContent()).toBe(`<vetrina-tour> ${without}`);
    expect(await host.getAttribute("data-state")).toBe("error");
    expect(await button.count()).toBe(0);
    expect(await page.getByRole("link", { name: "Guida" }).isVisible()).toBe(true);
    expect(consoleMessages.warnings.join()).toContain(
      '<vetrina-tour> needs steps: children with slot="step"',
    );
  });

  it("shows its button when steps are added or if the configuration contains them", async () => {
    const { page, host, button, note } = await open('<vetrina-tour data-tour="sito"></vetrina-tour>');
    await note.waitFor();
    await host.evaluate((element) => {
      const added = Object.assign(document.createElement("div"), { slot: "step", hidden: true });
      added.dataset.title = "Uno";
      element.append(added);
    });
    await button.waitFor();
    expect(await note.count()).toBe(0);
    expect(await host.getAttribute("data-state")).toBe("ready");
    await host.evaluate((element) => element.replaceChildren());
    await note.waitFor();
    await page.evaluate(() => {
      const { Vetrina } = window as unknown as { Vetrina: { configure(config: object): void } };
      Vetrina.configure({ tour: { tours: [{ id: "sito", steps: [{ title: "Uno" }] }] } });
    });
    await button.waitFor();
    expect(await note.count()).toBe(0);
  });
});

describe("a step without its title", () => {
  it("is reported to the author, and the tour still starts", async () => {
    const { button, note, page, consoleMessages } = await open(
      `<vetrina-tour>${step("Uno")}<div slot="step" hidden>Solo testo</div></vetrina-tour>`,
    );
    await expect.poll(() => note.textContent()).toBe("<vetrina-tour> Passo 2: manca il titolo (data-title).");
    expect(consoleMessages.warnings.join()).toContain("<vetrina-tour> needs data-title in step 2");
    await button.click();
    await page.getByRole("dialog").getByText("Uno", { exact: true }).waitFor();
  });
});
