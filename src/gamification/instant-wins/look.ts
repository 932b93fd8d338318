import type { InstantWin } from "../protocol/instant-wins";

/** How an instant win is shown. All looks show the same result of the platform. */
export type InstantWinLook = "tiles" | "wheel" | "scratch";

/** The only published number of `instantWinType` (protocol section 5). */
export const wheelType = 1;

/**
 * The look of an instant win. The author's choice takes precedence. Without a choice, the look is a wheel for
 * the platform's type "wheel". It is also a wheel if the type has no published number but a look file exists,
 * because the platform stores such files only for wheels. All other instant wins have tiles.
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
