import { createModel, type Model, type ModelOptions } from "../../../../sandbox/model";
import { type Broker, type BrokerOptions, createBroker } from "../../../../sandbox/broker";
import { createFrameReader, type Frame, writeFrame } from "../../../../sandbox/broker/frame";
import { memberIdOf } from "../../../../sandbox/model/gamification/space/members";

/** A reply as a client receives it. */
export interface WireReply {
  readonly meta?: Record<string, unknown>;
  // Tests read data of every type.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly data?: any;
  readonly errors?: readonly { readonly message: string; readonly status: number }[];
  readonly [field: string]: unknown;
}

/** A minimal STOMP client. It records everything it receives, and can make calls. */
export interface WireClient {
  /** All received frames, in order. */
  readonly frames: Frame[];
  /** All received texts, heart-beats included. */
  readonly texts: string[];
  readonly isClosed: () => boolean;
  raw(text: string): void;
  send(command: string, headers: Readonly<Record<string, string>>, body?: string): void;
  connect(token: string, headers?: Readonly<Record<string, string>>): void;
  /** Connects with a token and subscribes to both queues. */
  enter(token: string): WireClient;
  /** @returns the reply's body; undefined if there was no reply */
  call(name: string, request?: unknown): WireReply | undefined;
  /** The bodies of all received callbacks of a kind. */
  callbacks(kind: string): WireReply[];
  leave(): void;
}

export function openClient(broker: Broker): WireClient {
  const frames: Frame[] = [];
  const texts: string[] = [];
  const read = createFrameReader();
  let isClosed = false;
  let calls = 0;
  const close = () => {
    isClosed = true;
  };
  const connection = broker.connect({
    send(text) {
      texts.push(text);
      frames.push(...read(text));
    },
    close,
    cut: close,
  });
  const client: WireClient = {
    frames,
    texts,
    isClosed: () => isClosed,
    raw: (text) => {
      connection.receive(text);
    },
    send: (command, headers, body) => {
      connection.receive(writeFrame(command, headers, body));
    },
    connect(token, headers = {}) {
      client.send("CONNECT", {
        login: "Bearer",
        passcode: token,
        "accept-version": "1.2,1.1,1.0",
        ...headers,
      });
    },
    enter(token) {
      client.connect(token);
      client.send("SUBSCRIBE", { id: "sub-0", destination: "/user/queue/rpc-results" });
      client.send("SUBSCRIBE", { id: "sub-1", destination: "/user/queue/callbacks" });
      return client;
    },
    call(name, request = {}) {
      calls += 1;
      const id = `call-${calls}`;
      const headers = { destination: `/gapi/${name}`, "message-id": id };
      client.send("SEND", headers, JSON.stringify({ body: request }));
      const reply = frames.find((frame) => frame.headers.get("message-id") === id);
      return reply && (JSON.parse(reply.body) as WireReply);
    },
    callbacks: (kind) =>
      frames
        .filter(({ headers }) => headers.get("callback") === kind)
        .map(({ body }) => JSON.parse(body) as WireReply),
    leave: () => {
      connection.handleClose();
    },
  };
  return client;
}

/** The simulated time of these tests. */
export const start = Date.UTC(2026, 10, 21, 12);

/** Creates a model and its broker. The space has no steps of its own unless `pace` is set. */
export function startBroker(options: ModelOptions & BrokerOptions = {}) {
  const model = createModel({ time: () => start, ...options });
  const broker = createBroker(model, { pace: 0, ...options });
  const tokenOf = (username: string) => memberToken(model, username);
  return {
    model,
    broker,
    tokenOf,
    /** Connects as a player and subscribes to both queues. */
    player: (username = "giulia") => openClient(broker).enter(tokenOf(username)),
    visitor: () => openClient(broker).enter(model.gamification.tokens.publicToken()),
  };
}

export const memberToken = ({ gamification }: Model, username: string) =>
  gamification.tokens.mint(gamification.memberOf(username));

export const giulia = memberIdOf("giulia");
