import { FrameImpl, Parser } from "@stomp/stompjs";

/** One STOMP frame. If a header is repeated, its first value is used. */
export interface Frame {
  readonly command: string;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/**
 * Creates a reader for a stream of frames. For each piece of text, the reader returns the frames that this
 * text completes. It ignores heartbeats, which are line ends between frames.
 */
export function createFrameReader(): (text: string) => readonly Frame[] {
  let frames: Frame[] = [];
  const parser = new Parser(
    (raw) => {
      const { command, headers, body } = FrameImpl.fromRawFrame(raw, true);
      // `fromRawFrame` reverses the order of the headers, so this line restores it.
      frames.push({ command, headers: new Map(Object.entries(headers).reverse()), body });
    },
    () => undefined,
  );
  return (text) => {
    frames = [];
    parser.parseChunk(text);
    return frames;
  };
}

/**
 * Returns a frame as text.
 *
 * @param hasEscapes false for STOMP 1.0, which has no escapes in headers
 */
export const writeFrame = (
  command: string,
  headers: Readonly<Record<string, string>>,
  body = "",
  hasEscapes = true,
) => FrameImpl.marshall({ command, headers, body, escapeHeaderValues: hasEscapes }) as string;
