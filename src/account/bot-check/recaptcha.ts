import { botCheckSettings } from "../../config/sections/bot-check";
import { type ProviderOptions, type Provider, loadApi, requireSiteKey } from "./provider";

/** The two functions that both editions of reCAPTCHA have. Enterprise has them in `grecaptcha.enterprise`. */
interface ScoreApi {
  ready(callback: () => void): void;
  execute(siteKey: string, options: { readonly action: string }): PromiseLike<unknown>;
}

interface Grecaptcha extends ScoreApi {
  readonly enterprise: ScoreApi;
}

function createScoreProvider(options: ProviderOptions, isEnterprise: boolean): Provider {
  const load = async () => loadApi<Grecaptcha>(options, "grecaptcha", { render: requireSiteKey(options) });
  return {
    load,
    async token() {
      const grecaptcha = await load();
      const api = isEnterprise ? grecaptcha.enterprise : grecaptcha;
      await new Promise<void>((resolve) => {
        api.ready(resolve);
      });
      return api.execute(requireSiteKey(options), { action: botCheckSettings(options.config).action });
    },
  };
}

/** reCAPTCHA v3, which never shows a challenge. */
export const createRecaptchaV3 = (options: ProviderOptions) => createScoreProvider(options, false);

/** reCAPTCHA Enterprise with a score-based key. */
export const createRecaptchaEnterprise = (options: ProviderOptions) => createScoreProvider(options, true);
