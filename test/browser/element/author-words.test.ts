import { describe, expect, it } from "vitest";
import { areMistakesLookedFor, idleWorkBegun, publicHost, usePublicSite } from "../support/public-host";
import { itEach, slow } from "../support/slow-cases";

const site = usePublicSite();

const misspelt = `<vetrina-datepicker>Dal</vetrina-datepicker>
  <live-casino-lobby></live-casino-lobby>
  <vetrina-date-picker data-mindate="2026-11-01" data-testid="dal">Dal</vetrina-date-picker>
  <vetrina-date-picker min-date="2026-11-01">Al</vetrina-date-picker>
  <vetrina-date-picker mindate="2026-11-01">Al</vetrina-date-picker>
  <vetrina-date-picker mindate="2026-11-02" id="last">Al</vetrina-date-picker>`;

const lines = [
  "[vetrina] <vetrina-datepicker> Non è un elemento di Vetrina: il nome giusto è «vetrina-date-picker».",
  "[vetrina] <live-casino-lobby> Non è un elemento di Vetrina: il nome giusto è «vetrina-live-casino-lobby».",
  ...["data-mindate", "min-date", "mindate"].map(
    (name) =>
      `[vetrina] <vetrina-date-picker> «${name}» non è un suo attributo: quello giusto è «data-min-date».`,
  ),
];

const advice =
  "[vetrina] Aggiungi ?vetrina-inspect all’indirizzo della pagina: un riquadro dice di ogni elemento che cosa non va.";
const all = [...lines, advice];

const areWordsAsked = () => areMistakesLookedFor(site);

async function openPage(body: string, host = "localhost", config = {}) {
  site.sandbox.page("/test/words", { body, config });
  const visit = await site.newPage();
  const url = new URL("/test/words", site.sandbox.siteUrl);
  url.hostname = host;
  // These warnings include the advice, which other tests leave out.
  const warnings: string[] = [];
  visit.page.on("console", (message) => {
    if (message.type() === "warning") warnings.push(message.text());
  });
  await visit.page.goto(url.href);
  return { ...visit, warnings };
}

const without = "Non si mostra senza data-game-id, data-heading.";
const incomplete = '<vetrina-live-casino-card data-provider="EvolutionGame"></vetrina-live-casino-card>';

describe("the check of an author's markup", () => {
  it("logs one warning per misspelt name on the author's machine, with the correct name or a list of names", async () => {
    const { warnings } = await openPage(`${misspelt}<vetrina-calendario></vetrina-calendario>`);
    const isUnlike = (line: string) => line.includes("vetrina-calendario");
    await expect.poll(() => warnings.length).toBe(all.length + 1);
    expect(warnings.filter((line) => !isUnlike(line))).toEqual(all);
    expect(warnings.filter(isUnlike), "a tag that is like none").toEqual([
      expect.stringMatching(
        /^\[vetrina\] <vetrina-calendario> Non è un elemento di Vetrina\. Gli elementi sono: .*vetrina-date-picker, /,
      ),
    ]);
  });

  it("logs misspelt names on a page that is being edited", async () => {
    const { warnings } = await openPage(misspelt, publicHost, { editMode: true });
    await expect.poll(() => warnings).toEqual(all);
  });

  it("logs misspelt names that are added later", async () => {
    const { page, warnings } = await openPage("<main></main>");
    await page.waitForFunction("Vetrina.ready");
    await page.evaluate((markup) => {
      const { body } = new DOMParser().parseFromString(markup, "text/html");
      document.querySelector("main")?.append(...body.children);
    }, misspelt);
    await expect.poll(() => warnings.toSorted()).toEqual(all.toSorted());
  });

  it("logs its messages in English on an English page", async () => {
    const { warnings } = await openPage("<vetrina-datepicker></vetrina-datepicker>", "localhost", {
      language: "en",
    });
    await expect
      .poll(() => warnings)
      .toEqual([
        "[vetrina] <vetrina-datepicker> It is not an element of Vetrina: the right name is “vetrina-date-picker”.",
        "[vetrina] Add ?vetrina-inspect to the URL of the page: a panel states what is wrong with each element.",
      ]);
  });

  it("logs unclosed tags and invalid values of boolean attributes", async () => {
    const { warnings } = await openPage(
      `<vetrina-date-picker data-strict-range="no" />
       <vetrina-date-picker data-strict-range="FALSE" data-coarse-overlay="" data-clamp-start="data-clamp-start">Al</vetrina-date-picker>`,
    );
    await expect
      .poll(() => warnings.toSorted())
      .toEqual([
        "[vetrina] <vetrina-date-picker> Contiene <vetrina-date-picker>, che così non si vede: chiudilo con </vetrina-date-picker>, perché in HTML «/>» non chiude un elemento.",
        '[vetrina] <vetrina-date-picker> data-strict-range="no": expected true or false',
        advice,
      ]);
  });

  it("logs an unclosed tag that contains the rest of the page, but not a lobby with its tables", async () => {
    const { page, warnings } = await openPage(
      `<vetrina-live-casino-lobby><p>Tavoli</p><vetrina-live-casino-card data-game-id="1" data-heading="Tavolo"></vetrina-live-casino-card></vetrina-live-casino-lobby>
       <vetrina-tour><div slot="step" data-title="Uno"><h2>Passo</h2></div></vetrina-tour>
       <main><vetrina-date-picker /><p>Testo</p><button>Invia</button></main>`,
    );
    await page.locator('vetrina-date-picker[data-state="ready"]').waitFor();
    await expect
      .poll(() => warnings.filter((line) => line.includes("chiudilo")))
      .toEqual([
        "[vetrina] <vetrina-date-picker> Contiene <button>, che così non si vede: chiudilo con </vetrina-date-picker>, perché in HTML «/>» non chiude un elemento.",
      ]);
  });

  itEach(
    [
      [
        "a value",
        '<vetrina-date-picker data-min-date="mai">Dal</vetrina-date-picker>',
        'data-min-date="mai": expected',
      ],
    ],
    [["a missing attribute", incomplete, "needs data-game-id, data-heading"]],
  )("adds a note about the inspector to an English message about %s", async (_, body, line) => {
    const { warnings } = await openPage(body);
    await expect.poll(() => warnings).toEqual([expect.stringContaining(line), advice]);
  });

  it("omits the note about the inspector if the configuration disables the inspector", async () => {
    const { page, warnings } = await openPage(incomplete, "localhost", { inspector: false });
    await expect.poll(areWordsAsked).toBe(true);
    await expect.poll(() => warnings).toHaveLength(1);
    // Adds another error: its message is logged after any note that belongs to the first message.
    await page.evaluate(() => document.body.append(document.createElement("vetrina-datepicker")));
    await expect.poll(() => warnings).toEqual([expect.stringContaining("needs data-game-id"), lines[0]]);
  });

  it("logs nothing and loads no code for the check on a public host", async () => {
    const { page, warnings } = await openPage(misspelt, publicHost);
    await page.locator('#last[data-state="ready"]').waitFor();
    await idleWorkBegun(page);
    expect(warnings).toEqual([]);
    expect(areWordsAsked()).toBe(false);
  });

  it("logs nothing about correct names on the author's machine", async () => {
    const body =
      '<vetrina-date-picker id="one" class="x" name="dal" data-min-date="2026-11-01" aria-label="Dal">Dal</vetrina-date-picker>';
    const { page, warnings } = await openPage(body);
    await page.locator('#one[data-state="ready"]').waitFor();
    await expect.poll(areWordsAsked).toBe(true);
    // Adds an error, because its message shows that the check has finished without earlier warnings.
    await page.evaluate(() => document.body.append(document.createElement("vetrina-datepicker")));
    await expect.poll(() => warnings).toEqual([lines[0], advice]);
  });
});

