import { readFileSync } from "node:fs";
import { darkPalette, lightPalette, pageBaseStyles } from "../../../src/ui/page";
import type { SandboxContext } from "../context";
import { siteFontFaces } from "./fonts";

const read = (name: string) => readFileSync(new URL(`./styles/${name}.css`, import.meta.url), "utf8");

const ownStyle = [
  lightPalette,
  darkPalette(":root[data-vetrina-scheme=auto]"),
  pageBaseStyles(),
  ...[
    "base",
    "layout",
    "content",
    "home",
    "developers",
    "articles",
    "forms-and-tables",
    "movements",
    "live-casino",
    "gamification",
    "fallbacks",
  ].map(read),
].join("\n");

/** The site's only style sheet. It includes the library's style sheet, so that no second request blocks rendering. */
export function readSiteStyle({ library, fonts }: SandboxContext): string {
  return `${ownStyle}\n${fonts ? siteFontFaces : ""}\n${library.reservedBoxes()}`;
}
