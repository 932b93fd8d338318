import type { CallOptions } from "../call-options";
import { CallFailure } from "../errors";

/** Pauses between reads, milliseconds; the platform's own widgets wait 2 s once. */
const pauses = [500, 1000, 2000, 4000, 8000];

function pause(milliseconds: number, ends: readonly AbortSignal[]): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      for (const signal of ends) signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    for (const signal of ends) signal.addEventListener("abort", end);
  });
}

/**
 * The recipe against stale reads: a read soon after a write or a callback may tell the state before it (protocol
 * section 4), so a panel shows what it expects and reads until the platform agrees, with growing pauses, 15 s at most.
 *
 * @param read makes the call, with the options that it is given
 * @param signal the caller's own, for the reads too
 * @param member ends the waiting with the member's session, which ends the reads by itself
 * @returns what was read last, whether or not it agrees
 * @throws what the read throws, and CallFailure `aborted`
 */
export async function readUntil<Value>(
  read: (options: CallOptions) => Promise<Value>,
  agrees: (value: Value) => boolean,
  { signal, member }: { readonly signal: AbortSignal | undefined; readonly member: AbortSignal },
): Promise<Value> {
  const ends = signal ? [signal, member] : [member];
  let value = await read({ signal, fresh: true });
  for (const milliseconds of pauses) {
    if (agrees(value)) return value;
    await pause(milliseconds, ends);
    if (ends.some(({ aborted }) => aborted)) throw new CallFailure("aborted", "untilFresh");
    value = await read({ signal, fresh: true });
  }
  return value;
}
