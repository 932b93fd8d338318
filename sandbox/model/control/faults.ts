import { failure } from "../envelope";

/** How a fault changes the body of a response. */
export type FaultBody = "malformed" | "html" | "empty";

/** A simulated fault for all calls whose path contains `match`. */
export interface Fault {
  readonly match: string;
  /** Responds with this status instead of executing the call. */
  readonly status?: number;
  /** Waits this many milliseconds of real time first. */
  readonly delay?: number;
  /**
   * Holds back a call of the messaging broker until this promise settles. Only tests in the same process can
   * use it.
   */
  readonly until?: Promise<void>;
  /** Responds with this body instead of executing the call. The status is `status`, or 200. */
  readonly body?: FaultBody;
  /** Cuts the connection without a response. */
  readonly drop?: boolean;
  /** Adds the response header for a token that is about to expire. */
  readonly expiring?: boolean;
  /** The number of calls that the fault affects. @default all calls */
  readonly times?: number;
}

export function createFaults() {
  let active: { readonly fault: Fault; left: number }[] = [];
  return {
    add(fault: Fault) {
      active.push({ fault, left: fault.times ?? Infinity });
    },
    /** Returns the first fault that matches a call. This counts as one use of the fault. */
    take(path: string): Fault | undefined {
      const entry = active.find(({ fault }) => path.includes(fault.match));
      if (!entry) return undefined;
      entry.left -= 1;
      active = active.filter(({ left }) => left > 0);
      return entry.fault;
    },
    clear() {
      active = [];
    },
  };
}

/** The response that a fault produces, independent of the transport. */
export interface FaultAnswer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

const json = "application/json; charset=utf-8";

const bodies: Readonly<Record<FaultBody, { readonly type: string; readonly text: string }>> = {
  malformed: { type: json, text: '{"statusCode":200,"result":{' },
  html: {
    type: "text/html; charset=utf-8",
    text: "<!doctype html><title>Manutenzione</title><p>Torniamo presto.</p>",
  },
  empty: { type: json, text: "" },
};

/**
 * A malformed script keeps its content type. Otherwise browsers would refuse it because of its type, not its
 * content.
 */
const typeFor = (path: string, body: FaultBody) =>
  path.endsWith(".js") && body !== "html" ? "text/javascript; charset=utf-8" : bodies[body].type;

/** Returns the response that replaces the response of a call; undefined if the call is executed. */
export function faultAnswer(path: string, { status, body }: Fault): FaultAnswer | undefined {
  if (body) return { status: status ?? 200, type: typeFor(path, body), text: bodies[body].text };
  if (status === undefined) return undefined;
  const { body: refusal } = failure(status, "SIMULATED_FAULT", "Guasto simulato.");
  return { status, type: json, text: status >= 400 ? JSON.stringify(refusal) : "" };
}
