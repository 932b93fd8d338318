import type { PictureSubject } from "../../model";
import { card, circle, path, type Pen, range, ringSegment } from "./pen";

type Draw = (pen: Pen) => void;

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

/** The lanes of a running track in a bend; one lane is marked. */
const track: Draw = ({ width, inks, fill, stroke, at }) => {
  at([-width * 0.12, 78], 0, () => {
    fill(circle(38), inks.line, 0.07);
    for (const lane of range(0, 6)) stroke(circle(46 + lane * 15), inks.line, 0.9, 0.55);
    stroke(circle(83.5), inks.line, 14, 0.12);
    fill(ringSegment(77.5, 89.5, 0.7, 0.8), inks.accent);
    fill(circle(6, [0, -83.5]), inks.deep);
  });
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

/** A wheel with 24 fields. */
const wheel: Draw = ({ inks, fill, stroke }) => {
  const fields = 24;
  fill(circle(43, [2, 3]), "#000", 0.16);
  fill(circle(43), inks.deep);
  for (const field of range(0, fields - 1)) {
    const shape = ringSegment(27, 40, field / fields, (field + 1) / fields);
    fill(shape, field === 17 ? inks.accent : inks.line, field === 17 ? 1 : field % 2 ? 0.14 : 0.42);
  }
  for (const radius of [40, 27, 16]) stroke(circle(radius), inks.line, 0.8, 0.8);
  fill(circle(5), inks.accent);
  stroke(path("M0-16V-5M0 16V5M-16 0H-5M16 0H5"), inks.line, 1.2, 0.8);
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

/** A row of arches with the sun behind one of them. */
const horizon: Draw = ({ width, inks, fill, stroke }) => {
  fill(circle(17, [26, 6]), inks.accent);
  const count = Math.ceil(width / 84);
  for (const place of range(-count, count)) {
    const [left, right] = [place * 42 - 16, place * 42 + 16];
    fill(path(`M${left} 50V10A16 16 0 0 1 ${right} 10V50Z`), inks.line, place % 2 ? 0.1 : 0.2);
    stroke(path(`M${left} 50V10A16 16 0 0 1 ${right} 10V50`), inks.line, 1.2, 0.7);
  }
  fill(path(`M${-width / 2} 36h${width}v14h${-width}z`), inks.deep, 0.9);
};

/** Square tiles, each with a quarter circle. */
const mosaic: Draw = ({ width, inks, fill, at }) => {
  const side = 25;
  const columns = Math.ceil(width / side / 2);
  for (const column of range(-columns, columns)) {
    for (const row of range(-2, 2)) {
      const kind = Math.abs(column * 7 + row * 5 + column * row) % 4;
      at([column * side, row * side], kind * 90, () => {
        const quarter = path(`M-12.5-12.5H12.5A25 25 0 0 1-12.5 12.5Z`);
        const isMarked = column === 1 && row === 0;
        fill(quarter, isMarked ? inks.accent : inks.line, isMarked ? 1 : 0.1 + kind * 0.09);
      });
    }
  }
};

export const subjects: Readonly<Record<PictureSubject, Draw>> = {
  pitch,
  track,
  cards,
  wheel,
  numbers,
  tickets,
  horizon,
  mosaic,
};
