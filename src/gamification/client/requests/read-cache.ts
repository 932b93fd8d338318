import { countSubscriptions, type SubscriptionCount } from "../../../utils/count-subscriptions";
import { CallFailure } from "../errors";

/** Shares the reply of a read with equal reads that run at the same time or follow shortly. */
export interface ReadCache {
  /**
   * Makes a read, or shares an equal read.
   * @param call the name of the call
   * @param request the request as JSON, which is the same for equal reads
   * @param begin makes the read; its signal is aborted when all callers have cancelled
   * @param signal cancels the read for this caller
   * @throws any error of the read; CallFailure with the kind `aborted` if `signal` is aborted
   */
  read<Reply>(
    call: string,
    request: string,
    begin: (signal: AbortSignal) => Promise<Reply>,
    signal: AbortSignal | undefined,
  ): Promise<Reply>;
  /** Prevents later reads from sharing earlier reads. Running reads still return a reply to their callers. */
  invalidate(): void;
}

interface RunningRead {
  readonly reply: Promise<unknown>;
  /** The callers that wait for the read. When the last one cancels, the read is aborted. */
  readonly callers: SubscriptionCount;
}

interface CachedReply {
  readonly reply: Promise<unknown>;
  /** When the reply arrived, milliseconds since 1970. */
  readonly at: number;
}

/**
 * Maximum number of cached replies, to limit memory. No page makes as many different reads within `cacheMs`.
 */
const maxEntries = 100;

/**
 * Creates a cache of reads.
 * @param cacheMs milliseconds during which a reply is also used for later reads
 */
export function createReadCache(cacheMs: number): ReadCache {
  let running = new Map<string, RunningRead>();
  /** Cached replies, oldest first. */
  let answers = new Map<string, CachedReply>();

  function removeExpired() {
    for (const [key, { at }] of answers) {
      // Because of the absolute value, replies also expire if the clock was set back.
      if (Math.abs(Date.now() - at) < cacheMs && answers.size <= maxEntries) return;
      answers.delete(key);
    }
  }

  /**
   * Removes a running read, so that later reads do not share it. @returns false if it had already been
   * removed
   */
  const remove = (key: string, read: RunningRead) => running.get(key) === read && running.delete(key);

  function begin(key: string, beginRead: (signal: AbortSignal) => Promise<unknown>): RunningRead {
    const controller = new AbortController();
    const read: RunningRead = {
      reply: beginRead(controller.signal),
      callers: countSubscriptions(() => cancel),
    };
    running.set(key, read);
    read.reply.then(
      () => {
        if (remove(key, read) && cacheMs > 0) answers.set(key, { reply: read.reply, at: Date.now() });
      },
      // A failure is ignored here, because the callers handle it.
      () => remove(key, read),
    );

    function cancel() {
      remove(key, read);
      controller.abort();
    }

    return read;
  }

  function join(call: string, read: RunningRead, signal: AbortSignal): Promise<unknown> {
    const stopWaiting = read.callers.add();
    return new Promise((resolve, reject) => {
      const leave = () => {
        reject(new CallFailure("aborted", call));
        stopWaiting();
      };
      signal.addEventListener("abort", leave);
      read.reply
        .finally(() => {
          signal.removeEventListener("abort", leave);
        })
        .then(resolve, reject);
    });
  }

  return {
    read(call, request, beginRead, signal) {
      type Reply = ReturnType<typeof beginRead>;
      if (signal?.aborted) return Promise.reject(new CallFailure("aborted", call));
      const key = `${call} ${request}`;
      removeExpired();
      const cached = answers.get(key);
      if (cached) return cached.reply as Reply;
      const read = running.get(key) ?? begin(key, beginRead);
      if (signal) return join(call, read, signal) as Reply;
      // A caller without a signal cannot cancel, so its subscription never ends.
      read.callers.add();
      return read.reply as Reply;
    },
    invalidate() {
      running = new Map();
      answers = new Map();
    },
  };
}
