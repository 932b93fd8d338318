import { botCheckSettings } from "./settings";
import type { ConfigStore } from "../../config";
import type { Page } from "../../platform/page";
import { safeAddress } from "../../utils/url";
import { readGlobal } from "../../platform/globals";
import type { ScriptLoader } from "../../platform/script";
import { BotCheckUnavailable } from "../errors";

export interface BotCheckOptions {
  readonly config: ConfigStore;
  readonly page: Page;
  readonly scripts: ScriptLoader;
  /** Where the provider's script leaves its global. */
  readonly globals?: object | undefined;
}

/** Where a provider may ask something of the player: inside the dialog, for all outside of it is inert. */
export interface ChallengePlace {
  readonly container: HTMLElement;
  /** Told when the player has something to do there, and when no longer. */
  onChallenge(isWaiting: boolean): void;
}

/** One provider's way to a token. */
export interface Provider {
  /** Brings the script, once for the page; after a failure it tries again. */
  load(): Promise<unknown>;
  /** What the provider gives for one attempt; when the signal is aborted nothing of it stays in the place. */
  token(place: ChallengePlace, signal: AbortSignal): Promise<unknown>;
}

export type CreateProvider = (options: BotCheckOptions) => Provider;

/** The player was asked to do something and let the time for it pass. */
export class BotCheckUnanswered extends BotCheckUnavailable {}

/**
 * Loads the configured script, with what the provider's interface needs in its query; no address is known but that one.
 * Gives the global that it leaves in the page, which may be anything: using what is not there throws, and so ends the
 * attempt like any other failure.
 */
export async function loadApi<Api>(
  { config, page, scripts, globals }: BotCheckOptions,
  globalName: string,
  query: Readonly<Record<string, string>> = {},
): Promise<Api> {
  const { script, timeout } = botCheckSettings(config);
  const address = safeAddress(script, page.address());
  if (!address) throw new BotCheckUnavailable('configuration "botCheck.script" is needed');
  const url = new URL(address);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  const readApi = () => readGlobal(globalName, globals);
  await scripts.load(url.href, timeout, () => readApi() !== undefined);
  return readApi() as Api;
}

/** The public key, which every provider of the world outside needs. */
export function requireSiteKey({ config }: BotCheckOptions): string {
  const { siteKey } = botCheckSettings(config);
  if (siteKey === "") throw new BotCheckUnavailable('configuration "botCheck.siteKey" is needed');
  return siteKey;
}
