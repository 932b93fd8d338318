import { createEventEmitter } from "../../../utils/emitter";
import type { Log } from "../../../utils/log";
import { CallFailure } from "../errors";

/**
 * A report about a call of this tab, made when the call begins and again with its outcome. It contains
 * neither the request nor the reply.
 */
export interface CallNews {
  /** Identifies the call. Both reports of a call have the same number. */
  readonly number: number;
  /** The name of the call, such as `getAwards`. */
  readonly call: string;
  /** When the report was made, milliseconds since 1970. */
  readonly at: number;
  /** Outcome of the call; undefined in the first report. */
  readonly outcome?: "answered" | CallFailure["kind"];
}

export type CallNewsListener = (news: CallNews) => void;

/** Reports the calls of this tab to tools. */
export interface CallWatch {
  /** Adds a listener. Returns a function that removes it. */
  add(listener: CallNewsListener): () => void;
  /** Reports a call and its outcome. Returns the promise that was passed. */
  report<Reply>(call: string, reply: Promise<Reply>): Promise<Reply>;
}

export function createCallWatch(log: Log, now: () => number): CallWatch {
  const emitter = createEventEmitter<{ call: CallNewsListener }>("gamification", log);
  let count = 0;

  return {
    add: (listener) => emitter.on("call", listener),
    report(call, reply) {
      if (!emitter.hasListeners("call")) return reply;
      count += 1;
      const number = count;
      const emit = (outcome?: CallNews["outcome"]) => {
        emitter.emit("call", { number, call, at: now(), ...(outcome && { outcome }) });
      };
      emit();
      reply.then(
        () => {
          emit("answered");
        },
        (error: unknown) => {
          // Any other error is thrown before the call is sent, so it counts as `notSent`.
          emit(error instanceof CallFailure ? error.kind : "notSent");
        },
      );
      return reply;
    },
  };
}
