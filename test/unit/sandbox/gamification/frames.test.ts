// @vitest-environment node
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyCharacter, fuzzRounds } from "../../../support/fuzz";
import { FrameError, writeFrame } from "../../../../sandbox/broker/frame";
import { createFrameReader } from "../../../../sandbox/broker/frame-reader";

const read = (texts: Iterable<string>) => {
  const reader = createFrameReader();
  return [...texts].flatMap((text) => [...reader.read(text)]);
};

/** Splits a text into pieces of the given lengths, which repeat. It never splits a character. */
function split(text: string, lengths: readonly number[]): string[] {
  const characters = [...text];
  const pieces: string[] = [];
  for (let turn = 0; characters.length > 0; turn += 1) {
    pieces.push(characters.splice(0, lengths[turn % lengths.length] ?? 1).join(""));
  }
  return pieces;
}

const bodies = fc.string({ unit: "grapheme", maxLength: 60 });
const names = fc.stringMatching(/^[a-z-]{1,12}$/).filter((name) => name !== "content-length");
const frames = fc.record({
  command: fc.constantFrom("SEND", "MESSAGE", "SUBSCRIBE", "ERROR"),
  headers: fc.dictionary(names, fc.string({ unit: anyCharacter, maxLength: 20 }), { noNullPrototype: true }),
  body: fc.oneof(bodies, fc.constant("a\0b"), fc.constant("👍\0🎲"), fc.constant("")),
});

describe("frames", () => {
  it("are read as they were written, wherever the stream is split and with any line ends between them", () => {
    const lengths = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 8 });
    const between = fc.constantFrom("", "\n", "\r\n\n");
    const property = fc.property(fc.array(frames, { maxLength: 5 }), lengths, between, (sent, sizes, gap) => {
      const stream = sent
        .map(({ command, headers, body }) => gap + writeFrame(command, withoutNul(headers), body))
        .join("");
      const got = read(split(stream, sizes)).map(({ command, headers, body }) => {
        const { "content-length": _, ...rest } = Object.fromEntries(headers);
        return { command, headers: rest, body };
      });
      expect(got).toEqual(sent.map((frame) => ({ ...frame, headers: withoutNul(frame.headers) })));
    });
    fc.assert(property, { numRuns: fuzzRounds(500) });
  });

  it("that are malformed cause a FrameError or no error, never another error", () => {
    const pieces = fc.constantFrom(
      "SEND",
      "\n",
      "\0",
      ":",
      "\\",
      "content-length",
      "3",
      "a",
      "\r",
      "è",
      "👍",
    );
    const property = fc.property(fc.array(pieces, { maxLength: 60 }), (parts) => {
      try {
        for (const frame of read(parts)) expect(frame.command).toBeTypeOf("string");
      } catch (error) {
        expect(error).toBeInstanceOf(FrameError);
      }
    });
    fc.assert(property, { numRuns: fuzzRounds(5000) });
  });

  it("may have Windows line ends and no body", () => {
    const [frame] = read(["SUBSCRIBE\r\nid:sub-0\r\ndestination:/user/queue/callbacks\r\n\r\n\0"]);
    expect(Object.fromEntries(frame?.headers ?? [])).toEqual({
      id: "sub-0",
      destination: "/user/queue/callbacks",
    });
  });

  it("keep the first value of a repeated header", () => {
    expect(read(["SEND\nfoo:first\nfoo:second\n\n\0"])[0]?.headers.get("foo")).toBe("first");
  });

  it("of CONNECT are not escaped, others are", () => {
    expect(read(["CONNECT\npasscode:a\\cb:c\n\n\0"])[0]?.headers.get("passcode")).toBe("a\\cb:c");
    expect(read(["SEND\nfoo:a\\cb\\n\\\\\n\n\0"])[0]?.headers.get("foo")).toBe("a:b\n\\");
  });

  it("cannot be injected through a header", () => {
    const text = writeFrame("MESSAGE", { subject: "a\n\n\0SEND\ndestination:/gapi/x\n\n" }, "");
    expect(text.match(/\n\n/g)).toHaveLength(1);
  });

  it.each([
    ["an unknown escape", "SEND\nfoo:a\\tb\n\n\0"],
    ["a header without a colon", "SEND\nfoo\n\n\0"],
    ["an end within the headers", "SEND\nfoo:bar\n\0"],
    ["an invalid content-length", "SEND\ncontent-length:-1\n\nabc\0"],
    ["a body longer than announced", "SEND\ncontent-length:2\n\nabc\0"],
    ["a body that ends inside a character", "SEND\ncontent-length:1\n\nè\0"],
    ["a body that is too long", "SEND\ncontent-length:1000001\n\na\0"],
    ["headers that are too long", `SEND\nfoo:${"a".repeat(70_000)}\n\n\0`],
  ])("with %s are refused", (_, text) => {
    expect(() => read([text])).toThrow(FrameError);
  });

  it("of 300 kB can be read one character at a time", () => {
    const body = "è".repeat(150_000);
    const [frame, ...others] = read(writeFrame("SEND", { destination: "/gapi/x" }, body));
    expect(frame?.body).toBe(body);
    expect(others).toEqual([]);
  });
});

/** Removes NUL, which ends a frame and cannot be in a header, and lone surrogates. */
function withoutNul(headers: Record<string, string>): Record<string, string> {
  const clean = (text: string) => text.replaceAll("\0", "").replace(/[\ud800-\udfff]/g, "");
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, clean(value)]));
}
