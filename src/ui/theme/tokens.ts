import { schemeStyles, withoutLightDark } from "./scheme";
import { adaptiveTheme, darkTheme, lightTheme } from "./themes";

/**
 * Design tokens. Each has a public name, `--vetrina-<name>`, which a site sets on `:root`, on a column or on one
 * element. Widgets read the private token `--v-<name>`: the public value or the default below. (Defaults under the
 * public name would hide the value that a site sets on `:root`.) Slotted light-DOM children inherit private tokens.
 */

/** Multiples of the unit: `1rem`, but at least 16 px, because some sites set a root size of 10 px. */
const units = {
  "fs-xs": 0.8125,
  "fs-sm": 0.875,
  "fs-md": 1,
  "fs-lg": 1.125,
  "fs-xl": 1.375,
  "fs-2xl": 1.75,
  "fs-num": 1.25,
  "fs-num-lg": 2,
  "h-control": 2.75,
  "h-control-lg": 3,
};

/** The steps of a scale are numbered from 1. */
const spaces = [4, 8, 12, 16, 20, 24, 32, 40, 56];
const durations = [120, 180, 260, 420];

const measures = {
  "r-sm": "6px",
  "r-md": "10px",
  "r-lg": "14px",
  "r-xl": "20px",
  "r-full": "999px",
  "z-popover": 1000,
  "z-modal": 1100,
  "z-tour": 1200,
  "z-toast": 1300,
  "ease-out": "cubic-bezier(.2,0,0,1)",
  "ease-in": "cubic-bezier(.4,0,1,1)",
  "ease-move": "cubic-bezier(.3,.7,.1,1)",
};

/** Looks that one value changes in all widgets. */
const looks = {
  "brand-text": "var(--v-brand)",
  link: "var(--v-brand-text)",
  selected: "var(--v-brand-soft)",
  "on-selected": "var(--v-brand-text)",
  "font-heading": "inherit",
  "weight-heading": 600,
  "case-heading": "none",
  "tracking-heading": "-.01em",
  "button-bg": "var(--v-brand)",
  "button-bg-hover": "var(--v-brand-hover)",
  "button-radius": "var(--v-r-md)",
  "button-weight": 600,
  "button-case": "none",
  "button-border-width": "1px",
  "card-radius": "var(--v-r-lg)",
  "card-border-width": "1px",
  "card-padding": "var(--v-s-4)",
  "card-shadow": "var(--v-e1)",
};

/**
 * Colours that follow from a site's brand colour, where the site does not set them. Text in the brand's hue has 4.5:1 on
 * every surface of both themes. Text on the brand colour is white or black, and the colour under the pointer is further
 * from it.
 */
const derivedFromBrand = {
  "brand-text":
    "light-dark(oklch(from var(--v-brand) min(l,.48) c h),oklch(from var(--v-brand) max(l,.75) c h))",
  "brand-soft":
    "light-dark(oklch(from var(--v-brand) .95 min(c*.2,.035) h),oklch(from var(--v-brand) .29 calc(c*.35) h))",
  // By luminance: up to a `y` of 0.179 white has the higher contrast.
  "on-brand": "oklch(from color(from var(--v-brand) xyz y y y) clamp(0,(.565 - l)*1000,1) 0 0)",
  "brand-hover": "color-mix(in oklab,var(--v-brand) 85%,oklch(from var(--v-on-brand) calc(1 - l) 0 h))",
};

const privateToken = ([name, value]: readonly [string, string | number]) =>
  `--v-${name}:var(--vetrina-${name},${value});`;

const privateTokens = (tokens: Readonly<Record<string, string | number>>) =>
  Object.entries(tokens).map(privateToken).join("");

const scale = (name: string, steps: readonly number[], unit: string) =>
  steps.map((step, index) => privateToken([`${name}-${index + 1}`, step + unit])).join("");

const unitTokens = Object.entries(units)
  .map(([name, count]) => privateToken([name, `calc(var(--v-u)*${count})`]))
  .join("");

/** Under reduced motion nothing moves: `--v-shift` is the factor of an entering panel's distance. */
const reducedMotion = `${durations.map((_, index) => `--v-d-${index + 1}:.01ms;`).join("")}--v-shift:0`;

export const tokens =
  schemeStyles +
  `:where(:host){--v-u:var(--vetrina-u,max(1rem,16px));--v-shift:1;${privateTokens(adaptiveTheme)}${unitTokens}` +
  `${scale("s", spaces, "px")}${scale("d", durations, "ms")}${privateTokens(measures)}${privateTokens(looks)}}` +
  `@supports (color:oklch(from red l c h)) and (color:light-dark(red,red)){:where(:host){${privateTokens(derivedFromBrand)}}}` +
  withoutLightDark(privateTokens(lightTheme), privateTokens(darkTheme)) +
  `@media (prefers-reduced-motion:reduce){:where(:host){${reducedMotion}}}`;
