import { CallNotPossible } from "../http/call-errors";

/** An account call was made without a player's token. Nothing was sent (specification section 6). */
export class NotLoggedIn extends Error {
  override readonly name = "NotLoggedIn";
  constructor() {
    super("no player is logged in");
  }
}

export { NotConfigured } from "../http/call-errors";

/**
 * The id of this login is not known: another page has written the login, or the cookie AUTH_SESSION is
 * missing or unreadable. A call whose fields include the id (specification section 7.1) was not sent.
 */
export class SessionIdUnknown extends CallNotPossible {
  override readonly name = "SessionIdUnknown";
  constructor() {
    super("the session id is needed for this call, and the cookie AUTH_SESSION does not contain one");
  }
}

/** The session ended before the response arrived. The response was dropped (S33). */
export class SessionEnded extends Error {
  override readonly name = "SessionEnded";
  constructor() {
    super("the session ended before the response arrived");
  }
}

/** Messages of the error catalogue for failed calls to the account area (specification section 8). */
const failureTexts = {
  "self-exclusion": "Unable to retrieve self exclusion from Area Privata",
  "game-pauses": "Unable to retrieve game pauses from Area Privata",
  refresh: "Unable to refresh JWT from Area Privata",
} as const;

/** A failure with a message of the error catalogue. `cause` is the original error. */
export class AccountFailure extends Error {
  override readonly name = "AccountFailure";
  constructor(
    readonly code: keyof typeof failureTexts,
    cause: unknown,
  ) {
    super(failureTexts[code], { cause });
  }
}

/** A write was attempted while the device was offline. Nothing was sent. */
export class Offline extends Error {
  override readonly name = "Offline";
  constructor() {
    super("the device is offline");
  }
}

/**
 * The service refused a write because of its token, which has since been refreshed. A new attempt may
 * succeed.
 */
export class TokenRenewed extends Error {
  override readonly name = "TokenRenewed";
  constructor() {
    super("the token was refused, and there is a new one");
  }
}

/** The script of the bot check could not be loaded in time, or it returned no token. */
export class BotCheckUnavailable extends Error {
  override readonly name: string = "BotCheckUnavailable";
  constructor(reason: string, options?: ErrorOptions) {
    super(`the bot check: ${reason}`, options);
  }
}

/** The player has not answered a challenge in time. */
export class BotCheckUnanswered extends BotCheckUnavailable {}
