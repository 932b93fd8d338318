import { Client, type IFrame, type IMessage } from "@stomp/stompjs";
import { longestText } from "../../platform/http/error-items";
import { within } from "../../platform/within";
import { guardSocket } from "./guarded-socket";
import type { Delivery, OutgoingCall } from "./line";
import { Refused, Unreachable } from "./refused";
import type { SocketLike } from "./sockets";

/** Heart-beats both ways, and how many of them may be missing (reliability section 0.7); milliseconds. */
const beat = 4000;
const tolerance = 2.5;

/** A frame that began and does not end blocks all that come after it. */
const longestFrameTime = 30_000;

/** How long the broker may take to answer a goodbye, milliseconds. */
const goodbyeLimit = 3000;

const queues = { replies: "/user/queue/rpc-results", callbacks: "/user/queue/callbacks" } as const;

export interface ConnectionEvents {
  reply(delivery: Delivery): void;
  callback(delivery: Delivery): void;
}

/** One STOMP connection, from its CONNECTED frame to its end. */
export interface Connection {
  /** Resolves at the end, with the text of the ERROR frame where there was one. Never rejects. */
  readonly ended: Promise<string | undefined>;
  /** Milliseconds since the broker was last heard; 0 where it promised no beats. */
  silence(): number;
  /** True where the broker owes a sign of life, or where a frame has begun and does not end. */
  isDead(): boolean;
  /** @throws where the connection has ended, and for a header that cannot be one */
  send(call: OutgoingCall): void;
  /** Ends the connection without waiting for the other side. */
  discard(): void;
  /** Says goodbye, and waits a while for the answer. */
  close(): Promise<void>;
}

/** What the broker answers in `heart-beat`; anything else would become a timer of its own kind. */
const beatsPattern = /^\s*(\d{1,6})\s*,\s*\d{1,6}\s*$/;

/** Milliseconds after which a silent broker counts as gone; endless where it promised no beats. */
function longestSilence(beats: string): number {
  const promised = Number(beatsPattern.exec(beats)?.[1]);
  return promised === 0 ? Infinity : Math.max(promised, beat) * tolerance;
}

/** Line ends and NUL would end the frame's header, or the frame (S23). */
function assertHeader(value: string): void {
  if (/[\0\r\n]/.test(value)) throw new Error("a header may not hold line ends or NUL");
}

export interface ConnectionOptions {
  /** A socket that was just begun. */
  readonly socket: SocketLike;
  readonly token: string;
  /** Milliseconds until the broker must have said CONNECTED. */
  readonly limit: number;
  /** Ends the try. */
  readonly signal: AbortSignal;
  readonly events: ConnectionEvents;
}

/**
 * Makes a STOMP connection, and subscribes to the two queues of the member.
 *
 * @throws Refused with the text of an ERROR frame, Unreachable for everything else
 */
export function openConnection(options: ConnectionOptions): Promise<Connection> {
  const { socket, token, limit, signal, events } = options;
  return new Promise((resolve, reject) => {
    let errorText: string | undefined;
    let hasBegun = false;
    let longest = Infinity;
    let end: (errorText: string | undefined) => void;
    const ended = new Promise<string | undefined>((resolveEnded) => {
      end = resolveEnded;
    });

    const guarded = guardSocket(socket, () => {
      stopTrying();
      end(errorText);
      reject(errorText === undefined ? new Unreachable("no connection") : new Refused(errorText));
      void client.deactivate();
    });
    const timer = setTimeout(guarded.terminate, limit);
    signal.addEventListener("abort", guarded.terminate);

    function stopTrying() {
      clearTimeout(timer);
      signal.removeEventListener("abort", guarded.terminate);
    }

    const deliver = (hand: (delivery: Delivery) => void) => (message: IMessage) => {
      guarded.frameEnded();
      hand({ headers: message.headers, body: message.body });
    };

    /** It would start beats that the STOMP client never stops. */
    function refuseSecondBeginning() {
      const read = guarded.onmessage;
      guarded.onmessage = (event: { readonly data: unknown }) => {
        if (!String(event.data).startsWith("CONNECTED")) read?.(event);
      };
    }

    function begin({ headers }: IFrame) {
      guarded.frameEnded();
      if (hasBegun) return;
      const beats = headers["heart-beat"] ?? "0,0";
      if (!beatsPattern.test(beats)) {
        guarded.terminate();
        return;
      }
      hasBegun = true;
      refuseSecondBeginning();
      stopTrying();
      longest = longestSilence(beats);
      client.subscribe(queues.replies, deliver(events.reply));
      client.subscribe(queues.callbacks, deliver(events.callback));
      resolve(connection);
    }

    const client = new Client({
      webSocketFactory: () => guarded,
      connectHeaders: { login: "Bearer", passcode: token },
      heartbeatOutgoing: beat,
      heartbeatIncoming: beat,
      heartbeatToleranceMultiplier: tolerance,
      discardWebsocketOnCommFailure: true,
      // When to try again is the line's decision, not the STOMP client's.
      reconnectDelay: 0,
      onConnect: begin,
      onStompError({ headers, body }) {
        // Before CONNECTED the STOMP client leaves headers escaped.
        errorText = (headers.message ?? body).replaceAll("\\c", ":").slice(0, longestText);
        // Some brokers leave the socket open after an ERROR.
        guarded.terminate();
      },
      onUnhandledMessage: guarded.frameEnded,
      onUnhandledReceipt: guarded.frameEnded,
      onUnhandledFrame: guarded.frameEnded,
    });

    const silence = () => (longest === Infinity ? 0 : guarded.silence());

    const connection: Connection = {
      ended,
      silence,
      isDead: () => silence() > longest || guarded.unfinishedFor() > longestFrameTime,
      send({ id, destination, body }) {
        assertHeader(id);
        assertHeader(destination);
        client.publish({ destination, headers: { "message-id": id }, body });
      },
      discard: guarded.terminate,
      async close() {
        await within(goodbyeLimit, client.deactivate(), guarded.terminate);
      },
    };
    if (signal.aborted) guarded.terminate();
    else client.activate();
  });
}
