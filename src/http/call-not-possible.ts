/** A call was not made because something that it needs is missing. The message names it. */
export class CallNotPossible extends Error {}
