import { describe, expect, it, vi } from "vitest";
import { createLog } from "../../../src/platform";
import { redact } from "../../../src/platform/log";

const sink = () => ({ debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() });

describe("log (S18)", () => {
  it("prints from its level on", () => {
    const out = sink();
    const log = createLog(() => "warn", out);
    log.info("silenzio");
    log.warn("avviso");
    expect(out.info).not.toHaveBeenCalled();
    expect(out.warn).toHaveBeenCalledWith("[vetrina] avviso");
  });

  it.each([
    ["eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln", "eyJ"],
    ["Authorization: Bearer abc.def", "abc.def"],
    ["basic dXNlcjpwYXNz", "dXNlcjpwYXNz"],
    ["passcode:segreto", "segreto"],
    ['{"password":"vetrina1"}', "vetrina1"],
    ["scrivi a giulia.rossi@posta.example", "giulia"],
    ["da 203.0.113.7 arriva", "203.0.113.7"],
    ["cookie: JWT=abc", "abc"],
  ])("takes the secret out of %s", (text, secret) => {
    const out = sink();
    createLog(() => "debug", out).error(text, text, { nested: [text] }, new Error(text));
    expect(JSON.stringify(out.error.mock.calls)).not.toContain(secret);
  });

  it("hides whole fields by their name, and keeps the others", () => {
    const told = redact({
      status: 500,
      jwt: "x1",
      balance: 12,
      userName: "giulia",
      nested: { sessionId: "s", ipAddress: "1" },
    });
    expect(told).toEqual({
      status: 500,
      jwt: "[hidden]",
      balance: "[hidden]",
      userName: "[hidden]",
      nested: { sessionId: "[hidden]", ipAddress: "[hidden]" },
    });
  });

  it("ends, even for what points at itself", () => {
    const loop: { self?: unknown } = {};
    loop.self = loop;
    expect(JSON.stringify(redact(loop))).toContain("[…]");
  });
});
