import { maxBodySize } from "../../../http/body";
import { createDeferred, withTimeout } from "../../../utils/promises";
import { BrokerError, type Frame, writeFrame } from "./frame";
import { agreeOnBeats, createLiveness, offeredBeats, silenceOfReply } from "./heartbeats";
import { createFrameReader } from "./reader";
import type { Delivery, OutgoingCall, SocketLike } from "./types";

/** Maximum size of a frame, including its headers (S24). */
const maxFrameSize = 2 * maxBodySize;

/** Maximum wait for the RECEIPT of DISCONNECT, milliseconds. */
const goodbyeLimit = 3000;

export interface SessionEvents {
  reply(delivery: Delivery): void;
  callback(delivery: Delivery): void;
}

/** `readyState` of a socket that is open. */
const open = 1;

/** The queues of the member, with the ids of their subscriptions. */
const replies = { id: "sub-0", destination: "/user/queue/rpc-results" };
const callbacks = { id: "sub-1", destination: "/user/queue/callbacks" };

/** A STOMP session, from its CONNECTED frame to its end. */
export interface StompSession {
  /** Resolves when the session ends, with the ERROR frame if the broker sent one. Never rejects. */
  readonly ended: Promise<BrokerError | undefined>;
  /** Milliseconds since data was last received; 0 if the broker promised no heartbeats. */
  silence(): number;
  /**
   * True if the broker's heartbeats are missing, or if a frame has begun and does not end.
   *
   * @param hasOpenCalls true if replies are expected. A longer silence is then allowed, because a socket does
   * not report that a long message is arriving
   */
  isDead(hasOpenCalls: boolean): boolean;
  /**
   * Sends a call. A socket that cannot send ends the session.
   *
   * @throws Error if the session has ended, if the socket cannot send, or if a header value is not allowed
   */
  send(call: OutgoingCall): void;
  /** Ends the session without waiting for the broker. */
  discard(): void;
  /** Sends DISCONNECT, and waits for the RECEIPT for a short time. */
  close(): Promise<void>;
}

export interface SessionOptions {
  /** A new socket, which may still be connecting. */
  readonly socket: SocketLike;
  readonly token: string;
  /** Time limit for CONNECTED, milliseconds. */
  readonly limit: number;
  /** When this signal is aborted, the attempt to connect ends. */
  readonly signal: AbortSignal;
  readonly events: SessionEvents;
  /** The header with the id of a call. */
  readonly callIdHeader: string;
}

/** The event of a received message: text, or bytes. */
interface SocketMessage {
  readonly data: string | ArrayBuffer;
}

/**
 * Opens a STOMP session, and subscribes to the two queues of the member.
 *
 * @throws BrokerError after an ERROR frame, Error after any other failure
 */
export function startSession(options: SessionOptions): Promise<StompSession> {
  const { socket, token, limit, signal, events, callIdHeader } = options;
  const begun = createDeferred<StompSession>();
  const end = createDeferred<BrokerError | undefined>();
  const liveness = createLiveness();
  let brokerError: BrokerError | undefined;
  let maxSilence: number | undefined;
  let beating: ReturnType<typeof setInterval> | undefined;
  let hasEnded = false;
  let isClosing = false;

  const timer = setTimeout(discard, limit);
  signal.addEventListener("abort", discard);

  function stopTrying() {
    clearTimeout(timer);
    signal.removeEventListener("abort", discard);
  }

  function finish() {
    if (hasEnded) return;
    hasEnded = true;
    stopTrying();
    clearInterval(beating);
    end.resolve(brokerError);
    begun.reject(brokerError ?? new Error("no connection"));
  }

  /**
   * Ends the session without waiting for the socket, because a half-open socket never ends its closing
   * handshake.
   */
  function discard() {
    if (hasEnded) return;
    finish();
    socket.close();
  }

  const silence = () => (maxSilence === Infinity ? 0 : liveness.silence());

  const connection: StompSession = {
    ended: end.promise,
    silence,
    isDead: (hasOpenCalls) =>
      silence() > (maxSilence ?? Infinity) + (hasOpenCalls ? silenceOfReply : 0) || liveness.isBlocked(),
    send({ id, destination, body }) {
      if (hasEnded) throw new Error("no connection");
      const frame = writeFrame("SEND", { destination, [callIdHeader]: id }, body);
      try {
        socket.send(frame);
      } catch (error) {
        discard();
        throw error;
      }
    },
    discard,
    async close() {
      isClosing = true;
      if (!hasEnded) socket.send(writeFrame("DISCONNECT", { receipt: "close-2" }));
      await withTimeout(goodbyeLimit, end.promise, () => undefined);
      discard();
    },
  };

  function begin(beats: string | undefined) {
    const agreed = agreeOnBeats(beats);
    if (!agreed) return discard();
    if (maxSilence !== undefined) return;
    maxSilence = agreed.maxSilence;
    stopTrying();
    if (agreed.every) beating = setInterval(() => socket.send("\n"), agreed.every);
    for (const queue of [replies, callbacks]) socket.send(writeFrame("SUBSCRIBE", queue));
    begun.resolve(connection);
  }

  /** The rest of the client finds the id of a call in `message-id`, regardless of the header that carried it. */
  const withCallId = (headers: Frame["headers"]) =>
    Object.assign(headers, { "message-id": headers[callIdHeader] ?? "" });

  function handleFrame({ command, headers, body }: Frame) {
    if (hasEnded) return;
    liveness.noteFrame();
    if (command === "CONNECTED") begin(headers["heart-beat"]);
    // Only DISCONNECT requests a receipt, so any other receipt is ignored.
    else if (command === "RECEIPT" && isClosing) discard();
    else if (command === "MESSAGE" && maxSilence !== undefined && !isClosing) {
      if (headers.subscription === replies.id) events.reply({ headers: withCallId(headers), body });
      if (headers.subscription === callbacks.id) events.callback({ headers, body });
    } else if (command === "ERROR") {
      brokerError = new BrokerError({ headers, body });
      // Some brokers leave the socket open after an ERROR.
      discard();
    }
  }

  const reader = createFrameReader(maxFrameSize, handleFrame);

  function handleMessage({ data }: SocketMessage) {
    if (hasEnded) return;
    try {
      reader.take(data);
      liveness.noteActivity(reader.unfinishedSize());
    } catch {
      discard();
    }
  }

  function sendConnect() {
    if (hasEnded) return;
    const headers = {
      login: "Bearer",
      passcode: token,
      "accept-version": "1.2,1.1,1.0",
      "heart-beat": offeredBeats,
    };
    socket.send(writeFrame("CONNECT", headers));
  }

  socket.binaryType = "arraybuffer";
  socket.onopen = sendConnect;
  socket.onmessage = handleMessage;
  socket.onclose = finish;
  // Some socket classes throw if there is no error listener. The close event that follows handles the error.
  socket.onerror = () => undefined;

  if (signal.aborted) discard();
  // A simulated socket, which needs no network, may already be open.
  else if (socket.readyState === open) sendConnect();
  return begun.promise;
}
