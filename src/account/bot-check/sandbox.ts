import { botCheckSettings } from "./settings";
import { type CreateProvider, loadApi } from "./provider";

interface SandboxApi {
  execute(siteKey: string): Promise<unknown>;
}

/** The bot check of the sandbox. Its script sets `window.vetrinaSandboxBotCheck`. */
export const createSandboxProvider: CreateProvider = (options) => {
  const load = () => loadApi<SandboxApi>(options, "vetrinaSandboxBotCheck");
  return {
    load,
    async token() {
      const api = await load();
      return api.execute(botCheckSettings(options.config).siteKey);
    },
  };
};
