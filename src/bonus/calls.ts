import type { ConfigStore } from "../config";
import { bonusSettings } from "../config/sections/bonus";
import { hasEarlyRead } from "../http/early-reads";
import { envelopeSchema, readResult } from "../http/envelope";
import { HttpFailure } from "../http/failure";
import type { Network } from "../http/network";
import type { Read } from "../http/resource";
import { serviceUrl } from "../http/service-url";
import type { Page } from "../platform/page";
import type { Log } from "../utils/log";
import * as v from "../utils/valibot";
import { factValues } from "./facts/facts";
import { type Bonus, bonusListSchema, readBonus } from "./schema";

export interface BonusCallsOptions {
  readonly config: ConfigStore;
  readonly log: Log;
  readonly page: Page;
  readonly network: Network;
}

/** The two calls of the bonus manager. Both are public. */
export interface BonusCalls {
  /**
   * Reads all bonuses.
   * @throws NotConfigured, HttpFailure
   */
  list(signal: AbortSignal, onRetry: () => void): Promise<readonly Bonus[]>;
  /**
   * Reads the bonuses with these ids.
   * @throws NotConfigured, HttpFailure
   */
  byIds(ids: readonly string[], signal: AbortSignal, onRetry: () => void): Promise<readonly Bonus[]>;
  /** Whether an early read of the list has begun and no call has taken it over yet (decision 36). */
  isListOnItsWay(): boolean;
  /**
   * The list that the previous page of this tab read; undefined if that page read none or the service refused
   * it.
   */
  lastList(): Read<readonly Bonus[]> | undefined;
}

/** Maximum length of a list (S24). A carousel shows at most 100 bonuses. */
const maxBonuses = 300;

interface BonusCall {
  readonly path: "list" | "byIds";
  readonly query?: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  readonly onRetry: () => void;
}

export function createBonusCalls({ config, log, page, network }: BonusCallsOptions): BonusCalls {
  let hasLoggedLength = false;

  /** Cuts a list that is too long. Logs a warning for the first one. */
  function firstOf(entries: readonly unknown[]): readonly unknown[] {
    if (entries.length > maxBonuses && !hasLoggedLength) {
      hasLoggedLength = true;
      log.warn(`bonus list: of ${entries.length} entries only the first ${maxBonuses} are read`);
    }
    return entries.slice(0, maxBonuses);
  }

  /** Reads the bonuses of a response. Invalid entries are left out. */
  function readEntries(entries: readonly unknown[]): readonly Bonus[] {
    const { facts } = bonusSettings(config);
    return entries.flatMap((entry) => {
      const bonus = readBonus(entry);
      return bonus ? [{ ...bonus, factValues: factValues(entry as object, facts) }] : [];
    });
  }

  /** Reads the bonuses of a new response, and logs the number of invalid entries. */
  function readNewEntries(entries: readonly unknown[]): readonly Bonus[] {
    const bonuses = readEntries(entries);
    const dropped = entries.length - bonuses.length;
    if (dropped > 0) log.warn(`bonus list: ${dropped} of ${entries.length} entries could not be read`);
    return bonuses;
  }

  /** @throws NotConfigured */
  function urlOf(path: BonusCall["path"]): string {
    const { origin, paths } = bonusSettings(config);
    return serviceUrl({ key: `bonus.paths.${path}`, path: paths[path], origin }, page);
  }

  /** @returns the entries of the response, unparsed */
  async function ask({ path, ...call }: BonusCall): Promise<readonly unknown[]> {
    const { timeoutMs } = bonusSettings(config);
    const answer = await network.http.call({
      ...call,
      method: "GET",
      url: urlOf(path),
      timeoutMs,
      schema: envelopeSchema,
    });
    // Both the HTTP status and the one in the body must be 200 (specification section 4).
    const status = [answer.status, answer.value.statusCode].find((each) => each !== 200);
    const { bonus } = readResult(answer.value, bonusListSchema, answer.headers);
    if (status !== undefined) throw new HttpFailure("status", { status });
    return firstOf(bonus);
  }

  return {
    async list(signal, onRetry) {
      try {
        const bonus = await ask({ path: "list", signal, onRetry });
        network.lastResponses?.keep(urlOf("list"), { bonus });
        return readNewEntries(bonus);
      } catch (error) {
        if (isRefusal(error)) network.lastResponses?.forget(urlOf("list"));
        throw error;
      }
    },
    async byIds(ids, signal, onRetry) {
      const query = { [bonusSettings(config).idsParameter]: ids.join(",") };
      return readNewEntries(await ask({ path: "byIds", query, signal, onRetry }));
    },
    isListOnItsWay() {
      try {
        return hasEarlyRead(urlOf("list"));
      } catch {
        // `urlOf` throws if the path is not configured. The first read reports this.
        return false;
      }
    },
    lastList() {
      try {
        const last = network.lastResponses?.find(urlOf("list"));
        const read = v.safeParse(bonusListSchema, last?.value);
        return last && read.success
          ? { value: readEntries(firstOf(read.output.bonus)), at: last.at }
          : undefined;
      } catch {
        // `urlOf` throws if the path is not configured. The first read reports this.
        return undefined;
      }
    },
  };
}

/**
 * True if the response has a status other than 200, so that no bonuses are shown (specification section 4).
 */
export const isRefusal = (error: unknown): boolean =>
  error instanceof HttpFailure && error.status !== undefined && error.status !== 200;
