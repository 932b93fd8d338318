import { describe, expect, it } from "vitest";
import { useTestSite } from "../support/site";
import { inspectorOf, inspectPage, linesOf, saying } from "./inspector-page";

const site = useTestSite();

const dialog = (id: string) =>
  `<dialog id="${id}"><button id="${id}-x" onclick="this.closest('dialog').close()">Chiudi ${id}</button></dialog>`;

const body = `<main><h1>Prova</h1><vetrina-date-picker>x</vetrina-date-picker>${dialog("uno")}${dialog("due")}
  <div id="ospite"></div></main>`;

describe("the inspector over a modal dialog", () => {
  it("stays usable, moves to the last one, and comes back", async () => {
    const { page } = await inspectPage(site, body);
    await saying(page, "vetrina-date-picker", "Si mostra.");
    const show = (id: string) =>
      page.evaluate((own) => (document.getElementById(own) as HTMLDialogElement).showModal(), id);
    const close = (id: string) =>
      page.evaluate((own) => (document.getElementById(own) as HTMLDialogElement).close(), id);
    const line = linesOf(page, "vetrina-date-picker");
    const isOpen = () => line.evaluate((details) => (details as HTMLDetailsElement).open);

    await show("uno");
    await line.locator("summary").click();
    expect(await isOpen()).toBe(true);
    await show("due");
    await line.locator("summary").click();
    expect(await isOpen()).toBe(false);
    // The dialog itself can be used, too.
    await page.locator("#due-x").focus();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("due-x");
    await close("due");
    await line.locator("summary").click();
    await close("uno");
    await line.locator("summary").click();
    expect(await isOpen()).toBe(false);
    expect(
      await page.evaluate(() => document.querySelector("[data-vetrina-inspector]")?.parentElement?.localName),
    ).toBe("body");
  });

  it("closes by Esc alone, and the dialog stays", async () => {
    const { page } = await inspectPage(site, body);
    await page.evaluate(() => {
      const root = document.querySelector("#ospite")?.attachShadow({ mode: "open" });
      const modal = document.createElement("dialog");
      modal.append("Modale");
      root?.append(modal);
      modal.addEventListener("click", () => modal.close());
      modal.showModal();
      (window as unknown as { modal: HTMLDialogElement }).modal = modal;
    });
    await inspectorOf(page).getByRole("button", { name: "Sposta" }).click();
    await page.keyboard.press("Escape");
    await inspectorOf(page).waitFor({ state: "detached" });
    expect(await page.evaluate(() => (window as unknown as { modal: HTMLDialogElement }).modal.open)).toBe(
      true,
    );
  });

  it("survives a dialog that takes it out of the page", async () => {
    const { page } = await inspectPage(site, body);
    await page.evaluate(() => {
      const modal = document.getElementById("uno") as HTMLDialogElement;
      modal.showModal();
    });
    await page.waitForFunction(() => document.querySelector("#uno > [data-vetrina-inspector]"));
    await page.evaluate(() => document.getElementById("uno")?.remove());
    await saying(page, "vetrina-date-picker", "Si mostra.");
  });
});
