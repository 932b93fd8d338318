import { matchesMedia } from "../../platform/media";

/** Recognises phones and tablets. An iPad has the user agent of a Mac and counts as a desktop. */
export function isMobileUserAgent(userAgent: string): boolean {
  return /Mobi|Android|iP(hone|ad|od)|Silk|Kindle|PlayBook/i.test(userAgent);
}

/** True if touch is the primary pointing device. */
export function hasCoarsePointer(): boolean {
  return matchesMedia("(pointer: coarse)");
}
