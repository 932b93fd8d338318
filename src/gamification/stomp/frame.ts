/** A frame of STOMP 1.2. */
export interface Frame {
  readonly command: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const encoder = new TextEncoder();

/** How many bytes a text has on the wire. */
export const bytesOf = (text: string): number => encoder.encode(text).length;

/** What would end the header or the frame, or need an escape that a CONNECT frame does not know (S23). */
const unwritable = /[\0\r\n\\]/;

/**
 * A frame as it goes onto the wire. A body brings its `content-length`, which is last.
 *
 * @throws Error for a header value with line ends, NUL or a backslash
 */
export function writeFrame(command: string, headers: Frame["headers"], body = ""): string {
  let text = `${command}\n`;
  for (const [name, value] of Object.entries(headers)) {
    if (unwritable.test(value))
      throw new Error(`the header ${name} may not hold line ends, NUL or backslashes`);
    // A CONNECT frame has no escapes, for the sake of STOMP 1.0.
    text += `${name}:${command === "CONNECT" ? value : value.replaceAll(":", "\\c")}\n`;
  }
  if (body !== "") text += `content-length:${bytesOf(body)}\n`;
  return `${text}\n${body}\0`;
}

const escapes: Readonly<Record<string, string>> = { r: "\r", n: "\n", c: ":", "\\": "\\" };

const unescape = (value: string) =>
  value.includes("\\") ? value.replace(/\\([rnc\\])/g, (_, letter: string) => escapes[letter] ?? "") : value;

/** Headers of a frame that came; of several with one name the first counts. */
export function readHeaders(lines: readonly string[], command: string): Frame["headers"] {
  const headers: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const line of lines) {
    const colon = line.indexOf(":");
    const name = line.slice(0, colon);
    if (colon < 1 || name in headers) continue;
    const value = line.slice(colon + 1);
    // For the sake of STOMP 1.0 a CONNECTED frame has no escapes.
    headers[name] = command === "CONNECTED" ? value : unescape(value);
  }
  return headers;
}
