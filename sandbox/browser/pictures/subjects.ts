import type { PictureSubject } from "../../model";
import { card, circle, path, type Pen, type Point, range, ringSegment } from "./pen";

type Draw = (pen: Pen) => void;

const dark = "#14213A";
const red = "#A3362F";

const suits = {
  spade: "M0-18C22 0 12 16 2 7L6 18H-6L-2 7C-12 16-22 0 0-18Z",
  heart: "M0 14C-22-4-12-20 0-9C12-20 22-4 0 14Z",
} as const;

/** A point on a circle; the angle is a fraction of a full turn, clockwise from the top. */
const onCircle = (radius: number, turn: number): Point => [
  radius * Math.sin(turn * 2 * Math.PI),
  -radius * Math.cos(turn * 2 * Math.PI),
];

const polygon = (points: readonly Point[]) => path(`M${points.map((point) => point.join(" ")).join("L")}Z`);

/** A football pitch from above, with a ball. */
const pitch: Draw = ({ width, inks, fill, stroke }) => {
  const edge = width / 2;
  for (const stripe of range(-4, 4)) {
    if (stripe % 2 === 0) fill(path(`M${stripe * 24 - 12}-50h24v100h-24z`), inks.line, 0.05);
  }
  stroke(path("M0-50V50"), inks.line, 1.2, 0.75);
  stroke(circle(24), inks.line, 1.2, 0.75);
  for (const side of [-1, 1]) {
    stroke(path(`M${side * edge}-30h${-side * 24}v60h${side * 24}`), inks.line, 1.2, 0.75);
    stroke(path(`M${side * edge}-13h${-side * 9}v26h${side * 9}`), inks.line, 1.2, 0.75);
  }
  fill(circle(5.5, [1, 2]), "#000", 0.18);
  fill(circle(5.5), inks.accent);
};

/** A horseshoe in front of the lanes of a race course. */
const track: Draw = ({ width, inks, fill, stroke, at }) => {
  at([-width * 0.12, 78], 0, () => {
    for (const lane of range(0, 6)) stroke(circle(46 + lane * 15), inks.line, 0.9, 0.3);
  });
  const shoe = path("M-22 30C-34 4-28-34 0-34C28-34 34 4 22 30");
  at([1.5, 3], 0, () => {
    stroke(shoe, "#000", 12, 0.2);
  });
  stroke(shoe, inks.accent, 12);
  for (const [x, y] of [
    [-27, 4],
    [-24, -14],
    [-12, -30],
    [12, -30],
    [24, -14],
    [27, 4],
  ] as const)
    fill(circle(1.8, [x, y]), dark, 0.8);
};

/** Playing cards in a fan; only the top card is face up. */
const cards: Draw = ({ inks, fill, stroke, at }) => {
  for (const place of [-2, 2, -1, 1, 0]) {
    at([place * 22, 8 + Math.abs(place) * 4], place * 11, () => {
      const isOpen = place === 0;
      at([1.5, 2.5], 0, () => {
        fill(card(38, 56, 4), "#000", 0.16);
      });
      fill(card(38, 56, 4), isOpen ? "#F7F6F2" : inks.light);
      stroke(card(38, 56, 4), inks.line, 0.8, isOpen ? 0.3 : 0.7);
      if (isOpen) fill(path("M0-13L9 0L0 13L-9 0Z"), inks.accent);
      else for (const line of range(-2, 2)) stroke(path(`M-13 ${line * 9}h26`), inks.line, 0.8, 0.35);
    });
  }
};

/** A wheel of fortune with twelve fields and a pointer. */
const wheel: Draw = ({ inks, fill, stroke }) => {
  const colours = ["#F7F6F2", inks.accent, "#27609A", "#F7F6F2", red, "#17695D"];
  fill(circle(44, [2, 3]), "#000", 0.16);
  fill(circle(44), "#4A2E17");
  for (const field of range(0, 11))
    fill(ringSegment(10, 39, field / 12, (field + 1) / 12), colours[field % colours.length] ?? dark);
  stroke(circle(39), inks.accent, 1.4);
  for (const peg of range(0, 11)) fill(circle(1.4, onCircle(41.5, peg / 12)), inks.line);
  fill(circle(11), "#4A2E17");
  fill(circle(7), inks.accent);
  fill(path("M-5-49H5L0-36Z"), "#F7F6F2");
  stroke(path("M-5-49H5L0-36Z"), dark, 0.8);
};

