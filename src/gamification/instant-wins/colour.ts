/** Red, green and blue, from 0 to 255. */
type Colour = readonly [red: number, green: number, blue: number];

const hexPattern = /^#(?:[0-9a-f]{3}f?|[0-9a-f]{6}(?:ff)?)$/;
const rgbPattern =
  /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*(?:[,/]\s*(?:1(?:\.0{1,6})?|100%)\s*)?\)$/;

/**
 * Reads a colour of the platform: hexadecimal or `rgb()`, the two forms that its editor writes. The value
 * itself is never copied into a style.
 *
 * @returns undefined for anything else, and for a colour that is not opaque, because the readability of its
 * text would depend on the background
 */
function readColour(value: string | undefined): Colour | undefined {
  const written = (value ?? "").slice(0, 40).trim().toLowerCase();
  if (hexPattern.test(written)) {
    const digits = written.length < 6 ? written.replace(/[0-9a-f]/g, "$&$&") : written;
    return [1, 3, 5].map((at) => parseInt(digits.slice(at, at + 2), 16)) as unknown as Colour;
  }
  const match = rgbPattern.exec(written);
  return match ? ([1, 2, 3].map((at) => Math.min(Number(match[at]), 255)) as unknown as Colour) : undefined;
}

const linear = (channel: number) => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const luminanceOf = ([red, green, blue]: Colour) =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/**
 * The luminance of a background on which black and white text have the same WCAG 2 contrast: 4.58. On any
 * background, one of the two therefore has at least 4.5.
 */
const middle = 0.179;

/** The luminance from which a large area glares on a dark page. */
const glare = 0.6;

/** The colours of a tile, composed only of numbers. */
export interface TileColours {
  readonly background: string;
  /** Black or white: its contrast with the background is at least 4.5. */
  readonly ink: string;
  /** Whether a dark theme must dim the background. */
  readonly isBright: boolean;
}

/** The colours of a tile, from its `background` on the platform; undefined if the theme's colours must be used. */
export function tileColours(value: string | undefined): TileColours | undefined {
  const colour = readColour(value);
  if (!colour) return undefined;
  const luminance = luminanceOf(colour);
  return {
    background: `rgb(${colour.join(", ")})`,
    ink: luminance > middle ? "#000" : "#fff",
    isBright: luminance > glare,
  };
}
