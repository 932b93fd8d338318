import { encoder, type Frame, parseFrame, readContentLength } from "./frame";

/** A frame is longer than the limit (S24). */
export class FrameTooLarge extends Error {}

/** Reads frames from the data that a socket receives, wherever the data is cut. */
export interface FrameReader {
  /** @throws FrameTooLarge if a frame is, or says that it will be, longer than the limit */
  take(data: string | ArrayBuffer): void;
  /** True if a frame has begun and has not ended. */
  isInside(): boolean;
}

const nul = 0;
const lineFeed = 10;
const carriageReturn = 13;

const separators: readonly (number | undefined)[] = [nul, lineFeed, carriageReturn];

/** In bytes; headers are never as long as this. */
const maxHeadSize = 64_000;

/**
 * Finds where each frame ends, within limits that the library's parser does not have, and parses complete frames only.
 *
 * @param limit the maximal size of a frame, in bytes
 */
export function createFrameReader(limit: number, onFrame: (frame: Frame) => void): FrameReader {
  const decoder = new TextDecoder();
  /** The first half of a character that was cut in two. */
  let highSurrogate = "";
  /** Bytes of the current frame up to now; 0 between frames. */
  let size = 0;
  let head = "";
  let body = "";
  let isInBody = false;
  /** Bytes of the current line of the head, without carriage returns. */
  let lineLength = 0;
  /** Bytes of the body that must come before a NUL may end it. */
  let missing = 0;

  function toBytes(data: string | ArrayBuffer): Uint8Array {
    if (typeof data !== "string") return new Uint8Array(data);
    const text = highSurrogate + data;
    highSurrogate = /[\ud800-\udbff]$/.exec(text)?.[0] ?? "";
    return encoder.encode(text.slice(0, text.length - highSurrogate.length));
  }

  /** @returns the index after the empty line that ends the head, or 0 if the head does not end in these bytes */
  function findEndOfHead(bytes: Uint8Array, start: number): number {
    for (let at = start; at < bytes.length; at += 1) {
      if (bytes[at] === lineFeed) {
        if (lineLength === 0) return at + 1;
        lineLength = 0;
      } else if (bytes[at] !== carriageReturn) lineLength += 1;
    }
    return 0;
  }

  /** @returns the index after the NUL that ends the body, or 0 if the body does not end in these bytes */
  function findEndOfBody(bytes: Uint8Array, start: number): number {
    const end = bytes.indexOf(nul, start + missing) + 1;
    missing = Math.max(0, missing - (bytes.length - start));
    return end;
  }

  function assertSize(bytes: number) {
    if (bytes > (isInBody ? limit : maxHeadSize)) throw new FrameTooLarge();
  }

  function beginBody() {
    isInBody = true;
    missing = readContentLength(head);
    assertSize(size + missing);
  }

  function endFrame() {
    const frame = parseFrame(head, body.slice(0, -1));
    head = body = "";
    size = 0;
    isInBody = false;
    if (frame) onFrame(frame);
  }

  /** @returns the index of the first byte that was not read */
  function read(bytes: Uint8Array, start: number): number {
    if (size === 0 && separators.includes(bytes[start])) return start + 1;
    const end = isInBody ? findEndOfBody(bytes, start) : findEndOfHead(bytes, start);
    const part = bytes.subarray(start, end || bytes.length);
    size += part.length;
    assertSize(size);
    const text = decoder.decode(part, { stream: end === 0 });
    if (isInBody) body += text;
    else head += text;
    if (end > 0) (isInBody ? endFrame : beginBody)();
    return start + part.length;
  }

  return {
    take(data) {
      const bytes = toBytes(data);
      let at = 0;
      while (at < bytes.length) at = read(bytes, at);
    },
    isInside: () => size > 0,
  };
}
