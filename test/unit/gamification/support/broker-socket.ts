import { type Broker, createBroker } from "../../../../sandbox/broker/broker";
import type { Session } from "../../../../sandbox/broker/connection";
import { type Model } from "../../../../sandbox/model";
import type { SocketLike } from "../../../../src/gamification/client/stomp/types";

/** How the network treats a newly opened socket. */
export type NetworkMood = "good" | "refused" | "hanging";

export interface Network {
  readonly broker: Broker;
  /** URLs of the sockets that were opened, in order. */
  readonly opened: string[];
  /** Everything that clients sent, unchanged. */
  readonly sent: string[];
  mood: NetworkMood;
  /** True if sockets throw when a client sends a call, as a socket does while it closes. */
  failsToSend: boolean;
  /** Drops all data in both directions from now on, without an event. */
  swallow(): void;
  /** Ends every socket, as at the end of the broker process. */
  cut(): void;
  /**
   * Changes data of the broker before the client receives it. Returns the pieces to deliver, as texts or
   * bytes.
   */
  change: (text: string) => readonly (string | ArrayBuffer)[];
  /** Sends data to the client that does not come from the broker. */
  inject(data: string | ArrayBuffer): void;
  readonly webSocket: new (url: string) => SocketLike;
}

/** A network in memory, whose sockets are connected to the sandbox's broker. */
export function createNetwork(model: Model, pace = 0): Network {
  const broker = createBroker(model, { pace });
  const sockets = new Set<BrokerSocket>();

  class BrokerSocket implements SocketLike {
    readyState = 0;
    binaryType = "blob";
    onopen: SocketLike["onopen"] = null;
    onmessage: SocketLike["onmessage"] = null;
    onclose: SocketLike["onclose"] = null;
    onerror: SocketLike["onerror"] = null;
    isSwallowed = false;
    private connection: Session | undefined;
    private readonly coming: (string | ArrayBuffer)[] = [];
    private arrival: ReturnType<typeof setTimeout> | undefined;

    constructor(readonly url: string) {
      network.opened.push(url);
      sockets.add(this);
      // HTTP requests work where WebSockets are blocked.
      const mood = url.startsWith("http") ? "good" : network.mood;
      if (mood === "good") setTimeout(() => this.open(), 0);
      if (mood === "refused") setTimeout(() => this.end(), 0);
    }

    private open() {
      if (this.readyState !== 0) return;
      if (broker.isStopped()) {
        this.end();
        return;
      }
      this.readyState = 1;
      // The client receives nothing from a half-open socket, not even its close event.
      const end = () => setTimeout(() => this.isSwallowed || this.end(), 0);
      this.connection = broker.connect({ send: (text) => this.deliver(text), close: end, cut: end });
      this.onopen?.({} as never);
    }

    private deliver(text: string) {
      this.coming.push(...network.change(text));
      // All data of one moment shares one timer, because vitest searches all timers whenever one is set.
      this.arrival ??= setTimeout(() => this.arrive(), 0);
    }

    private arrive() {
      this.arrival = undefined;
      for (const data of this.coming.splice(0)) this.hear(data);
    }

    hear(data: string | ArrayBuffer) {
      if (this.readyState === 1 && !this.isSwallowed) this.onmessage?.({ data } as never);
    }

    send(data: string) {
      const isFailing = network.failsToSend && data.startsWith("SEND\n");
      if (this.readyState !== 1 || isFailing) throw new Error("the socket is not open");
      network.sent.push(data);
      if (!this.isSwallowed) this.connection?.receive(data);
    }

    close() {
      if (this.readyState >= 2) return;
      this.readyState = 2;
      // The broker never replies to the closing handshake of a half-open socket.
      if (!this.isSwallowed) setTimeout(() => this.end(), 0);
    }

    end() {
      if (this.readyState === 3) return;
      this.readyState = 3;
      clearTimeout(this.arrival);
      sockets.delete(this);
      this.connection?.handleClose();
      this.onclose?.({} as never);
    }
  }

  const network: Network = {
    broker,
    opened: [],
    sent: [],
    mood: "good",
    failsToSend: false,
    swallow() {
      for (const socket of sockets) socket.isSwallowed = true;
    },
    cut() {
      for (const socket of [...sockets]) socket.end();
    },
    change: (text) => [text],
    inject(data) {
      for (const socket of [...sockets]) socket.hear(data);
    },
    webSocket: BrokerSocket,
  };
  return network;
}
