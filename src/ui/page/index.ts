import { readFileSync } from "node:fs";
import { darkTheme, lightTheme } from "../theme/tokens";

/** Returns the base styles of the project's own pages. Works only in Node, which generates these pages. */
export const pageBaseStyles = (): string => readFileSync(new URL("./base.css", import.meta.url), "utf8");

/**
 * The theme colours for the project's own pages, the documentation and the demo site, as `--page-bg` and so on. Widgets
 * do not use them.
 */
const properties = (theme: typeof lightTheme) =>
  Object.entries(theme)
    .map(([name, value]) => `--page-${name}:${value};`)
    .join("");

export const lightPalette = `:root{color-scheme:light;${properties(lightTheme)}}`;

/** The dark palette, for pages that use the visitor's system setting. Put it after the light palette. */
export const darkPalette = (root = ":root") =>
  `@media (prefers-color-scheme:dark){${root}{color-scheme:dark;${properties(darkTheme)}}}`;
