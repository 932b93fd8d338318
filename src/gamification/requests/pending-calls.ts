import { randomId } from "../../utils/random-id";
import type { Log } from "../../utils/log";
import type { Call } from "../calls/call";
import type { Drift } from "../drift";
import { CallFailure, type CallFailureKind } from "../errors";
import type { Counters } from "./counters";
import type { Delivery, Connection, ConnectionState } from "../connection/connection";
import { createRecentIds } from "./recent-ids";
import { readReply } from "./reply";

/** So many calls are on the wire at most, the rest wait in order (S24). */
const maxUnanswered = 200;

/** Milliseconds; 24 days. */
const maxTimerDelay = 2 ** 31 - 1;

export interface CallLimits {
  /** Takes the call back. */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds over the whole call, waiting for a connection included. */
  readonly timeout: number;
}

/** Calls on their way: each has exactly one outcome, and nothing is kept after it. */
export interface PendingCalls {
  /**
   * Makes a call, as soon as the line lets it.
   *
   * @param request its body as JSON, without the wrapping
   * @throws CallFailure and nothing else
   */
  make<Reply>(call: Call<unknown, Reply>, request: string, limits: CallLimits): Promise<Reply>;
  /** A message of the queue of replies. */
  settle(delivery: Delivery): void;
  /** What is on the wire will not be answered; of it these calls alone, where some are named. */
  lose(ids?: readonly string[]): void;
  /** A call did not leave after all. */
  takeBack(id: string): void;
  /** The line is in another state. */
  heed(state: ConnectionState): void;
  /** The member is gone: reads end `aborted`, writes that left `outcomeUnknown`. */
  abandon(): void;
}

interface Flight {
  readonly call: Call<unknown, unknown>;
  readonly body: string;
  /** Of the try that is on the wire, or will be. */
  id: string;
  state: "waiting" | "onWire";
  wasLost: boolean;
  answer(delivery: Delivery): void;
  fail(kind: CallFailureKind, cause?: unknown): void;
}

export interface CallsInFlightOptions {
  readonly line: Connection;
  readonly log: Log;
  readonly counters: Counters;
  /** Sees the JSON of every good reply. */
  readonly drift: Drift | undefined;
}

export function createPendingCalls({ line, log, counters, drift }: CallsInFlightOptions): PendingCalls {
  /** In the order in which they are to be sent. */
  let waiting = new Map<string, Flight>();
  const onWire = new Map<string, Flight>();
  const ended = createRecentIds();

  const isConnected = () => line.$state.get().status === "connected";

  /** What a call is called that is given up now. */
  function kindOfEnd({ call, state, wasLost }: Flight, otherwise: CallFailureKind): CallFailureKind {
    if (state === "onWire" && call.kind === "write") return "outcomeUnknown";
    return state === "waiting" && !wasLost && otherwise === "timeout" ? "notSent" : otherwise;
  }

  /** False where the line has ended in this very moment; it will say so. */
  function send(flight: Flight): boolean {
    waiting.delete(flight.id);
    onWire.set(flight.id, flight);
    flight.state = "onWire";
    try {
      line.send({ id: flight.id, destination: `/gapi/${flight.call.name}`, body: flight.body });
      return true;
    } catch {
      onWire.delete(flight.id);
      flight.state = "waiting";
      waiting = new Map([[flight.id, flight], ...waiting]);
      return false;
    }
  }

  function sendWaiting() {
    for (const flight of waiting.values())
      if (onWire.size >= maxUnanswered || !isConnected() || !send(flight)) return;
  }

  /** No write is sent again; a read is sent once more, before all that are younger. */
  function lose(ids?: readonly string[]) {
    const lost = [...onWire.values()].filter(({ id }) => !ids || ids.includes(id));
    const unsent = [...waiting.values()];
    waiting.clear();
    for (const { id } of lost) {
      onWire.delete(id);
      ended.add(id);
    }
    const isToBeSent = (flight: Flight) => {
      if (flight.call.kind === "write") flight.fail(flight.state === "onWire" ? "outcomeUnknown" : "notSent");
      else if (flight.state === "onWire" && flight.wasLost) flight.fail("timeout", "lost twice");
      else return true;
      return false;
    };
    const again = lost.filter(isToBeSent).map((flight) => {
      // An answer to the first sending must not be taken for one to the second.
      return Object.assign(flight, { id: randomId(), state: "waiting", wasLost: true } as const);
    });
    const others = ids ? unsent : unsent.filter(isToBeSent);
    waiting = new Map([...again, ...others].map((flight) => [flight.id, flight]));
    if (ids) sendWaiting();
  }

  function takeBack(id: string) {
    const flight = onWire.get(id);
    if (!flight) return;
    onWire.delete(id);
    flight.state = "waiting";
    if (flight.call.kind === "write") flight.fail("notSent");
    else waiting = new Map([[id, flight], ...waiting]);
    sendWaiting();
  }

  function settle(delivery: Delivery) {
    const id = delivery.headers["message-id"] ?? "";
    const flight = onWire.get(id);
    if (flight) flight.answer(delivery);
    else if (ended.has(id)) counters.duplicates += 1;
    else counters.unknownReplies += 1;
    sendWaiting();
  }

  function heed(state: ConnectionState) {
    if (state.status === "connected") sendWaiting();
    // Nobody tries any more: who waits would wait in vain.
    if (state.status === "refused")
      for (const flight of [...waiting.values()]) flight.fail("unauthorised", state.reason);
  }

  return {
    settle,
    lose,
    takeBack,
    heed,
    make(call, request, { signal, timeout }) {
      return new Promise((resolve, reject) => {
        if (signal?.aborted) {
          reject(new CallFailure("aborted", call.name));
          return;
        }
        // A timer that is told to wait longer does not wait at all.
        const timer = setTimeout(
          () => {
            flight.fail(kindOfEnd(flight, "timeout"));
          },
          Math.min(timeout, maxTimerDelay),
        );
        const onAbort = () => {
          flight.fail(kindOfEnd(flight, "aborted"));
        };
        signal?.addEventListener("abort", onAbort);

        function end() {
          clearTimeout(timer);
          signal?.removeEventListener("abort", onAbort);
          waiting.delete(flight.id);
          if (onWire.delete(flight.id)) ended.add(flight.id);
        }

        const flight: Flight = {
          call,
          body: `{"body":${request}}`,
          id: randomId(),
          state: "waiting",
          wasLost: false,
          answer(delivery) {
            end();
            try {
              if (delivery.body === "") log.warn(`${call.name}: a message with empty body`);
              resolve(readReply(call, delivery, (json) => drift?.reply(call, json)));
            } catch (failure) {
              reject(failure as CallFailure);
            }
          },
          fail(kind, cause) {
            end();
            reject(new CallFailure(kind, call.name, { cause }));
            sendWaiting();
          },
        };

        if (call.kind === "write" && !isConnected()) flight.fail("notSent");
        else {
          waiting.set(flight.id, flight);
          heed(line.$state.get());
        }
      });
    },
    abandon() {
      const unsent = [...waiting.values()];
      // What ends makes room on the wire, and none of these may take it.
      waiting.clear();
      for (const flight of [...unsent, ...onWire.values()]) flight.fail(kindOfEnd(flight, "aborted"));
    },
  };
}
