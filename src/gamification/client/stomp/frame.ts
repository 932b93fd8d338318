import { FrameImpl, type IRawFrameType, Parser } from "@stomp/stompjs";
import { boundedText } from "../../../utils/bounded-text";
import { stringifyJson } from "../../../utils/json";

/** Everything before the body of a frame. */
export interface Head {
  readonly command: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A STOMP 1.2 frame. */
export interface Frame extends Head {
  readonly body: string;
}

/**
 * Characters that end a header or a frame, or that need an escape. CONNECT frames do not support escapes (S23).
 */
const forbiddenInHeaders = /[\0\r\n\\]/;

/**
 * Writes a frame as it is sent. If there is a body, the last header is its `content-length`.
 *
 * @throws Error if a header contains a line end, a NUL or a backslash
 */
export function writeFrame(command: string, headers: Frame["headers"], body = ""): string {
  for (const [name, value] of Object.entries(headers)) {
    if (forbiddenInHeaders.test(name + value)) throw new Error(`invalid character in header ${name}`);
  }
  // If the body is a string, the frame is a string too.
  return FrameImpl.marshall({ command, headers, body, escapeHeaderValues: true }) as string;
}

export const encoder = new TextEncoder();

const escapes: Readonly<Record<string, string>> = { r: "\r", n: "\n", c: ":" };

const unescape = (value: string) =>
  value.replace(/\\([rnc\\])/g, (_, letter: string) => escapes[letter] ?? letter);

/**
 * The library's `FrameImpl.fromRawFrame` is not suitable: it reads an escaped backslash before `n` as a line end, and
 * it loses a header with the name `__proto__`.
 */
function toHead({ headers: [, [, command] = ["", ""], ...pairs] }: IRawFrameType): Head {
  const headers = Object.create(null) as Record<string, string>;
  for (const [name, value] of pairs) {
    // STOMP 1.2: the first of repeated headers counts, and CONNECTED has no escapes.
    headers[name] ??= value.includes("\\") && command !== "CONNECTED" ? unescape(value) : value;
  }
  return { command, headers };
}

/**
 * Bytes that are placed before each head. They turn the command into a header and announce an empty body: the
 * parser uses the first of several `content-length` headers.
 */
const prefix = encoder.encode("-\ncontent-length:0\n:");

/**
 * Creates a function that parses the head of a frame: the command and the headers, up to and including the
 * empty line. It returns undefined if the head is malformed.
 *
 * The body is not passed to the library's parser, which has no limits, processes each byte separately, and
 * waits forever for a body that is shorter than its `content-length`.
 */
export function createHeadParser(): (head: Uint8Array) => Head | undefined {
  let parsed: Head | undefined;
  const createParser = () =>
    new Parser(
      (frame) => {
        parsed = toHead(frame);
      },
      () => undefined,
    );
  let parser = createParser();

  return (head) => {
    parsed = undefined;
    const frame = new Uint8Array(prefix.length + head.length + 1);
    frame.set(prefix);
    frame.set(head, prefix.length);
    parser.parseChunk(frame.buffer);
    // After a malformed head the parser cannot continue, so a new one is created.
    if (!parsed) parser = createParser();
    return parsed;
  };
}

/** Each part of an ERROR frame is cut to this length before it is searched (S24, S26). */
const maxPartLength = 600;

/** The broker sent an ERROR frame. Its message is cut to a length that can be shown (S19). */
export class BrokerError extends Error {
  override readonly name = "BrokerError";
  /** The beginnings of the message, the body and all headers, in which the client searches for the reason. */
  readonly words: string;

  constructor({ headers, body }: Pick<Frame, "headers" | "body">) {
    super(boundedText(headers.message ?? body));
    this.words = [headers.message, body, stringifyJson(headers)]
      .map((part) => boundedText(part, maxPartLength))
      .join("\n");
  }
}
