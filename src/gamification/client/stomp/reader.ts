import { createHeadParser, encoder, type Frame, type Head } from "./frame";

/** A frame, or the data of one message of the socket, is longer than the limit (S24). */
export class FrameTooLarge extends Error {}

/** Reads frames from the data that a socket receives, regardless of how the data is split. */
export interface FrameReader {
  /** @throws FrameTooLarge if the data or a frame, or its announced length, exceeds the limit */
  take(data: string | ArrayBuffer): void;
  /** Bytes of the unfinished frame; 0 between frames. */
  unfinishedSize(): number;
}

const nul = 0;
const lineFeed = 10;
const carriageReturn = 13;

/** Maximum size of a head in bytes. Real headers are never this long. */
const maxHeadSize = 64_000;

const decoder = new TextDecoder();

/** True if the text ends with the first half of a surrogate pair. */
const endsInside = (text: string) => (text.charCodeAt(text.length - 1) & 0xfc00) === 0xd800;

/**
 * Finds where each frame ends, within limits that the library's parser does not have, and parses complete
 * frames only. Each limit is checked before the work that it limits, and no byte is read twice.
 *
 * @param limit the maximum size of a frame, and of the data of one message, in bytes
 */
export function createFrameReader(limit: number, onFrame: (frame: Frame) => void): FrameReader {
  const parseHead = createHeadParser();
  /** The first half of a surrogate pair that was split between two messages. */
  let highSurrogate = "";
  /** The bytes of the current frame that have arrived. */
  let buffer = new Uint8Array(1000);
  /** The number of bytes of the current frame that have arrived; 0 between frames. */
  let size = 0;
  /** The parsed head. Undefined until the head has ended, or if it is malformed. */
  let head: Head | undefined;
  /** Bytes of the head; 0 until the head has ended. */
  let headSize = 0;
  /** Bytes of the current line of the head, without carriage returns. */
  let lineLength = 0;
  /** Bytes of the body that must arrive before a NUL may end it. */
  let missing = 0;

  function toBytes(data: string | ArrayBuffer): Uint8Array {
    if (typeof data !== "string") return new Uint8Array(data);
    const text = highSurrogate + data;
    highSurrogate = endsInside(text) ? text.slice(-1) : "";
    return encoder.encode(highSurrogate ? text.slice(0, -1) : text);
  }

  /**
   * @returns the index after the empty line that ends the head, or 0 if the head does not end in these bytes
   */
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

  function assertSize(bytes: number, maximum = headSize ? limit : maxHeadSize) {
    if (bytes > maximum) throw new FrameTooLarge();
  }

  /** Doubles the buffer if it is too short, so that it is not copied for each of many small parts. */
  function append(part: Uint8Array) {
    const length = size + part.length;
    assertSize(length);
    if (length > buffer.length) {
      const larger = new Uint8Array(2 * length);
      larger.set(buffer);
      buffer = larger;
    }
    buffer.set(part, size);
    size = length;
  }

  const decode = (start: number, end: number) => decoder.decode(buffer.subarray(start, end));

  function beginBody() {
    head = parseHead(buffer.subarray(0, size));
    headSize = size;
    // An invalid length is ignored, so the body then ends at its first NUL.
    const length = head?.headers["content-length"] ?? "";
    missing = /^\d+$/.test(length) ? Number(length) : 0;
    assertSize(size + missing);
  }

  function endFrame() {
    const body = decode(headSize, size - 1);
    size = headSize = 0;
    if (head) onFrame({ ...head, body });
  }

  /** @returns the index of the first byte that was not read */
  function read(bytes: Uint8Array, start: number): number {
    if (size === 0 && [nul, lineFeed, carriageReturn].includes(bytes[start] ?? nul)) return start + 1;
    const end = (headSize ? findEndOfBody : findEndOfHead)(bytes, start);
    const part = bytes.subarray(start, end || bytes.length);
    append(part);
    if (end > 0) (headSize ? endFrame : beginBody)();
    return start + part.length;
  }

  return {
    take(data) {
      assertSize(typeof data === "string" ? data.length : data.byteLength, limit);
      const bytes = toBytes(data);
      let at = 0;
      while (at < bytes.length) at = read(bytes, at);
    },
    unfinishedSize: () => size,
  };
}
