import { fileURLToPath } from "node:url";

/** The typefaces of the sandbox's pages. With these, pages look the same on every machine. */
const faces = {
  /** A face of average width. */
  usual: { family: "Inter", package: "inter", weights: [400, 500, 600] },
  /** As wide as the widest fallback face of common systems. */
  wide: { family: "DejaVu Sans", package: "dejavu-sans", weights: [400, 700] },
} as const;

export type FaceName = keyof typeof faces;

export const faceNames = Object.keys(faces) as FaceName[];

/** A font file on disk: one weight of a face. */
export interface FontFile {
  readonly family: string;
  readonly weight: number;
  readonly name: string;
  readonly path: string;
}

const packages = new URL("../../../node_modules/@fontsource/", import.meta.url);

export function fontFiles(face: FaceName): readonly FontFile[] {
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

/** The `@font-face` rules of a face. A font that loads too late is not used, so that no text moves. */
export const fontFaces = (face: FaceName): string =>
  fontFiles(face)
    .map(
      ({ family, weight, name }) =>
        `@font-face{font-family:"${family}";font-weight:${weight};font-display:optional;` +
        `src:url(${fontsPrefix}${name}) format("woff2")}`,
    )
    .join("\n");

/** The rule that applies a face to a page. */
export const faceRule = (face: FaceName): string => `body{font-family:"${faces[face].family}",sans-serif}`;
