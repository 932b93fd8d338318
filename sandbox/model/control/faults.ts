/** What a fault makes of an answer's body. */
export type FaultBody = "malformed" | "html" | "empty";

/** A disturbance of the calls whose path contains `match`. */
export interface Fault {
  readonly match: string;
  /** Answers with this status instead of doing the call. */
  readonly status?: number;
  /** Milliseconds of real time before anything else happens. */
  readonly delay?: number;
  /** Answers with this body instead of doing the call; status 200 unless given. */
  readonly body?: FaultBody;
  /** Cuts the connection without an answer. */
  readonly drop?: boolean;
  /** Adds the signal that the token is about to expire. */
  readonly expiring?: boolean;
  /** How many calls are disturbed; all of them where it is absent. */
  readonly times?: number;
}

export interface Faults {
  add(fault: Fault): void;
  /** The fault for a call, counted as used; the one added first wins. */
  take(path: string): Fault | undefined;
  clear(): void;
}

export function createFaults(): Faults {
  let active: { readonly fault: Fault; left: number }[] = [];
  return {
    add(fault) {
      active.push({ fault, left: fault.times ?? Infinity });
    },
    take(path) {
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
