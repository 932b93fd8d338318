// @vitest-environment node
import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import type { Frame } from "../../../../../src/gamification/client/stomp/frame";
import { createFrameReader, FrameTooLarge } from "../../../../../src/gamification/client/stomp/reader";
import { fuzzRounds } from "../../../../support/fuzz";

const limit = 200_000;

type Part = string | ArrayBuffer;

/** Frames that the reader returns for the parts, and whether it refused the data. */
function readAll(parts: readonly Part[]) {
  const frames: Frame[] = [];
  const reader = createFrameReader(limit, (frame) => void frames.push(frame));
  try {
    for (const part of parts) {
      reader.take(part);
      expect(reader.unfinishedSize()).toBeLessThanOrEqual(limit);
    }
  } catch (error) {
    // The reader may not throw any other error into the socket's event handler.
    expect(error).toBeInstanceOf(FrameTooLarge);
    return { frames, isRefused: true };
  }
  return { frames, isRefused: false };
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** Cuts a text into byte sequences at random places, even inside a character. */
function slice(wire: string, lengths: Iterator<number>): ArrayBuffer[] {
  const bytes = bytesOf(wire);
  const parts: ArrayBuffer[] = [];
  for (let at = 0; at < bytes.length;) {
    const length = lengths.next().value as number;
    parts.push(bytes.slice(at, at + length).buffer);
    at += length;
  }
  return parts;
}

const lengths = (max: number) => fc.infiniteStream(fc.integer({ min: 1, max }));

/** Text with many characters that end a line, a header or a frame. */
const text = fc
  .array(fc.constantFrom("\0", "\n", "\r", ":", "\\", "a", "è", "🎰", "content-length:3\n"), {
    maxLength: 20,
  })
  .map((pieces) => pieces.join(""));

const frame = fc.record({
  lineEnd: fc.constantFrom("\n", "\r\n"),
  header: fc.constantFrom("a:b", "è:🎰", "__proto__:x", "a:b:c", "a:"),
  body: text,
});

const lengthsStated = fc.oneof(
  fc.integer({ min: -5, max: 60 }).map(String),
  fc.double().map(String),
  fc.constantFrom("", " 3 ", "0x10", "1e5", "1e9", "9".repeat(400), "-0", "3,4", "\0", `3\ncontent-length:4`),
);

describe("the frame reader with random input", () => {
  it("finds the same frames regardless of where the data is cut", () => {
    const property = fc.property(fc.array(frame, { maxLength: 6 }), lengths(40), (frames, cuts) => {
      const wire = frames.map(({ lineEnd, header, body }) =>
        ["MESSAGE", header, `content-length:${bytesOf(body).length}`, "", `${body}\0`].join(lineEnd),
      );
      const { frames: found, isRefused } = readAll(slice(wire.join("\n"), cuts));
      expect(isRefused).toBe(false);
      expect(found.map(({ body }) => body)).toEqual(frames.map(({ body }) => body));
    });
    fc.assert(property, { numRuns: fuzzRounds(1000) });
  });

  it("returns the same frames for a text in pieces as for the whole text", () => {
    const wire = fc
      .array(fc.oneof(text, fc.constantFrom("MESSAGE\n", "\n\n", "content-length:", "\0\n", "99999999")), {
        maxLength: 30,
      })
      .map((pieces) => pieces.join(""));
    const property = fc.property(wire, lengths(9), (data, cuts) => {
      expect(readAll(slice(data, cuts))).toEqual(readAll([bytesOf(data).buffer]));
    });
    fc.assert(property, { numRuns: fuzzRounds(2000) });
  });

  it("ends a body at the first NUL after the stated length, but refuses a length above the limit", () => {
    const property = fc.property(lengthsStated, fc.nat(100), lengths(30), (stated, nuls, cuts) => {
      const rest = `${"\0".repeat(nuls)}x\0ERROR\n\n\0`;
      const { frames, isRefused } = readAll(slice(`MESSAGE\ncontent-length:${stated}\n\n${rest}`, cuts));
      // If a header is repeated, the first one applies. A length with characters other than digits is
      // ignored.
      const length = Number(/^\d+$/.exec(stated.split("\n")[0] ?? "")?.[0] ?? 0);
      const end = rest.indexOf("\0", length);
      const body = length <= rest.length && end >= 0 ? rest.slice(0, end) : undefined;
      expect([frames[0]?.body, isRefused]).toEqual([body, length > limit]);
    });
    fc.assert(property, { numRuns: fuzzRounds(2000) });
  });
});

describe("the frame reader", () => {
  it.each<readonly [string, Part]>([
    ["NULs", "\0".repeat(limit + 1)],
    ["line ends", "\n".repeat(limit + 1)],
    ["letters", "x".repeat(limit + 1)],
    ["bytes", new ArrayBuffer(limit + 1)],
    ["many small frames", "MESSAGE\n\n\0".repeat(limit / 10 + 1)],
  ])("refuses %s beyond the size limit before it returns a frame (S24)", (_, data) => {
    expect(readAll([data])).toEqual({ frames: [], isRefused: true });
  });
});

/** Processor time that the reader needs, in milliseconds. Time of other processes is not included. */
function cost(wire: string, onFrame: () => void): number {
  const reader = createFrameReader(limit, onFrame);
  const before = process.cpuUsage();
  for (const letter of wire) reader.take(letter);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

describe("the processor time of the frame reader", () => {
  it.each([
    ["a head of 60 KB", `MESSAGE\na:${"x".repeat(60_000)}\n\n\0`],
    ["a head of 60 KB in short lines", `MESSAGE\n${"a:b\n".repeat(15_000)}\n\0`],
    ["a head of 60 KB that repeats content-length", `MESSAGE\n${"content-length:1\n".repeat(3500)}\nx\0`],
    ["a body of 60 KB of NULs", `MESSAGE\ncontent-length:60000\n\n${"\0".repeat(60_000)}\0`],
  ])("stays below 800 ms if %s arrives one character at a time", (_, wire) => {
    const onFrame = vi.fn();
    expect(cost(wire, onFrame)).toBeLessThan(800);
    expect(onFrame).toHaveBeenCalledOnce();
  });
});
