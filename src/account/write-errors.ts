/* Separate from `errors.ts`, so that a page loads these errors only with the code of a write. */

/** The device was offline at a write. Nothing was sent. */
export class Offline extends Error {
  override readonly name = "Offline";
  constructor() {
    super("the device is offline");
  }
}

/** A write was refused because of its token, which has been refreshed. The same call may succeed now. */
export class TokenRenewed extends Error {
  override readonly name = "TokenRenewed";
  constructor() {
    super("the token was refused, and there is a new one");
  }
}
