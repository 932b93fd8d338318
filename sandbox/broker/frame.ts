import { FrameImpl, Parser } from "@stomp/stompjs";

/** One STOMP frame. If a header is repeated, its first value is used. */
export interface Frame {
  readonly command: string;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/**
 * Creates a reader for a stream of frames, which returns the frames that a piece of text completes. It
 * ignores line ends between frames, which are heartbeats.
 */
export function createFrameReader(): (text: string) => readonly Frame[] {
  let frames: Frame[] = [];
  const parser = new Parser(
    (raw) => {
      const { command, headers, body } = FrameImpl.fromRawFrame(raw, true);
      // `fromRawFrame` reverses the order of the headers.
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
 * The text of a frame.
 *
 * @param hasEscapes false for STOMP 1.0, whose headers have no escapes
 */
export const writeFrame = (
  command: string,
  headers: Readonly<Record<string, string>>,
  body = "",
  hasEscapes = true,
) => FrameImpl.marshall({ command, headers, body, escapeHeaderValues: hasEscapes }) as string;
