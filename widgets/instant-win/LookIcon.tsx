import type { InstantWinLook } from "../../src/gamification/instant-wins/look";

const outlines: Readonly<Record<InstantWinLook, string>> = {
  wheel: "M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0ZM10 3v14M3.9 6.5l12.2 7M3.9 13.5l12.2-7",
  tiles: "M3.5 3.5h5v5h-5ZM11.5 3.5h5v5h-5ZM3.5 11.5h5v5h-5ZM11.5 11.5h5v5h-5Z",
  scratch: "M3 5h14v10H3ZM6 12l3-4 1.5 4L14 8",
};

/** The look of an instant win as a line drawing. */
export const LookIcon = ({ look }: { readonly look: InstantWinLook }) => (
  <svg className="look-icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
    <path d={outlines[look]} />
  </svg>
);
