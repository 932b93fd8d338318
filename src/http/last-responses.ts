import type { ItemStore } from "../platform/storage";
import type { Clock } from "../time/clock";
import { parseJson, stringifyJson } from "../utils/json";
import * as v from "../utils/valibot";

/** The last value of a public read in this tab, and when it arrived: milliseconds since 1970. */
interface LastResponse {
  readonly value: unknown;
  readonly at: number;
}

/**
 * The last responses to public reads, cached for the next page of the tab (decision 36). Their values have
 * the shape that the service sent. The reader checks them like new responses.
 */
export interface LastResponses {
  /** Returns the last response; undefined if there is none that is recent enough. */
  find(url: string): LastResponse | undefined;
  /**
   * Caches a response.
   * @param at when the response arrived. @default now
   */
  keep(url: string, value: unknown, at?: number): void;
  forget(url: string): void;
}

const item = "vetrina.last-responses";

/**
 * Maximum age of a response, milliseconds. For an older response, a widget would have to show the day in
 * addition to the time.
 */
const maxAge = 3_600_000;
const maxResponses = 4;
/** Maximum length of all responses together, in characters. Browsers allow a site about five million. */
const maxLength = 200_000;

const responsesSchema = v.array(
  v.object({
    url: v.string(),
    at: v.number(),
    /**
     * When the response was stored, by the device's clock. The next page does not know the server's time yet.
     */
    stored: v.number(),
    value: v.unknown(),
  }),
);

/** The last instant of `Date`, milliseconds since 1970. Tampered storage may contain a later one. */
const lastInstant = 8.64e15;

/**
 * Creates the cache.
 * @param items the session's items, or those of demo mode
 */
export function createLastResponses(items: ItemStore, clock: Clock): LastResponses {
  const isUsable = ({ at, stored }: { readonly at: number; readonly stored: number }) =>
    Math.abs(at) <= lastInstant && stored <= Date.now() && Date.now() - stored < maxAge;

  function readAll() {
    const text = items.read(item) ?? "";
    const answers = v.safeParse(responsesSchema, text.length <= maxLength ? parseJson(text) : undefined);
    return answers.success ? answers.output.filter(isUsable) : [];
  }

  const othersThan = (url: string) => readAll().filter((answer) => answer.url !== url);

  return {
    find: (url) => readAll().find((answer) => answer.url === url),
    keep(url, value, at = clock.now()) {
      const answers = [{ url, at, stored: Date.now(), value }, ...othersThan(url)].slice(0, maxResponses);
      // The oldest responses are dropped.
      while (answers.length > 0 && stringifyJson(answers).length > maxLength) answers.pop();
      items.write(item, stringifyJson(answers));
    },
    forget(url) {
      items.write(item, stringifyJson(othersThan(url)));
    },
  };
}
