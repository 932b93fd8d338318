import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { focused } from "../support/account";
import { inState } from "../support/panels";
import { useTestSite } from "../support/site";
import {
  cards,
  countWrites,
  endUndoTime,
  giveMessages,
  markup,
  openAndDelete,
  openMessages,
  statusOf,
  subject,
  tag,
  undoButton,
} from "./messages-page";

const site = useTestSite();

/** Gives the player three messages with the status "Read". */
const giveThree = () => giveMessages(site, Array(3).fill({ status: "Read" }));
const names = (page: Page) => cards(page).locator("h3").allInnerTexts();
const isDeleted = (id: string) => statusOf(site, id) === "Deleted";

/** Leaves the page, which sends its pending writes, and waits until the connection is closed. */
async function leave(page: Page) {
  await page.goto("about:blank");
  await expect.poll(() => site.sandbox.connections()).toBe(0);
}

describe("the deletion of a message (G6)", () => {
  it("moves the focus to the next message, or after the last one to the heading", async () => {
    giveThree();
    const { page } = await openMessages(site);
    await subject(page, "Oggetto 1").press("Enter");
    await page.locator(tag).getByRole("button", { name: "Elimina: Oggetto 1" }).press("Enter");
    expect(await focused(page)).toBe("Oggetto 2");
    expect(await names(page)).toEqual(["Oggetto 0", "Oggetto 2"]);
    await openAndDelete(page, "Oggetto 2");
    expect(await focused(page)).toBe("Messaggi");
  });

  it("is undone by Ctrl+Z without a write, and the focus moves to the restored message", async () => {
    giveThree();
    const { page } = await openMessages(site);
    await openAndDelete(page, "Oggetto 0");
    await page.locator(tag).getByText("Messaggio eliminato.").waitFor();
    await page.keyboard.press("Control+z");
    expect(await focused(page)).toBe("Oggetto 0");
    expect(await names(page)).toEqual(["Oggetto 0", "Oggetto 1", "Oggetto 2"]);
    expect(await page.getByRole("button", { expanded: true }).allInnerTexts()).toEqual(["Oggetto 0"]);
    await leave(page);
    expect(countWrites(site)).toBe(0);
  });

  it("is undone by the button of the notice, which is reached with Tab", async () => {
    giveThree();
    const { page } = await openMessages(site);
    await openAndDelete(page, "Oggetto 2");
    await undoButton(page).waitFor();
    for (let step = 0; step < 8 && (await focused(page)) !== "Annulla"; step += 1)
      await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect.poll(() => names(page)).toEqual(["Oggetto 0", "Oggetto 1", "Oggetto 2"]);
    expect(await focused(page)).toBe("Oggetto 2");
    expect(countWrites(site)).toBe(0);
  });

  it("is sent in one write for several messages, after a delay that stops while the pointer is on the notice", async () => {
    giveThree();
    const { page } = await openMessages(site);
    await page.clock.install();
    await openAndDelete(page, "Oggetto 0");
    await openAndDelete(page, "Oggetto 1");
    await page.locator(tag).getByText("2 messaggi eliminati.").hover();
    await page.clock.runFor(60_000);
    expect(countWrites(site)).toBe(0);
    await page.mouse.move(1, 1);
    await page.clock.runFor(9000);
    expect(countWrites(site)).toBe(0);
    await page.clock.runFor(1500);
    await expect.poll(() => isDeleted("m0") && isDeleted("m1")).toBe(true);
    expect(countWrites(site)).toBe(1);
    expect(await names(page)).toEqual(["Oggetto 2"]);
  });

  it("is sent once when the page is left", async () => {
    giveThree();
    const { page } = await openMessages(site);
    await openAndDelete(page, "Oggetto 0");
    await page.goto(`${site.sandbox.siteUrl}/test/nothing?loader=off`);
    await expect.poll(() => isDeleted("m0")).toBe(true);
    await leave(page);
    expect(countWrites(site)).toBe(1);
  });

  it("is sent by the leader tab when the player closes a follower tab", async () => {
    giveThree();
    const { page } = await openMessages(site);
    const context = page.context();
    const second = await context.newPage();
    await second.goto(page.url());
    await inState(second, tag, "ready");
    await openAndDelete(second, "Oggetto 0");
    await second.close({ runBeforeUnload: true });
    await expect.poll(() => isDeleted("m0")).toBe(true);
    await expect.poll(() => names(page)).toEqual(["Oggetto 1", "Oggetto 2"]);
    expect(countWrites(site)).toBe(1);
  });

  it("is sent once when the widget is removed", async () => {
    giveThree();
    const { page } = await openMessages(site);
    await openAndDelete(page, "Oggetto 0");
    await page.locator(tag).evaluate((host) => host.remove());
    await expect.poll(() => isDeleted("m0")).toBe(true);
    await leave(page);
    expect(countWrites(site)).toBe(1);
  });

  it("is sent exactly once after an outage of the broker", async () => {
    giveThree();
    const { page } = await openMessages(site);
    await openAndDelete(page, "Oggetto 0");
    site.sandbox.model.gamification.faults.apply("stop");
    await inState(page, tag, "reconnecting");
    await endUndoTime(page);
    // The client tries to reconnect, without success.
    await page.waitForEvent("websocket");
    expect(await names(page)).toEqual(["Oggetto 1", "Oggetto 2"]);
    site.sandbox.model.gamification.faults.apply("start");
    await expect.poll(() => isDeleted("m0"), { timeout: 20_000 }).toBe(true);
    expect(await names(page)).toEqual(["Oggetto 1", "Oggetto 2"]);
    await leave(page);
    expect(countWrites(site)).toBe(1);
  });

  it("is not sent again if its reply was lost, and the message remains deleted", async () => {
    giveThree();
    const { page } = await openMessages(site);
    site.sandbox.fault({ match: "/gapi/updateMessagesState", drop: true, times: 1 });
    await openAndDelete(page, "Oggetto 0");
    await endUndoTime(page);
    await expect.poll(() => isDeleted("m0")).toBe(true);
    await inState(page, tag, "reconnecting");
    await page.locator(`${tag}[data-state="ready"]`).waitFor({ timeout: 20_000 });
    expect(await names(page)).toEqual(["Oggetto 1", "Oggetto 2"]);
    expect(countWrites(site)).toBe(1);
  });

  it("is reverted with a message if the platform refuses it, and can be repeated", async () => {
    giveThree();
    const { page } = await openMessages(site);
    site.sandbox.fault({ match: "/gapi/updateMessagesState", status: 500, times: 1 });
    await openAndDelete(page, "Oggetto 0");
    await endUndoTime(page);
    const back = page
      .locator(tag)
      .getByRole("status")
      .filter({ hasText: "«Oggetto 0» è di nuovo nell’elenco" });
    await back.waitFor({ state: "attached" });
    await cards(page).getByText("La richiesta non è stata accolta.").waitFor();
    await openAndDelete(page, "Oggetto 0");
    await endUndoTime(page);
    await expect.poll(() => isDeleted("m0")).toBe(true);
  });

  it("is offered only for messages that may be deleted", async () => {
    giveMessages(site, [{ status: "Claimed" }]);
    const { page } = await openMessages(site);
    await subject(page, "Oggetto 0").click();
    await cards(page).getByText("Testo 0").waitFor();
    expect(
      await page
        .locator(tag)
        .getByRole("button", { name: /^Elimina/ })
        .count(),
    ).toBe(0);
  });
});

