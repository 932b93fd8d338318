import { FrameImpl, type IRawFrameType, Parser } from "@stomp/stompjs";

/** A STOMP 1.2 frame. */
export interface Frame {
  readonly command: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Characters that end a header or a frame, or that need an escape which CONNECT frames do not have (S23). */
const forbiddenInHeaders = /[\0\r\n\\]/;

/**
 * Writes a frame as it is sent. If there is a body, the last header is its `content-length`.
 *
 * @throws Error if a header value contains a line end, a NUL or a backslash
 */
export function writeFrame(command: string, headers: Frame["headers"], body = ""): string {
  for (const [name, value] of Object.entries(headers)) {
    if (forbiddenInHeaders.test(value)) throw new Error(`invalid character in header ${name}`);
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
function toFrame({ command = "", headers: pairs, binaryBody }: IRawFrameType): Frame {
  const headers = Object.create(null) as Record<string, string>;
  for (const [name, value] of pairs) {
    // STOMP 1.2: the first of repeated headers counts, and CONNECTED has no escapes.
    if (!(name in headers)) headers[name] = command === "CONNECTED" ? value : unescape(value);
  }
  return { command, headers, body: decoder.decode(binaryBody) };
}

const statedLength = (head: string) => /\ncontent-length:(.*?)\r?\n/.exec(head)?.[1];

/** The length of the body as the head of a frame states it, in bytes; 0 if it states none, or no length. */
export const readContentLength = (head: string): number => Math.max(0, Number(statedLength(head))) || 0;

/** The parser trusts `content-length`: with a wrong one it would wait forever, or cut the body. */
function correctContentLength(head: string, length: number): string {
  // Of repeated headers the first counts.
  return [undefined, `${length}`].includes(statedLength(head))
    ? head
    : head.replace("\n", `\ncontent-length:${length}\n`);
}

/**
 * Parses one complete frame.
 *
 * @param head command and headers, with the empty line that ends them
 * @param body without the NUL that ends the frame
 * @returns undefined if the head is malformed
 */
export function parseFrame(head: string, body: string): Frame | undefined {
  let frame: Frame | undefined;
  // Each frame has its own parser: the parser cannot continue after a malformed head.
  const parser = new Parser(
    (raw) => {
      frame = toFrame(raw);
    },
    () => undefined,
  );
  parser.parseChunk(`${correctContentLength(head, encoder.encode(body).length)}${body}\0`);
  return frame;
}
