// @vitest-environment node
import { describe, expect, it } from "vitest";
import { examplesIn } from "../../../clientlibs/docs/sample-texts";
import { folderOf } from "../../../distribution/names";
import { descriptions } from "../../../widgets/descriptions";
import { codeOf, samplesIn, sectionIn } from "../../support/markup";
import { files } from "./docs-files";

const page = (path: string) => files.get(path) ?? "";

describe("the texts of the samples", () => {
  /** Texts that are the same in every language: ids, games, tables and numbers. */
  const isName = (text: string) =>
    /^[a-z0-9., -]*$/.test(text) || /^(Roulette|Blackjack)\b/.test(text) || /^(pt|evo|SGAD)-/.test(text);

  it.each(descriptions)("are English on the English page of $tag", (definition) => {
    const textsOf = (language: "it" | "en") =>
      examplesIn(definition, language).flatMap(({ attributes = {}, items = [] }) => [
        ...Object.entries(attributes).flatMap(([field, text]) =>
          definition.attributes[field]?.type === "text" ? [text] : [],
        ),
        ...items.flatMap((item) => Object.values(item)),
      ]);
    const english = textsOf("en");
    const same = textsOf("it").filter((text, index) => text === english[index] && !isName(text));
    expect(same).toEqual([]);
  });

  it("are in the language of the page about plain HTML", () => {
    expect(codeOf(page("html.html"))).toContain('data-link-text="Dal giorno"');
    expect(codeOf(page("en/html.html"))).toContain('data-link-text="From the day"');
  });
});

describe.each(["", "en/"])("the notes for authors (%s)", (folder) => {
  it("show shortcodes with the network of a Playtech table and with a boolean attribute without a value", () => {
    const samples = samplesIn(page(`${folder}wordpress.html`)).join("\n");
    expect(samples).toContain(
      '[vetrina_live_casino_card provider="CasinoGamePT" game_id="pt-001" network="italia" heading="Roulette Roma" game="Roulette"]',
    );
    expect(samples).toMatch(/\[vetrina_date_picker name="dal" .* strict_range\]/);
  });

  it("mark each attribute of a group in which one attribute is required", () => {
    const marked = descriptions.filter(({ requiredOneOf }) => requiredOneOf !== undefined);
    expect(marked).not.toEqual([]);
    for (const definition of marked) {
      const table = sectionIn(page(`${folder}${folderOf(definition.tag)}.html`), "attributes");
      const tags = table.match(/class="note-tag">(Ne serve uno|One of these)</g);
      expect(tags, definition.tag).toHaveLength(definition.requiredOneOf?.length ?? 0);
    }
  });

  it("explain the simulated ids in the sample of a complete page", () => {
    const noteOf = (name: string) => sectionIn(page(`${folder}${name}.html`), "page");
    expect(noteOf("leaderboard")).toMatch(/(, come|such as) <code>com-autunno<\/code>,/);
    expect(noteOf("live-casino-lobby")).toMatch(/(, come|such as) <code>pt-001<\/code>,/);
    expect(noteOf("date-picker")).not.toMatch(/dati simulati: al loro posto|simulated data: replace/);
  });

  it("show how to open the login dialog with simulated data of a visitor", () => {
    const note = sectionIn(page(`${folder}login-modal.html`), "page");
    expect(note).toContain("<code>&lt;main data-demo=&quot;logged-out&quot;&gt;</code>");
    expect(note).not.toContain("data-demo=&quot;logged-in&quot;");
  });
});