describe("a missing required attribute", () => {
  it("is named on the page in edit mode", slow, async () => {
    const { page } = await openPage(incomplete.replace("data-", "data-edit data-"), publicHost);
    await page.locator("vetrina-live-casino-card").getByText(without).waitFor();
  });

  it("is shown next to the author's fallback content until the author adds it", async () => {
    const { page } = await openPage(incomplete.replace("></", ">Tavolo</"));
    const card = page.locator("vetrina-live-casino-card");
    await card.getByText(without).waitFor();
    expect(await card.getByText("Tavolo").isVisible()).toBe(true);
    await card.evaluate((element: HTMLElement) =>
      Object.assign(element.dataset, { gameId: "1", heading: "Tavolo 1" }),
    );
    await expect.poll(() => card.getByText(without).count()).toBe(0);
  });

  itEach(
    [
      [
        "required",
        'data-provider="EvolutionGame" data-gameid="1"',
        "data-gameid",
        "data-game-id",
        "Non si mostra perché ",
      ],
    ],
    [["needed", 'data-providr="EvolutionGame" data-game-id="1"', "data-providr", "data-provider", ""]],
  )(
    "is reported as misspelt if the element has it under another name: %s",
    async (_, attributes, name, right, why) => {
      const { page, warnings } = await openPage(
        `<vetrina-live-casino-card ${attributes} data-heading="Tavolo 1">Tavolo</vetrina-live-casino-card>`,
      );
      const sentence = `<vetrina-live-casino-card> ${why}«${name}» non è un suo attributo: quello giusto è «${right}».`;
      const card = page.locator("vetrina-live-casino-card");
      await card.getByText(sentence).waitFor();
      expect(warnings).toContain(`[vetrina] ${sentence}`);
      expect(await card.getByText("non funziona").count()).toBe(0);
      await card.evaluate((element, missing) => element.setAttribute(missing, "EvolutionGame"), right);
      await expect.poll(() => card.getByText(sentence).count()).toBe(0);
    },
  );

  it("is not shown to players", async () => {
    const { page } = await openPage(incomplete, publicHost);
    const card = page.locator("vetrina-live-casino-card");
    await card.getByText("non è al momento disponibile").waitFor();
    expect(await card.getByText(without).count()).toBe(0);
  });
});
