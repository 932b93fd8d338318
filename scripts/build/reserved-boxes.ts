import type { ReservedBox, DescribedWidget } from "../../src/description";
import { schemeRules } from "../../src/ui/theme/scheme";
import { fallbackStyles, space, units } from "./fallback-styles";

const edge = `${space(4)} + 1px`;
const gap = space(3);

/**
 * Places the slots at the foot of a card in their final position, with the padding and gaps of `card.css`.
 */
function footRules(waiting: string, { below, slots }: NonNullable<ReservedBox["foot"]>): string[] {
  const start = `calc(${edge} + ${gap}*2 + ${units(below)})`;
  return [
    `${waiting}{display:flex;flex-direction:column;box-sizing:border-box;padding:${start} calc(${edge}) calc(${edge})}`,
    `${waiting}>*{margin-block:0;line-height:1.75}`,
    ...Object.entries(slots).map(([slot, size], index) => {
      const line = index > 0 ? `;margin-top:calc(${gap}*2 + 1px)` : "";
      return `${waiting}>[slot=${slot}]{order:${index};font-size:${units(size)}${line}}`;
    }),
  ];
}

/**
 * Places the children in columns, with the gap of the widget, below the reserved space of the content above
 * them.
 */
function gridRules(waiting: string, { below, columns }: NonNullable<ReservedBox["grid"]>): string[] {
  const rule = `padding-top:${units(below)};grid-template-columns:${columns};gap:${space(4)}`;
  // Without scripts there is no content above the children.
  return [`${waiting}{display:grid;${rule}}`, `@media (scripting:none){${waiting}{padding-top:0}}`];
}

/**
 * Makes links in a slot `links` large enough for a finger, and makes telephone links look like buttons. The
 * rules apply to the document, because a shadow tree cannot style the inside of a slotted element.
 */
function linkRules({ tag, slots = {} }: DescribedWidget): string[] {
  if (!("links" in slots)) return [];
  const links = `:is(${tag}>a[slot=links],${tag}>[slot=links] a)`;
  const phone = `${links}[href^="tel:"]`;
  return [
    `${links}{display:inline-flex;align-items:center;min-height:${units(2.75)}}`,
    // The link is an inline block, so that a long number below the icon can use the whole width of the
    // button.
    `${phone}{display:inline-block;padding:calc((${units(2.75)} - 1.5em)/2) ${space(3)};line-height:1.5;border:1px solid;border-radius:var(--vetrina-r-md,10px);text-decoration:none}`,
    `${phone}::before{content:"\\260E\\FE0E";content:"\\260E\\FE0E"/"";margin-inline-end:.5em}`,
  ];
}

/** Hides repeated children, such as the steps of a tour, because only the widget shows them. */
const hiddenItems = ({ tag, items }: DescribedWidget) =>
  items ? [`${tag}>[slot=${items.slot}]{display:none}`] : [];

/** The rules of `vetrina.css` for a widget that has not rendered yet. */
function reservedBox({ tag, placeholder }: DescribedWidget): string {
  const waiting = `${tag}:not([data-state])`;
  if (placeholder === "hidden") return `@media (scripting:enabled){${waiting}{display:none}}`;
  // The height depends on the width, as for an image: only a percentage padding can express this.
  if (placeholder.mediaRatio !== undefined) {
    const { inside, mediaRatio, minHeight } = placeholder;
    const padding = (height: number) =>
      `calc(100%/(var(--vetrina-media-ratio,${mediaRatio})) + ${units(height)})`;
    return [
      // Breaks a long word of the author's text in a narrow tile.
      `${waiting}{display:flow-root;overflow-wrap:anywhere}`,
      `${waiting}::before{content:"";float:left;padding-top:${padding(minHeight)}}`,
      ...(inside ? [`${inside.tag} ${waiting}::before{padding-top:${padding(inside.minHeight)}}`] : []),
    ].join("\n");
  }
  const { minHeight, fillsWindowUpTo, firstRow, looks = {} } = placeholder;
  const height =
    fillsWindowUpTo === undefined
      ? units(minHeight)
      : `clamp(${units(minHeight)},100svh,${units(fillsWindowUpTo)})`;
  const display = placeholder.inline ? "inline-block" : "block";
  const foot = placeholder.foot ? footRules(waiting, placeholder.foot) : [];
  const grid = placeholder.grid ? gridRules(waiting, placeholder.grid) : [];
  const row = firstRow === undefined ? [] : [`${waiting}:not([data-limit]){min-height:${units(firstRow)}}`];
  const others = Object.entries(looks).map(
    ([look, least]) => `${waiting}[data-look=${look}]{min-height:${units(least)}}`,
  );
  return [`${waiting}{display:${display};min-height:${height}}`, ...row, ...others, ...foot, ...grid].join(
    "\n",
  );
}

/**
 * The style sheet `vetrina.css`. It reserves space for each widget to prevent layout shifts, styles the
 * fallback content, and sets the theme.
 */
export function reservedBoxes(catalogue: readonly DescribedWidget[]): string {
  const boxes = catalogue.flatMap((definition) => [
    reservedBox(definition),
    ...linkRules(definition),
    ...hiddenItems(definition),
  ]);
  return `${[schemeRules, ...boxes, fallbackStyles].join("\n")}\n`;
}
