import {
  createResource,
  type ResourceControl,
  type ResourceState,
  type ResourceEnvironment,
} from "../http/resource";
import type { ReportError } from "../platform/errors";
import * as v from "../utils/valibot";
import type { AccountCalls } from "./calls";
import { parseAmount } from "./fields";
import { callerFields } from "./sender";

/** The balance in euros. */
export type BalanceState = ResourceState<number>;

const resultSchema = v.object({
  balance: v.pipe(v.unknown(), v.transform(parseAmount), v.number()),
});

const legacy = { method: "GET", path: "balance", query: callerFields } as const;
const stateless = { method: "GET", path: "statelessBalance" } as const;

export interface BalanceOptions extends ResourceEnvironment {
  readonly calls: AccountCalls;
  readonly report: ReportError;
  /** Extends the login. Called after each response that contains a balance. */
  readonly renewLogin: () => void;
  /** Called when the balance has changed, unless another tab has reported the change. */
  readonly onChange: () => void;
  /**
   * Ends the session after a failed read: deletes the login cookies and the favourites, then opens the login
   * modal.
   */
  readonly expire: (failure: Error) => void;
}

export function createBalance(options: BalanceOptions): ResourceControl<number> {
  return createResource(options, {
    name: "balance",
    // The error catalogue requires a message, so the log must show it by default (specification section 8).
    cancelLevel: "warn",
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
      // A change that another tab has reported is not reported again; otherwise tabs would notify each other
      // forever.
      if (amount !== before && !isEcho) options.onChange();
    },
    onFailure(failure) {
      options.expire(failure);
      options.report("balance", failure);
    },
  });
}
