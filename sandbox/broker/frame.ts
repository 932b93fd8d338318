/** One STOMP frame. Header names are as on the wire; of a name that comes twice the first counts. */
export interface Frame {
  readonly command: string;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/** A text that is no STOMP frame, or one that is too long. */
export class FrameError extends Error {
  override readonly name = "FrameError";
}

const escapes: Readonly<Record<string, string>> = { "\\": "\\\\", "\r": "\\r", "\n": "\\n", ":": "\\c" };

const unescaped: Readonly<Record<string, string>> = { "\\\\": "\\", "\\r": "\r", "\\n": "\n", "\\c": ":" };

/** These two are not escaped, so that a STOMP 1.0 peer can read them (STOMP 1.2, "Value Encoding"). */
const isPlain = (command: string) => command === "CONNECT" || command === "CONNECTED";

const escapeHeader = (text: string) => text.replace(/[\\\r\n:]/g, (character) => escapes[character] ?? "");

/** @throws FrameError where a backslash is followed by anything that STOMP 1.2 does not know */
function unescapeHeader(text: string): string {
  return text.replace(/\\[^]?/g, (pair) => {
    const character = unescaped[pair];
    if (character === undefined) throw new FrameError(`unknown escape "${pair}" in a header`);
    return character;
  });
}

function readHeader(line: string, command: string): readonly [string, string] {
  const colon = line.indexOf(":");
  if (colon < 0) throw new FrameError("a header without a colon");
  const [name, value] = [line.slice(0, colon), line.slice(colon + 1)];
  return isPlain(command) ? [name, value] : [unescapeHeader(name), unescapeHeader(value)];
}

/** Command and headers, from the lines before the body. @throws FrameError */
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

/** A frame as it goes onto the wire; one with a body says how long that is. */
export function writeFrame(command: string, headers: Readonly<Record<string, string>>, body = ""): string {
  const all = body === "" ? headers : { ...headers, "content-length": String(octets(body)) };
  const written = isPlain(command) ? (text: string) => text : escapeHeader;
  const lines = Object.entries(all).map(([name, value]) => `${written(name)}:${written(value)}\n`);
  return `${command}\n${lines.join("")}\n${body}\0`;
}
