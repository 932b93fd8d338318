import { schemeRules } from "../src/ui/theme/scheme";
import { darkTheme, lightTheme } from "../src/ui/theme/themes";

const themes = { light: lightTheme, dark: darkTheme };

/** Gives the page around the stories what a site embeds from `vetrina.css`. */
export function adoptSchemeRules(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(schemeRules);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Puts the page around a story into a theme, by the attribute that a site would use. */
export function showTheme(theme: keyof typeof themes): void {
  document.documentElement.dataset.vetrinaScheme = theme;
  document.body.style.background = themes[theme].bg;
  document.body.style.color = themes[theme].text;
}

/** Faces that Storybook brings along: one as wide as most sites use, and one as wide as a system's widest. */
const faces = { usual: '"Inter", sans-serif', wide: '"DejaVu Sans", sans-serif' };

/** Sets the page around a story in a face. */
export function showFace(face: keyof typeof faces): void {
  document.body.style.fontFamily = faces[face];
}
