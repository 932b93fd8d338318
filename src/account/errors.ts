/** An account call without a player's token: it never reaches the wire (specification section 6). */
export class NotLoggedIn extends Error {
  override readonly name = "NotLoggedIn";
  constructor() {
    super("no player is logged in");
  }
}

/** A call whose path is configuration, and the configuration does not give it. */
export class NotConfigured extends Error {
  override readonly name = "NotConfigured";
  constructor(readonly key: string) {
    super(`configuration "${key}" is needed for this call`);
  }
}

/** The session that a call was made for has ended meanwhile; its answer was dropped (S33). */
export class SessionEnded extends Error {
  override readonly name = "SessionEnded";
  constructor() {
    super("the session ended before the answer came");
  }
}

/** The script of the bot check was blocked, missing or too slow, or it gave no token. */
export class BotCheckUnavailable extends Error {
  override readonly name = "BotCheckUnavailable";
}
