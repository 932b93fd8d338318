import type { InstantWin } from "../protocol/instant-wins";

/** How an instant win is shown. All looks show the same result of the platform. */
export type InstantWinLook = "tiles" | "wheel" | "scratch";

/** The only published number of `instantWinType` (protocol section 5). */
export const wheelType = 1;

/**
 * The look of an instant win: the author's choice, if there is one. Otherwise the look is a wheel for the
 * platform's type "wheel". It is also a wheel for a type without a published number that has a look file,
 * because the platform keeps such files only for wheels. All other instant wins have tiles.
 *
 * @param author undefined if the author has not chosen a look
 */
export function lookOf(
  author: InstantWinLook | undefined,
  { instantWinType }: Pick<InstantWin, "instantWinType">,
  hasLookFile: boolean,
): InstantWinLook {
  return author ?? (instantWinType === wheelType || hasLookFile ? "wheel" : "tiles");
}
