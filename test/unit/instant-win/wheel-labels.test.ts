// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { InstantWinTile } from "../../../src/gamification/protocol/instant-wins";
import { fitsInSection, wheelLabels } from "../../../widgets/instant-win/wheel-labels";

describe("fitsInSection", () => {
  it.each([
    ["Nessun premio", 6, true],
    ["Nessun premio", 8, true],
    ["Nessun premio", 10, false],
    ["5 €", 12, true],
    ["100 giri gratis", 6, true],
    ["Buono da 20 euro per il casinò", 6, false],
    ["Buono da 20 euro per il casinò", 2, true],
    ["Superenalottissimo", 6, false],
    ["uno due tre quattro", 4, true],
    ["uno due tre quattro cinque sei", 4, false],
    ["", 6, true],
  ])("is, for %j and %d sections, %s", (words, count, fits) => {
    expect(fitsInSection(words, count)).toBe(fits);
  });
});

describe("the labels of a wheel", () => {
  const tiles = (texts: readonly string[]) =>
    texts.map((text) => ({ text, contraints: [] }) as unknown as InstantWinTile);

  it("give sections with the same text the same number", () => {
    const labels = wheelLabels(tiles(["5 €", "Nessun premio", "<p>10 giri</p>", "<b>Nessun</b> premio"]));
    expect(labels.texts.map(({ words }) => words)).toEqual(["5 €", "Nessun premio", "10 giri"]);
    expect(labels.indexes).toEqual([0, 1, 2, 1]);
    expect(labels.fit).toBe(true);
  });

  it("do not fit if one text is too long or a section has no text", () => {
    const six = ["1", "2", "3", "4", "5"];
    expect(wheelLabels(tiles([...six, "Un premio con un testo molto lungo"])).fit).toBe(false);
    expect(wheelLabels(tiles([...six, ""])).fit).toBe(false);
  });
});