/** A bingo card on which some numbers are marked. */
const numbers: Draw = ({ width, inks, fill, stroke }) => {
  const columns = Math.floor((width / 2 - 12) / 19);
  const marked = new Set(["-4:0", "-2:-1", "0:1", "1:-1", "3:0", "4:1", "-3:1"]);
  for (const column of range(-columns, columns)) {
    for (const row of range(-1, 1)) {
      const place = circle(7.4, [column * 19, row * 25]);
      const isMarked = marked.has(`${column}:${row}`);
      if (isMarked) fill(place, column === 1 ? inks.accent : inks.line, column === 1 ? 1 : 0.75);
      else stroke(place, inks.line, 1, 0.5);
    }
  }
};

const ticketOutline =
  "M-34-20H34A3 3 0 0 1 37-17V-5A5 5 0 0 0 37 5V17A3 3 0 0 1 34 20H-34A3 3 0 0 1-37 17V5A5 5 0 0 0-37-5V-17A3 3 0 0 1-34-20Z";

/** Three tickets. */
const tickets: Draw = ({ inks, fill, stroke, at }) => {
  const ticket = path(ticketOutline);
  const places = [
    [-30, -6, -14, inks.light],
    [30, -8, 9, inks.line],
    [2, 10, -3, "#F7F6F2"],
  ] as const;
  for (const [x, y, turn, colour] of places) {
    at([x, y], turn, () => {
      at([1.5, 2.5], 0, () => {
        fill(ticket, "#000", 0.16);
      });
      fill(ticket, colour);
      stroke(ticket, inks.deep, 0.6, 0.4);
      for (const stitch of range(-5, 5)) fill(circle(0.7, [20, stitch * 3]), inks.deep, 0.5);
      fill(card(26, 5, 2), inks.accent);
    });
  }
};

/** A football on the grass. */
const football: Draw = ({ width, inks, fill, stroke }) => {
  for (const stripe of range(-6, 6)) {
    if (stripe % 2 === 0) fill(path(`M${stripe * 24 - 12}-50h24v100h-24z`), inks.line, 0.05);
  }
  stroke(path(`M${-width / 2} 30H${width / 2}`), inks.line, 1.2, 0.6);
  stroke(path("M-62 30A62 62 0 0 1 62 30"), inks.line, 1.2, 0.6);
  fill(path("M-26 33A26 5 0 0 0 30 33A26 5 0 0 0-26 33Z"), "#000", 0.25);
  fill(circle(30), "#F7F6F2");
  fill(polygon(range(0, 4).map((corner) => onCircle(11, corner / 5))), dark);
  for (const corner of range(0, 4)) {
    const turn = corner / 5;
    const [from, to] = [onCircle(11, turn), onCircle(21, turn)];
    stroke(path(`M${from.join(" ")}L${to.join(" ")}`), dark, 1.8);
    fill(polygon([onCircle(20, turn), onCircle(29.8, turn - 0.055), onCircle(29.8, turn + 0.055)]), dark);
    const [left, right] = [onCircle(21, turn), onCircle(21, turn + 0.2)];
    const [x, y] = onCircle(19, turn + 0.1);
    stroke(path(`M${left.join(" ")}L${x} ${y}L${right.join(" ")}`), dark, 1.4, 0.7);
  }
  stroke(circle(30), dark, 0.8, 0.4);
};

/** A tennis ball on the lines of a clay court. */
const tennis: Draw = ({ width, inks, fill, stroke }) => {
  stroke(
    path(`M${-width / 2}-26H${width / 2}M${-width / 2} 26H${width / 2}M-60-26V26M60-26V26`),
    inks.line,
    1.4,
    0.7,
  );
  stroke(path(`M-60 0H${width / 2}`), inks.line, 1.4, 0.7);
  fill(path("M-20 27A22 4 0 0 0 26 27A22 4 0 0 0-20 27Z"), "#000", 0.25);
  fill(circle(24), "#D9DF4A");
  stroke(path("M-19-14.500A20 20 0 0 1-19 14.500M19-14.500A20 20 0 0 0 19 14.5"), "#F7F6F2", 2.4);
};

