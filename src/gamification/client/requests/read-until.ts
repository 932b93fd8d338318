import type { CallOptions } from "../../protocol/call";
import { CallFailure } from "../errors";

/** Pauses between reads, milliseconds. For comparison, the platform's own widgets wait once, for 2 s. */
const pauses = [500, 1000, 2000, 4000, 8000];

function pause(milliseconds: number, signals: readonly (AbortSignal | undefined)[]): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, milliseconds);
    for (const signal of signals) signal?.addEventListener("abort", end);

    function end() {
      clearTimeout(timer);
      for (const signal of signals) signal?.removeEventListener("abort", end);
      resolve();
    }
  });
}

/**
 * Repeats a read until it returns the expected state. A read soon after a write or a callback may return the
 * state before it (protocol section 4). A panel therefore displays the expected state, and calls this
 * function to confirm it. The pauses grow, and the last read is made after 15.5 s.
 *
 * @param read makes the call with the given options
 * @param agrees whether a reply has the expected state
 * @param session aborted when the member's session ends; the client itself then cancels the reads
 * @param signal the caller's signal, which also cancels the reads
 * @returns the last reply, regardless of its state
 * @throws CallFailure with the kind `aborted`; any error of `read`
 */
export async function readUntil<Value>(
  read: (options: CallOptions) => Promise<Value>,
  agrees: (value: Value) => boolean,
  session: AbortSignal,
  signal: AbortSignal | undefined,
): Promise<Value> {
  const options = { signal, fresh: true };
  for (const milliseconds of pauses) {
    const value = await read(options);
    if (agrees(value)) return value;
    await pause(milliseconds, [session, signal]);
    if (session.aborted || signal?.aborted) throw new CallFailure("aborted", "readUntil");
  }
  return read(options);
}
