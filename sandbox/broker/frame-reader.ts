import { type Frame, FrameError, readHead } from "./frame";

/** Limits of a frame: characters of its head, octets of its body. Longer frames are refused. */
const maxHeadLength = 64_000;
const maxBodyLength = 1_000_000;

/** Reads a stream of frames. The stream may be split at any position. */
export interface FrameReader {
  /**
   * Yields the frames that `text` completes. Line ends between frames are heart-beats and are skipped.
   * @throws FrameError if the stream is malformed; the reader cannot be used afterwards
   */
  read(text: string): Generator<Frame, void>;
}

interface PartialFrame {
  readonly head: Omit<Frame, "body">;
  readonly pieces: string[];
  /** Octets of the body still to come. Undefined without `content-length`: the body then ends at the first NUL. */
  remaining: number | undefined;
  length: number;
}

function contentLengthOf(head: PartialFrame["head"]): number | undefined {
  const value = head.headers.get("content-length");
  if (value === undefined) return undefined;
  if (!/^\s*\d{1,15}\s*$/.test(value)) throw new FrameError("content-length is not a number");
  return Number(value);
}

const octetsOf = (codePoint: number) =>
  codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4;

/** Takes the first `octets` octets (UTF-8) of `text`, or the whole text if it is shorter. */
function takeOctets(text: string, octets: number): { readonly part: string; readonly remaining: number } {
  let [end, left] = [0, octets];
  while (left > 0 && end < text.length) {
    const codePoint = text.codePointAt(end) ?? 0;
    left -= octetsOf(codePoint);
    end += codePoint > 0xffff ? 2 : 1;
  }
  if (left < 0) throw new FrameError("content-length ends inside a character");
  return { part: text.slice(0, end), remaining: left };
}

/** The empty line between head and body, with either kind of line end. */
const headEnd = /\r?\n\r?\n/;

export function createFrameReader(): FrameReader {
  let head = "";
  let partial: PartialFrame | undefined;

  /** @returns the text after the head; empty while the head is incomplete */
  function takeHead(text: string): string {
    head = (head + text).replace(/^[\r\n]+/, "");
    const end = headEnd.exec(head);
    if ((end?.index ?? head.length) > maxHeadLength) throw new FrameError("the headers are too long");
    if (!end) {
      if (head.includes("\0")) throw new FrameError("a frame ends within its headers");
      return "";
    }
    const parsed = readHead(head.slice(0, end.index));
    const rest = head.slice(end.index + end[0].length);
    partial = { head: parsed, pieces: [], remaining: contentLengthOf(parsed), length: 0 };
    head = "";
    return rest;
  }

  function add(frame: PartialFrame, piece: string) {
    frame.pieces.push(piece);
    frame.length += piece.length;
    if (frame.length + (frame.remaining ?? 0) > maxBodyLength) throw new FrameError("the body is too long");
  }

  /** @returns the text after the body; empty while the body is incomplete */
  function takeBody(frame: PartialFrame, text: string): string {
    if (frame.remaining === undefined) {
      const end = text.indexOf("\0");
      add(frame, end < 0 ? text : text.slice(0, end));
      return end < 0 ? "" : text.slice(end);
    }
    const { part, remaining } = takeOctets(text, frame.remaining);
    frame.remaining = remaining;
    add(frame, part);
    return text.slice(part.length);
  }

  /** @returns the frame if the NUL that ends it comes next */
  function completeFrame(frame: PartialFrame, rest: string): Frame | undefined {
    if (rest === "") return undefined;
    if (!rest.startsWith("\0")) throw new FrameError("no NUL after content-length");
    return { ...frame.head, body: frame.pieces.join("") };
  }

  return {
    *read(text) {
      let rest = text;
      while (rest !== "") {
        if (!partial) {
          rest = takeHead(rest);
          continue;
        }
        rest = takeBody(partial, rest);
        const frame = completeFrame(partial, rest);
        if (!frame) continue;
        partial = undefined;
        rest = rest.slice(1);
        yield frame;
      }
    },
  };
}
