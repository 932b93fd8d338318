/** Reads of the same thing at the same time are one read, and its answer serves for a moment. */
export interface ReadCache {
  /**
   * @param key what is read
   * @param begin makes the read; its signal, if there is one, is aborted when nobody waits for it any more
   * @throws what the read throws, and what `aborted` gives to the one whose signal is aborted
   */
  read<Reply>(
    key: string,
    begin: (signal: AbortSignal | undefined) => Promise<Reply>,
    signal: AbortSignal | undefined,
    aborted: () => Error,
  ): Promise<Reply>;
  /** What was read may be another by now: whoever reads from now on begins anew. */
  invalidate(): void;
}

interface Running {
  readonly reply: Promise<unknown>;
  /** Where all who wait may leave. */
  readonly controller: AbortController | undefined;
  waiting: number;
}

interface Answered {
  readonly reply: Promise<unknown>;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Nobody reads so many things within a moment. */
const maxEntries = 100;

/** @param freshFor how long an answer serves those who come later, milliseconds */
export function createReadCache(freshFor: number): ReadCache {
  let running = new Map<string, Running>();
  /** Oldest first. */
  let answers = new Map<string, Answered>();

  function forgetOld() {
    for (const [key, { at }] of answers) {
      // A clock that was set back makes nothing young again.
      if (Math.abs(Date.now() - at) < freshFor && answers.size <= maxEntries) return;
      answers.delete(key);
    }
  }

  function begin(
    key: string,
    beginRead: (signal: AbortSignal | undefined) => Promise<unknown>,
    mayEnd: boolean,
  ): Running {
    const controller = mayEnd ? new AbortController() : undefined;
    const read: Running = {
      reply: beginRead(controller?.signal),
      controller,
      waiting: mayEnd ? 0 : Infinity,
    };
    running.set(key, read);
    // Those who wait hear of a failure themselves.
    const end = (isGood: boolean) => {
      if (running.get(key) !== read) return;
      running.delete(key);
      if (isGood && freshFor > 0) answers.set(key, { reply: read.reply, at: Date.now() });
    };
    read.reply.then(
      () => {
        end(true);
      },
      () => {
        end(false);
      },
    );
    return read;
  }

  function join(key: string, read: Running, signal: AbortSignal, aborted: () => Error): Promise<unknown> {
    read.waiting += 1;
    return new Promise((resolve, reject) => {
      const leave = () => {
        reject(aborted());
        read.waiting -= 1;
        if (read.waiting > 0) return;
        if (running.get(key) === read) running.delete(key);
        read.controller?.abort();
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
    read(key, beginRead, signal, aborted) {
      type Reply = ReturnType<typeof beginRead>;
      if (signal?.aborted) return Promise.reject(aborted());
      forgetOld();
      const answered = answers.get(key);
      if (answered) return answered.reply as Reply;
      const read = running.get(key) ?? begin(key, beginRead, signal !== undefined);
      if (signal) return join(key, read, signal, aborted) as Reply;
      read.waiting = Infinity;
      return read.reply as Reply;
    },
    invalidate() {
      running = new Map();
      answers = new Map();
    },
  };
}
