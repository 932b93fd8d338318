/** Milliseconds between two pings. */
const pingInterval = 500;

/** After this many unanswered pings the leader counts as dead: 1 to 1.5 s after its last message. */
const maxUnanswered = 2;

/** Pings the leader while this tab is visible. No timer runs while it is hidden. */
export interface LeaderPing {
  start(): void;
  stop(): void;
  /** The leader sent a message. */
  noteActivity(): void;
}

export interface LeaderPingOptions {
  readonly ping: () => void;
  readonly onUnanswered: () => void;
}

/** Counts pings, not time: a tab that was frozen itself sends one more before it gives the leader up. */
export function createLeaderPing({ ping, onUnanswered }: LeaderPingOptions): LeaderPing {
  let timer: ReturnType<typeof setInterval> | undefined;
  let unanswered = 0;

  function pingOnce() {
    unanswered += 1;
    ping();
  }

  function tick() {
    if (unanswered < maxUnanswered) pingOnce();
    else {
      unanswered = 0;
      onUnanswered();
    }
  }

  return {
    start() {
      if (timer !== undefined) return;
      timer = setInterval(tick, pingInterval);
      pingOnce();
    },
    stop() {
      clearInterval(timer);
      timer = undefined;
      unanswered = 0;
    },
    noteActivity() {
      unanswered = 0;
    },
  };
}
