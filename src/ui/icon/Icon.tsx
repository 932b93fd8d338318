import type { CSSProperties } from "react";

const circle = "M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14Z";
const eye =
  "M2 10s3-5.5 8-5.5 8 5.5 8 5.5-3 5.5-8 5.5S2 10 2 10ZM10 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z";

const outlines = {
  calendar: "M4.5 5h11l1.5 1.5v9L15.5 17h-11L3 15.5v-9ZM3 9h14M7 3v4M13 3v4",
  previous: "M12 5l-5 5 5 5",
  next: "M8 5l5 5-5 5",
  close: "M5 5l10 10M15 5L5 15",
  success: "M4 10.5l4 4 8-9",
  info: `${circle}M10 9.5v4M10 6.5v.1`,
  warning: "M10 3.5l7.5 13h-15ZM10 8.5v3.5M10 14.2v.1",
  error: `${circle}M10 6.5v4M10 13.4v.1`,
  edit: "M4 16l.8-3.4L13 4.4l2.6 2.6-8.2 8.2ZM11.2 6.2l2.6 2.6",
  mail: "M3 5.5h14v9H3ZM3.5 6l6.5 5 6.5-5",
  clock: `${circle}M10 6.5V10l2.5 1.5`,
  closed: `${circle}M7 10h6`,
  search: "M9 15a6 6 0 1 0 0-12 6 6 0 0 0 0 12ZM13.5 13.5L17 17",
  eye,
  "eye-off": `${eye}M4 17L16 3`,
} as const;

export type IconName = keyof typeof outlines;

/** The names of all icons, in the order of the drawings. */
export const iconNames = Object.keys(outlines) as IconName[];

/**
 * A line drawing in the text colour. It is hidden from screen readers, because the text next to it states the
 * meaning.
 */
export function Icon({ name }: { readonly name: IconName }) {
  return iconOf(name);
}

/** A site replaces an icon with an image in `--vetrina-icon-<name>`. */
const maskOf = (name: IconName) => ({ "--v-icon": `var(--vetrina-icon-${name})` }) as CSSProperties;

/** Renders an icon without a component, because a page may have hundreds of the elements that use it. */
export const iconOf = (name: IconName) => (
  <svg className="vetrina-icon" style={maskOf(name)} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
    <path d={outlines[name]} />
  </svg>
);
