import type { Channel } from "../../../../../src/platform/broadcast";
import type { LockManagerLike } from "../../../../../src/platform/locks";
import type { PageVisibility } from "../../../../../src/platform/page-visibility";
import { createTestLifecycle } from "../../../support/lifecycle";

/** Milliseconds until a message of one tab arrives in the others. */
const latency = 1;

/**
 * Runs the tasks of a page in order. A page that hangs runs its tasks later, and a closed page never runs
 * them.
 */
function createGate() {
  let waiting: (() => void)[] | undefined;
  let isGone = false;
  return {
    run(task: () => void) {
      if (isGone) return;
      if (waiting) waiting.push(task);
      else task();
    },
    hang() {
      waiting ??= [];
    },
    goOn() {
      const tasks = waiting ?? [];
      waiting = undefined;
      for (const task of tasks) this.run(task);
    },
    end() {
      isGone = true;
    },
    isGone: () => isGone,
  };
}

type Gate = ReturnType<typeof createGate>;

interface Request {
  readonly gate: Gate;
  readonly work: (lock: Lock | null) => unknown;
  readonly settle: (outcome: Promise<unknown>) => void;
}

/** Simulates Web Locks, with a queue per lock and stealing. The locks of a closed page are released. */
function createLockManagers() {
  const holders = new Map<string, Request>();
  const queues = new Map<string, Request[]>();
  const aborted = () => Promise.reject(new DOMException("aborted", "AbortError"));
  const queueOf = (name: string) => queues.get(name) ?? queues.set(name, []).get(name) ?? [];

  function grant(name: string, request: Request) {
    holders.set(name, request);
    request.gate.run(() => {
      if (holders.get(name) !== request) return;
      const outcome = Promise.resolve(request.work({ name, mode: "exclusive" } as Lock));
      void outcome.finally(() => {
        if (holders.get(name) !== request) return;
        release(name);
        request.settle(outcome);
      });
    });
  }

  function release(name: string) {
    holders.delete(name);
    const next = queueOf(name).shift();
    if (next) grant(name, next);
  }

  function ask(gate: Gate, name: string, options: LockOptions, work: Request["work"]): Promise<unknown> {
    return new Promise((resolve) => {
      const request: Request = { gate, work, settle: resolve };
      queueMicrotask(() => {
        if (gate.isGone()) return;
        const holder = holders.get(name);
        if (options.steal && holder) {
          grant(name, request);
          holder.gate.run(() => {
            holder.settle(aborted());
          });
        } else if (!holder) grant(name, request);
        else if (options.ifAvailable) resolve(Promise.resolve(work(null)));
        else {
          queueOf(name).push(request);
          options.signal?.addEventListener("abort", () => {
            const at = queueOf(name).indexOf(request);
            if (at < 0) return;
            queueOf(name).splice(at, 1);
            resolve(aborted());
          });
        }
      });
    });
  }

  return {
    of(gate: Gate): LockManagerLike {
      return {
        request: ((name: string, ...rest: [LockOptions, Request["work"]] | [Request["work"]]) =>
          rest.length === 1
            ? ask(gate, name, {}, rest[0])
            : ask(gate, name, ...rest)) as LockManager["request"],
      };
    },
    releaseAll(gate: Gate) {
      for (const queue of queues.values()) {
        for (const request of queue.filter((each) => each.gate === gate))
          queue.splice(queue.indexOf(request), 1);
      }
      for (const [name, holder] of [...holders]) if (holder.gate === gate) release(name);
    },
    holds: (gate: Gate) => [...holders].filter(([, holder]) => holder.gate === gate).map(([name]) => name),
  };
}

/** Simulates the locks and channels that the tabs of one browser share. */
export function createBrowser() {
  const lockManagers = createLockManagers();
  const channels = new Set<{ readonly name: string; readonly gate: Gate; readonly channel: Channel }>();
  const messages: unknown[] = [];

  function post(name: string, data: unknown, sender?: Channel) {
    const copy: unknown = structuredClone(data);
    messages.push(copy);
    const receivers = [...channels].filter((entry) => entry.name === name && entry.channel !== sender);
    // All receivers share one timer, because vitest searches all timers whenever one is set.
    setTimeout(() => {
      for (const entry of receivers)
        entry.gate.run(() => {
          if (channels.has(entry)) entry.channel.onmessage?.({ data: structuredClone(copy) } as MessageEvent);
        });
    }, latency);
  }

  function openPage({ isHidden = false } = {}) {
    const gate = createGate();
    const listeners = { return: new Set<() => void>(), leave: new Set<() => void>() };
    const page = createTestLifecycle();
    const on = (set: Set<() => void>) => (listener: () => void) => {
      set.add(listener);
      return () => void set.delete(listener);
    };
    const call = (set: Set<() => void>) => {
      gate.run(() => {
        for (const listener of [...set]) listener();
      });
    };
    const pageVisibility: PageVisibility = {
      isHidden: () => isHidden,
      onVisible: on(listeners.return),
      onHidden: on(listeners.leave),
    };
    return {
      gate,
      pageVisibility,
      lifecycle: page.lifecycle,
      locks: lockManagers.of(gate),
      openChannel(name: string): Channel {
        const channel: Channel = {
          onmessage: null,
          postMessage(data) {
            if (!gate.isGone()) post(name, data, channel);
          },
          close: () => void channels.delete(entry),
        };
        const entry = { name, gate, channel };
        channels.add(entry);
        return channel;
      },
      hide() {
        isHidden = true;
        call(listeners.leave);
      },
      show() {
        isHidden = false;
        call(listeners.return);
      },
      /** The browser suspends the page and fires its lifecycle event. */
      suspend() {
        gate.run(page.suspend);
        gate.hang();
      },
      resume() {
        gate.goOn();
        gate.run(page.resume);
      },
      /** Simulates a page whose main thread is busy or was stopped without an event. */
      hang: gate.hang,
      goOn() {
        gate.goOn();
      },
      crash() {
        gate.end();
        lockManagers.releaseAll(gate);
      },
      locksHeld: () => lockManagers.holds(gate),
    };
  }

  return {
    openPage,
    /** All messages of all channels. */
    messages,
    /** Posts a message as another script of the origin would. */
    inject: (name: string, data: unknown) => {
      post(name, data);
    },
  };
}

export type Browser = ReturnType<typeof createBrowser>;
export type BrowserPage = ReturnType<Browser["openPage"]>;
