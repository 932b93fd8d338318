/** What a site's own colours most easily spoil: text, and what it stands on. */
const pairs = [
  ["on-brand", "brand"],
  ["text", "surface"],
] as const;

const least = 4.5;

type Channels = readonly [red: number, green: number, blue: number];

/** The colour that a token has here in the end, in any notation; undefined where the browser cannot say. */
function channelsOf(probe: HTMLElement, token: string): Channels | undefined {
  // Mixed with nothing, every colour is told in one notation, from 0 to 1.
  probe.style.color = `color-mix(in srgb,var(--v-${token}),var(--v-${token}))`;
  const found = /^color\(srgb ([^ ]+) ([^ ]+) ([^ )]+)/.exec(getComputedStyle(probe).color);
  return found ? [Number(found[1]), Number(found[2]), Number(found[3])] : undefined;
}

function luminance(channels: Channels): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2's contrast, from 1 to 21. */
function contrastOf(one: Channels, other: Channels): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

// One line per page and pair, however many elements share a mistake.
const told = new Set<string>();

/** Tells the developer of colours that cannot be read, as they are in one element's shadow root. */
export function warnAboutContrast(root: ShadowRoot, warn: (message: string) => void): void {
  const probe = document.createElement("i");
  probe.hidden = true;
  root.append(probe);
  for (const [ink, ground] of pairs) {
    const [text, surface] = [channelsOf(probe, ink), channelsOf(probe, ground)];
    if (!text || !surface || told.has(ink)) continue;
    const contrast = contrastOf(text, surface);
    if (contrast >= least) continue;
    told.add(ink);
    // Rounded down: 4.49 must not read as enough.
    const shown = Math.floor(contrast * 100) / 100;
    warn(
      `--vetrina-${ink} on --vetrina-${ground} has a contrast of ${shown}:1 in <${root.host.localName}>; text needs ${least}:1`,
    );
  }
  probe.remove();
}
