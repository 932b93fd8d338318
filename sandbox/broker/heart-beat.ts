/** Milliseconds of both directions (specification section 9). */
const heartBeatEvery = 4000;

/** A client is given up after so many beats that did not come, as brokers of the field do. */
const missedBeats = 3;

/** Where a broker's timers come from; the globals by default, looked up at each use. */
export type Timers = Pick<typeof globalThis, "setTimeout" | "clearTimeout" | "setInterval" | "clearInterval">;

/** What both sides of a connection want (STOMP 1.2, "Heart-beating"); 0 where one of them does not. */
export interface HeartBeat {
  /** Milliseconds between the broker's beats. */
  readonly toClient: number;
  /** Milliseconds between the client's. */
  readonly fromClient: number;
}

const slower = (one: number, other: number) => (one === 0 || other === 0 ? 0 : Math.max(one, other));

/** From the client's header `heart-beat`: what it can do, and what it wants. */
export function agreeOnHeartBeat(header: string | undefined): HeartBeat {
  const [can = 0, wants = 0] = /^\d{1,9},\d{1,9}$/.test(header ?? "")
    ? (header ?? "").split(",").map(Number)
    : [];
  return { toClient: slower(wants, heartBeatEvery), fromClient: slower(can, heartBeatEvery) };
}

export interface Pulse {
  /** Something came from the client. */
  heard(): void;
  stop(): void;
}

/** Beats, and tells of a client that has fallen silent. */
export function createPulse(
  { toClient, fromClient }: HeartBeat,
  on: { beat(): void; silent(): void },
  timers: Timers,
): Pulse {
  const beats = toClient > 0 ? timers.setInterval(on.beat, toClient) : undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  const heard = () => {
    timers.clearTimeout(silence);
    if (fromClient > 0) silence = timers.setTimeout(on.silent, fromClient * missedBeats);
  };
  heard();
  return {
    heard,
    stop() {
      timers.clearInterval(beats);
      timers.clearTimeout(silence);
    },
  };
}
