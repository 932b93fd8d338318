import { lazy } from "../../utils/lazy";
import type { BotCheck, BotCheckOptions } from ".";

/** A bot check whose code is loaded by `prepare`, or by `token` if that has failed. */
export function createLateBotCheck(options: BotCheckOptions): BotCheck {
  const check = lazy(async () => (await import(".")).createBotCheck(options));
  return {
    prepare() {
      check.load().then(
        ({ prepare }) => {
          prepare();
        },
        // `token` loads the code again and reports the failure.
        () => undefined,
      );
    },
    async token(slot, signal) {
      const { token } = await check.load();
      signal.throwIfAborted();
      return token(slot, signal);
    },
  };
}
