import type { PrizeKind } from "./prize-kind";

const outlines: Readonly<Record<PrizeKind | "none", string>> = {
  money: "M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0ZM12.5 7.4a3.4 3.4 0 1 0 0 5.2M6.4 9.2h4M6.4 10.9h4",
  spins: "M16.4 7.5A7 7 0 1 0 17 10.5M17 3.5v4h-4",
  points: "M10 3l2.1 4.5 4.9.6-3.6 3.4.9 4.9L10 14l-4.3 2.4.9-4.9L3 8.1l4.9-.6Z",
  other:
    "M3.5 8h13v3h-13ZM5 11h10v5.5H5ZM10 8v8.5M10 8C7 8 6 6.9 6 5.7 6 4 9.2 3.6 10 8c.8-4.4 4-4 4-2.3C14 6.9 13 8 10 8Z",
  none: "M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0ZM7 10h6",
};

/** The kind of a prize as a line drawing in the text colour. The text next to it has the meaning. */
export const PrizeIcon = ({ kind }: { readonly kind: PrizeKind | undefined }) => (
  <svg className="prize-icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
    <path d={outlines[kind ?? "none"]} />
  </svg>
);
