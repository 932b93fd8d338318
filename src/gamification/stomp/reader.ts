import { bytesOf, type Frame, readHeaders } from "./frame";

/** More than this is not kept of a frame that does not end (S24). */
export class FrameTooLarge extends Error {
  override readonly name = "FrameTooLarge";
}

/** Makes frames of what a socket hears, wherever that is cut. */
export interface FrameReader {
  /** @throws FrameTooLarge */
  take(data: string | ArrayBuffer): void;
  /** True while a frame has begun and not ended. */
  isInside(): boolean;
}

/** Between frames, and of a line that ends as other systems end theirs. */
const betweenFrames = /^[\r\n\0]+/;
const endOfHeaders = /\r?\n\r?\n/;

/** Where a body ends: at its length where the headers say one, or at the first NUL. -1 while it is not whole. */
function endOfBody(text: string, declared = 0): number {
  let end = text.indexOf("\0");
  // A letter is a byte or more: only where there are too few letters need the bytes be counted.
  while (end >= 0 && end < declared && bytesOf(text.slice(0, end)) < declared)
    end = text.indexOf("\0", end + 1);
  return end;
}

function declaredLength(headers: Frame["headers"]): number | undefined {
  const length = headers["content-length"];
  return length !== undefined && /^\d{1,9}$/.test(length) ? Number(length) : undefined;
}

/** No header is as long as this, in letters. */
const maxHeadLength = 64_000;

/** @param limit of a frame, in letters */
export function createFrameReader(limit: number, onFrame: (frame: Frame) => void): FrameReader {
  const decoder = new TextDecoder();
  let pending = "";
  /** What has come of a body since, without an end in it: joined when there is one, for slices may be many. */
  let slices: string[] = [];
  let length = 0;
  /** The head of the frame whose body is still to come. */
  let head: Pick<Frame, "command" | "headers"> | undefined;

  function readHead(): void {
    pending = pending.replace(betweenFrames, "");
    const end = endOfHeaders.exec(pending);
    if (!end) return;
    const [command = "", ...lines] = pending.slice(0, end.index).split(/\r?\n/);
    head = { command, headers: readHeaders(lines, command) };
    pending = pending.slice(end.index + end[0].length);
  }

  /** The next whole frame, or undefined while there is none. */
  function next(): Frame | undefined {
    if (!head) readHead();
    if (!head) return undefined;
    const end = endOfBody(pending, declaredLength(head.headers));
    if (end > limit) throw new FrameTooLarge(`a frame is longer than ${limit}`);
    if (end < 0) return undefined;
    const frame = { ...head, body: pending.slice(0, end) };
    pending = pending.slice(end + 1);
    head = undefined;
    return frame;
  }

  function takeText(text: string): void {
    if (head && !text.includes("\0")) {
      slices.push(text);
      length += text.length;
      return;
    }
    pending += slices.join("") + text;
    slices = [];
    for (let frame = next(); frame; frame = next()) onFrame(frame);
    length = pending.length;
  }

  return {
    take(data) {
      takeText(typeof data === "string" ? data : decoder.decode(data, { stream: true }));
      if (length > (head ? limit : Math.min(limit, maxHeadLength)))
        throw new FrameTooLarge(`a frame is longer than ${limit}`);
    },
    isInside: () => length > 0 || head !== undefined,
  };
}
