import { describe, expect, it } from "vitest";
import { lightTheme, tokens } from "../../../src/ui/tokens";

type Colour = keyof typeof lightTheme;

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(lightTheme[colour].slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Colour, other: Colour): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

describe("the light theme", () => {
  it.each<[Colour, Colour[], number]>([
    ["text", ["bg", "surface", "surface-sunken"], 7],
    ["text-2", ["bg", "surface", "surface-sunken"], 4.5],
    ["text-3", ["bg", "surface", "surface-sunken", "brand-soft"], 4.5],
    ["on-brand", ["brand", "brand-hover"], 4.5],
    ["brand", ["surface", "bg", "brand-soft", "surface-sunken"], 4.5],
    ["prize", ["surface", "prize-soft", "surface-sunken"], 4.5],
    ["on-prize", ["prize-fill"], 4.5],
    ["success", ["surface", "success-soft", "brand-soft"], 4.5],
    ["warning", ["surface", "warning-soft"], 4.5],
    ["danger", ["surface", "danger-soft", "brand-soft"], 4.5],
    ["info", ["surface", "info-soft"], 4.5],
    ["line-strong", ["surface", "bg", "surface-sunken"], 3],
    ["focus", ["surface", "bg", "surface-sunken"], 3],
  ])("shows %s clearly on %s", (colour, grounds, least) => {
    for (const ground of grounds) expect(contrast(colour, ground), ground).toBeGreaterThanOrEqual(least);
  });
});

describe("the token sheet", () => {
  it("reads every token from its public name, so that a site can set it anywhere", () => {
    expect(tokens).toContain("--v-brand:var(--vetrina-brand,#0e4d45);");
    expect(tokens).toContain("--v-fs-xl:var(--vetrina-fs-xl,calc(var(--v-u)*1.375));");
    expect(tokens).toContain("--v-s-9:var(--vetrina-s-9,56px);");
    const [shown = ""] = tokens.split("@media");
    const twins = [...shown.matchAll(/--v-([\w-]+):([^;}]+)/g)].filter(([, name]) => name !== "shift");
    expect(twins).toHaveLength(66);
    for (const [, name, value] of twins) expect(value).toContain(`var(--vetrina-${name},`);
  });

  it("stops all motion where the visitor asks for it", () => {
    const [, reduced = ""] = tokens.split("@media");
    expect(reduced).toContain("--v-d-1:.01ms;--v-d-2:.01ms;--v-d-3:.01ms;--v-d-4:.01ms;--v-shift:0");
  });
});
