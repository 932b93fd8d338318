import { type ConfigStore, type Page, safeAddress } from "../platform";
import { BotCheckUnavailable } from "./errors";
import { readGlobal } from "../platform/globals";
import type { ScriptLoader } from "../platform/script";

/**
 * Proves to the service that a person is writing. More providers stand behind the same two functions. Only the login
 * modal needs this module, so it travels in its chunk: nothing else of the account imports it.
 */
export interface BotCheck {
  /** Begins to load what the provider needs: called when the modal opens, never before. */
  prepare(): void;
  /**
   * A fresh token for one attempt; empty where no check is configured. How long it may take is up to the login.
   * @throws BotCheckUnavailable
   */
  token(): Promise<string>;
}

/** One provider's way to a token. */
interface Provider {
  load(): Promise<void>;
  token(): Promise<unknown>;
}

export interface BotCheckOptions {
  readonly config: ConfigStore;
  readonly page: Page;
  readonly scripts: ScriptLoader;
  /** Where the provider's script leaves its global. */
  readonly globals?: object | undefined;
}

const none: Provider = {
  load: () => Promise.resolve(),
  token: () => Promise.resolve(""),
};

/** `window.vetrinaSandboxBotCheck.execute(siteKey)`, given by the script of the sandbox. */
function sandboxProvider({ config, page, scripts, globals }: BotCheckOptions): Provider {
  const load = async () => {
    const { script, timeout } = config.get().botCheck;
    const address = safeAddress(script, page.address());
    if (!address) throw new BotCheckUnavailable('configuration "botCheck.script" is needed');
    await scripts.load(address, timeout);
  };
  return {
    load,
    async token() {
      await load();
      const provided = readGlobal("vetrinaSandboxBotCheck", globals) as { execute?: unknown } | undefined;
      if (typeof provided?.execute !== "function") throw new BotCheckUnavailable("the script gave nothing");
      return (await provided.execute(config.get().botCheck.siteKey)) as unknown;
    },
  };
}

export function createBotCheck(options: BotCheckOptions): BotCheck {
  const sandbox = sandboxProvider(options);
  const provider = () => (options.config.get().botCheck.provider === "sandbox" ? sandbox : none);
  return {
    prepare() {
      // A failure is met again, and told, when the token is asked.
      provider()
        .load()
        .catch(() => undefined);
    },
    async token() {
      try {
        const token = await provider().token();
        if (typeof token === "string") return token;
      } catch (error) {
        throw new BotCheckUnavailable("the bot check failed", { cause: error });
      }
      throw new BotCheckUnavailable("the bot check gave no token");
    },
  };
}
