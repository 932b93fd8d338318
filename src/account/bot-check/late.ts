import { lazy } from "../../utils/lazy";
import type { BotCheck, BotCheckOptions } from ".";

/** A bot check whose code is loaded by `prepare` or, if that fails, by `token`. */
export function createLateBotCheck(options: BotCheckOptions): BotCheck {
  const check = lazy(async () => (await import(".")).createBotCheck(options));
  return {
    prepare() {
      check.load().then(
        ({ prepare }) => {
          prepare();
        },
        // A failed load is ignored here, because `token` loads the code again and reports its failure.
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
