import { blockId, findBlock } from "../config";
import type { WidgetDefinition } from "../definition";
import type { Services } from "../services/services";
import { isRecord } from "../utils/objects";
import { pageDocument } from "../utils/page-document";
import { platformKey } from "./findings/finding";
import { nearest } from "./findings/nearest";
import { missingKeys } from "./findings/page";

/** The configuration section of each service whose section does not have the service's name. */
const sections: Readonly<Record<string, string>> = {
  panels: "gamification",
  area: "account",
  http: "account",
};

/** The sections of the configuration that an element needs. */
const sectionsOf = ({ needs = [] }: WidgetDefinition): readonly string[] =>
  needs.map((need) => sections[need] ?? need);

/** The value of `data-provider` of the tables that need a key, by the prefix of the key. */
const providers: Readonly<Record<string, string>> = {
  "liveCasino.playtech": "CasinoGamePT",
  "liveCasino.evolution": "EvolutionGame",
};

/** Whether an element reads a key. It reads the key of a provider if it is, or contains, a table of this provider. */
function isKeyOf(element: Element, key: string): boolean {
  const provider = providers[key.split(".", 2).join(".")];
  if (!provider) return true;
  const tables = `[data-provider=${provider}]`;
  return element.matches(tables) || element.querySelector(tables) !== null;
}

/**
 * The keys that an element reads. Every service also needs the account's keys. They are left out if the
 * element reads other keys, because the other keys explain more.
 */
function keysOf(element: Element, definition: WidgetDefinition, keys: readonly string[]) {
  const own = sectionsOf(definition);
  const read = keys.filter((key) => own.includes(key.split(".", 1)[0] ?? "") && isKeyOf(element, key));
  const withoutAccount = read.filter((key) => !key.startsWith("account."));
  return withoutAccount.length > 0 ? withoutAccount : read;
}

/** Whether an element needs the platform although the configuration does not have its URL. */
export const lacksPlatform = ({ config }: Services, definition: WidgetDefinition): boolean =>
  sectionsOf(definition).includes("gamification") &&
  !config.get().gamification.some((part) => (part as { url?: unknown }).url);

/** The key of the configuration that an element lacks, as the log of its services names it. */
export function missingKey(
  services: Services,
  definition: WidgetDefinition,
  element: Element,
  log: readonly string[],
): string | undefined {
  if (log === services.log.history?.messages && lacksPlatform(services, definition)) return platformKey;
  return keysOf(element, definition, missingKeys(log))[0];
}

/** Whether an element needs the platform, and all attempts of this page to connect have failed so far. */
export function isUnreachable({ gamification, log }: Services, definition: WidgetDefinition): boolean {
  const state = gamification.current?.$state.get();
  const hasFailed = state?.status === "waiting" || (state?.status === "connecting" && state.attempt > 1);
  return (
    hasFailed && sectionsOf(definition).includes("gamification") && !log.history?.counts.has("connected")
  );
}

/** Keys from whose URL an element reads, in the order in which a sentence names them. */
const readKeys = [
  "bonus.origin",
  "liveCasino.playtech.feedUrl",
  "liveCasino.evolution.feedUrl",
  "gamification.url",
  "gamification.tokenUrl",
  "account.origin",
];

/**
 * Whether a value is a sample URL from the documentation. Nobody can own the domain of such a URL (RFC 2606).
 */
const isSample = (value: unknown) =>
  typeof value === "string" && /^[a-z]+:\/\/[^/?#]*\.example([/?#:]|$)/i.test(value);

/** The value of a key in the parts of its section. A later part takes precedence. */
const valueIn = (parts: readonly unknown[], path: readonly string[]): unknown =>
  parts
    .map((part) => path.reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), part))
    .findLast((value) => value !== undefined);

/** The configuration keys that an element reads and that still contain a sample URL. */
export function sampleKeys(
  { config }: Pick<Services, "config">,
  definition: WidgetDefinition,
  element: Element,
) {
  const samples = readKeys.filter((key) => {
    const [section = "", ...path] = key.split(".");
    const parts: unknown = config.get()[section as "account"];
    return Array.isArray(parts) && isSample(valueIn(parts, path));
  });
  return keysOf(element, definition, samples);
}

/**
 * The browser's message about the JSON of the configuration, without the text that it quotes; undefined if
 * the JSON is valid.
 */
export function jsonError(): string | undefined {
  const block = findBlock();
  if (!block) return undefined;
  try {
    JSON.parse(block.text);
    return undefined;
  } catch (error) {
    const place = /\(?line \d+ column \d+\)?/.exec(String((error as Error).message))?.[0] ?? "";
    const reason = (error as Error).message.replace(/( in JSON)? at (position|line) .*|,? (\.{3})?".*/s, "");
    return [reason, place].filter(Boolean).join(" ");
  }
}

/** The id of a JSON block that was meant to be the configuration: `vetrina-conf`, `config-vetrina`. */
export function similarBlock(): string | undefined {
  if (findBlock()) return undefined;
  const blocks = [...pageDocument.querySelectorAll('script[type="application/json"][id]')];
  return blocks
    .map(({ id }) => id)
    .find((id) => nearest(id, [blockId]) !== undefined || /vetrina.*conf|conf.*vetrina/i.test(id));
}