describe("the number of unread messages", () => {
  it("is updated in both panels of a page when a message is opened in one of them", async () => {
    giveMessages(site, [{}, {}]);
    const { page } = await openMessages(site, `${markup}<${tag} data-status="New"></${tag}>`);
    const counts = () => page.locator(`${tag} .unread > p`).allInnerTexts();
    await expect.poll(counts).toEqual(Array(2).fill("2 messaggi da leggere"));
    await page.locator(tag).first().getByRole("button", { name: "Oggetto 0", exact: true }).click();
    expect(await counts()).toEqual(Array(2).fill("1 messaggio da leggere"));
  });

  it("is updated in both tabs when a message is read or deleted in one of them", async () => {
    giveMessages(site, [{}, {}, {}]);
    const { page } = await openMessages(site);
    const context = page.context();
    const other = await context.newPage();
    await other.goto(page.url());
    for (const tab of [page, other]) await tab.locator(tag).getByText("3 messaggi da leggere").waitFor();
    await subject(other, "Oggetto 0").click();
    for (const tab of [other, page]) await tab.locator(tag).getByText("2 messaggi da leggere").waitFor();
    await openAndDelete(page, "Oggetto 1");
    await page.locator(tag).getByText("1 messaggio da leggere").waitFor();
    await endUndoTime(page);
    await other.locator(tag).getByText("1 messaggio da leggere").waitFor();
    await expect.poll(() => names(other)).toEqual(["Oggetto 0", "Oggetto 2"]);
  });
});
