import type { CallOptions } from "../client";

/** Pauses between reads, milliseconds; the platform's own widgets wait 2 s once. */
const pauses = [500, 1000, 2000, 4000, 8000];

export interface UntilFreshOptions {
  /** Ends the waiting. */
  readonly signal?: AbortSignal | undefined;
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal?.addEventListener("abort", end);
  });
}

/**
 * The recipe against stale reads: a read soon after a write or a callback may tell the state before it (protocol
 * section 4), so a panel shows what it expects and reads until the platform agrees, with growing pauses, 15 s at most.
 *
 * @param read makes the call, with the options that it is given
 * @returns what was read last, whether or not it agrees
 * @throws what the read throws
 */
export async function untilFresh<Value>(
  read: (options: CallOptions) => Promise<Value>,
  agrees: (value: Value) => boolean,
  { signal }: UntilFreshOptions = {},
): Promise<Value> {
  const options = { signal, fresh: true };
  let value = await read(options);
  for (const milliseconds of pauses) {
    if (agrees(value)) return value;
    await pause(milliseconds, signal);
    value = await read(options);
  }
  return value;
}
