import { createEventEmitter } from "../../../utils/emitter";
import type { Log } from "../../../utils/log";
import { CallFailure } from "../errors";

/**
 * A call of this tab. It is reported when the call is made, and again with its outcome. It contains neither
 * the request nor the reply.
 */
export interface CallNews {
  /** The same number in both reports. */
  readonly number: number;
  /** The name of the call, such as `getAwards`. */
  readonly call: string;
  /** When this was reported, milliseconds since 1970. */
  readonly at: number;
  /** Absent in the first report. */
  readonly outcome?: "answered" | CallFailure["kind"];
}

export type CallNewsListener = (news: CallNews) => void;

/** Reports the calls of this tab to tools. */
export interface CallWatch {
  /** Adds a listener. Returns a function that removes it. */
  add(listener: CallNewsListener): () => void;
  /** Reports a call and its outcome. Returns the same promise. */
  follow<Reply>(call: string, reply: Promise<Reply>): Promise<Reply>;
}

export function createCallWatch(log: Log, now: () => number): CallWatch {
  const emitter = createEventEmitter<{ call: CallNewsListener }>("gamification", log);
  let count = 0;

  return {
    add: (listener) => emitter.on("call", listener),
    follow(call, reply) {
      if (!emitter.hasListeners("call")) return reply;
      count += 1;
      const number = count;
      const report = (outcome?: CallNews["outcome"]) => {
        emitter.emit("call", { number, call, at: now(), ...(outcome && { outcome }) });
      };
      report();
      reply.then(
        () => {
          report("answered");
        },
        (error: unknown) => {
          // Errors of other kinds are thrown before anything is sent, so they count as `notSent`.
          report(error instanceof CallFailure ? error.kind : "notSent");
        },
      );
      return reply;
    },
  };
}
