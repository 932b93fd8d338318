import { describe, expect, it } from "vitest";
import { headerAndModal } from "../support/account";
import { axeViolations } from "../support/axe";
import { useTestSite } from "../support/site";
import { openFullHeader, headerParts } from "./player";

const site = useTestSite();

describe("unread messages", () => {
  it("have a link named with the exact number, and a badge", async () => {
    const page = await openFullHeader(site);
    const link = page.getByRole("link", { name: "3 messaggi non letti", exact: true });
    await link.waitFor();
    expect(await link.getAttribute("href")).toMatch(/\/messaggi$/);
    const badge = headerAndModal(page).header.locator('[part~="badge"]');
    expect(await badge.textContent()).toBe("3");
    for (const [count, name, shown] of [
      [1, "1 messaggio non letto", "1"],
      [120, "120 messaggi non letti", "99+"],
    ] as const) {
      site.sandbox.model.players.change("giulia", { unreadMessages: count });
      await page.reload();
      await page.getByRole("link", { name, exact: true }).waitFor();
      expect(await badge.textContent()).toBe(shown);
    }
    site.sandbox.model.players.change("giulia", { unreadMessages: 0 });
    await page.reload();
    await page.getByRole("link", { name: "Nessun messaggio non letto" }).waitFor();
    expect(await badge.count()).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
  });

  it("do not have a number after a failed read, not even the last known one", async () => {
    site.sandbox.fault({ match: "inbox", status: 400, times: 1 });
    const page = await openFullHeader(site);
    await headerAndModal(page).inState("ready");
    await headerParts(page).nickname.getByText("giulia_demo").waitFor();
    expect(await headerAndModal(page).header.locator(".messages").count()).toBe(0);
    await page.reload();
    await page.getByRole("link", { name: "3 messaggi non letti" }).waitFor();
    await page.context().setOffline(true);
    await page.getByRole("link", { name: "Messaggi", exact: true }).waitFor();
    expect(await headerAndModal(page).header.locator('[part~="badge"]').count()).toBe(0);
    await page.context().setOffline(false);
  });
});
