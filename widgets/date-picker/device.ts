/** Phones and tablets by what their browser calls itself. iPadOS calls itself a Mac, and so is a desktop here. */
export function isMobileUserAgent(userAgent: string): boolean {
  return /Mobi|Android|iP(hone|ad|od)|Silk|Kindle|PlayBook/i.test(userAgent);
}

/** Where fingers are the first means of pointing. */
export function hasCoarsePointer(): boolean {
  return matchMedia("(pointer: coarse)").matches;
}
