import { type Channels, minContrast } from "../../src/platform/contrast";

/** Minimum contrasts of WCAG 2 (AA): for text, and for a fill or an edge against the surface around it. */
const minContrasts = { text: minContrast, fill: 3 } as const;

type Use = keyof typeof minContrasts;

/** The colours that the library derives from the brand colour, each with a pair of tokens to check. */
export const derivedColours = [
  { token: "brand", front: "brand", ground: "surface", use: "fill" },
  { token: "brand-hover", front: "on-brand", ground: "brand-hover", use: "text" },
  { token: "brand-soft", front: "brand-text", ground: "brand-soft", use: "text" },
  { token: "brand-text", front: "brand-text", ground: "surface", use: "text" },
  { token: "on-brand", front: "on-brand", ground: "brand", use: "text" },
  { token: "link", front: "link", ground: "surface", use: "text" },
  { token: "selected", front: "text", ground: "selected", use: "text" },
  { token: "on-selected", front: "on-selected", ground: "selected", use: "text" },
] as const satisfies readonly { token: string; front: string; ground: string; use: Use }[];

/** Tokens whose colours the page reads. */
export const tokensToRead = [
  ...new Set(derivedColours.flatMap(({ token, front, ground }) => [token, front, ground])),
];

/** Colours in hexadecimal notation by token, in one theme. */
export type Palette = Readonly<Record<(typeof tokensToRead)[number], string>>;

/**
 * Reads a colour with three or six hexadecimal digits, with or without `#`.
 *
 * @returns the form `#rrggbb`, or undefined if the text is not such a colour
 */
export function parseColour(text: string): string | undefined {
  const [, digits] = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim()) ?? [];
  if (!digits) return undefined;
  const all = digits.length === 3 ? digits.replace(/./g, "$&$&") : digits;
  return `#${all.toLowerCase()}`;
}

/** The form `#rrggbb`. A channel outside of sRGB is clipped, as screens do. */
export const hexOf = (channels: Channels): string =>
  `#${channels
    .map((channel) => Math.round(Math.min(Math.max(channel, 0), 1) * 255))
    .map((value) => value.toString(16).padStart(2, "0"))
    .join("")}`;

/** The channels of a colour of the form `#rrggbb`. */
export const channelsOfHex = (hex: string): Channels => {
  const channel = (at: number) => parseInt(hex.slice(at, at + 2), 16) / 255;
  return [channel(1), channel(3), channel(5)];
};

/**
 * Compares a contrast ratio with the minimum for its use. Returns both numbers in the notation of the
 * language.
 */
export function judge(ratio: number, use: Use, language: string) {
  const min = minContrasts[use];
  // Rounded down, so that 4.499 is not shown as 4.5.
  const shown = Math.floor(ratio * 100) / 100;
  return {
    isEnough: ratio >= min,
    ratio: shown.toLocaleString(language),
    min: min.toLocaleString(language),
  };
}

/** The rule with which a site sets its brand colour. */
export const brandRule = (brand: string): string => `:root {\n  --vetrina-brand: ${brand};\n}`;

/** A rule with all derived colours, for browsers with `light-dark()` that cannot derive a colour from another. */
export function derivedRule(light: Palette, dark: Palette): string {
  const lines = derivedColours
    .map(({ token }) => token)
    .filter((token) => token !== "brand")
    .map((token) => {
      const value =
        light[token] === dark[token] ? light[token] : `light-dark(${light[token]}, ${dark[token]})`;
      return `    --vetrina-${token}: ${value};\n`;
    });
  return `@supports (color: light-dark(#000, #fff)) and (not (color: oklch(from #000 l c h))) {
  :root {
${lines.join("")}  }
}`;
}
