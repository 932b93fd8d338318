import { type ConfigStore, type Page, safeAddress } from "../../platform";
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
  load(): Promise<void>;
  /** What the provider gives for one attempt; when the signal is aborted nothing of it stays in the place. */
  token(place: ChallengePlace, signal: AbortSignal): Promise<unknown>;
}

export type CreateProvider = (options: BotCheckOptions) => Provider;

/** The player was asked to do something and let the time for it pass. */
export class BotCheckUnanswered extends BotCheckUnavailable {}

/** The configured script with what the provider's interface needs in its query; no address is known but that one. */
export async function loadScript(
  { config, page, scripts }: BotCheckOptions,
  query: Readonly<Record<string, string>> = {},
): Promise<void> {
  const { script, timeout } = config.get().botCheck;
  const address = safeAddress(script, page.address());
  if (!address) throw new BotCheckUnavailable('configuration "botCheck.script" is needed');
  const url = new URL(address);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  await scripts.load(url.href, timeout);
}

/** The public key, which every provider of the world outside needs. */
export function requireSiteKey({ config }: BotCheckOptions): string {
  const { siteKey } = config.get().botCheck;
  if (siteKey === "") throw new BotCheckUnavailable('configuration "botCheck.siteKey" is needed');
  return siteKey;
}

/**
 * What a provider's script has left in the page. It may be anything or nothing; using what is not there throws, and so
 * ends the attempt like any other failure.
 */
export const readApi = <Api>({ globals }: BotCheckOptions, name: string): Api =>
  readGlobal(name, globals) as Api;
