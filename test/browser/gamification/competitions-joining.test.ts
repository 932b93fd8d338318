import { describe, expect, it } from "vitest";
import { focused } from "../support/account";
import { openDetails, openReceipt } from "../support/cards";
import { changeCompetition, fixStanding } from "../support/competitions";
import { gapiCalls } from "../support/gamification-panels";
import { holdBrokerCalls } from "../support/hold";
import { panelOf } from "../support/panels";
import { useTestSite } from "../support/site";
import { itEach, slow } from "../support/slow-cases";

const site = useTestSite();

const tag = "vetrina-competitions";
const only = (id: string) => `<${tag} data-status="all" data-ids="${id}" data-limit="20"></${tag}>`;
const { card, openReady } = panelOf(site, tag);

const writes = () => gapiCalls(site).filter((call) => call === "manageOptin");

describe("joining and leaving", () => {
  it("happen once for a double click, however late its second click arrives", async () => {
    const { page } = await openReady(only("com-coppa"));
    const own = card(page, "Coppa dei tavoli");
    await own.getByRole("button", { name: /^Partecipa/ }).click();
    const leave = own.getByRole("button", { name: /^Lascia/ });
    await leave.waitFor();
    await leave.evaluate((button) =>
      button.dispatchEvent(new MouseEvent("click", { bubbles: true, composed: true, detail: 2 })),
    );
    await own.getByText(/^Sei dentro\./).waitFor();
    expect(writes()).toEqual(["manageOptin"]);
  });

  it("take one press each, and keep the focus (G11)", slow, async () => {
    changeCompetition(site, "com-slot-lampo", { constraints: ["optinRequiredForEntrants", "hasRewards"] });
    const { page } = await openReady(only("com-slot-lampo"));
    const release = holdBrokerCalls(site, "manageOptin");
    await page.getByRole("button", { name: "Partecipa: Slot lampo" }).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: /^Iscrizione in corso/ }).waitFor();
    release();
    await page.getByRole("button", { name: "Lascia: Slot lampo" }).waitFor();
    expect(await focused(page)).toBe("Lascia: Slot lampo");
    await page.getByText(/^Sei dentro\./).waitFor();
    expect(writes()).toHaveLength(1);
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Partecipa: Slot lampo" }).waitFor();
    expect(await focused(page)).toBe("Partecipa: Slot lampo");
    expect(writes()).toHaveLength(2);
  });

  it("show their results with a receipt whose id and UTC time can be copied, and the rank after joining", async () => {
    const { page } = await openReady(only("com-coppa"));
    fixStanding(site, 41, 0);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write", "local-network-access"]);
    const own = card(page, "Coppa dei tavoli");
    await own.getByRole("button", { name: /^Partecipa/ }).click();
    const receipt = await openReceipt(own);
    await receipt.getByText(/^\d+º? \p{L}+ \d{4}, ore \d\d:\d\d$/u).waitFor();
    await receipt.getByRole("button", { name: "Copia il riferimento: Coppa dei tavoli" }).click();
    const isCopied = receipt.getByText("Riferimento copiato.");
    await isCopied.waitFor();
    const [id, time = ""] = (await page.evaluate(() => navigator.clipboard.readText())).split(" ");
    expect(id).toBe("com-coppa");
    expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    // The times must be within a minute of this clock. A time in the site's time zone would differ by an
    // hour.
    expect(Math.abs(Date.parse(time) - Date.now())).toBeLessThan(60_000);
    await own.getByText("Sei dentro. Sei 41º su 81.", { exact: true }).waitFor();
    await own.getByRole("button", { name: /^Lascia/ }).click();
    await own.getByText("Non partecipi più.").waitFor();
    expect(await isCopied.count(), "the receipt is that of leaving").toBe(0);
  });

  it("restore the control after an error, and show an error message", slow, async () => {
    const { page } = await openReady(only("com-autunno"));
    site.sandbox.fault({ match: "/gapi/manageOptin", status: 500, times: 1 });
    await page.getByRole("button", { name: "Lascia: Torneo d’autunno" }).click();
    await page.getByText("La richiesta non è stata accolta.").waitFor();
    await page.getByRole("button", { name: "Lascia: Torneo d’autunno" }).waitFor();
  });

  itEach<[string, string, object], [string, string, object]>(
    [["full", "Tutti i posti sono occupati (80).", { maxNumberOfEntrants: 80 }]],
    [
      [
        "for other players",
        "L’organizzatore riserva la partecipazione ad alcuni gruppi di giocatori.",
        { memberTagsFilter: { must: ["vip"] } },
      ],
      [
        "not for this profile",
        "La partecipazione è riservata ad altri gruppi di giocatori.",
        { memberTagsFilter: { mustNot: ["demo"] } },
      ],
      [
        "after an achievement",
        "Prima occorre completare altri traguardi.",
        { achievementDependencies: { must: ["ach-dieci-mani"] } },
      ],
      ["planned", "Inizia ", { status: "Ready", statusCode: 15 }],
      [
        "about to end",
        "Sta per terminare: le iscrizioni sono chiuse.",
        { status: "Finishing", statusCode: 30 },
      ],
    ],
  )("show a sentence with the reason if they are not possible: %s", async (_, sentence, fields) => {
    changeCompetition(site, "com-slot-lampo", { constraints: ["optinRequiredForEntrants"], ...fields });
    const { page } = await openReady(only("com-slot-lampo"));
    const own = card(page, "Slot lampo");
    const details = await openDetails(own);
    await details.getByText(sentence).waitFor();
    expect(await own.getByRole("button", { name: /^Partecipa/ }).count()).toBe(0);
  });
});
