/** One STOMP frame. If a header is repeated, its first value counts. */
export interface Frame {
  readonly command: string;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/** The text is not a valid STOMP frame, or the frame is too long. */
export class FrameError extends Error {
  override readonly name = "FrameError";
}

/** A version of STOMP that this broker speaks. */
export type Version = "1.0" | "1.1" | "1.2";

/** What each version escapes in headers, and how. */
const escapes: Readonly<Record<Version, Readonly<Record<string, string>>>> = {
  // Without escapes a line end cannot be sent.
  "1.0": { "\r": " ", "\n": " " },
  "1.1": { "\\": "\\\\", "\n": "\\n", ":": "\\c" },
  "1.2": { "\\": "\\\\", "\r": "\\r", "\n": "\\n", ":": "\\c" },
};

const escapeSequences: Readonly<Record<string, string>> = {
  "\\\\": "\\",
  "\\r": "\r",
  "\\n": "\n",
  "\\c": ":",
};

/** Headers of these two frames are not escaped, so that a STOMP 1.0 peer can read them (STOMP 1.2, "Value Encoding"). */
const isUnescaped = (command: string) => command === "CONNECT" || command === "CONNECTED";

const escapeHeader = (text: string, version: Version) =>
  text.replace(/[\\\r\n:]/g, (character) => escapes[version][character] ?? character);

/** @throws FrameError if the text contains an escape sequence that STOMP 1.2 does not define */
function unescapeHeader(text: string): string {
  return text.replace(/\\[^]?/g, (pair) => {
    const character = escapeSequences[pair];
    if (character === undefined) throw new FrameError(`unknown escape "${pair}" in a header`);
    return character;
  });
}

function readHeader(line: string, command: string): readonly [string, string] {
  const colon = line.indexOf(":");
  if (colon < 0) throw new FrameError("a header without a colon");
  const [name, value] = [line.slice(0, colon), line.slice(colon + 1)];
  return isUnescaped(command) ? [name, value] : [unescapeHeader(name), unescapeHeader(value)];
}

/**
 * Parses the lines before the body: command and headers.
 *
 * @throws FrameError if a header is malformed
 */
export function readHead(text: string): Omit<Frame, "body"> {
  const [command = "", ...lines] = text.split(/\r?\n/);
  const headers = new Map<string, string>();
  for (const line of lines) {
    const [name, value] = readHeader(line, command);
    if (!headers.has(name)) headers.set(name, value);
  }
  return { command, headers };
}

const octets = (text: string) => new TextEncoder().encode(text).length;

/**
 * The text of a frame. A frame with a body gets a `content-length` header.
 *
 * @param version decides how headers are escaped
 */
export function writeFrame(
  command: string,
  headers: Readonly<Record<string, string>>,
  body = "",
  version: Version = "1.2",
): string {
  const allHeaders = body === "" ? headers : { ...headers, "content-length": String(octets(body)) };
  const encode = (text: string) => (isUnescaped(command) ? text : escapeHeader(text, version));
  const lines = Object.entries(allHeaders).map(([name, value]) => `${encode(name)}:${encode(value)}\n`);
  return `${command}\n${lines.join("")}\n${body}\0`;
}
