import { botCheckSettings, type BotCheckSettings } from "../../config/sections/bot-check";
import { createScriptLoader, type ScriptLoader } from "../../platform/script";
import { BotCheckUnanswered, BotCheckUnavailable } from "../errors";
import {
  type BotCheckOptions,
  type ChallengeSlot,
  type CreateProvider,
  loadApi,
  type Provider,
} from "./provider";
import { createRecaptchaEnterprise, createRecaptchaV3 } from "./recaptcha";
import { createTurnstile } from "./turnstile";

interface SandboxApi {
  execute(siteKey: string): Promise<unknown>;
}

/** The bot check of the sandbox. Its script sets `window.vetrinaSandboxBotCheck`. */
const createSandboxProvider: CreateProvider = (options) => {
  const load = () => loadApi<SandboxApi>(options, "vetrinaSandboxBotCheck");
  return {
    load,
    async token() {
      const api = await load();
      return api.execute(botCheckSettings(options.config).siteKey);
    },
  };
};

export type { BotCheckOptions, ChallengeSlot } from "./provider";

/**
 * Gets tokens of a bot check from any provider. This module is in the login chunk, which loads when the modal
 * opens, so only `createLateBotCheck` may import it.
 */
export interface BotCheck {
  /**
   * Starts loading the code of the bot check and the script of the provider. Call it when the modal opens,
   * not before.
   */
  prepare(): void;
  /**
   * A new token for one login; empty if no bot check is configured. The time limit is `botCheck.timeoutMs`; it does not
   * run while the player has to answer a challenge.
   * @param signal cancels the attempt; its reason is thrown
   * @throws BotCheckUnanswered if the player has not answered a challenge in time
   * @throws BotCheckUnavailable for all other failures
   */
  token(slot: ChallengeSlot, signal: AbortSignal): Promise<string>;
}

type ProviderName = BotCheckSettings["provider"];

const providers: Readonly<Record<Exclude<ProviderName, "none">, CreateProvider>> = {
  sandbox: createSandboxProvider,
  "recaptcha-v3": createRecaptchaV3,
  "recaptcha-enterprise": createRecaptchaEnterprise,
  turnstile: createTurnstile,
};

/** Rejects when the signal is aborted. */
const rejectOnAbort = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => {
      reject(signal.reason as Error);
    });
  });

/**
 * Time limit of a challenge without a callback for its expiry, milliseconds. It equals the limit of
 * reCAPTCHA.
 */
const outsideTimeout = 120_000;

/**
 * Makes one attempt, which ends with a token, at its time limit, or when the signal is aborted. The provider
 * cleans up in each case.
 */
async function attempt(
  provider: Provider,
  slot: ChallengeSlot,
  timeoutMs: number,
  signal: AbortSignal,
): Promise<unknown> {
  const ending = new AbortController();
  const stop = () => {
    ending.abort(signal.reason);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isInside = false;
  let isOutside = false;
  let wasOutside = false;
  /** During a challenge in the container, only the provider's own time limit applies. */
  const restartTimer = () => {
    clearTimeout(timer);
    if (isInside) return;
    timer = setTimeout(
      () => {
        // If a challenge has appeared, the bot check has loaded and only the player's answer is missing.
        const Failure = wasOutside ? BotCheckUnanswered : BotCheckUnavailable;
        ending.abort(new Failure("no answer in time"));
      },
      isOutside ? outsideTimeout : timeoutMs,
    );
  };
  const onChallenge = (isWaiting: boolean) => {
    if (ending.signal.aborted) return;
    isInside = isWaiting;
    restartTimer();
    slot.onChallenge(isWaiting);
  };
  const stopWatching = slot.watchOutside?.((isShown) => {
    if (ending.signal.aborted) return;
    isOutside = isShown;
    wasOutside ||= isShown;
    restartTimer();
  });
  signal.addEventListener("abort", stop);
  restartTimer();
  try {
    const token = provider.token({ container: slot.container, onChallenge }, ending.signal);
    return await Promise.race([token, rejectOnAbort(ending.signal)]);
  } finally {
    ending.abort();
    stopWatching?.();
    clearTimeout(timer);
    signal.removeEventListener("abort", stop);
    slot.onChallenge(false);
  }
}

/** Shared by all dialogs, so that a page loads each script only once. */
let scriptsOfPage: ScriptLoader | undefined;

export function createBotCheck({ scripts, ...options }: BotCheckOptions): BotCheck {
  const settings = () => botCheckSettings(options.config);
  function currentProvider(): Provider | undefined {
    const { provider } = settings();
    return provider === "none"
      ? undefined
      : providers[provider]({
          ...options,
          scripts: scripts ?? (scriptsOfPage ??= createScriptLoader(options)),
        });
  }
  return {
    prepare() {
      // A failed load is ignored here, because `token` loads the script again and reports its failure.
      currentProvider()
        ?.load()
        .catch(() => undefined);
    },
    async token(slot, signal) {
      const provider = currentProvider();
      if (!provider) return "";
      try {
        const token = await attempt(provider, slot, settings().timeoutMs, signal);
        if (typeof token === "string" && token !== "") return token;
      } catch (error) {
        if (signal.aborted || error instanceof BotCheckUnanswered) throw error;
        throw new BotCheckUnavailable("failed", { cause: error });
      }
      throw new BotCheckUnavailable("no token");
    },
  };
}
