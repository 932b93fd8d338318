// @vitest-environment node
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Frame, writeFrame } from "../../../../../src/gamification/client/stomp/frame";
import { createFrameReader, FrameTooLarge } from "../../../../../src/gamification/client/stomp/reader";
import { fuzzRounds } from "../../../../support/fuzz";
import { measureProcessorTime } from "../../../support/processor-time";

const limit = 2_000_000;

function readAll(parts: readonly (string | ArrayBuffer)[]): Frame[] {
  const frames: Frame[] = [];
  const reader = createFrameReader(limit, (frame) =>
    frames.push({ ...frame, headers: { ...frame.headers } }),
  );
  for (const part of parts) reader.take(part);
  return frames;
}

const message = (body: string, headers: Frame["headers"] = {}) => writeFrame("MESSAGE", headers, body);

describe("incoming frames", () => {
  it("are the same regardless of how the data is sliced, even with heartbeats between them", () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: "grapheme", maxLength: 40 }), { maxLength: 5 }),
        fc.infiniteStream(fc.integer({ min: 1, max: 30 })),
        (bodies, lengths) => {
          const wire = bodies.map((body) => message(body, { a: "b" })).join("\n");
          const parts: string[] = [];
          for (let at = 0; at < wire.length;) {
            const { value: length } = lengths.next() as { value: number };
            parts.push(wire.slice(at, at + length));
            at += length;
          }
          expect(readAll(parts).map(({ body }) => body)).toEqual(bodies);
        },
      ),
    );
  });

  it("are read correctly even if the bytes of a character arrive in separate slices", () => {
    const bytes = new TextEncoder().encode(message("perché 🎰", { a: "b" }));
    const parts = [...bytes].map((byte) => Uint8Array.of(byte).buffer);
    expect(readAll(parts)).toEqual([
      { command: "MESSAGE", headers: { a: "b", "content-length": "12" }, body: "perché 🎰" },
    ]);
  });

  it("keep a NUL within the length that content-length states", () => {
    expect(readAll([message("a\0b"), message("è\0è")]).map(({ body }) => body)).toEqual(["a\0b", "è\0è"]);
  });

  it("end at the first NUL if they have no valid content-length", () => {
    const wire = "MESSAGE\na:b\n\nuno\0MESSAGE\ncontent-length:x\n\ndue\0MESSAGE\ncontent-length:1\n\ntre\0";
    expect(readAll([wire]).map(({ body }) => body)).toEqual(["uno", "due", "tre"]);
  });

  it.each(["0x10", "1e1", "+16", "16.0", "-1", "Infinity", ""])(
    "ignore the content-length %j, because it may contain only digits",
    (length) => {
      const wire = `MESSAGE\ncontent-length:${length}\n\nuno\0MESSAGE\n\ndue\0MESSAGE\n\ntre\0`;
      expect(readAll([wire]).map(({ body }) => body)).toEqual(["uno", "due", "tre"]);
    },
  );

  it("are read correctly if their lines end with CRLF", () => {
    expect(readAll(["\r\nCONNECTED\r\nversion:1.2\r\n\r\n\0"])).toEqual([
      { command: "CONNECTED", headers: { version: "1.2" }, body: "" },
    ]);
  });

  it("get their headers unescaped, except in CONNECTED, and keep the first of repeated headers", () => {
    const [first, second] = readAll(["ERROR\nm:a\\c b\\n\\\\n\nm:z\n\n\0CONNECTED\nm:a\\c\n\n\0"]);
    expect(first?.headers).toEqual({ m: "a: b\n\\n" });
    expect(second?.headers).toEqual({ m: "a\\c" });
  });

  it("do not change the prototype of the headers", () => {
    const frames: Frame[] = [];
    createFrameReader(limit, (frame) => frames.push(frame)).take("MESSAGE\n__proto__:x\nconstructor:y\n\n\0");
    expect(Object.entries(frames[0]?.headers ?? {})).toEqual([
      ["__proto__", "x"],
      ["constructor", "y"],
    ]);
  });

  it("are read in linear time, even if a large frame arrives in many slices", () => {
    const body = "x".repeat(300_000);
    expect(readAll([...message(body)])[0]?.body).toBe(body);
  });

  it("do not block the thread if they contain a megabyte of NULs", () => {
    const body = "\0".repeat(1_000_000);
    const wire = message(`${body}x`);
    const elapsed = measureProcessorTime();
    expect(readAll([wire.slice(0, -2)])).toEqual([]);
    expect(readAll([wire])[0]?.body).toHaveLength(1_000_001);
    expect(elapsed()).toBeLessThan(5000);
  });

  it("are refused before their body arrives if their content-length is above the limit (S24)", () => {
    const reader = createFrameReader(limit, () => undefined);
    expect(() => {
      reader.take("MESSAGE\ncontent-length:2000001\n\n");
    }).toThrow(FrameTooLarge);
  });

  it("are refused above the size limit, even if their headers alone exceed it", () => {
    const reader = () => createFrameReader(100_000, () => undefined);
    const body = reader();
    body.take("MESSAGE\n\n");
    expect(() => {
      for (let part = 0; part < 20; part += 1) body.take("x".repeat(10_000));
    }).toThrow(FrameTooLarge);
    expect(() => {
      reader().take("a".repeat(70_000));
    }).toThrow(FrameTooLarge);
  });

  it("report the number of received bytes while they are incomplete", () => {
    const reader = createFrameReader(limit, () => undefined);
    const sizes = ["\n", "MESSAGE\n\n", "è", "\0\n", "MESSAGE\n\n\0ERR"].map((data) => {
      reader.take(data);
      return reader.unfinishedSize();
    });
    expect(sizes).toEqual([0, 9, 11, 0, 3]);
  });
});

describe("outgoing frames", () => {
  it("have a content-length in bytes, and escaped colons", () => {
    expect(writeFrame("SEND", { destination: "/a:b" }, "è")).toBe(
      "SEND\ndestination:/a\\cb\ncontent-length:2\n\nè\0",
    );
    expect(writeFrame("CONNECT", { passcode: "a:b" })).toBe("CONNECT\npasscode:a:b\n\n\0");
  });

  it.each(["a\nb", "a\rb", "a\0b", "a\\b"])("cause an error for a header value such as %j (S23)", (value) => {
    expect(() => writeFrame("SEND", { destination: value })).toThrow(/invalid character/);
  });

  it("are read back as exactly one frame each, or cause an error, for any headers and body (S23)", () => {
    const piece = fc.constantFrom(
      "a",
      ":",
      "\n",
      "\r",
      "\0",
      "\\",
      "\\n",
      "\nevil:1",
      "\n\n\0SEND\n",
      "è",
      "🎰",
    );
    const text = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(""));
    let written = 0;
    const property = fc.property(
      fc.constantFrom("CONNECT", "SEND"),
      text,
      text,
      text,
      (command, a, b, body) => {
        let wire: string;
        try {
          wire = writeFrame(command, { a, b }, body);
        } catch {
          return;
        }
        written += 1;
        const { "content-length": _, ...headers } = readAll([wire])[0]?.headers ?? {};
        expect(readAll([wire])).toHaveLength(1);
        expect([headers, readAll([wire])[0]?.body]).toEqual([{ a, b }, body]);
      },
    );
    fc.assert(property, { numRuns: fuzzRounds(2000) });
    expect(written).toBeGreaterThan(fuzzRounds(50));
  });
});
