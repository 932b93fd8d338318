import { type CreateProvider, loadScript, readApi } from "./provider";

interface SandboxApi {
  execute(siteKey: string): Promise<unknown>;
}

/** `window.vetrinaSandboxBotCheck.execute(siteKey)`, given by the script of the sandbox. */
export const createSandboxProvider: CreateProvider = (options) => {
  const load = () => loadScript(options);
  return {
    load,
    async token() {
      await load();
      const api = readApi<SandboxApi>(options, "vetrinaSandboxBotCheck");
      return api.execute(options.config.get().botCheck.siteKey);
    },
  };
};
