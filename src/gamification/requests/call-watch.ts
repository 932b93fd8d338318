import type { Log } from "../../utils/log";
import { CallFailure } from "../errors";
import { createEmitter } from "../../utils/emitter";

/** A call of this tab: told when it is made, and again with its outcome. Holds neither request nor answer. */
export interface CallNews {
  /** The same number in both. */
  readonly number: number;
  readonly call: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Absent when the call is made. */
  readonly outcome?: "answered" | CallFailure["kind"];
}

export type CallNewsListener = (news: CallNews) => void;

/** For tools that show what goes on: how calls are made and how they end. */
export interface CallWatch {
  add(listener: CallNewsListener): () => void;
  /** Follows a call to its end, and gives the same promise. */
  follow<Reply>(call: string, reply: Promise<Reply>): Promise<Reply>;
}

export function createCallWatch(log: Log, now: () => number): CallWatch {
  const audience = createEmitter<CallNewsListener>("calls", log);
  let count = 0;
  const tell = (news: Omit<CallNews, "at">) => {
    audience.tell((listener) => {
      listener({ ...news, at: now() });
    });
  };
  return {
    add: audience.add,
    follow(call, reply) {
      if (audience.size === 0) return reply;
      count += 1;
      const number = count;
      tell({ number, call });
      reply.then(
        () => {
          tell({ number, call, outcome: "answered" });
        },
        (error: unknown) => {
          tell({ number, call, outcome: error instanceof CallFailure ? error.kind : "notSent" });
        },
      );
      return reply;
    },
  };
}
