/** How often a leader is asked for a sign of life, milliseconds. */
const askEvery = 500;

/** So many questions without an answer, and the leader is taken for dead: 1 to 1.5 s after its last word. */
const maxUnanswered = 2;

/** Asks the leader for signs of life, while the tab is looked at. No timer runs at other times. */
export interface LeaderPing {
  start(): void;
  stop(): void;
  /** The leader has said something. */
  heard(): void;
}

export interface LeaderPingOptions {
  readonly ask: () => void;
  readonly onSilence: () => void;
}

/** Counts questions and not time: a tab that slept itself asks once more before it takes the leader for dead. */
export function createLeaderPing({ ask, onSilence }: LeaderPingOptions): LeaderPing {
  let timer: ReturnType<typeof setInterval> | undefined;
  let unanswered = 0;

  function askOnce() {
    unanswered += 1;
    ask();
  }

  function tick() {
    if (unanswered < maxUnanswered) askOnce();
    else {
      unanswered = 0;
      onSilence();
    }
  }

  return {
    start() {
      if (timer !== undefined) return;
      timer = setInterval(tick, askEvery);
      askOnce();
    },
    stop() {
      clearInterval(timer);
      timer = undefined;
      unanswered = 0;
    },
    heard() {
      unanswered = 0;
    },
  };
}
