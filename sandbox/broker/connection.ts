import { parseJson } from "../../src/utils/json";
import type { JournalEntry } from "../model/control/journal";
import type { Caller } from "../model/gamification/calls/destination";
import type { Identity } from "../model/gamification/tokens";
import type { Model } from "../model/interface";
import { createFrameReader, type Frame, writeFrame } from "./frame";
import { negotiateHeartbeat, startHeartbeat, type Heartbeat, type Timers } from "./heartbeat";
import { createQueues, type Echo } from "./queues";
import { createReplies } from "./replies";

/** Supported STOMP versions, newest first. */
const versions = ["1.2", "1.1", "1.0"];

/**
 * Returns the newest version that both sides support. A client that sends no `accept-version` header uses
 * version 1.0.
 */
function negotiateVersion(headers: ReadonlyMap<string, string>): string | undefined {
  const offered = (headers.get("accept-version") ?? "1.0").split(",").map((version) => version.trim());
  return versions.find((version) => offered.includes(version));
}

const refusals = {
  invalid: "Access denied: the token is not valid",
  expired: "Access denied: the token has expired",
};

/**
 * Checks the credentials of a CONNECT frame: `login` must be the word Bearer, `passcode` a valid token.
 *
 * @returns the identity in the token, or the reason for the refusal
 */
function authenticate(model: Model, headers: ReadonlyMap<string, string>): Identity | string {
  if (!negotiateVersion(headers)) return `Supported protocol versions are ${versions.join(",")}`;
  if (headers.get("login") !== "Bearer") return "Access denied: login must be Bearer";
  const identity = model.gamification.tokens.read(headers.get("passcode") ?? "");
  return typeof identity === "string" ? refusals[identity] : identity;
}

/** The broker's side of a transport connection. */
export interface Socket {
  send(text: string): void;
  /** Closes the connection cleanly. */
  close(): void;
  /** Cuts the connection without a closing handshake. */
  cut(): void;
}

/** STOMP commands that this broker accepts and ignores. */
const ignoredCommands = ["ACK", "NACK", "BEGIN", "COMMIT", "ABORT"];

/**
 * Headers of a SEND that only the broker uses. The reply repeats all other headers, including the id of the
 * call.
 */
const ownHeaders = ["destination", "content-length", "content-type", "receipt", "transaction"];

const echoOf = (headers: Frame["headers"]): Echo =>
  Object.fromEntries([...headers].filter(([name]) => !ownHeaders.includes(name)));

/** A client's connection, as the broker sees it. */
export type Session = ReturnType<typeof createSession>;

export function createSession(model: Model, socket: Socket, timers: Timers, onEnd: () => void) {
  const readFrames = createFrameReader();
  const queues = createQueues((headers, body) => {
    send("MESSAGE", headers, body);
  });
  const replies = createReplies(model, timers, { deliver: queues.reply, cut });
  let caller: Caller | undefined;
  let heartbeat: Heartbeat | undefined;
  /** The version is agreed on only with CONNECTED. Until then, clients read headers as in STOMP 1.0. */
  let version = "1.0";
  let isOpen = true;

  const isSilent = () => !isOpen || model.gamification.faults.has("stall");

  function send(command: string, headers: Record<string, string>, body?: string) {
    if (!isSilent()) socket.send(writeFrame(command, headers, body, version !== "1.0"));
  }

  function end() {
    if (!isOpen) return;
    isOpen = false;
    heartbeat?.stop();
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
    if (model.gamification.faults.has("keepOpen")) end();
    else close();
  }

  function connect({ headers }: Frame, entry: JournalEntry) {
    const identity = caller ? "Already connected" : authenticate(model, headers);
    if (typeof identity === "string") {
      entry.status = 401;
      return fail(identity);
    }
    caller = { identity, boards: new Map() };
    const { toClient, fromClient } = negotiateHeartbeat(headers.get("heart-beat"));
    const handlers = {
      sendBeat: () => void (isSilent() || socket.send("\n")),
      handleSilence: () => void (isSilent() || cut()),
    };
    heartbeat = startHeartbeat({ toClient, fromClient }, handlers, timers);
    version = negotiateVersion(headers) ?? version;
    send("CONNECTED", {
      version,
      "heart-beat": `${toClient},${fromClient}`,
      "user-name": identity.memberId,
    });
  }

  function subscribe({ headers }: Frame) {
    const queue = headers.get("destination") ?? "";
    const id = headers.get("id");
    if (id === undefined || !queues.subscribe(queue, id)) fail(`No such queue: ${queue}`);
  }

  function execute(frame: Frame, entry: JournalEntry) {
    const { command, headers } = frame;
    if (command === "CONNECT" || command === "STOMP") return connect(frame, entry);
    if (!caller) return fail("Not connected");
    // A SEND without a destination is ignored: the platform's own client sends one (protocol section 4).
    if (command === "SEND")
      return entry.path === "" ? undefined : replies.answer(entry, echoOf(headers), caller);
    if (command === "SUBSCRIBE") return subscribe(frame);
    if (command === "UNSUBSCRIBE") return queues.unsubscribe(headers.get("id") ?? "");
    if (command !== "DISCONNECT" && !ignoredCommands.includes(command)) return fail("Unknown command");
  }

  function handle(frame: Frame) {
    const { command, headers, body } = frame;
    const entry = model.journal.add({
      kind: "frame",
      method: command,
      path: headers.get("destination") ?? "",
      // The journal must not contain the token.
      headers: Object.fromEntries([...headers].filter(([name]) => name !== "passcode")),
      body: parseJson(body) ?? null,
    });
    if (isSilent()) return;
    const error = model.gamification.faults.error();
    if (error !== undefined) return fail(error);
    if (command !== "SEND") entry.status = 200;
    execute(frame, entry);
    const receipt = headers.get("receipt");
    if (receipt !== undefined) send("RECEIPT", { "receipt-id": receipt });
    if (command === "DISCONNECT") close();
  }

  return {
    /** Undefined until the client has authenticated. */
    get caller(): Caller | undefined {
      return caller;
    },
    /** Processes text from the client. The text may contain several frames or only a part of a frame. */
    receive(text: string): void {
      if (!isOpen) return;
      heartbeat?.noteActivity();
      for (const frame of readFrames(text)) if (isOpen) handle(frame);
    },
    /** Must be called when the transport connection has ended. */
    handleClose: end,
    push: queues.callback,
    /** Sends an ERROR frame and ends the session. */
    fail,
    cut,
  };
}
