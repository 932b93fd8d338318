import { readdirSync, readFileSync } from "node:fs";

const folder = new URL("../src/ui/theme/ready/", import.meta.url);

/**
 * Style sheets of the ready themes, by theme name. A site includes the style sheet and sets its name in
 * `data-vetrina-theme`.
 */
export const readyThemes = (): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder).map((file) => [
      file.replace(".css", ""),
      readFileSync(new URL(file, folder), "utf8"),
    ]),
  );

/**
 * The theme style sheets for a CMS, where including a style sheet applies the theme to the whole page. The
 * site's rules for `:root` take precedence.
 */
export const readyThemesOfPage = (): ReadonlyMap<string, string> =>
  new Map(
    [...readyThemes()].map(([name, css]) => [
      name,
      css.replace(`[data-vetrina-theme="${name}"]`, ":where(:root)"),
    ]),
  );
