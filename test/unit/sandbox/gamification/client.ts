import { type Broker, type BrokerOptions, createBroker } from "../../../../sandbox/broker/broker";
import { createFrameReader, type Frame, writeFrame } from "../../../../sandbox/broker/frame";
import { createModel, type Model, type ModelOptions } from "../../../../sandbox/model";
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

export type WireClient = ReturnType<typeof openClient>;

/** A minimal STOMP client. It records everything it receives, and can make calls. */
export function openClient(broker: Broker) {
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
  const send = (command: string, headers: Readonly<Record<string, string>>, body?: string) => {
    connection.receive(writeFrame(command, headers, body));
  };
  return {
    /** All received frames, in order. */
    frames,
    /** All received texts, including heartbeats. */
    texts,
    isClosed: () => isClosed,
    raw: connection.receive,
    send,
    connect(token: string, headers: Readonly<Record<string, string>> = {}) {
      const offered = { "accept-version": "1.2,1.1,1.0", ...headers };
      send("CONNECT", { login: "Bearer", passcode: token, ...offered });
    },
    /** @returns the reply's body; undefined if there was no reply */
    call(name: string, request: unknown = {}): WireReply | undefined {
      calls += 1;
      const id = `call-${calls}`;
      const headers = { destination: `/gapi/${name}`, "message-id": id };
      send("SEND", headers, JSON.stringify({ body: request }));
      const reply = frames.find((frame) => frame.headers.get("message-id") === id);
      return reply && (JSON.parse(reply.body) as WireReply);
    },
    /** Bodies of all received callbacks of a kind. */
    callbacks: (kind: string) =>
      frames
        .filter(({ headers }) => headers.get("callback") === kind)
        .map(({ body }) => JSON.parse(body) as WireReply),
    leave: connection.handleClose,
  };
}

/** Connects with a token and subscribes to both queues. */
function enter(broker: Broker, token: string): WireClient {
  const client = openClient(broker);
  client.connect(token);
  client.send("SUBSCRIBE", { id: "sub-0", destination: "/user/queue/rpc-results" });
  client.send("SUBSCRIBE", { id: "sub-1", destination: "/user/queue/callbacks" });
  return client;
}

/** Simulated time of these tests. */
export const start = Date.UTC(2026, 10, 21, 12);

/**
 * Creates a model and its broker. The simulated space does not advance automatically unless `pace` is set.
 */
export function startBroker(options: ModelOptions & BrokerOptions = {}) {
  const model = createModel({ time: () => start, ...options });
  const broker = createBroker(model, { pace: 0, ...options });
  const tokenOf = (username: string) => memberToken(model, username);
  return {
    model,
    broker,
    tokenOf,
    /** Connects as a player and subscribes to both queues. */
    player: (username = "giulia") => enter(broker, tokenOf(username)),
    visitor: () => enter(broker, model.gamification.tokens.publicToken()),
  };
}

export const memberToken = ({ gamification }: Model, username: string) =>
  gamification.tokens.mint(gamification.memberOf(username));

export const giulia = memberIdOf("giulia");
