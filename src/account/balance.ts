import * as v from "valibot";
import type { ReportError } from "../platform/errors";
import { parseAmount } from "./amount";
import type { AccountCalls } from "./calls";
import {
  createResource,
  type ResourceControl,
  type ResourceState,
  type ResourceSurroundings,
} from "../http/resource";
import { askedBy } from "./sender";

/** The balance in euros. */
export type BalanceState = ResourceState<number>;

const resultSchema = v.object({
  balance: v.pipe(v.unknown(), v.transform(parseAmount), v.number()),
});

const legacy = { method: "GET", path: "balance", query: askedBy } as const;
const stateless = { method: "GET", path: "statelessBalance" } as const;

export interface BalanceOptions extends ResourceSurroundings {
  readonly calls: AccountCalls;
  readonly report: ReportError;
  /** A good answer lets the login last. */
  readonly renewLogin: () => void;
  /** The balance is another than this tab knew; not called where another tab has said so first. */
  readonly onChange: () => void;
  /** Deletes the login cookies, clears the favourites and opens the login modal, in this order. */
  readonly expire: () => void;
}

export function createBalance(options: BalanceOptions): ResourceControl<number> {
  return createResource(options, {
    name: "balance",
    async ask(signal, onRetry) {
      const { balance } = await options.calls.send({
        endpoints: { legacy, stateless },
        schema: resultSchema,
        signal,
        onRetry,
      });
      return balance;
    },
    onAnswer(amount, before, isEcho) {
      options.renewLogin();
      // What another tab has told is not told again, or the tabs would never come to rest.
      if (amount !== before && !isEcho) options.onChange();
    },
    onFailure(failure) {
      options.expire();
      options.report("balance", failure);
    },
  });
}
