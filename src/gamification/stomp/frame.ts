import { FrameImpl, type IRawFrameType, Parser } from "@stomp/stompjs";

/** A STOMP 1.2 frame. */
export interface Frame {
  readonly command: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export const encoder = new TextEncoder();
export const decoder = new TextDecoder();

/** Characters that end a header or a frame, or that need an escape which CONNECT frames do not have (S23). */
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
  // With a text as its body, a frame is a text too.
  return FrameImpl.marshall({ command, headers, body, escapeHeaderValues: true }) as string;
}

const escapes: Readonly<Record<string, string>> = { r: "\r", n: "\n", c: ":", "\\": "\\" };

const unescape = (value: string) =>
  value.includes("\\") ? value.replace(/\\([rnc\\])/g, (_, letter: string) => escapes[letter] ?? "") : value;

/**
 * The library's `FrameImpl.fromRawFrame` does not fit here: it reads an escaped backslash before `n` as a line end,
 * and it loses a header with the name `__proto__`.
 */
function toFrame({ command = "", headers: pairs }: IRawFrameType, body: Uint8Array): Frame {
  const headers = Object.create(null) as Record<string, string>;
  // The first one is ours, see `parseFrame`.
  for (const [name, value] of pairs.slice(1)) {
    // STOMP 1.2: the first of repeated headers counts, and CONNECTED has no escapes.
    if (!(name in headers)) headers[name] = command === "CONNECTED" ? value : unescape(value);
  }
  return { command, headers, body: decoder.decode(body) };
}

/** The length of the body as the head of a frame states it, in bytes; 0 if it states none, or no length. */
export const readContentLength = (head: string): number =>
  // Of repeated headers the first counts.
  Math.max(0, Number(/\ncontent-length:(.*?)\r?\n/.exec(head)?.[1])) || 0;

let parsed: IRawFrameType | undefined;
let parser: Parser | undefined;

/**
 * Parses one complete frame. The library's parser gets the head alone: it has no limits, looks at a body byte by byte,
 * and waits forever for one that is shorter than its `content-length`.
 *
 * @param head command and headers, with the empty line that ends them
 * @param body without the NUL that ends the frame
 * @returns undefined if the head is malformed
 */
export function parseFrame(head: string, body: Uint8Array): Frame | undefined {
  parsed = undefined;
  parser ??= new Parser(
    (frame) => {
      parsed = frame;
    },
    () => undefined,
  );
  parser.parseChunk(`${head.replace("\n", "\ncontent-length:0\n")}\0`);
  if (parsed) return toFrame(parsed, body);
  // The parser cannot continue after a malformed head.
  parser = undefined;
  return undefined;
}
