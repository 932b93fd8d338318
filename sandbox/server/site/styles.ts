import { readFileSync } from "node:fs";
import { darkPalette, lightPalette, pageGround } from "../../../src/ui/page";
import type { SandboxContext } from "../context";
import { fontFaces } from "./fonts";

const read = (name: string) => readFileSync(new URL(`./styles/${name}.css`, import.meta.url), "utf8");

const ownStyle = [
  lightPalette,
  darkPalette(":root[data-vetrina-scheme=auto]"),
  pageGround(),
  ...[
    "base",
    "layout",
    "content",
    "articles",
    "forms-and-tables",
    "live-casino",
    "gamification",
    "fallbacks",
  ].map(read),
].join("\n");

/** The site's one style sheet, with the library's reserved boxes embedded: no second request blocks the page. */
export function readSiteStyle({ library, fonts }: SandboxContext): string {
  return `${fonts ? fontFaces("usual") : ""}\n${ownStyle}\n${library.reservedBoxes()}`;
}
