import { type TableKind, tablePictures } from "../../sandbox/model";
import { card, cardBack, chip, circle, colours, die, line, onCloth, placed, ring } from "./shapes";

const { gold, green, ink, paper, red } = colours;

const alternating = (count: number, fills: readonly string[]) =>
  Array.from({ length: count }, (_, index) => fills[index % fills.length] ?? ink);

const rouletteWheel =
  circle(150, "#000", 'opacity=".25" cx="4" cy="8"') +
  circle(150, "#5A3A1E") +
  circle(138, "#6E4A28") +
  ring(88, 126, [green, ...alternating(36, [red, ink])]) +
  ring(64, 88, alternating(37, ["#2B3A57", "#25334E"])) +
  circle(126, "none", `stroke="${gold}" stroke-width="3"`) +
  circle(88, "none", `stroke="${gold}" stroke-width="2"`) +
  circle(64, "#6E4A28") +
  line("M0-48V48M-48 0H48M-34-34L34 34M-34 34L34-34", gold, 5) +
  circle(18, gold) +
  circle(8, paper, 'cx="76" cy="-74"');

const arcs = (colour: string) =>
  line("M-20 60Q240 210 500 60", colour, 3, 0.55) + line("M-20 84Q240 240 500 84", colour, 1.5, 0.4);

const wheelOfFortune =
  circle(168, "#000", 'opacity=".25" cx="4" cy="8"') +
  circle(168, "#3A2A12") +
  ring(46, 156, alternating(20, [paper, "#C98F3C", "#1F5C93", paper, green, "#8C4A5B"])) +
  circle(156, "none", `stroke="${gold}" stroke-width="5"`) +
  circle(46, "#3A2A12") +
  circle(34, gold);

/** A dragon as a spiral, a tiger as stripes: one sign each. */
const dragon = circle(40, "#1F5C93") + line("M0 0c6-8 18-2 16 8s-18 14-28 4-8-30 8-36 34 4 34 24", paper, 5);
const tiger =
  circle(40, "#B5691E") + line("M-26-18Q0-4 26-18M-32 0Q0 16 32 0M-26 18Q0 32 26 18M0-34V-12", ink, 6);

/** What lies on the cloth, for each kind of table. */
const contents: Readonly<Record<TableKind, string>> = {
  roulette:
    line("M300-10V280M390-10V280M300 60H490M300 135H490M300 210H490", paper, 2, 0.35) +
    placed(345, 97, 0, `<path d="M0-20L26 0L0 20L-26 0Z" fill="${red}"/>`) +
    placed(345, 172, 0, `<path d="M0-20L26 0L0 20L-26 0Z" fill="${ink}"/>`) +
    placed(120, 150, 12, rouletteWheel),
  blackjack:
    arcs(gold) +
    placed(218, 128, -10, card("spade"), 1.25) +
    placed(282, 132, 8, card("heart"), 1.25) +
    placed(110, 205, 0, chip(red)) +
    placed(138, 222, 0, chip(ink)) +
    placed(372, 212, 0, chip("#1F5C93")),
  baccarat:
    line("M240 30V240", gold, 2, 0.6) +
    placed(108, 128, -7, card("club"), 1.05) +
    placed(168, 132, 5, card("diamond"), 1.05) +
    placed(312, 132, -5, card("heart"), 1.05) +
    placed(372, 128, 7, cardBack("#1F3F66"), 1.05) +
    placed(138, 222, 0, line("M-60 0H60", gold, 3)) +
    placed(342, 222, 0, line("M-60 0H60", gold, 3)),
  poker:
    [card("spade"), card("heart"), card("club"), cardBack(green), cardBack(green)]
      .map((each, index) =>
        placed(84 + index * 78, 112 + Math.abs(index - 2) * 5, (index - 2) * 3, each, 0.92),
      )
      .join("") +
    placed(216, 222, 0, chip(red)) +
    placed(240, 214, 0, chip("#B98A35")) +
    placed(264, 222, 0, chip(green)),
  "sic-bo":
    circle(118, "none", `cx="240" cy="140" stroke="${gold}" stroke-width="3" opacity=".6"`) +
    placed(190, 168, -14, die(5, red, paper)) +
    placed(292, 172, 10, die(2)) +
    placed(238, 84, 22, die(3, red, paper)),
  dadi:
    line("M-10 190H490M-10 226H490M120 190V280M240 190V280M360 190V280", paper, 2, 0.35) +
    line("M60 60Q150 10 210 86", gold, 2.5, 0.6) +
    placed(196, 130, -18, die(6), 1.1) +
    placed(306, 118, 16, die(5), 1.1),
  ruota:
    placed(240, 192, 9, wheelOfFortune) + placed(240, 22, 0, `<path d="M-15 0H15L0 34Z" fill="${red}"/>`),
  "drago-tigre":
    line("M240 24V246", gold, 2, 0.6) +
    placed(176, 136, -6, card("spade"), 1.3) +
    placed(304, 136, 6, card("diamond"), 1.3) +
    placed(72, 136, 0, dragon) +
    placed(408, 136, 0, tiger),
};

const cloths = [
  ["#1A6B5F", "#093B34"],
  ["#7A3040", "#3D1420"],
  ["#2A4570", "#101D36"],
  ["#7A3A22", "#3B170C"],
  ["#41406E", "#1A1936"],
  ["#2C5E6B", "#0E2C35"],
  ["#5B4A1E", "#2A210B"],
] as const;

/** How the content lies, one line for each picture of a kind: all cover the picture. */
const views = [
  "",
  "translate(480 0) scale(-1 1)",
  "translate(-60 -50) scale(1.3)",
  "translate(530 -10) rotate(-7) scale(-1.15 1.15)",
  "translate(-60 20) rotate(-8) scale(1.2)",
] as const;

/** The pictures by file name. Tables of one kind differ in the cloth and in how things lie on it. */
export const liveCasinoPictures: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(contents).flatMap(([kind, content], row) =>
    tablePictures(kind as TableKind).map((name, index) => {
      const [light, dark] = cloths[(row + index * 2) % cloths.length] ?? cloths[0];
      return [
        name,
        onCloth(light, dark, `<g transform="${views[index % views.length] ?? ""}">${content}</g>`),
      ];
    }),
  ),
);
