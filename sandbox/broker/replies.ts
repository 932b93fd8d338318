import { faultAnswer, type Fault } from "../model/control/faults";
import type { JournalEntry } from "../model/control/journal";
import {
  answerCall,
  refusedByFault,
  type Reply,
  replyTypeOf,
  unwrapped,
} from "../model/gamification/calls/answer";
import type { Caller } from "../model/gamification/calls/destination";
import type { Model } from "../model/interface";
import type { Timers } from "./heartbeat";
import type { Echo } from "./queues";

interface ReplyOutput {
  deliver(echo: Echo, objectType: string, body: string): void;
  cut(): void;
}

const foreign = (echo: Echo): Echo =>
  Object.fromEntries(Object.entries(echo).map(([name, value]) => [name, `foreign-${value}`]));

/** Sends the replies of one connection, and applies the faults to these replies. */
export function createReplies(model: Model, timers: Timers, output: ReplyOutput) {
  let isStopped = false;
  const delayed = new Set<ReturnType<typeof setTimeout>>();

  function deliver(echo: Echo, objectType: string, body: string) {
    const fault = model.gamification.faults.take("wrongId", "duplicate");
    output.deliver(fault === "wrongId" ? foreign(echo) : echo, objectType, body);
    if (fault === "duplicate") output.deliver(echo, objectType, body);
  }

  function replyTo({ path, body }: JournalEntry, caller: Caller, fault: Fault | undefined): Reply {
    if (fault?.status !== undefined && fault.status >= 400) return refusedByFault(path, fault.status);
    return answerCall(path, { gamification: model.gamification, caller, request: unwrapped(body) });
  }

  /**
   * A dropped call is executed, but its reply is lost with the connection, so the client does not know the
   * outcome.
   */
  function execute(entry: JournalEntry, echo: Echo, caller: Caller, fault: Fault | undefined) {
    const faulty = fault?.body && faultAnswer(entry.path, { match: fault.match, body: fault.body });
    if (faulty) {
      entry.status = faulty.status;
      return deliver(echo, replyTypeOf(entry.path), faulty.text);
    }
    const { objectType, status, body } = replyTo(entry, caller, fault);
    if (fault?.drop) return output.cut();
    entry.status = status;
    deliver(echo, objectType, JSON.stringify(body));
  }

  return {
    /** Executes the call of a journal entry and sends its reply. */
    answer(entry: JournalEntry, echo: Echo, caller: Caller): void {
      const fault = model.faults.take(entry.path);
      if (fault?.until) {
        const executeHeld = () => {
          if (!isStopped) execute(entry, echo, caller, fault);
        };
        return void fault.until.then(executeHeld);
      }
      if (!fault?.delay) return execute(entry, echo, caller, fault);
      const timer = timers.setTimeout(() => {
        delayed.delete(timer);
        execute(entry, echo, caller, fault);
      }, fault.delay);
      delayed.add(timer);
    },
    /** Cancels the calls that a fault has delayed or is holding back. */
    stop() {
      isStopped = true;
      for (const timer of delayed) timers.clearTimeout(timer);
      delayed.clear();
    },
  };
}
