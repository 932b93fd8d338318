/** The broker's heartbeat interval in both directions, milliseconds (specification section 9). */
const brokerInterval = 4000;

/** After this many missed heartbeats the broker cuts the connection, as common brokers do. */
const maxMissedBeats = 3;

/** The timer functions that a broker uses. */
export type Timers = Pick<typeof globalThis, "setTimeout" | "clearTimeout" | "setInterval" | "clearInterval">;

/**
 * Returns the longer of two intervals, or 0 if the sender sends no heartbeats or the receiver expects none.
 */
const agree = (one: number, other: number) => (one === 0 || other === 0 ? 0 : Math.max(one, other));

/**
 * The agreed intervals between heartbeats of the broker and of the client (STOMP 1.2, "Heart-beating"),
 * milliseconds; 0 means no heartbeats.
 *
 * @param header the client's `heart-beat`: the interval at which it can send, and the interval that it
 * expects
 */
export function negotiateHeartbeat(header: string | undefined) {
  const [can = 0, wants = 0] = /^\d{1,9},\d{1,9}$/.test(header ?? "")
    ? (header ?? "").split(",").map(Number)
    : [];
  return { toClient: agree(wants, brokerInterval), fromClient: agree(can, brokerInterval) };
}

export type Heartbeat = ReturnType<typeof startHeartbeat>;

/** Sends the broker's heartbeats and detects a client that sends nothing. */
export function startHeartbeat(
  { toClient, fromClient }: ReturnType<typeof negotiateHeartbeat>,
  handlers: { sendBeat(): void; handleSilence(): void },
  timers: Timers,
) {
  const beatTimer = toClient > 0 ? timers.setInterval(handlers.sendBeat, toClient) : undefined;
  let silenceTimer: ReturnType<typeof setTimeout> | undefined;
  const noteActivity = () => {
    timers.clearTimeout(silenceTimer);
    if (fromClient > 0) silenceTimer = timers.setTimeout(handlers.handleSilence, fromClient * maxMissedBeats);
  };
  noteActivity();
  return {
    /** Must be called for everything that the client sends. */
    noteActivity,
    stop() {
      timers.clearInterval(beatTimer);
      timers.clearTimeout(silenceTimer);
    },
  };
}
