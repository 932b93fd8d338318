import { parseJson } from "../../../../src/platform/json";
import type { JournalEntry } from "../../journal";
import type { Model } from "../../model";
import type { Caller } from "../calls/destination";
import type { Push } from "../push";
import { type Frame, FrameError, writeFrame } from "./frame";
import { createFrameReader } from "./frame-reader";
import { agreeOnHeartBeat, createPulse, type Pulse, type Timers } from "./heart-beat";
import { createReplies } from "./replies";
import { admit, versionFor } from "./admission";

/** What a broker has of a connection: a way for texts, and an end. */
export interface Socket {
  send(text: string): void;
  /** Closes it in good order. */
  close(): void;
  /** Cuts it without a word. */
  cut(): void;
}

/** A client's connection, as the wire under it sees it. */
export interface BrokerConnection {
  /** A text from the client: frames or parts of them. */
  receive(text: string): void;
  /** The client is gone. */
  gone(): void;
}

/** The same, as the broker sees it. */
export interface Session extends BrokerConnection {
  /** Undefined until the client was let in. */
  readonly caller: Caller | undefined;
  push(push: Push): void;
  cut(): void;
}

const replyQueue = "/user/queue/rpc-results";
const callbackQueue = "/user/queue/callbacks";
const queues: readonly string[] = [replyQueue, callbackQueue];

/** Without the token: a journal is shown to whoever tests. */
const shownHeaders = ({ headers }: Frame) =>
  Object.fromEntries([...headers].filter(([name]) => name !== "passcode"));

export function createSession(model: Model, socket: Socket, timers: Timers, onEnd: () => void): Session {
  const reader = createFrameReader();
  /** Id of the subscription by queue. */
  const subscriptions = new Map<string, string>();
  const replies = createReplies(model, timers, { deliver: deliverReply, cut });
  let caller: Caller | undefined;
  let pulse: Pulse | undefined;
  let isOpen = true;
  let sent = 0;

  const isDeaf = () => !isOpen || model.gamification.faults.isStalled();
  const send = (command: string, headers: Record<string, string>, body?: string) => {
    if (!isDeaf()) socket.send(writeFrame(command, headers, body));
  };

  function end() {
    if (!isOpen) return;
    isOpen = false;
    pulse?.stop();
    replies.stop();
    onEnd();
  }

  function cut() {
    end();
    socket.cut();
  }

  function fail(message: string) {
    send("ERROR", { message, "content-type": "text/plain" }, message);
    end();
    socket.close();
  }

  function deliver(queue: string, headers: Record<string, string>, body: string) {
    const subscription = subscriptions.get(queue);
    // Nobody listens: the message is lost, as with every broker.
    if (subscription === undefined) return;
    send("MESSAGE", { destination: queue, subscription, ...headers }, body);
  }

  function deliverReply(id: string, objectType: string, body: string) {
    deliver(replyQueue, { "message-id": id, "content-type": "application/json", objectType }, body);
  }

  function connect({ headers }: Frame, entry: JournalEntry) {
    const admission = admit(model, headers);
    if (caller || typeof admission === "string") {
      entry.status = 401;
      return fail(caller ? "Already connected" : String(admission));
    }
    caller = { pass: admission, boards: new Map() };
    const beat = agreeOnHeartBeat(headers.get("heart-beat"));
    pulse = createPulse(beat, { beat: sendBeat, silent: cutSilent }, timers);
    send("CONNECTED", {
      version: versionFor(headers) ?? "",
      "heart-beat": `${beat.toClient},${beat.fromClient}`,
      "user-name": admission.memberId,
    });
  }

  function sendBeat() {
    if (!isDeaf()) socket.send("\n");
  }

  function cutSilent() {
    if (!isDeaf()) cut();
  }

  function subscribe({ headers }: Frame) {
    const [id, queue] = [headers.get("id"), headers.get("destination") ?? ""];
    if (id === undefined || !queues.includes(queue)) return fail(`No such queue: ${queue}`);
    subscriptions.set(queue, id);
  }

  function unsubscribe({ headers }: Frame) {
    for (const [queue, id] of subscriptions) if (id === headers.get("id")) subscriptions.delete(queue);
  }

  /** A SEND without a destination does nothing: the platform's own client sends one (protocol section 4). */
  function call({ headers }: Frame, entry: JournalEntry, who: Caller) {
    if (entry.path !== "") replies.answer(entry, headers.get("message-id") ?? "", who);
  }

  function handle(frame: Frame) {
    const { command, headers } = frame;
    const entry: JournalEntry = {
      at: model.clock.now(),
      kind: "frame",
      method: command,
      path: headers.get("destination") ?? "",
      headers: shownHeaders(frame),
      body: parseJson(frame.body) ?? null,
      status: 0,
    };
    model.journal.add(entry);
    if (isDeaf()) return;
    if (command !== "SEND") entry.status = 200;
    if (command === "CONNECT" || command === "STOMP") return connect(frame, entry);
    if (!caller) return fail("Not connected");
    if (command === "SEND") call(frame, entry, caller);
    else if (command === "SUBSCRIBE") subscribe(frame);
    else if (command === "UNSUBSCRIBE") unsubscribe(frame);
    else if (!otherCommands.includes(command)) return fail("Unknown command");
    const receipt = headers.get("receipt");
    if (receipt !== undefined) send("RECEIPT", { "receipt-id": receipt });
    if (command === "DISCONNECT") {
      end();
      socket.close();
    }
  }

  return {
    get caller() {
      return caller;
    },
    receive(text) {
      if (!isOpen) return;
      pulse?.heard();
      try {
        for (const frame of reader.read(text)) if (isOpen) handle(frame);
      } catch (error) {
        if (!(error instanceof FrameError)) throw error;
        fail(error.message);
      }
    },
    gone: end,
    push({ callback, objectType, body }) {
      sent += 1;
      const headers = {
        "message-id": `callback-${sent}`,
        "content-type": "application/json",
        callback,
        objectType,
      };
      deliver(callbackQueue, headers, JSON.stringify(body));
    },
    cut,
  };
}

/** Commands that ask for nothing here. */
const otherCommands = ["DISCONNECT", "ACK", "NACK", "BEGIN", "COMMIT", "ABORT"];
