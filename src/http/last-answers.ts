import * as v from "../utils/valibot";
import type { ItemStore } from "../platform/storage";
import type { Clock } from "../time/clock";
import { parseJson, stringifyJson } from "../utils/json";

/** The last value of a public read in this tab, and when it arrived: milliseconds since 1970. */
interface LastAnswer {
  readonly value: unknown;
  readonly at: number;
}

/**
 * The last responses to public reads, cached for the next page of the tab (decision 36). Their values have the shape of
 * the service, which checks each like a new response.
 */
export interface LastAnswers {
  /** Undefined if there is none that is recent enough. */
  find(address: string): LastAnswer | undefined;
  /** @param at when it arrived; now by default */
  keep(address: string, value: unknown, at?: number): void;
  forget(address: string): void;
}

const item = "vetrina.last-answers";

/** Milliseconds. The time of an older response would have to be shown with its day. */
const maxAge = 3_600_000;
const maxAnswers = 4;
/** Limit for all responses together, in characters. Browsers grant a site about five million. */
const maxLength = 200_000;

const answersSchema = v.array(
  v.object({
    address: v.string(),
    at: v.number(),
    /** When it was stored, by the device's clock. The next page does not know the server's time yet. */
    stored: v.number(),
    value: v.unknown(),
  }),
);

/** The last instant of `Date`, milliseconds since 1970. A tampered storage may have a later one. */
const lastInstant = 8.64e15;

/** @param items those of the session, or of a demonstration */
export function createLastAnswers(items: ItemStore, clock: Clock): LastAnswers {
  const isUsable = ({ at, stored }: { readonly at: number; readonly stored: number }) =>
    Math.abs(at) <= lastInstant && stored <= Date.now() && Date.now() - stored < maxAge;

  function readAll() {
    const text = items.read(item) ?? "";
    const answers = v.safeParse(answersSchema, text.length <= maxLength ? parseJson(text) : undefined);
    return answers.success ? answers.output.filter(isUsable) : [];
  }

  const othersThan = (address: string) => readAll().filter((answer) => answer.address !== address);

  return {
    find: (address) => readAll().find((answer) => answer.address === address),
    keep(address, value, at = clock.now()) {
      const answers = [{ address, at, stored: Date.now(), value }, ...othersThan(address)].slice(
        0,
        maxAnswers,
      );
      // The oldest responses are dropped.
      while (answers.length > 0 && stringifyJson(answers).length > maxLength) answers.pop();
      items.write(item, stringifyJson(answers));
    },
    forget(address) {
      items.write(item, stringifyJson(othersThan(address)));
    },
  };
}
