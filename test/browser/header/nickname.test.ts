import { describe, expect, it } from "vitest";
import { focused, receivedCalls } from "../support/account";
import { axeViolations } from "../support/axe";
import { endlessDelay, holdCalls, passTimeLimits } from "../support/hold";
import { useTestSite } from "../support/site";
import { openEditor, openFullHeader, headerParts, submitNickname } from "./player";

const site = useTestSite();

const service = "portal/nickname";
const writes = () => receivedCalls(site, "POST", "nickname");

/** Gives Marco a nickname, which is then not available to other players. */
function takeName() {
  site.sandbox.model.players.change("marco", {
    nicknames: [{ siteId: "1", nickname: "preso", providerId: "vetrina" }],
  });
}

describe("the editor of the nickname", () => {
  it("rejects invalid names, shows the service's error, and saves a new name, all by keyboard", async () => {
    takeName();
    const page = await openFullHeader(site);
    const { nickname, field, alert, status, header } = headerParts(page);
    await nickname.getByText("giulia_demo").waitFor();
    const box = await header.boundingBox();
    await openEditor(page);
    expect(await field.inputValue()).toBe("giulia_demo");
    expect(await header.boundingBox(), "the header does not move").toEqual(box);
    expect(await axeViolations(page)).toEqual([]);

    await submitNickname(page, "è");
    await alert.getByText("Il nickname deve avere da 3 a 20 caratteri.").waitFor();
    expect(await field.inputValue()).toBe("è");
    expect(await field.getAttribute("aria-invalid")).toBe("true");
    expect(await field.getAttribute("aria-describedby")).toContain(await alert.getAttribute("id"));
    await expect.poll(() => field.evaluate((each) => each.matches(":focus"))).toBe(true);
    expect(await axeViolations(page)).toEqual([]);

    await submitNickname(page, "due parole");
    await alert.getByText("Usa solo lettere non accentate").waitFor();
    expect(writes(), "obvious mistakes are not sent").toEqual([]);

    await submitNickname(page, "PRESO");
    await alert.getByText("Questo nickname è già in uso").waitFor();

    await submitNickname(page, "nuova.giulia");
    await nickname.getByText("nuova.giulia").waitFor();
    await expect.poll(() => status.textContent()).toBe("Nickname salvato: nuova.giulia");
    await expect.poll(() => focused(page)).toBe("Modifica nickname");
    expect(await field.count()).toBe(0);
    expect(writes().map((each) => each.status)).toEqual([409, 200]);
  });

  it("sends nothing after Esc or with an unchanged name, and restores the focus", async () => {
    const page = await openFullHeader(site);
    for (const key of ["Escape", "Enter"]) {
      await headerParts(page).nickname.getByText("giulia_demo").waitFor();
      await openEditor(page);
      await page.keyboard.press(key);
      await expect.poll(() => headerParts(page).field.count()).toBe(0);
      await expect.poll(() => focused(page)).toBe("Modifica nickname");
    }
    expect(writes()).toEqual([]);
  });

  it("sends a name only once, even after more clicks or Esc during the call", async () => {
    const page = await openFullHeader(site);
    const { nickname, edit, status, save } = headerParts(page);
    await nickname.getByText("giulia_demo").waitFor();
    const release = await holdCalls(page, service);
    await openEditor(page);
    await submitNickname(page, "una.volta");
    await page.keyboard.press("Enter");
    await expect.poll(() => save.count(), { message: "it says that it is saving" }).toBe(0);
    await page.keyboard.press("Escape");
    await expect.poll(() => edit.getAttribute("aria-disabled")).toBe("true");
    await edit.dispatchEvent("click");
    await expect.poll(() => status.textContent()).toBe("Il salvataggio del nickname continua.");
    expect(await headerParts(page).field.count()).toBe(0);
    expect(await nickname.textContent()).toBe("Salvataggio…");
    await release();
    await expect.poll(() => status.textContent()).toBe("Nickname salvato: una.volta");
    expect(writes()).toHaveLength(1);
  });

  it("announces a refused or unknown outcome of a save even if it has been closed", async () => {
    takeName();
    const page = await openFullHeader(site);
    const { nickname, header, status } = headerParts(page);
    await nickname.getByText("giulia_demo").waitFor();
    await page.clock.install();
    const saveAndClose = async (wanted: string) => {
      await openEditor(page);
      await submitNickname(page, wanted);
      await header.locator('[part="close"]').click();
      await expect.poll(() => status.textContent()).toBe("Il salvataggio del nickname continua.");
    };
    const release = await holdCalls(page, service);
    await saveAndClose("preso");
    await release();
    const no = "Il nickname non è stato salvato. Questo nickname è già in uso";
    await expect.poll(() => status.textContent()).toContain(no);
    await nickname.getByText("giulia_demo").waitFor();

    site.sandbox.fault({ match: service, delay: endlessDelay, times: 1 });
    await saveAndClose("tardi");
    await expect.poll(() => writes()).toHaveLength(2);
    await passTimeLimits(page);
    const unknownOutcome = "il nickname potrebbe non essere stato salvato.";
    await expect.poll(() => status.textContent()).toContain(unknownOutcome);
    await nickname.getByText("giulia_demo").waitFor();
  });

  it("reads the nickname after a lost response, and does not send it again", async () => {
    const page = await openFullHeader(site);
    const { alert, nickname, field } = headerParts(page);
    await nickname.getByText("giulia_demo").waitFor();
    await page.clock.install();
    site.sandbox.fault({ match: service, delay: endlessDelay, times: 1 });
    await openEditor(page);
    await submitNickname(page, "tempo.scaduto");
    await expect.poll(() => writes()).toHaveLength(1);
    await passTimeLimits(page);
    await alert.getByText("Il servizio non ha risposto in tempo").waitFor();
    expect(await field.inputValue()).toBe("tempo.scaduto");
    expect(writes()).toHaveLength(1);

    const sent = () => writes().length;
    const before = sent();
    await page.context().setOffline(true);
    await page.keyboard.press("Enter");
    await alert.getByText("Sei offline: il nickname non è stato inviato.").waitFor();
    await page.context().setOffline(false);
    expect(sent()).toBe(before);

    site.sandbox.fault({ match: "portal/nickname", drop: true });
    await page.keyboard.press("Enter");
    await alert.getByText("il nickname potrebbe non essere stato salvato. Controlla").waitFor();
    site.sandbox.model.faults.clear();
    site.sandbox.model.sessions.reset();
    await page.keyboard.press("Enter");
    await alert.getByText("La sessione è scaduta e il nickname non è stato salvato.").waitFor();
    expect(await field.inputValue()).toBe("tempo.scaduto");
  });

  it("reads the nickname again after a failed read, and keeps the focus", async () => {
    site.sandbox.fault({ match: "portal/nickname", status: 400, times: 1 });
    const page = await openFullHeader(site);
    const { nickname, header } = headerParts(page);
    await nickname.getByText("non disponibile").waitFor();
    await header.getByRole("button", { name: "Riprova a leggere il nickname" }).focus();
    await page.keyboard.press("Enter");
    await nickname.getByText("giulia_demo").waitFor();
    await expect.poll(() => focused(page)).toBe("Modifica nickname");
  });
});
