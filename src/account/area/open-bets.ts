import * as v from "../../utils/valibot";
import { type AccountCalls, inBothModes } from "../calls";
import { parseAmount } from "../fields";
import { lenientText, lenientList, optionalInstant, readBy } from "./lenient";

/** One selection of a bet, as the service describes it. */
export interface BetLeg {
  readonly event: string;
  readonly market: string;
  readonly selection: string;
  readonly odds?: number | undefined;
}

/** A bet that is not settled yet. Amounts are in euros, instants in milliseconds since 1970. */
export interface OpenBet {
  readonly id: string;
  readonly placedAt?: number | undefined;
  readonly stake?: number | undefined;
  readonly potentialReturn?: number | undefined;
  readonly status: string;
  readonly legs: readonly BetLeg[];
}

const amount = v.optional(readBy(parseAmount));

const legSchema = v.object({ event: lenientText, market: lenientText, selection: lenientText, odds: amount });

const betSchema = v.object({
  id: v.pipe(
    lenientText,
    v.check((id) => id !== ""),
  ),
  placedAt: optionalInstant,
  stake: amount,
  potentialReturn: amount,
  status: lenientText,
  legs: v.optional(lenientList(legSchema), []),
});

const resultSchema = v.object({ bets: lenientList(betSchema) });

/**
 * The betting service is separate: it accepts the token only in the query (specification section 7.1, S17).
 */
const endpoints = inBothModes({ method: "GET", path: "openBets", query: (_, jwt) => ({ tokenJWT: jwt }) });

/** Reads the open bets. @throws as `AccountCalls.send` does */
export async function askOpenBets(
  calls: AccountCalls,
  signal: AbortSignal,
  onRetry: () => void,
): Promise<readonly OpenBet[]> {
  const { bets } = await calls.send({
    endpoints,
    credentials: "none",
    schema: resultSchema,
    signal,
    onRetry,
  });
  return bets;
}
