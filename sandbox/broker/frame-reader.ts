import { type Frame, FrameError, readHead } from "./frame";

/** Longer heads and bodies are refused: characters, and octets. */
const maxHeadLength = 64_000;
const maxBodyLength = 1_000_000;

/** Reads a stream of frames, cut into texts anywhere. */
export interface FrameReader {
  /**
   * The frames that `text` completes, each as soon as it is asked for. Line ends between frames are heart-beats.
   * @throws FrameError, after which the stream cannot be read any further
   */
  read(text: string): Generator<Frame, void>;
}

interface Begun {
  readonly head: Omit<Frame, "body">;
  readonly pieces: string[];
  /** Octets still to come; undefined where the frame does not say, and its body goes to the first NUL. */
  left: number | undefined;
  length: number;
}

function announcedLength(head: Begun["head"]): number | undefined {
  const given = head.headers.get("content-length");
  if (given === undefined) return undefined;
  if (!/^\s*\d{1,15}\s*$/.test(given)) throw new FrameError("content-length is not a number");
  return Number(given);
}

const octetsOf = (codePoint: number) =>
  codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4;

/** The beginning of `text` that is `octets` long in UTF-8, or all of it where it is shorter. */
function take(text: string, octets: number): { readonly taken: string; readonly left: number } {
  let [end, left] = [0, octets];
  while (left > 0 && end < text.length) {
    const codePoint = text.codePointAt(end) ?? 0;
    left -= octetsOf(codePoint);
    end += codePoint > 0xffff ? 2 : 1;
  }
  if (left < 0) throw new FrameError("content-length ends inside a character");
  return { taken: text.slice(0, end), left };
}

/** The end of a head and the beginning of the body, whichever line ends were used. */
const headEnd = /\r?\n\r?\n/;

export function createFrameReader(): FrameReader {
  let head = "";
  let begun: Begun | undefined;

  /** Gives what follows the head, or nothing where the head goes on. */
  function takeHead(text: string): string {
    head = (head + text).replace(/^[\r\n]+/, "");
    const end = headEnd.exec(head);
    if ((end?.index ?? head.length) > maxHeadLength) throw new FrameError("the headers are too long");
    if (!end) {
      if (head.includes("\0")) throw new FrameError("a frame ends within its headers");
      return "";
    }
    const read = readHead(head.slice(0, end.index));
    const rest = head.slice(end.index + end[0].length);
    begun = { head: read, pieces: [], left: announcedLength(read), length: 0 };
    head = "";
    return rest;
  }

  function add(frame: Begun, piece: string) {
    frame.pieces.push(piece);
    frame.length += piece.length;
    if (frame.length + (frame.left ?? 0) > maxBodyLength) throw new FrameError("the body is too long");
  }

  /** Gives what follows the part of the body that `text` holds. */
  function takeBody(frame: Begun, text: string): string {
    if (frame.left === undefined) {
      const end = text.indexOf("\0");
      add(frame, end < 0 ? text : text.slice(0, end));
      return end < 0 ? "" : text.slice(end);
    }
    const { taken, left } = take(text, frame.left);
    frame.left = left;
    add(frame, taken);
    return text.slice(taken.length);
  }

  /** The frame where its NUL comes next; a body of announced length must be complete there. */
  function ended(frame: Begun, rest: string): Frame | undefined {
    if (rest === "") return undefined;
    if (!rest.startsWith("\0")) throw new FrameError("no NUL after content-length");
    return { ...frame.head, body: frame.pieces.join("") };
  }

  return {
    *read(text) {
      let rest = text;
      while (rest !== "") {
        if (!begun) {
          rest = takeHead(rest);
          continue;
        }
        rest = takeBody(begun, rest);
        const frame = ended(begun, rest);
        if (!frame) continue;
        begun = undefined;
        rest = rest.slice(1);
        yield frame;
      }
    },
  };
}
