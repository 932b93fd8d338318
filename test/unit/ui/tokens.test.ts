import { describe, expect, it } from "vitest";
import { schemeRules } from "../../../src/ui/theme/scheme";
import { darkTheme, lightTheme, type ThemedToken, tokens } from "../../../src/ui/theme/tokens";

type Theme = Readonly<Record<ThemedToken, string>>;

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(theme: Theme, one: ThemedToken, other: ThemedToken): number {
  const [light = 0, dark = 0] = [luminance(theme[one]), luminance(theme[other])].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/**
 * Every colour pair of the design with its minimum contrast: at least 4.5 for text, and 3 for edges, fills
 * and the focus ring.
 */
const pairs: readonly (readonly [ThemedToken, readonly ThemedToken[], number])[] = [
  ["text", ["bg", "surface", "surface-raised", "surface-sunken"], 7],
  ["text-2", ["bg", "surface", "surface-raised", "surface-sunken"], 4.5],
  ["text-3", ["bg", "surface", "surface-raised", "surface-sunken", "brand-soft"], 4.5],
  ["on-brand", ["brand", "brand-hover"], 4.5],
  ["brand", ["surface", "surface-raised", "bg", "brand-soft", "surface-sunken"], 4.5],
  ["brand-hover", ["brand-soft"], 4.5],
  ["prize", ["surface", "prize-soft", "surface-sunken"], 4.5],
  ["on-prize", ["prize-fill"], 4.5],
  ["success", ["surface", "success-soft", "brand-soft"], 4.5],
  ["warning", ["surface", "warning-soft"], 4.5],
  ["danger", ["surface", "danger-soft", "brand-soft"], 4.5],
  ["info", ["surface", "info-soft"], 4.5],
  ["line-strong", ["surface", "surface-raised", "bg", "surface-sunken"], 3],
  ["focus", ["surface", "surface-raised", "bg", "surface-sunken"], 3],
];

describe.each<[string, Theme]>([
  ["light", lightTheme],
  ["dark", darkTheme],
])("the %s theme", (_, theme) => {
  it.each(pairs)("has enough contrast between %s and %s", (colour, backgrounds, minContrast) => {
    for (const ground of backgrounds) {
      expect(contrast(theme, colour, ground), ground).toBeGreaterThanOrEqual(minContrast);
    }
  });

  it("has the contrasts that the design specifies", () => {
    const isLight = theme === lightTheme;
    expect(contrast(theme, "text-3", "brand-soft")).toBeCloseTo(isLight ? 4.56 : 5.4, 2);
    expect(contrast(theme, "on-brand", "brand")).toBeCloseTo(isLight ? 9.69 : 7.99, 2);
    expect(contrast(theme, "focus", "brand"), "why the ring needs its gap").toBeLessThan(3);
  });

  it("marks raised surfaces with a visible ring only if it is dark", () => {
    for (const elevation of ["e1", "e2", "e3"] as const) {
      expect(theme[elevation]).toContain(`0 0 0 1px ${theme === lightTheme ? "#0000" : "#2b374b"}`);
    }
  });
});

describe("the token sheet", () => {
  it("reads every token from its public custom property", () => {
    expect(tokens).toContain("--v-brand:var(--vetrina-brand,light-dark(#0e4d45,#5fc3ae));");
    expect(tokens).toContain("--v-fs-xl:var(--vetrina-fs-xl,calc(var(--v-u)*1.375));");
    expect(tokens).toContain("--v-s-9:var(--vetrina-s-9,calc(56px*var(--v-density)));");
    const [shown = "", derived = "", older = ""] = tokens.split("@supports");
    const twins = [...shown.matchAll(/--v-([\w-]+):([^;}]+)/g)].filter(([, name]) => name !== "shift");
    expect(twins).toHaveLength(107);
    for (const [, name, value] of twins) expect(value).toContain(`var(--vetrina-${name},`);
    for (const [, name, value] of derived.matchAll(/--v-([\w-]+):([^;}]+)/g))
      expect(value, "what a site sets wins over a derived colour").toContain(`var(--vetrina-${name},`);
    for (const theme of [lightTheme, darkTheme]) {
      for (const [name, value] of Object.entries(theme)) {
        expect(older, "where there is no light-dark()").toContain(
          `--v-${name}:var(--vetrina-${name},${value});`,
        );
      }
    }
    expect(older.split("@media")[0]).not.toContain("light-dark(#0e");
  });

  it("reads the scheme from an inherited property, which a page rule sets from `data-vetrina-scheme`", () => {
    expect(tokens).toContain(":where(:host){color-scheme:var(--vetrina-scheme,light)}");
    expect(tokens).toContain("@container style(--vetrina-scheme:auto){:host>*{color-scheme:light dark;");
    expect(schemeRules).toBe(
      "[data-vetrina-scheme=light]{--vetrina-scheme:light}[data-vetrina-scheme=dark]{--vetrina-scheme:dark}" +
        "[data-vetrina-scheme=auto]{--vetrina-scheme:light dark}",
    );
  });

  it("stops all motion if the visitor prefers reduced motion", () => {
    const [, reduced = ""] = tokens.split("@media");
    expect(reduced).toContain("--v-d-1:.01ms;--v-d-2:.01ms;--v-d-3:.01ms;--v-d-4:.01ms;--v-shift:0");
  });
});
