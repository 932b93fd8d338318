import { describe, expect, it } from "vitest";
import { messageStatuses, messageTypes } from "../../../src/gamification/protocol/messages";
import { focused, painted } from "../support/account";
import { pauseClock } from "../support/clock";
import { gapiCalls } from "../support/gamification-panels";
import { holdBrokerCalls } from "../support/hold";
import { shifts } from "../support/layout";
import { inState, setAttribute } from "../support/panels";
import { useTestSite } from "../support/site";
import { itEach, slow } from "../support/slow-cases";
import {
  cards,
  countWrites,
  giveMessages,
  markup,
  openMessages,
  statusOf,
  subject,
  tag,
} from "./messages-page";

const site = useTestSite();

const day = 86_400_000;

const hostile = `<p>Ciao <b>Giulia</b></p>
  <script>window.ran = 1</script><img src="x" onerror="window.ran = 1"><svg onload="window.ran = 1"></svg>
  <a href="javascript:window.ran=1">cattivo</a> <a href="https://altro.example/" target="_blank">buono</a>
  <iframe srcdoc="<script>parent.ran = 1</script>"></iframe>`;

describe("a member's messages (G6)", () => {
  it("are read with one call per type, and show the number of unread ones", slow, async () => {
    const { page, consoleMessages } = await openMessages(site, `${markup}<${tag} data-limit="2"></${tag}>`);
    await page.locator(tag).first().getByText("3 messaggi da leggere").waitFor();
    expect(gapiCalls(site)).toEqual(Array(4).fill("getMessages"));
    expect(await page.locator(tag).last().getByRole("article").count()).toBe(2);
    expect([consoleMessages.errors, consoleMessages.warnings]).toEqual([[], []]);
  });

  itEach([390], [1280])(
    "do not move at a width of %d px when the number of unread ones arrives (X6)",
    async (width) => {
      // The broker forwards the first call for each of the two types, which reads its messages, and holds
      // back the calls that read the number of unread messages.
      site.sandbox.fault({ match: "/gapi/getMessages", until: Promise.resolve(), times: 2 });
      const release = holdBrokerCalls(site, "getMessages", 2);
      const { page } = await openMessages(site, markup, "giulia", { viewport: { width, height: 664 } });
      await page.locator(tag).getByRole("button", { name: "Segna come letti" }).waitFor();
      await painted(page);
      expect(await page.locator(tag).getByText("messaggi da leggere").count()).toBe(0);
      release();
      await page.locator(tag).getByText("3 messaggi da leggere").waitFor();
      await painted(page);
      expect(await shifts(page)).toEqual([]);
    },
  );

  it("show a body without runnable content, with a `rel` attribute on its links", async () => {
    giveMessages(site, [{ body: hostile, subject: "<img src=x onerror=window.ran=1>Oggetto" }]);
    const { page } = await openMessages(site);
    await cards(page).getByRole("button").first().click();
    await cards(page).locator("b", { hasText: "Giulia" }).waitFor();
    const link = cards(page).getByRole("link", { name: "buono" });
    expect((await link.getAttribute("rel"))?.split(" ")).toContain("noopener");
    expect(
      await cards(page).locator("script, iframe, [onerror], [onload], [href^='javascript']").count(),
    ).toBe(0);
    await cards(page).getByText("cattivo").click();
    expect(await page.evaluate(() => "ran" in window)).toBe(false);
    expect(await cards(page).getByText("<img src=x").count(), "a subject is a text").toBe(1);
  });

  it("have a label for each of the nine states", async () => {
    giveMessages(
      site,
      messageStatuses.map((status) => ({ status })),
    );
    const { page } = await openMessages(site, `<${tag} data-status="${messageStatuses.join(",")}"></${tag}>`);
    const badges = await cards(page).locator(".entity-state").allInnerTexts();
    expect(badges.map((text) => text.trim())).toEqual([
      "Da leggere",
      "Letto",
      "In attesa di risposta",
      "Gestito",
      "Riscosso",
      "Scaduto",
      "Annullato",
      "Non più valido",
      "Eliminato",
    ]);
  });

  it("show their expiry, and show that they are unread by font weight and by text for screen readers", async () => {
    const hour = 3_600_000;
    giveMessages(site, [{}, { status: "Read" }, { expires: -hour }, { expires: 240 * hour }]);
    const { page } = await openMessages(site);
    const weight = (name: string) => subject(page, name).evaluate((it) => getComputedStyle(it).fontWeight);
    expect([await weight("Oggetto 0"), await weight("Oggetto 1")]).toEqual(["600", "400"]);
    const described = subject(page, "Oggetto 0").evaluate((button) => {
      const id = button.getAttribute("aria-describedby") ?? "";
      return (button.getRootNode() as ShadowRoot).getElementById(id)?.textContent;
    });
    expect(await described).toMatch(/^Da leggereMessaggio\d/);
    const textOf = (index: number) => cards(page).nth(index).innerText();
    expect(await textOf(0), "without expiry").not.toContain("Scad");
    expect(await textOf(2), "expired").toMatch(/Scaduto: \d+º? \p{L}+ \d{4}, ore \d\d:\d\d/u);
    expect(await textOf(3), "with expiry").toMatch(/Scadenza: \d+º? \p{L}+ \d{4}, ore \d\d:\d\d/u);
  });

  it("become read when they are opened by keyboard, with one write per second", async () => {
    giveMessages(site, [{}, {}, {}]);
    const { page } = await openMessages(site);
    await page.locator(tag).getByText("3 messaggi da leggere").waitFor();
    await page.clock.install();
    await pauseClock(page);
    await subject(page, "Oggetto 0").focus();
    await page.keyboard.press("Enter");
    expect(await subject(page, "Oggetto 0").getAttribute("aria-expanded")).toBe("true");
    await cards(page).getByText("Testo 0").waitFor();
    await page.locator(tag).getByText("2 messaggi da leggere").waitFor();
    await subject(page, "Oggetto 1").click();
    await page.locator(tag).getByText("1 messaggio da leggere").waitFor();
    expect(countWrites(site)).toBe(0);
    await page.clock.runFor(1000);
    await expect.poll(() => [statusOf(site, "m0"), statusOf(site, "m1")]).toEqual(["Read", "Read"]);
    expect(countWrites(site)).toBe(1);
    await subject(page, "Oggetto 0").press("Enter");
    expect(await cards(page).getByText("Testo 0").count()).toBe(0);
  });

  it("become read together on a press of a button, which moves the focus to the heading", async () => {
    giveMessages(site, [{}, {}, { status: "Read" }]);
    const { page } = await openMessages(site);
    await page.locator(tag).getByRole("button", { name: "Segna come letti (2)" }).press("Enter");
    await page.locator(tag).getByText("Nessun messaggio da leggere").waitFor();
    expect(await focused(page)).toBe("Messaggi");
    await expect.poll(() => [statusOf(site, "m0"), statusOf(site, "m1")]).toEqual(["Read", "Read"]);
    expect(countWrites(site)).toBe(1);
  });

  it("link to the entity that they are about, if the page shows it", async () => {
    giveMessages(site, [
      { about: ["Achievement", "ach-dieci-mani"] },
      { about: ["Achievement", "ach-che-non-esiste"] },
      { about: ["MemberMessage", "m0"] },
    ]);
    const { page } = await openMessages(
      site,
      `${markup}<vetrina-achievements data-limit="20"></vetrina-achievements>`,
    );
    await inState(page, "vetrina-achievements", "ready");
    for (const name of ["Oggetto 0", "Oggetto 1", "Oggetto 2"]) await subject(page, name).click();
    const leads = page.locator(tag).getByRole("button", { name: /^Vai al / });
    await expect.poll(() => leads.allInnerTexts()).toEqual(["Vai al traguardo", "Vai al messaggio"]);
    await leads.first().press("Enter");
    const article = page.locator("vetrina-achievements").evaluate((host) => {
      const card = host.shadowRoot?.activeElement;
      return `${card?.tagName} ${card?.querySelector("h3")?.textContent}`;
    });
    expect(await article).toBe("ARTICLE Dieci mani al tavolo");
    await page.locator("vetrina-achievements").evaluate((host) => host.remove());
    await expect.poll(() => leads.allInnerTexts()).toEqual(["Vai al messaggio"]);
  });

  it("react to changes of types, states, days and order at run time", async () => {
    giveMessages(site, [
      { subject: "Nuovo" },
      { subject: "Testo", type: "Text" },
      { subject: "Vecchio", age: 30 * day, status: "Read" },
    ]);
    const { page } = await openMessages(site);
    const names = () => cards(page).locator("h3").allInnerTexts();
    const set = (name: string, value: string) => setAttribute(page.locator(tag), name, value);
    await expect.poll(names).toEqual(["Nuovo", "Vecchio"]);
    await set("data-order", "oldest");
    await expect.poll(names).toEqual(["Vecchio", "Nuovo"]);
    await set("data-types", messageTypes.join(", "));
    await expect.poll(names).toEqual(["Vecchio", "Testo", "Nuovo"]);
    await set("data-status", "Read");
    await expect.poll(names).toEqual(["Vecchio"]);
    await set("data-status", "");
    const now = site.sandbox.model.gamification.clock.now();
    await set("data-created-from", new Date(now - 3 * day).toISOString().slice(0, 10));
    await expect.poll(names).toEqual(["Testo", "Nuovo"]);
    await set("data-created-to", new Date(now - 2 * day).toISOString().slice(0, 10));
    await inState(page, tag, "empty");
  });

  it("exclude messages without an expiry date if data-expiry-from is set", slow, async () => {
    giveMessages(site, [{ subject: "Per sempre" }, { subject: "Fino a dicembre", expires: 5 * day }]);
    const { page } = await openMessages(site, `<${tag} data-expiry-from="2026-01-01"></${tag}>`);
    expect(await cards(page).locator("h3").allInnerTexts()).toEqual(["Fino a dicembre"]);
    await page.locator(tag).getByText("1 messaggio da leggere").waitFor();
  });

  it("are counted as unread only if they match the author's selection", slow, async () => {
    giveMessages(site, [{}, { age: 20 * day }, { age: 30 * day }, { age: 30 * day, status: "Read" }]);
    const from = new Date(site.sandbox.model.gamification.clock.now() - 10 * day).toISOString().slice(0, 10);
    const { page } = await openMessages(
      site,
      `<${tag} data-created-from="${from}"></${tag}><${tag} data-status="Read"></${tag}>`,
    );
    await page.locator(tag).first().getByText("1 messaggio da leggere").waitFor();
    const read = page.locator(tag).last();
    await read.getByRole("article").waitFor();
    expect(await read.getByText(/da leggere/).count(), "a list of read messages counts none").toBe(0);
  });

  it("log a warning for each invalid attribute", async () => {
    const { consoleMessages } = await openMessages(
      site,
      `<${tag} data-types="Inbox" data-status="Nuovo, New"></${tag}>
       <${tag} data-expiry-from="2026-12-02" data-expiry-to="2026-12-01"></${tag}>`,
    );
    const lines = () => consoleMessages.warnings.join("\n");
    await expect.poll(lines).toContain(`<${tag}> data-types="Inbox": expected names among`);
    expect(lines()).toContain(`data-status="Nuovo, New": expected names among New, Read, `);
    expect(lines()).toContain(`data-expiry-from="2026-12-02" is after data-expiry-to="2026-12-01"`);
    expect(consoleMessages.warnings).toHaveLength(2);
  });

  it("are shown and counted when they arrive", async () => {
    giveMessages(site, [{ status: "Read" }]);
    const { page } = await openMessages(site);
    await page.locator(tag).getByText("Nessun messaggio da leggere").waitFor();
    const answer = await fetch(`${site.sandbox.siteUrl}/sandbox/messages`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ player: "giulia", subject: "Appena arrivato" }),
    });
    expect(answer.status).toBe(200);
    await subject(page, "Appena arrivato").waitFor();
    await page.locator(tag).getByText("1 messaggio da leggere").waitFor();
  });
});

describe("a player with a self-exclusion", () => {
  it("sees no message that may invite to play, and such messages are not counted as unread", async () => {
    giveMessages(
      site,
      [
        { subject: "Torneo", about: ["Competition", "com-autunno"] },
        { subject: "Premio", type: "Reward" },
        { subject: "Documenti" },
      ],
      "marco",
    );
    const { page } = await openMessages(
      site,
      `<${tag} data-types="${messageTypes.join(",")}"></${tag}>`,
      "marco",
    );
    await page.locator(tag).getByText("1 messaggio da leggere").waitFor();
    expect(await cards(page).locator("h3").allInnerTexts()).toEqual(["Documenti"]);
  });
});
