import { type BotCheckOptions, type Provider, loadScript, readApi, requireSiteKey } from "./provider";

/** Both editions give the same two functions; the paid one keeps them in `grecaptcha.enterprise`. */
interface ScoreApi {
  ready(callback: () => void): void;
  execute(siteKey: string, options: { readonly action: string }): PromiseLike<unknown>;
}

interface Grecaptcha extends ScoreApi {
  readonly enterprise: ScoreApi;
}

function createScoreProvider(options: BotCheckOptions, isEnterprise: boolean): Provider {
  const load = async () => loadScript(options, { render: requireSiteKey(options) });
  return {
    load,
    async token() {
      await load();
      const grecaptcha = readApi<Grecaptcha>(options, "grecaptcha");
      const api = isEnterprise ? grecaptcha.enterprise : grecaptcha;
      await new Promise<void>((resolve) => {
        api.ready(resolve);
      });
      return api.execute(requireSiteKey(options), { action: options.config.get().botCheck.action });
    },
  };
}

/** reCAPTCHA v3: a score without a question. */
export const createRecaptchaV3 = (options: BotCheckOptions) => createScoreProvider(options, false);

/** reCAPTCHA Enterprise with a score-based key. */
export const createRecaptchaEnterprise = (options: BotCheckOptions) => createScoreProvider(options, true);
