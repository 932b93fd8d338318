import { fileURLToPath } from "node:url";

/** The typefaces of the sandbox's pages. With these, pages look the same on every machine. */
const faces = {
  /** A typeface of average width. */
  usual: { family: "Inter", package: "inter", weights: [400, 500, 600] },
  /** A typeface as wide as the widest fallback typeface of common systems. */
  wide: { family: "DejaVu Sans", package: "dejavu-sans", weights: [400, 700] },
} as const;

export type FaceName = keyof typeof faces;

export const faceNames = Object.keys(faces) as FaceName[];

const packages = new URL("../../../node_modules/@fontsource/", import.meta.url);

/** The font files of a face on disk, one for each weight. */
export function fontFiles(face: FaceName) {
  const { family, package: folder, weights } = faces[face];
  return weights.map((weight) => {
    const name = `${folder}-latin-${weight}-normal.woff2`;
    return { family, weight, name, path: fileURLToPath(new URL(`${folder}/files/${name}`, packages)) };
  });
}

/** The folder of the font files on the site. */
export const fontsPrefix = "/assets/fonts/";

/** The path of the style sheet that applies a face to a page. */
export const faceSheet = (face: FaceName) => `${fontsPrefix}${face}.css`;

/**
 * Fonts of the visitor's system: Arial, and the free font with the same widths. The ratio is the text width
 * in Inter divided by the text width in the system font, measured with the Italian texts of the blog.
 */
const localFonts = [
  { family: "Inter substitute", weight: 400, names: ["Arial", "Liberation Sans"], ratio: 1.065 },
  { family: "Inter substitute", weight: 500, names: ["Arial", "Liberation Sans"], ratio: 1.075 },
  { family: "Inter substitute", weight: 600, names: ["Arial Bold", "Liberation Sans Bold"], ratio: 1.006 },
  // Inter's tabular figures are wider than its other figures, so they need their own ratio.
  { family: "Inter figures", weight: 600, names: ["Arial Bold", "Liberation Sans Bold"], ratio: 1.127 },
];

/** Ascent and descent of Inter, in units of the font size. */
const ascent = 2728 / 2816;
const descent = 680 / 2816;

const percent = (value: number) => `${(100 * value).toFixed(2)}%`;

/**
 * Inter's substitute while Inter loads. It has the same width and height, so that no text moves when Inter
 * replaces it.
 */
const substituteFaces = localFonts
  .map(({ family, weight, names, ratio }) => {
    const sources = names.map((name) => `local("${name}")`).join(",");
    return (
      `@font-face{font-family:"${family}";font-weight:${weight};src:${sources};` +
      `size-adjust:${percent(ratio)};ascent-override:${percent(ascent / ratio)};` +
      `descent-override:${percent(descent / ratio)};line-gap-override:0%}`
    );
  })
  .join("\n");

const faceRules = (face: FaceName, display: "swap" | "optional"): string =>
  fontFiles(face)
    .map(
      ({ family, weight, name }) =>
        `@font-face{font-family:"${family}";font-weight:${weight};font-display:${display};` +
        `src:url(${fontsPrefix}${name}) format("woff2")}`,
    )
    .join("\n");

/**
 * The `@font-face` rules of a face that replaces the site's face. Browsers ignore the typeface if it loads
 * too late, so that no text moves.
 */
export const fontFaces = (face: FaceName): string => faceRules(face, "optional");

/** The rules of the site's own face, for pages that also preload the typeface. */
export const siteFontFaces = [
  faceRules("usual", "swap"),
  substituteFaces,
  'body{font-family:"Inter","Inter substitute","Segoe UI",system-ui,sans-serif}',
].join("\n");

/** Paths of the font files of the site's own face, for preload links. */
export const siteFontPaths = fontFiles("usual").map(({ name }) => fontsPrefix + name);

/** The rule that applies a face to a page. */
export const faceRule = (face: FaceName): string => `body{font-family:"${faces[face].family}",sans-serif}`;
