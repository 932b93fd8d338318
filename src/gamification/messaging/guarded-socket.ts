import type { IStompSocket } from "@stomp/stompjs";
import { largestBody } from "../../platform/http/body";
import type { SocketLike } from "./sockets";

/** A frame may not grow beyond this, headers and all (S24). */
const largestFrame = 2 * largestBody;

/** A socket as the STOMP client wants it, that can be let go at once and knows what it hears. */
export interface GuardedSocket extends IStompSocket {
  /** Milliseconds since the server was last heard. */
  silence(): number;
  /** Milliseconds since a frame began that has not ended; 0 where there is none. */
  unfinishedFor(): number;
  /** To be called for each whole frame. */
  frameEnded(): void;
  /** Lets the socket go without waiting for its closing handshake, which a half-open one never ends. */
  terminate(): void;
}

interface SocketMessage {
  readonly data: string | ArrayBuffer;
}

const sizeOf = (data: string | ArrayBuffer) => (typeof data === "string" ? data.length : data.byteLength);

/** Line feeds between frames are heart-beats. */
const isBeat = (data: string | ArrayBuffer) => data === "\n" || data === "\r\n";

/** @param onEnd called once, when the socket has closed or was let go */
export function guardSocket(socket: SocketLike, onEnd: () => void): GuardedSocket {
  let heardAt = Date.now();
  let unfinishedSince: number | undefined;
  let unfinishedSize = 0;
  let hasEnded = false;

  function end(event: unknown) {
    if (hasEnded) return;
    hasEnded = true;
    guarded.onclose?.(event);
    onEnd();
  }

  function hear(event: SocketMessage) {
    if (hasEnded) return;
    heardAt = Date.now();
    if (!isBeat(event.data)) {
      unfinishedSince ??= heardAt;
      unfinishedSize += sizeOf(event.data);
    }
    if (unfinishedSize > largestFrame) guarded.terminate();
    else guarded.onmessage?.(event);
  }

  const guarded: GuardedSocket = {
    url: socket.url,
    get readyState() {
      return hasEnded ? 3 : socket.readyState;
    },
    onopen: null,
    onmessage: null,
    onclose: null,
    onerror: null,
    send(data) {
      socket.send(data as string);
    },
    close() {
      socket.close();
    },
    terminate() {
      if (hasEnded) return;
      end({ code: 4001, reason: "discarded", wasClean: false });
      socket.close();
    },
    silence() {
      // A clock that was set back must not make a dead socket look alive.
      heardAt = Math.min(heardAt, Date.now());
      return Date.now() - heardAt;
    },
    unfinishedFor: () => Date.now() - (unfinishedSince ?? Date.now()),
    frameEnded() {
      unfinishedSince = undefined;
      unfinishedSize = 0;
    },
  };

  socket.binaryType = "arraybuffer";
  socket.onopen = (event: unknown) => {
    if (!hasEnded) guarded.onopen?.(event);
  };
  socket.onmessage = hear;
  socket.onclose = end;
  // Closing follows, and that is what counts; without a listener some classes throw.
  socket.onerror = () => undefined;
  return guarded;
}
