import { FrameImpl, type IRawFrameType, Parser } from "@stomp/stompjs";

/** What comes before the body of a frame. */
export interface Head {
  readonly command: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A STOMP 1.2 frame. */
export interface Frame extends Head {
  readonly body: string;
}

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

const escapes: Readonly<Record<string, string>> = { r: "\r", n: "\n", c: ":" };

const unescape = (value: string) =>
  value.replace(/\\([rnc\\])/g, (_, letter: string) => escapes[letter] ?? letter);

/**
 * The library's `FrameImpl.fromRawFrame` does not fit here: it reads an escaped backslash before `n` as a line end,
 * and it loses a header with the name `__proto__`.
 */
function toHead({ command = "", headers: pairs }: IRawFrameType): Head {
  const headers = Object.create(null) as Record<string, string>;
  // The first one is ours, see `parseHead`.
  for (const [name, value] of pairs.slice(1)) {
    // STOMP 1.2: the first of repeated headers counts, and CONNECTED has no escapes.
    headers[name] ??= command === "CONNECTED" ? value : unescape(value);
  }
  return { command, headers };
}

/**
 * Parses the head of a frame. The library's parser does not get the body: it has no limits, looks at each byte by
 * itself, and waits forever for a body that is shorter than its `content-length`.
 *
 * @param head command and headers, with the empty line that ends them
 * @returns undefined if the head is malformed
 */
export function parseHead(head: string): Head | undefined {
  let parsed: Head | undefined;
  // A new parser for each head: after a malformed one it cannot continue.
  const parser = new Parser(
    (frame) => {
      parsed = toHead(frame);
    },
    () => undefined,
  );
  parser.parseChunk(`${head.replace("\n", "\ncontent-length:0\n")}\0`);
  return parsed;
}
