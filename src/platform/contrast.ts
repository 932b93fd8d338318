import { pageDocument } from "../utils/page-document";

/** Text and background tokens whose contrast often fails with a site's own colours. */
const contrastPairs = [
  ["on-brand", "brand"],
  ["text", "surface"],
  ["brand-text", "surface"],
  ["on-button", "button-bg"],
  ["button-secondary-text", "button-secondary-bg"],
  ["on-accent", "accent"],
  ["on-header", "header-bg"],
  ["on-bar", "bar-bg"],
] as const;

/** The minimum contrast of text in WCAG 2 (AA). */
export const minContrast = 4.5;

/** All elements of a tag have the same styles, so only the first one is checked. */
const checkedTags = new Set<string>();

export type Channels = readonly [red: number, green: number, blue: number];

/**
 * The computed colour of a token; undefined if the browser does not support `color-mix`, or if the token is not an
 * opaque colour.
 */
export function channelsOf(probe: HTMLElement, token: string): Channels | undefined {
  // Mixed with itself, every colour is serialised as `color(srgb …)`, whose channels are from 0 to 1.
  probe.style.color = `color-mix(in srgb,var(--v-${token}),var(--v-${token}))`;
  const match = /^color\(srgb ([^ ]+) ([^ ]+) ([^ )]+)\)/.exec(getComputedStyle(probe).color);
  return match ? [Number(match[1]), Number(match[2]), Number(match[3])] : undefined;
}

function luminance(channels: Channels): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of WCAG 2, from 1 to 21. */
export function contrastOf(one: Channels, other: Channels): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Two tokens whose contrast is too low for text. */
export interface LowContrast {
  readonly text: string;
  readonly surface: string;
  /** The ratio of WCAG 2, rounded down, so that 4.499 is not shown as 4.5. */
  readonly ratio: number;
}

/** The pairs of colours with too little contrast in one element's shadow root. */
function lowContrasts(root: ShadowRoot): LowContrast[] {
  const probe = pageDocument.createElement("i");
  probe.hidden = true;
  root.append(probe);
  // By default most tokens have the colour of another token, so each pair of colours is reported only once.
  const seen = new Set<string>();
  const low = contrastPairs.flatMap(([text, surface]) => {
    const textColour = channelsOf(probe, text);
    const surfaceColour = channelsOf(probe, surface);
    const colours = `${textColour} ${surfaceColour}`;
    if (!textColour || !surfaceColour || seen.has(colours)) return [];
    seen.add(colours);
    const ratio = contrastOf(textColour, surfaceColour);
    return ratio < minContrast ? [{ text, surface, ratio: Math.floor(ratio * 100) / 100 }] : [];
  });
  probe.remove();
  return low;
}

// One warning per page and pair, even if many elements have the same problem.
const reported = new Set<string>();

/** Warns developers about colours with too little contrast in one element's shadow root. */
export function warnAboutContrast(tag: string, root: ShadowRoot, warn: (message: string) => void): void {
  if (checkedTags.has(tag)) return;
  checkedTags.add(tag);
  for (const { text, surface, ratio } of lowContrasts(root)) {
    if (reported.has(text)) continue;
    reported.add(text);
    warn(
      `--vetrina-${text} on --vetrina-${surface} has a contrast of ${ratio}:1 in <${root.host.localName}>; text needs ${minContrast}:1`,
    );
  }
}
