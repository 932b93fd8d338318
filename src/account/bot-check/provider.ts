import type { ConfigStore } from "../../config";
import { botCheckSettings } from "../../config/sections/bot-check";
import { readGlobal } from "../../platform/globals";
import type { Page } from "../../platform/page";
import type { ScriptLoader, ScriptLoaderOptions } from "../../platform/script";
import { safeUrl } from "../../utils/url";
import { BotCheckUnavailable } from "../errors";

export interface BotCheckOptions extends Pick<ScriptLoaderOptions, "policy" | "nonce"> {
  readonly config: ConfigStore;
  readonly page: Page;
  /** @default a loader that adds script elements to the page */
  readonly scripts?: ScriptLoader | undefined;
  /** The object that holds the global of the provider's script. */
  readonly globals?: object | undefined;
}

/**
 * The element that contains a challenge. It is inside the dialog, because everything outside the dialog is
 * inert.
 */
export interface ChallengeSlot {
  readonly container: HTMLElement;
  /** Called when a challenge appears and when it is over. */
  onChallenge(isWaiting: boolean): void;
  /**
   * Watches for a challenge that the provider shows outside the container and does not report by a callback.
   * @returns a function that stops watching
   */
  watchOutside?(onChange: (isShown: boolean) => void): () => void;
}

/** A provider of bot checks. */
export interface Provider {
  /** Loads the script once per page. After a failure, the next call retries. */
  load(): Promise<unknown>;
  /** Gets the token for one attempt. When the signal is aborted, the provider removes everything from the slot. */
  token(slot: ChallengeSlot, signal: AbortSignal): Promise<unknown>;
}

/** Options of a provider. */
export interface ProviderOptions extends BotCheckOptions {
  readonly scripts: ScriptLoader;
}

export type CreateProvider = (options: ProviderOptions) => Provider;

/**
 * Loads the configured script, with the query that the provider needs.
 * @returns the global of the script. Its shape is not checked: if a function is missing, its call throws and
 * the attempt fails.
 * @throws BotCheckUnavailable if no script is configured
 * @throws ScriptUnavailable if the script cannot be loaded
 */
export async function loadApi<Api>(
  { config, page, scripts, globals }: ProviderOptions,
  globalName: string,
  query: Readonly<Record<string, string>> = {},
): Promise<Api> {
  const { scriptUrl, timeoutMs } = botCheckSettings(config);
  const safeScript = safeUrl(scriptUrl, page.url());
  if (!safeScript) throw new BotCheckUnavailable('configuration "botCheck.scriptUrl" is needed');
  const url = new URL(safeScript);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  const readApi = () => readGlobal(globalName, globals);
  await scripts.load(url.href, timeoutMs, () => readApi() !== undefined);
  return readApi() as Api;
}

/**
 * The public site key, which all real providers need.
 * @throws BotCheckUnavailable if it is not configured
 */
export function requireSiteKey({ config }: BotCheckOptions): string {
  const { siteKey } = botCheckSettings(config);
  if (siteKey === "") throw new BotCheckUnavailable('configuration "botCheck.siteKey" is needed');
  return siteKey;
}
