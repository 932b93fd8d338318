import { fileURLToPath } from "node:url";

/** The faces that pages of the sandbox bring along, so that they look the same whatever fonts a machine has. */
const faces = {
  /** As wide as what most sites use. */
  usual: { family: "Inter", package: "inter", weights: [400, 500, 600] },
  /** As wide as the widest face that a system falls back to. */
  wide: { family: "DejaVu Sans", package: "dejavu-sans", weights: [400, 700] },
} as const;

export type FaceName = keyof typeof faces;

export const faceNames = Object.keys(faces) as FaceName[];

/** A font of a face, as a file on the disk. */
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

/** Where the files are on the site. */
export const fontsPrefix = "/assets/fonts/";

/** Where the style sheet is that sets a page in a face. */
export const faceSheet = (face: FaceName) => `${fontsPrefix}${face}.css`;

/** The `@font-face` rules of a face. A font that comes late is left out, so that no text moves. */
export const fontFaces = (face: FaceName): string =>
  fontFiles(face)
    .map(
      ({ family, weight, name }) =>
        `@font-face{font-family:"${family}";font-weight:${weight};font-display:optional;` +
        `src:url(${fontsPrefix}${name}) format("woff2")}`,
    )
    .join("\n");

/** The rule that sets a page in a face. */
export const inFace = (face: FaceName): string => `body{font-family:"${faces[face].family}",sans-serif}`;
