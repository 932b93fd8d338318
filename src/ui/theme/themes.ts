/** Returns one colour of a pair, or an expression with both. */
type Pick = (light: string, dark: string) => string;

const none = "#0000";

/** The values that differ between the themes, by token. */
const theme = (pick: Pick) => {
  // A shadow is not visible on a dark background: raised surfaces get a ring there.
  const ring = `0 0 0 1px ${pick(none, "#2b374b")}`;
  const shadow = (light: number, dark: number) =>
    pick(light ? `rgb(20 33 58/${light})` : none, dark ? `rgb(0 0 0/${dark})` : none);
  return {
    bg: pick("#f7f6f2", "#0e1522"),
    surface: pick("#ffffff", "#161f2f"),
    "surface-raised": pick("#ffffff", "#1e293c"),
    "surface-sunken": pick("#efede6", "#0a101a"),
    text: pick("#14213a", "#f1eee6"),
    "text-2": pick("#46536b", "#b9c1cf"),
    "text-3": pick("#5f6b80", "#98a3b5"),
    line: pick("#ddd9ce", "#2b374b"),
    "line-strong": pick("#7a8190", "#6c7a92"),
    brand: pick("#0e4d45", "#5fc3ae"),
    "brand-hover": pick("#0a3b35", "#7fd3c1"),
    "brand-soft": pick("#e2efeb", "#14322f"),
    "on-brand": pick("#ffffff", "#04211c"),
    prize: pick("#8a5a12", "#e7be6b"),
    "prize-soft": pick("#f7ecd6", "#33290f"),
    "prize-fill": "#e3b45a",
    "on-prize": "#2a1b03",
    success: pick("#1c6b3c", "#6fcb8f"),
    "success-soft": pick("#e3f2e8", "#12301f"),
    warning: pick("#8a4b08", "#f0b15e"),
    "warning-soft": pick("#fbebd8", "#35250e"),
    danger: pick("#a3261f", "#f58e84"),
    "danger-soft": pick("#fbe7e4", "#3b1715"),
    info: pick("#1f5c93", "#86bdf0"),
    "info-soft": pick("#e4eff8", "#12293f"),
    focus: pick("#1b5fd9", "#8ab4ff"),
    // Over pictures.
    "picture-shade": pick(none, "rgb(14 21 34/.34)"),
    scrim: pick("rgb(14 21 34/.62)", "rgb(0 0 0/.68)"),
    e1: `${ring},0 1px 2px ${shadow(0.06, 0.4)},0 1px 1px ${shadow(0.04, 0)}`,
    e2: `${ring},0 2px 4px ${shadow(0.05, 0)},0 8px 24px ${shadow(0.08, 0.4)}`,
    e3: `${ring},0 4px 8px ${shadow(0.06, 0)},0 24px 48px ${shadow(0.16, 0.6)}`,
  };
};

export type ThemedToken = keyof ReturnType<typeof theme>;

export const lightTheme = theme((light) => light);
export const darkTheme = theme((_, dark) => dark);

/** Both themes at once: `color-scheme` at the place of use decides. */
export const adaptiveTheme = theme((light, dark) => `light-dark(${light},${dark})`);
