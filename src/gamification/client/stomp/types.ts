/** A call in the form in which it is sent. */
export interface OutgoingCall {
  /** Value of the header `message-id` or of the configured header. The reply has the same value. */
  readonly id: string;
  /** The destination of the call: `/gapi/<name>`. */
  readonly destination: string;
  /** The request as JSON, in its wrapper `{"body": …}`. */
  readonly body: string;
}

/** A message of one of the two queues: headers and text as received. A reply has its call's id in `message-id`. */
export interface Delivery {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The members of `WebSocket` that the client uses; SockJS has them too. */
export interface SocketLike {
  readonly url: string;
  readonly readyState: number;
  binaryType?: string;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  onerror: ((event: never) => void) | null;
  send(data: string): void;
  close(): void;
}

/** `WebSocket`, or a class with the same interface, such as the one of `ws` in Node. */
export type WebSocketClass = new (url: string) => SocketLike;

/** The SockJS class of the package `sockjs-client`, with the parameters that the client uses. */
export type SockJsClass = new (
  url: string,
  reserved: undefined,
  options: { readonly transports: string[]; readonly timeout: number },
) => SocketLike;
