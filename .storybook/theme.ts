import { schemeRules } from "../src/ui/scheme";
import { darkTheme, lightTheme } from "../src/ui/themes";

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
  document.body.style.fontFamily = '"Inter", "Segoe UI", system-ui, sans-serif';
}
