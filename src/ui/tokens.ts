/**
 * Design tokens. Each has a public name, `--vetrina-<name>`, which a site sets where it likes: on `:root`, on a
 * column, on one element. Widgets read its private twin, `--v-<name>`: that value, or the default below. (Defaults
 * declared under the public name would hide what a site sets on `:root`.) Twins also reach slotted light-DOM children.
 */

/** Colours of the light theme, by name. */
export const lightTheme = {
  bg: "#f7f6f2",
  surface: "#ffffff",
  "surface-raised": "#ffffff",
  "surface-sunken": "#efede6",
  text: "#14213a",
  "text-2": "#46536b",
  "text-3": "#5f6b80",
  line: "#ddd9ce",
  "line-strong": "#7a8190",
  brand: "#0e4d45",
  "brand-hover": "#0a3b35",
  "brand-soft": "#e2efeb",
  "on-brand": "#ffffff",
  prize: "#8a5a12",
  "prize-soft": "#f7ecd6",
  "prize-fill": "#e3b45a",
  "on-prize": "#2a1b03",
  success: "#1c6b3c",
  "success-soft": "#e3f2e8",
  warning: "#8a4b08",
  "warning-soft": "#fbebd8",
  danger: "#a3261f",
  "danger-soft": "#fbe7e4",
  info: "#1f5c93",
  "info-soft": "#e4eff8",
  focus: "#1b5fd9",
  scrim: "rgb(14 21 34/.62)",
  e1: "0 1px 2px rgb(20 33 58/.06),0 1px 1px rgb(20 33 58/.04)",
  e2: "0 2px 4px rgb(20 33 58/.05),0 8px 24px rgb(20 33 58/.08)",
  e3: "0 4px 8px rgb(20 33 58/.06),0 24px 48px rgb(20 33 58/.16)",
} as const;

/** Multiples of the unit: `1rem`, unless a site whose root has another font size says otherwise. */
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

/** Steps of a scale are numbered from 1. */
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

const twin = ([name, value]: readonly [string, string | number]) =>
  `--v-${name}:var(--vetrina-${name},${value});`;

const twins = (tokens: Readonly<Record<string, string | number>>) =>
  Object.entries(tokens).map(twin).join("");

const scale = (name: string, steps: readonly number[], unit: string) =>
  steps.map((step, index) => twin([`${name}-${index + 1}`, step + unit])).join("");

const unitTokens = Object.entries(units)
  .map(([name, count]) => twin([name, `calc(var(--v-u)*${count})`]))
  .join("");

/** Nothing moves under reduced motion: `--v-shift` is how much of its way an entering panel goes. */
const still = `${durations.map((_, index) => `--v-d-${index + 1}:.01ms;`).join("")}--v-shift:0`;

export const tokens =
  `:where(:host){color-scheme:light;--v-u:var(--vetrina-u,1rem);--v-shift:1;${twins(lightTheme)}${unitTokens}` +
  `${scale("s", spaces, "px")}${scale("d", durations, "ms")}${twins(measures)}}` +
  `@media (prefers-reduced-motion:reduce){:where(:host){${still}}}`;
