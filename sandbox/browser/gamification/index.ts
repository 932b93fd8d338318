import { createBroker, type Broker, type BrokerOptions } from "../../broker/broker";
import type { Session } from "../../broker/connection";
import { type Model } from "../../model";

type Handler = ((event: never) => void) | null;

const states = { connecting: 0, open: 1, closing: 2, closed: 3 } as const;

/** Close codes of RFC 6455 for a clean close and for a connection that was cut. */
const normalClosure = 1000;
const abnormalClosure = 1006;

/**
 * The part of `WebSocket` that the library uses, connected to a broker in this page. Like a network, it
 * delivers everything asynchronously.
 */
class BrokerSocket {
  readyState: number = states.connecting;
  binaryType = "blob";
  onopen: Handler = null;
  onmessage: Handler = null;
  onclose: Handler = null;
  onerror: Handler = null;
  readonly #broker: Broker;
  #connection: Session | undefined;

  constructor(
    broker: Broker,
    readonly url: string,
  ) {
    this.#broker = broker;
    queueMicrotask(() => this.#open());
  }

  send(text: string) {
    if (this.readyState === states.connecting) throw new Error("the socket is not open yet");
    if (this.readyState === states.open) queueMicrotask(() => this.#connection?.receive(text));
  }

  close() {
    if (this.readyState < states.closing) this.#end(normalClosure);
  }

  #open() {
    if (this.readyState !== states.connecting) return;
    if (this.#broker.isStopped()) return this.#end(abnormalClosure);
    this.readyState = states.open;
    this.#connection = this.#broker.connect({
      send: (text) => queueMicrotask(() => this.#deliver(text)),
      close: () => this.#end(normalClosure),
      cut: () => this.#end(abnormalClosure),
    });
    this.onopen?.(new Event("open") as never);
  }

  #deliver(data: string) {
    // A socket that is closing still delivers messages, as browsers do for messages that arrived before the
    // broker closed it.
    if (this.readyState !== states.closed) this.onmessage?.(new MessageEvent("message", { data }) as never);
  }

  #end(code: number) {
    if (this.readyState >= states.closing) return;
    this.readyState = states.closing;
    queueMicrotask(() => {
      this.readyState = states.closed;
      this.#connection?.handleClose();
      if (code !== normalClosure) this.onerror?.(new Event("error") as never);
      this.onclose?.(
        Object.assign(new Event("close"), { code, reason: "", wasClean: code === normalClosure }) as never,
      );
    });
  }
}

/** A replacement for the class `WebSocket` that connects every URL to the model's broker. */
export function createModelWebSocket(
  model: Model,
  options?: BrokerOptions,
): new (url: string) => BrokerSocket {
  const broker = createBroker(model, options);
  return class extends BrokerSocket {
    constructor(url: string) {
      super(broker, url);
    }
  };
}
