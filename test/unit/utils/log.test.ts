import { describe, expect, it, vi } from "vitest";
import { createLog } from "../../../src/utils/log";
import { redact } from "../../../src/utils/redact";
import { measureProcessorTime } from "../support/processor-time";

const sink = () => ({ debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() });

describe("log (S18)", () => {
  it("prints only messages of its level or above", () => {
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
    ["cookie: a=1; session=xyz", "xyz"],
    ["Authorization: Token s3cr3t", "s3cr3t"],
    ["Authorization: ApiKey abc,def", "def"],
    ["?access_token=qwerty&x=1", "qwerty"],
    ['{"tokenSession":"qwerty"}', "qwerty"],
    ["tokenJWT=qwerty", "qwerty"],
    ["JWT_ar=qwerty;", "qwerty"],
    ["da 2001:db8:85a3::8a2e:370:7334 arriva", "8a2e"],
    ['{"accessToken":"segreto due parole"}', "parole"],
    ['{"password":"uno \\"due\\" tre"}', "tre"],
    ["password: 'segreto due parole'", "parole"],
    ['{"body":"{\\"token\\":\\"segreto due parole\\"}"}', "segreto"],
    ['{"body":"{\\"token\\":\\"segreto due parole\\"}"}', "parole"],
    ['{"jwt":"segreto due\nparole', "parole"],
    ["?next=%2F%3Ftoken%3Dsegreto", "segreto"],
    ["%257B%2522token%2522%253A%2522segreto%2522%257D", "segreto"],
    ['{"body":"{\\"cookie\\":\\"qwerty\\"}"}', "qwerty"],
    ["?headers=cookie%3Dqwerty", "qwerty"],
    ["apiKey=qwerty", "qwerty"],
    ["api_key: qwerty", "qwerty"],
    ["x-api-key: qwerty", "qwerty"],
    ["x-session-id: qwerty", "qwerty"],
  ])("removes the secret from %s", (text, secret) => {
    const out = sink();
    createLog(() => "debug", out).error(text, text, { nested: [text] }, new Error(text));
    expect(JSON.stringify(out.error.mock.calls)).not.toContain(secret);
  });

  it("keeps the text after a quoted secret", () => {
    expect(redact('{"accessToken":"segreto due","status":500}')).toBe(
      '{"accessToken":[hidden],"status":500}',
    );
    expect(redact("password: 'segreto due' rifiutata")).toBe("password: [hidden] rifiutata");
  });

  it("does not change the library's own message about a configuration key", () => {
    const sentence = 'configuration "gamification.tokenUrl": expected an https address';
    expect(redact(sentence)).toBe(sentence);
  });

  it("hides secret fields by name, and keeps the others", () => {
    const redacted = redact({
      status: 500,
      jwt: "x1",
      balance: 12,
      userName: "giulia",
      nested: { sessionId: "s", ipAddress: "1" },
      apiKey: "k",
      "x-session-id": "s",
    });
    expect(redacted).toEqual({
      status: 500,
      jwt: "[hidden]",
      balance: "[hidden]",
      userName: "[hidden]",
      nested: { sessionId: "[hidden]", ipAddress: "[hidden]" },
      apiKey: "[hidden]",
      "x-session-id": "[hidden]",
    });
  });

  it("terminates even for circular objects", () => {
    const loop: { self?: unknown } = {};
    loop.self = loop;
    expect(JSON.stringify(redact(loop))).toContain("[…]");
  });

  it("hides names of players and cookies, but not fields whose names only contain “ip”", () => {
    const redacted = redact({ siteNicknames: ["x"], cookies: "a=1", tooltip: "qui", chip: 1, userIp: "1" });
    expect(redacted).toEqual({
      siteNicknames: "[hidden]",
      cookies: "[hidden]",
      tooltip: "qui",
      chip: 1,
      userIp: "[hidden]",
    });
  });

  it("never throws for any value", () => {
    const out = sink();
    const log = createLog(() => "debug", out);
    const strange = Object.assign(new Error("x"), { message: { code: 1 } });
    const hostile = {
      get field(): string {
        throw new Error("getter");
      },
    };
    log.error("strano", strange, hostile, null, undefined, 7n, Symbol("s"));
    expect(out.error).toHaveBeenCalledTimes(1);
    expect(out.error.mock.calls[0]?.[2]).toBe("[unreadable]");
  });

  it("processes long lines quickly (S26)", () => {
    const out = sink();
    const long = "a-b_c".repeat(20_000);
    const elapsed = measureProcessorTime();
    createLog(() => "debug", out).error(long, long, `${"1:".repeat(50_000)}`);
    expect(elapsed()).toBeLessThan(500);
  });
});
