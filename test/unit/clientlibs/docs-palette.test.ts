// @vitest-environment node
import { describe, expect, it } from "vitest";
import {
  channelsOfHex,
  derivedRule,
  hexOf,
  judge,
  type Palette,
  parseColour,
  tokensToRead,
} from "../../../clientlibs/docs/palette";
import { contrastOf } from "../../../src/platform/contrast";

/** A palette of one colour, with a different colour for links. */
const paletteOf = (colour: string, link: string) =>
  ({ ...Object.fromEntries(tokensToRead.map((token) => [token, colour])), link }) as Palette;

describe("parseColour", () => {
  it.each([
    ["#e10600", "#e10600"],
    ["e10600", "#e10600"],
    [" #E10600 ", "#e10600"],
    ["#e1F", "#ee11ff"],
    ["000", "#000000"],
  ])("reads %j as %s", (text, colour) => {
    expect(parseColour(text)).toBe(colour);
  });

  it.each([
    "",
    "#",
    "rosso",
    "red",
    "#e106",
    "#e10600ff",
    "##e10600",
    "#g10600",
    "rgb(1, 2, 3)",
    "#e10600; }",
  ])("returns undefined for %j", (text) => {
    expect(parseColour(text)).toBeUndefined();
  });
});

describe("hexOf", () => {
  it("writes two digits per channel, and clips channels outside sRGB", () => {
    expect(hexOf([225 / 255, 6 / 255, 0])).toBe("#e10600");
    expect(hexOf([1.2, -0.1, 0.5])).toBe("#ff0080");
  });

  it("converts the channels from channelsOfHex() back to the original colour", () => {
    expect(hexOf(channelsOfHex("#0a3dff"))).toBe("#0a3dff");
  });
});

describe("judge", () => {
  it("requires 4.5:1 for text and 3:1 for a fill", () => {
    expect(judge(4.5, "text", "en")).toEqual({ isEnough: true, ratio: "4.5", min: "4.5" });
    expect(judge(4.499, "text", "en")).toEqual({ isEnough: false, ratio: "4.49", min: "4.5" });
    expect(judge(3, "fill", "en")).toEqual({ isEnough: true, ratio: "3", min: "3" });
    expect(judge(2.999, "fill", "en")).toEqual({ isEnough: false, ratio: "2.99", min: "3" });
  });

  it("writes numbers in the notation of the language", () => {
    expect(judge(4.2, "text", "it")).toEqual({ isEnough: false, ratio: "4,2", min: "4,5" });
  });

  it("uses the contrast ratio of WCAG 2", () => {
    const ratio = contrastOf(channelsOfHex("#ffffff"), channelsOfHex("#e10600"));
    expect(judge(ratio, "text", "en").ratio).toBe("4.96");
    expect(contrastOf(channelsOfHex("#000000"), channelsOfHex("#ffffff"))).toBeCloseTo(21);
  });
});

describe("derivedRule", () => {
  it("contains each derived colour, with light-dark() where the themes differ", () => {
    const rule = derivedRule(paletteOf("#ffffff", "#bf0000"), paletteOf("#ffffff", "#ff604c"));
    expect(rule).toBe(
      [
        "@supports (color: light-dark(#000, #fff)) and (not (color: oklch(from #000 l c h))) {",
        "  :root {",
        "    --vetrina-brand-hover: #ffffff;",
        "    --vetrina-brand-soft: #ffffff;",
        "    --vetrina-brand-text: #ffffff;",
        "    --vetrina-on-brand: #ffffff;",
        "    --vetrina-link: light-dark(#bf0000, #ff604c);",
        "    --vetrina-selected: #ffffff;",
        "    --vetrina-on-selected: #ffffff;",
        "  }",
        "}",
      ].join("\n"),
    );
  });
});
