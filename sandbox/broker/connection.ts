import { parseJson } from "../../src/utils/json";
import type { JournalEntry } from "../model/control/journal";
import type { Model } from "../model/interface";
import type { Caller } from "../model/gamification/calls/destination";
import type { Push } from "../model/gamification/push";
import { authenticate, versionFor } from "./authenticate";
import { type Frame, FrameError, writeFrame } from "./frame";
import { createFrameReader } from "./frame-reader";
import { agreeOnHeartBeat, createPulse, type Pulse, type Timers } from "./heart-beat";
import { createQueues } from "./queues";
import { createReplies } from "./replies";

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

/** Commands that ask for nothing here. */
const idleCommands = ["ACK", "NACK", "BEGIN", "COMMIT", "ABORT"];

/** As the journal shows it to whoever tests: without the token. */
const entryOf = ({ command, headers, body }: Frame, at: number): JournalEntry => ({
  at,
  kind: "frame",
  method: command,
  path: headers.get("destination") ?? "",
  headers: Object.fromEntries([...headers].filter(([name]) => name !== "passcode")),
  body: parseJson(body) ?? null,
  status: 0,
});

export function createSession(model: Model, socket: Socket, timers: Timers, onEnd: () => void): Session {
  const reader = createFrameReader();
  const queues = createQueues((headers, body) => {
    send("MESSAGE", headers, body);
  });
  const replies = createReplies(model, timers, { deliver: queues.reply, cut });
  let caller: Caller | undefined;
  let pulse: Pulse | undefined;
  let isOpen = true;

  const isMute = () => !isOpen || model.gamification.faults.isStalled();

  function send(command: string, headers: Record<string, string>, body?: string) {
    if (!isMute()) socket.send(writeFrame(command, headers, body));
  }

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

  function close() {
    end();
    socket.close();
  }

  function fail(message: string) {
    send("ERROR", { message, "content-type": "text/plain" }, message);
    close();
  }

  function connect({ headers }: Frame, entry: JournalEntry) {
    const admission = caller ? "Already connected" : authenticate(model, headers);
    if (typeof admission === "string") {
      entry.status = 401;
      return fail(admission);
    }
    caller = { pass: admission, boards: new Map() };
    const { toClient, fromClient } = agreeOnHeartBeat(headers.get("heart-beat"));
    const on = {
      beat: () => void (isMute() || socket.send("\n")),
      silent: () => void (isMute() || cut()),
    };
    pulse = createPulse({ toClient, fromClient }, on, timers);
    send("CONNECTED", {
      version: versionFor(headers) ?? "",
      "heart-beat": `${toClient},${fromClient}`,
      "user-name": admission.memberId,
    });
  }

  function subscribe({ headers }: Frame) {
    const [queue, id] = [headers.get("destination") ?? "", headers.get("id")];
    if (id === undefined || !queues.subscribe(queue, id)) fail(`No such queue: ${queue}`);
  }

  /** A SEND without a destination does nothing: the platform's own client sends one (protocol section 4). */
  function call({ headers }: Frame, entry: JournalEntry, who: Caller) {
    if (entry.path !== "") replies.answer(entry, headers.get("message-id") ?? "", who);
  }

  function obey(frame: Frame, entry: JournalEntry) {
    const { command, headers } = frame;
    if (command === "CONNECT" || command === "STOMP") return connect(frame, entry);
    if (!caller) return fail("Not connected");
    if (command === "SEND") return call(frame, entry, caller);
    if (command === "SUBSCRIBE") return subscribe(frame);
    if (command === "UNSUBSCRIBE") return queues.unsubscribe(headers.get("id") ?? "");
    if (command !== "DISCONNECT" && !idleCommands.includes(command)) return fail("Unknown command");
  }

  function handle(frame: Frame) {
    const { command, headers } = frame;
    const entry = entryOf(frame, model.clock.now());
    model.journal.add(entry);
    if (isMute()) return;
    if (command !== "SEND") entry.status = 200;
    obey(frame, entry);
    const receipt = headers.get("receipt");
    if (receipt !== undefined) send("RECEIPT", { "receipt-id": receipt });
    if (command === "DISCONNECT") close();
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
    push: queues.callback,
    cut,
  };
}
