import { botCheckSettings } from "./settings";
import { type CreateProvider, loadApi } from "./provider";

interface SandboxApi {
  execute(siteKey: string): Promise<unknown>;
}

/** `window.vetrinaSandboxBotCheck.execute(siteKey)`, given by the script of the sandbox. */
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
