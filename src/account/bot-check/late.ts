import { lazy } from "../../utils/lazy";
import type { BotCheck, BotCheckOptions } from ".";

/** A bot check whose code `prepare` loads. If that fails, `token` loads it. */
export function createLateBotCheck(options: BotCheckOptions): BotCheck {
  const check = lazy(async () => (await import(".")).createBotCheck(options));
  return {
    prepare() {
      check.load().then(
        ({ prepare }) => {
          prepare();
        },
        // This failure is ignored: `token` loads the code again and reports its failure.
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
