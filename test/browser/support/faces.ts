import { readFileSync } from "node:fs";
import type { BrowserContext } from "playwright-core";
import { type FaceName, fontFiles } from "../../../sandbox/server/site/fonts";

/**
 * Installs the fonts of a face in each page of a context before its first layout. So text looks the same on every
 * machine, and no text moves because a font loads late.
 */
export function giveFace(context: BrowserContext, face: FaceName): Promise<unknown> {
  const fonts = fontFiles(face).map(({ family, weight, path }) => ({
    family,
    weight,
    data: readFileSync(path, "base64"),
  }));
  return context.addInitScript((all) => {
    for (const { family, weight, data } of all) {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      document.fonts.add(new FontFace(family, bytes, { weight: String(weight) }));
    }
  }, fonts);
}
