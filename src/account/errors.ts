/** An account call without a player's token: it never reaches the wire (specification section 6). */
export class NotLoggedIn extends Error {
  override readonly name = "NotLoggedIn";
  constructor() {
    super("no player is logged in");
  }
}

export { NotConfigured } from "../http/not-configured";

/** The session that a call was made for has ended meanwhile; its answer was dropped (S33). */
export class SessionEnded extends Error {
  override readonly name = "SessionEnded";
  constructor() {
    super("the session ended before the answer came");
  }
}

/** The device was offline when something was to be written: nothing was sent. */
export class Offline extends Error {
  override readonly name = "Offline";
  constructor() {
    super("the device is offline");
  }
}

/** The token was refused and has been renewed: nothing was written, and the same call may do now. */
export class TokenRenewed extends Error {
  override readonly name = "TokenRenewed";
  constructor() {
    super("the token was refused, and there is a new one");
  }
}

/** What the error catalogue says of calls to the account area that fail (specification section 8). */
const failureTexts = {
  "self-exclusion": "Unable to retrieve self exclusion from Area Privata",
  "game-pauses": "Unable to retrieve game pauses from Area Privata",
  refresh: "Unable to refresh JWT from Area Privata",
} as const;

/** A row of the error catalogue with a text of its own; `cause` is what went wrong. */
export class AccountFailure extends Error {
  override readonly name = "AccountFailure";
  constructor(
    readonly row: keyof typeof failureTexts,
    cause: unknown,
  ) {
    super(failureTexts[row], { cause });
  }
}

/** The script of the bot check was blocked, missing or too slow, or it gave no token. */
export class BotCheckUnavailable extends Error {
  override readonly name: string = "BotCheckUnavailable";
  constructor(why: string, options?: ErrorOptions) {
    super(`the bot check: ${why}`, options);
  }
}
