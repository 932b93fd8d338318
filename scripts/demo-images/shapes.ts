/** SVG shapes that the pictures share. All of them are drawn by this code, without third-party pictures. */

export const width = 480;
export const height = 270;

export const colours = {
  paper: "#F7F6F2",
  ink: "#14213A",
  gold: "#E3B45A",
  red: "#A3362F",
  green: "#0E4D45",
} as const;

/** A complete picture: content on a cloth that is lit from above. */
export const onCloth = (light: string, dark: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
    <defs><radialGradient id="cloth" cx=".5" cy=".2" r=".95">
      <stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/>
    </radialGradient></defs>
    <rect width="${width}" height="${height}" fill="url(#cloth)"/>${content}
  </svg>`;

export const placed = (x: number, y: number, turn: number, content: string, scale = 1) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${content}</g>`;

const point = (radius: number, angle: number) =>
  `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;

/** A ring of equal fields, centred on the origin. */
export function ring(inner: number, outer: number, fields: readonly string[]): string {
  const step = (2 * Math.PI) / fields.length;
  return fields
    .map((fill, index) => {
      const [from, to] = [index * step, (index + 1) * step];
      return `<path fill="${fill}" d="M${point(inner, from)}L${point(outer, from)}A${outer} ${outer} 0 0 1 ${point(outer, to)}L${point(inner, to)}A${inner} ${inner} 0 0 0 ${point(inner, from)}Z"/>`;
    })
    .join("");
}

export const circle = (radius: number, fill: string, rest = "") =>
  `<circle r="${radius}" fill="${fill}" ${rest}/>`;

/** A line without filling. */
export const line = (path: string, colour: string, thickness: number, opacity = 1) =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${thickness}" stroke-linecap="round" opacity="${opacity}"/>`;

const suits = {
  heart: "M0 14C-22-4-12-20 0-9C12-20 22-4 0 14Z",
  spade: "M0-18C22 0 12 16 2 7L6 18H-6L-2 7C-12 16-22 0 0-18Z",
  diamond: "M0-18L13 0L0 18L-13 0Z",
  club: "M0-18a8 8 0 0 1 7 12a8 8 0 1 1-5 13L6 18H-6L-2 7a8 8 0 1 1-5-13A8 8 0 0 1 0-18Z",
} as const;

type Suit = keyof typeof suits;

const isRed = (suit: Suit) => suit === "heart" || suit === "diamond";

/** A card with its face up, centred on the origin. */
export const card = (suit: Suit) =>
  `<rect x="-37" y="-54" width="74" height="108" rx="8" fill="#000" opacity=".22" transform="translate(3 5)"/>
   <rect x="-37" y="-54" width="74" height="108" rx="8" fill="${colours.paper}" stroke="#C9C4B6"/>
   <path d="${suits[suit]}" fill="${isRed(suit) ? colours.red : colours.ink}"/>
   <path d="${suits[suit]}" fill="${isRed(suit) ? colours.red : colours.ink}" transform="translate(-24 -40) scale(.4)"/>
   <path d="${suits[suit]}" fill="${isRed(suit) ? colours.red : colours.ink}" transform="translate(24 40) rotate(180) scale(.4)"/>`;

/** The back of a card. */
export const cardBack = (colour: string) =>
  `<rect x="-37" y="-54" width="74" height="108" rx="8" fill="#000" opacity=".22" transform="translate(3 5)"/>
   <rect x="-37" y="-54" width="74" height="108" rx="8" fill="${colours.paper}" stroke="#C9C4B6"/>
   <rect x="-30" y="-47" width="60" height="94" rx="4" fill="${colour}"/>
   ${line("M-30-20L30 20M-30 20L30-20M-30-47L30-7M30-47L-30-7M-30 47L30 7M30 47L-30 7", colours.paper, 1.5, 0.35)}`;

export const chip = (colour: string) =>
  `${circle(24, "#000", 'opacity=".22" cx="2" cy="4"')}${circle(24, colour)}
   ${circle(24, "none", `stroke="${colours.paper}" stroke-width="7" stroke-dasharray="9.4 15.7"`)}
   ${circle(14, "none", `stroke="${colours.paper}" stroke-width="1.5" opacity=".7"`)}`;

const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

export const die = (count: 2 | 3 | 5 | 6, face: string = colours.paper, dots: string = colours.ink) =>
  `<rect x="-42" y="-42" width="84" height="84" rx="16" fill="#000" opacity=".22" transform="translate(4 6)"/>
   <rect x="-42" y="-42" width="84" height="84" rx="16" fill="${face}"/>
   ${(pips[count] ?? []).map(([x, y]) => circle(8, dots, `cx="${x * 23}" cy="${y * 23}"`)).join("")}`;