/** An ace and a king, and chips on the cloth. */
const blackjack: Draw = ({ width, inks, fill, stroke, at }) => {
  for (const [radius, opacity] of [
    [96, 0.6],
    [108, 0.35],
  ] as const)
    at([0, -62], 0, () => {
      stroke(circle(radius), inks.accent, 1.2, opacity);
    });
  const hand = [
    [-15, -10, suits.spade, dark],
    [16, 9, suits.heart, red],
  ] as const;
  for (const [x, turn, suit, colour] of hand) {
    at([x, -4], turn, () => {
      at([1.5, 2.5], 0, () => {
        fill(card(38, 56, 4), "#000", 0.2);
      });
      fill(card(38, 56, 4), "#F7F6F2");
      stroke(card(38, 56, 4), dark, 0.6, 0.25);
      fill(path(suit), colour);
    });
  }
  const chips = [
    [-Math.min(62, width / 3), red],
    [Math.min(62, width / 3), "#27609A"],
  ] as const;
  for (const [x, colour] of chips) {
    at([x, 26], 0, () => {
      fill(circle(12, [1, 2]), "#000", 0.2);
      fill(circle(12), colour);
      for (const part of range(0, 5)) fill(ringSegment(9, 12, part / 6, part / 6 + 0.08), "#F7F6F2");
      stroke(circle(6.5), "#F7F6F2", 0.8, 0.8);
    });
  }
};

/** A roulette wheel from above, with its ball. */
const roulette: Draw = ({ inks, fill, stroke }) => {
  const fields = 37;
  fill(circle(46, [2, 3]), "#000", 0.2);
  fill(circle(46), "#4A2E17");
  stroke(circle(46), inks.accent, 1.4);
  for (const field of range(0, fields - 1)) {
    const colour = field === 0 ? "#17695D" : field % 2 ? red : dark;
    fill(ringSegment(28, 40, field / fields, (field + 1) / fields), colour);
  }
  for (const radius of [40, 28]) stroke(circle(radius), inks.accent, 0.9);
  fill(circle(27.5), "#5E3B1E");
  stroke(path("M0-20V20M-20 0H20"), inks.accent, 2.4);
  fill(circle(7), inks.accent);
  fill(circle(3.2, onCircle(34, 0.11)), "#F7F6F2");
};

/** The window of a slot machine with three equal symbols. */
const slots: Draw = ({ inks, fill, stroke, at }) => {
  at([1.5, 3], 0, () => {
    fill(card(128, 62, 8), "#000", 0.2);
  });
  fill(card(128, 62, 8), inks.accent);
  fill(card(120, 54, 5), inks.deep);
  for (const reel of [-1, 0, 1]) {
    at([reel * 39, 0], 0, () => {
      fill(card(35, 46, 3), "#F7F6F2");
      stroke(path("M-17.5-14H17.500M-17.5 14H17.5"), dark, 0.5, 0.15);
      stroke(path("M-3 3C-2-5 2-10 9-13M8 3C8-4 9-8 9-13"), "#17695D", 1.8);
      fill(circle(7, [-5, 8]), red);
      fill(circle(7, [8, 8]), red);
      fill(circle(1.6, [-7.5, 6]), "#F7F6F2", 0.8);
      fill(circle(1.6, [5.5, 6]), "#F7F6F2", 0.8);
    });
  }
  stroke(path("M-60 0H-56M60 0H56"), red, 2);
  stroke(path("M66 10V-14"), inks.line, 3);
  fill(circle(6, [66, -20]), red);
};

/** A scratch card, partly scratched, and a coin. */
const scratch: Draw = ({ inks, fill, stroke, at }) => {
  at([-6, 0], -6, () => {
    at([1.5, 2.5], 0, () => {
      fill(card(104, 62, 5), "#000", 0.2);
    });
    fill(card(104, 62, 5), "#F7F6F2");
    fill(path("M-46-25H46V-13H-46Z"), inks.light);
    for (const field of [-1, 0, 1]) {
      at([field * 31, 8], 0, () => {
        fill(card(27, 27, 3), "#C9C4B6");
        if (field < 1) {
          fill(path("M-11-6L6-11L11-2L-4 4L11 8L-2 12L-12 7L-3 1Z"), "#F7F6F2");
          fill(polygon(range(0, 9).map((tip) => onCircle(tip % 2 ? 3 : 7, tip / 10))), inks.accent);
        }
      });
    }
  });
  at([52, 26], 0, () => {
    fill(circle(14, [1.5, 2]), "#000", 0.2);
    fill(circle(14), inks.accent);
    stroke(circle(10.5), dark, 1, 0.5);
    stroke(path("M4-5A6 6 0 1 0 4 5M-7-1.500H2M-7 1.500H2"), dark, 1.4, 0.7);
  });
};

