import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { focused, heard, onPage, painted } from "../support/account";
import { axeViolations } from "../support/axe";
import { useTestSite } from "../support/site";
import { openWhole, pieces } from "./player";

const site = useTestSite();

const writes = () => heard(site, "POST", "nickname");

async function openEditor(page: Page): Promise<void> {
  await pieces(page).edit.focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => focused(page)).not.toBe("Modifica nickname");
}

async function write(page: Page, nickname: string): Promise<void> {
  await pieces(page).field.fill(nickname);
  await page.keyboard.press("Enter");
}

describe("the editor of the nickname", () => {
  it("by keyboard alone: refusals in the service's words, what was typed stays, then the new name", async () => {
    site.sandbox.model.players.change("marco", {
      nicknames: [{ siteId: "1", nickname: "preso", providerId: "vetrina" }],
    });
    const page = await openWhole(site);
    const { nickname, field, alert, status, header } = pieces(page);
    await nickname.getByText("giulia_demo").waitFor();
    const box = await header.boundingBox();
    await openEditor(page);
    expect(await field.inputValue()).toBe("giulia_demo");
    expect(await header.boundingBox(), "the header does not move").toEqual(box);
    expect(await axeViolations(page)).toEqual([]);

    await write(page, "è");
    await alert.getByText("Il nickname può avere da 3 a 20 caratteri").waitFor();
    expect(await field.inputValue()).toBe("è");
    expect(await field.getAttribute("aria-invalid")).toBe("true");
    expect(await field.getAttribute("aria-describedby")).toContain(await alert.getAttribute("id"));
    await expect.poll(() => field.evaluate((each) => each.matches(":focus"))).toBe(true);
    expect(await axeViolations(page)).toEqual([]);

    await write(page, "PRESO");
    await alert.getByText("Questo nickname è già in uso").waitFor();

    await write(page, "nuova.giulia");
    await nickname.getByText("nuova.giulia").waitFor();
    await expect.poll(() => status.textContent()).toBe("Nickname salvato: nuova.giulia");
    await expect.poll(() => focused(page)).toBe("Modifica nickname");
    expect(await field.count()).toBe(0);
    expect(writes().map((each) => each.status)).toEqual([400, 409, 200]);
  });

  it("Esc and an unchanged name send nothing, and the focus comes back", async () => {
    const page = await openWhole(site);
    for (const key of ["Escape", "Enter"]) {
      await pieces(page).nickname.getByText("giulia_demo").waitFor();
      await openEditor(page);
      await page.keyboard.press(key);
      await expect.poll(() => pieces(page).field.count()).toBe(0);
      expect(await focused(page)).toBe("Modifica nickname");
    }
    expect(writes()).toEqual([]);
  });

  it("a second press while the answer is awaited sends nothing more; closing does not either", async () => {
    const page = await openWhole(site);
    const { nickname, edit, status, save } = pieces(page);
    await nickname.getByText("giulia_demo").waitFor();
    site.sandbox.fault({ match: "portal/nickname", delay: 1000, times: 1 });
    await openEditor(page);
    await write(page, "una.volta");
    await page.keyboard.press("Enter");
    expect(await save.count(), "it says that it is saving").toBe(0);
    await page.keyboard.press("Escape");
    expect(await edit.getAttribute("aria-disabled")).toBe("true");
    await edit.dispatchEvent("click");
    expect(await pieces(page).field.count()).toBe(0);
    await expect.poll(() => status.textContent()).toBe("Nickname salvato: una.volta");
    expect(writes()).toHaveLength(1);
  });

  it("an answer that is lost: the service is asked what it has, and nothing is sent again", async () => {
    const page = await openWhole(site, {}, { account: { timeout: 900 } });
    const { alert, nickname, field } = pieces(page);
    await nickname.getByText("giulia_demo").waitFor();
    site.sandbox.fault({ match: "portal/nickname", delay: 3000, times: 1 });
    await openEditor(page);
    await write(page, "tempo.scaduto");
    await alert.getByText("Il servizio non ha risposto in tempo").waitFor();
    expect(await field.inputValue()).toBe("tempo.scaduto");
    expect(writes().length).toBeLessThanOrEqual(1);

    await page.context().setOffline(true);
    await page.keyboard.press("Enter");
    await alert.getByText("Non riusciamo a raggiungere il servizio").waitFor();
    await page.context().setOffline(false);
  });

  it("a nickname that cannot be read can be asked for again, and the focus stays", async () => {
    site.sandbox.fault({ match: "portal/nickname", status: 400, times: 1 });
    const page = await openWhole(site);
    const { nickname, header } = pieces(page);
    await nickname.getByText("non disponibile").waitFor();
    await header.getByRole("button", { name: "Riprova a leggere il nickname" }).focus();
    await page.keyboard.press("Enter");
    await nickname.getByText("giulia_demo").waitFor();
    expect(await focused(page)).toBe("Modifica nickname");
  });

  it("a logout in the middle leaves neither the editor nor anything typed", async () => {
    const page = await openWhole(site);
    await pieces(page).nickname.getByText("giulia_demo").waitFor();
    await openEditor(page);
    await pieces(page).field.fill("segreto.mio");
    await page.evaluate(() => {
      const { Vetrina } = window as unknown as { Vetrina: { session: { logout(): void } } };
      Vetrina.session.logout();
    });
    await onPage(page).inState("logged-out");
    await painted(page);
    const left = await pieces(page).header.evaluate((host) => host.shadowRoot?.textContent ?? "");
    expect(left).not.toMatch(/segreto|giulia/i);
  });
});
