import { darkTheme, lightTheme } from "../theme/tokens";

/**
 * The theme colours for the project's own pages, the documentation and the demo site, as `--page-bg` and so on. Widgets
 * do not use them.
 */
const properties = (theme: typeof lightTheme) =>
  Object.entries(theme)
    .map(([name, value]) => `--page-${name}:${value};`)
    .join("");

export const lightPalette = `:root{color-scheme:light;${properties(lightTheme)}}`;

/** For pages that use the visitor's system setting. Put it after the light palette. */
export const darkPalette = (root = ":root") =>
  `@media (prefers-color-scheme:dark){${root}{color-scheme:dark;${properties(darkTheme)}}}`;