/** A parcel with a ribbon. */
const gift: Draw = ({ inks, fill, stroke, at }) => {
  for (const place of [-3, -2, 2, 3])
    fill(circle(2.2, [place * 24, place % 2 ? -18 : 14]), inks.accent, 0.45);
  fill(path("M-30-8H34V36H-30Z"), "#000", 0.2);
  fill(path("M-32-10H32V34H-32Z"), "#F7F6F2");
  fill(path("M-36-20H36V-6H-36Z"), "#E4E0D4");
  fill(path("M-6-20H6V34H-6Z"), inks.accent);
  stroke(path("M0-21C-8-40-30-38-22-26C-18-21-8-21 0-21C8-40 30-38 22-26C18-21 8-21 0-21"), inks.accent, 4);
  at([0, -21], 0, () => {
    fill(card(10, 7, 2), inks.accent);
  });
};

/** A cup with two handles on a pedestal. */
const trophy: Draw = ({ inks, fill, stroke }) => {
  for (const ray of range(0, 11)) {
    const [from, to] = [onCircle(46, ray / 12), onCircle(54, ray / 12)];
    stroke(path(`M${from.join(" ")}L${to.join(" ")}`), inks.line, 1, 0.25);
  }
  stroke(path("M-20-26H-33C-33-8-27 0-16 2M20-26H33C33-8 27 0 16 2"), inks.accent, 4);
  fill(path("M-22-34H22V-14C22 4 12 12 0 14C-12 12-22 4-22-14Z"), inks.accent);
  fill(path("M-14-34H-6V-14C-6 0-3 8 0 14C-12 10-14 0-14-14Z"), "#F7F6F2", 0.35);
  fill(path("M-4 13H4V26H-4Z"), inks.accent);
  fill(path("M-16 26H16V33H-16Z"), "#F7F6F2");
  fill(path("M-22 33H22V40H-22Z"), inks.line, 0.7);
  fill(
    polygon(
      range(0, 9)
        .map((tip) => onCircle(tip % 2 ? 3.4 : 8, tip / 10))
        .map(([x, y]) => [x, y - 14]),
    ),
    dark,
    0.75,
  );
};

/** The table of a tournament, with its winner in the middle. */
const bracket: Draw = ({ inks, fill, stroke, at }) => {
  for (const side of [-1, 1]) {
    for (const row of [-1.5, -0.5, 0.5, 1.5]) {
      at([side * 70, row * 20], 0, () => {
        fill(card(30, 11, 3), inks.line, 0.35);
      });
      const target = row < 0 ? -20 : 20;
      stroke(path(`M${side * 55} ${row * 20}H${side * 47}V${target}H${side * 42}`), inks.line, 1.2, 0.7);
    }
    for (const row of [-1, 1]) {
      at([side * 31, row * 20], 0, () => {
        fill(card(22, 11, 3), inks.line, 0.65);
      });
      stroke(path(`M${side * 20} ${row * 20}H${side * 17}V0H${side * 14}`), inks.line, 1.2, 0.7);
    }
  }
  fill(circle(14), inks.accent);
  fill(polygon(range(0, 9).map((tip) => onCircle(tip % 2 ? 4 : 9.5, tip / 10))), dark, 0.8);
};

/** A shield with a tick: limits and rules. */
const shield: Draw = ({ inks, fill, stroke }) => {
  for (const radius of [38, 48, 58]) stroke(circle(radius), inks.line, 1, 0.16);
  fill(path("M2-34L30-24V2C30 20 18 30 2 38C-14 30-26 20-26 2V-24Z"), "#000", 0.2);
  fill(path("M0-36L28-26V0C28 18 16 28 0 36C-16 28-28 18-28 0V-26Z"), "#F7F6F2");
  fill(path("M0-36L28-26V0C28 18 16 28 0 36Z"), "#E4E0D4");
  stroke(path("M-12 0L-3 10L14-10"), "#17695D", 5);
};

export const subjects: Readonly<Record<PictureSubject, Draw>> = {
  pitch,
  football,
  tennis,
  track,
  cards,
  blackjack,
  roulette,
  wheel,
  slots,
  numbers,
  scratch,
  tickets,
  gift,
  trophy,
  bracket,
  shield,
};
