import { type BotCheckSettings, botCheckSettings } from "./settings";
import { BotCheckUnavailable } from "../errors";
import {
  BotCheckUnanswered,
  type BotCheckOptions,
  type ChallengePlace,
  type CreateProvider,
  type Provider,
} from "./provider";
import { createRecaptchaEnterprise, createRecaptchaV3 } from "./recaptcha";
import { createSandboxProvider } from "./sandbox";
import { createTurnstile } from "./turnstile";

export { BotCheckUnanswered, type BotCheckOptions, type ChallengePlace } from "./provider";
export { type BotCheckSettings, botCheckSettings } from "./settings";

/**
 * Proves to the service that a person is writing, whoever checks it. Only the login modal needs this module, so it
 * travels in its chunk: nothing else of the account imports it.
 */
export interface BotCheck {
  /** Begins to load what the provider needs: called when the modal opens, never before. */
  prepare(): void;
  /**
   * A fresh token for one attempt; empty where no check is configured. It takes `botCheck.timeout` at the longest, not
   * counting the time in which the player is asked something.
   *
   * @param signal ends the attempt, with its own reason
   * @throws BotCheckUnavailable, or BotCheckUnanswered where the player let the time for an answer pass
   */
  token(place: ChallengePlace, signal: AbortSignal): Promise<string>;
}

type ProviderName = BotCheckSettings["provider"];

const createProvider: Readonly<Record<Exclude<ProviderName, "none">, CreateProvider>> = {
  sandbox: createSandboxProvider,
  "recaptcha-v3": createRecaptchaV3,
  "recaptcha-enterprise": createRecaptchaEnterprise,
  turnstile: createTurnstile,
};

/** Rejects as soon as the signal is aborted. */
const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => {
      reject(signal.reason as Error);
    });
  });

/** One attempt, which ends with its time, with the signal or with the token; the provider clears up after each end. */
async function attempt(
  provider: Provider,
  place: ChallengePlace,
  timeout: number,
  signal: AbortSignal,
): Promise<unknown> {
  const ending = new AbortController();
  const stop = () => {
    ending.abort(signal.reason);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const startTime = () => {
    timer = setTimeout(() => {
      ending.abort(new BotCheckUnavailable("no answer in time"));
    }, timeout);
  };
  /** A person may think as long as the provider lets them. */
  const onChallenge = (isWaiting: boolean) => {
    if (ending.signal.aborted) return;
    clearTimeout(timer);
    if (!isWaiting) startTime();
    place.onChallenge(isWaiting);
  };
  signal.addEventListener("abort", stop);
  startTime();
  try {
    const token = provider.token({ container: place.container, onChallenge }, ending.signal);
    return await Promise.race([token, aborted(ending.signal)]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", stop);
    ending.abort();
    place.onChallenge(false);
  }
}

export function createBotCheck(options: BotCheckOptions): BotCheck {
  const settings = () => botCheckSettings(options.config);
  function currentProvider(): Provider | undefined {
    const { provider } = settings();
    return provider === "none" ? undefined : createProvider[provider](options);
  }
  return {
    prepare() {
      // A failure is met again, and told, when the token is asked.
      currentProvider()
        ?.load()
        .catch(() => undefined);
    },
    async token(place, signal) {
      const provider = currentProvider();
      if (!provider) return "";
      try {
        const token = await attempt(provider, place, settings().timeout, signal);
        if (typeof token === "string" && token !== "") return token;
      } catch (error) {
        if (signal.aborted || error instanceof BotCheckUnanswered) throw error;
        throw new BotCheckUnavailable("failed", { cause: error });
      }
      throw new BotCheckUnavailable("no token");
    },
  };
}
