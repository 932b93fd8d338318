/** The script of the bot check could not be loaded in time, or it returned no token. */
export class BotCheckUnavailable extends Error {
  override readonly name: string = "BotCheckUnavailable";
  constructor(reason: string, options?: ErrorOptions) {
    super(`the bot check: ${reason}`, options);
  }
}

/** The player has not answered a challenge in time. */
export class BotCheckUnanswered extends BotCheckUnavailable {}
