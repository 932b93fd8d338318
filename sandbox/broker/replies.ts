import { faultAnswer } from "../model/control/fault-answer";
import type { Fault } from "../model/control/faults";
import type { JournalEntry } from "../model/control/journal";
import type { Model } from "../model/interface";
import {
  answerCall,
  refusedByFault,
  type Reply,
  replyTypeOf,
  unwrapped,
} from "../model/gamification/calls/answer";
import type { Caller } from "../model/gamification/calls/destination";
import type { Timers } from "./heart-beat";

export interface Replies {
  /** Does the call that the journal has just written down, and replies to it. */
  answer(entry: JournalEntry, id: string, caller: Caller): void;
  /** Forgets the calls that a fault has delayed. */
  stop(): void;
}

interface Wire {
  deliver(id: string, objectType: string, body: string): void;
  cut(): void;
}

/** The replies of one connection, and what faults make of them. */
export function createReplies(model: Model, timers: Timers, wire: Wire): Replies {
  const delayed = new Set<ReturnType<typeof setTimeout>>();

  function deliver(id: string, objectType: string, body: string) {
    const fault = model.gamification.faults.takeReplyFault();
    wire.deliver(fault === "wrongId" ? `foreign-${id}` : id, objectType, body);
    if (fault === "duplicate") wire.deliver(id, objectType, body);
  }

  function replyTo({ path, body }: JournalEntry, caller: Caller, fault: Fault | undefined): Reply {
    if (fault?.status !== undefined && fault.status >= 400) return refusedByFault(path, fault.status);
    return answerCall(path, { gamification: model.gamification, caller, request: unwrapped(body) });
  }

  /** A dropped call is done, and its answer is lost with the connection: the case that clients fear most. */
  function finish(entry: JournalEntry, id: string, caller: Caller, fault: Fault | undefined) {
    const disturbed = fault?.body && faultAnswer(entry.path, { match: fault.match, body: fault.body });
    if (disturbed) {
      entry.status = disturbed.status;
      return deliver(id, replyTypeOf(entry.path), disturbed.text);
    }
    const { objectType, status, body } = replyTo(entry, caller, fault);
    if (fault?.drop) return wire.cut();
    entry.status = status;
    deliver(id, objectType, JSON.stringify(body));
  }

  return {
    answer(entry, id, caller) {
      const fault = model.faults.take(entry.path);
      if (!fault?.delay) return finish(entry, id, caller, fault);
      const timer = timers.setTimeout(() => {
        delayed.delete(timer);
        finish(entry, id, caller, fault);
      }, fault.delay);
      delayed.add(timer);
    },
    stop() {
      for (const timer of delayed) timers.clearTimeout(timer);
      delayed.clear();
    },
  };
}
