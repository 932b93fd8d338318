import type { ConfigStore } from "../config";
import type { Log } from "../utils/log";
import type { Page } from "../platform/page";
import { envelopeSchema, HttpFailure, readResult, serviceAddress } from "../http";
import type { Network } from "../http/network";
import { bonusSettings } from "./settings";
import { type Bonus, bonusListSchema, readBonus } from "./schema";

export interface BonusCallsOptions {
  readonly config: ConfigStore;
  readonly log: Log;
  readonly page: Page;
  readonly network: Network;
}

/** The two calls of the bonus manager. Both are public. */
export interface BonusCalls {
  /** @throws NotConfigured, HttpFailure */
  list(signal: AbortSignal, onRetry: () => void): Promise<readonly Bonus[]>;
  /** @throws NotConfigured, HttpFailure */
  byIds(ids: readonly string[], signal: AbortSignal, onRetry: () => void): Promise<readonly Bonus[]>;
}

/** Further entries of a list are not read (S24). A carousel shows 100 at most. */
const maxBonuses = 300;

interface BonusCall {
  readonly path: "list" | "byIds";
  readonly query?: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  readonly onRetry: () => void;
}

export function createBonusCalls({ config, log, page, network }: BonusCallsOptions): BonusCalls {
  let hasToldLength = false;

  /** The first entries. The developer is told once that a list is too long. */
  function firstOf(entries: readonly unknown[]): readonly unknown[] {
    if (entries.length > maxBonuses && !hasToldLength) {
      hasToldLength = true;
      log.warn(`bonus list: of ${entries.length} entries only the first ${maxBonuses} are read`);
    }
    return entries.slice(0, maxBonuses);
  }

  /** Reads the bonuses of an answer. Invalid entries are left out, and their number is logged. */
  function readEntries(entries: readonly unknown[]): readonly Bonus[] {
    const bonuses = entries.map(readBonus).filter((bonus) => bonus !== undefined);
    const dropped = entries.length - bonuses.length;
    if (dropped > 0) log.warn(`bonus list: ${dropped} of ${entries.length} entries could not be read`);
    return bonuses;
  }

  async function ask({ path, ...call }: BonusCall): Promise<readonly Bonus[]> {
    const { origin, paths, timeout } = bonusSettings(config);
    const address = serviceAddress({ key: `bonus.paths.${path}`, path: paths[path], origin }, page);
    const answer = await network.http.call({
      ...call,
      method: "GET",
      address,
      timeout,
      schema: envelopeSchema,
    });
    // Both the HTTP status and the one in the body must be 200 (specification section 4).
    const status = [answer.status, answer.value.statusCode].find((each) => each !== 200);
    const { bonus } = readResult(answer.value, bonusListSchema, answer.headers);
    if (status !== undefined) throw new HttpFailure("status", { status });
    return readEntries(firstOf(bonus));
  }

  return {
    list: (signal, onRetry) => ask({ path: "list", signal, onRetry }),
    byIds: (ids, signal, onRetry) =>
      ask({ path: "byIds", query: { [bonusSettings(config).idsParameter]: ids.join(",") }, signal, onRetry }),
  };
}
