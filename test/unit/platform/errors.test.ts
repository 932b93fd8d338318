// @vitest-environment node
import { describe, expect, it, vi } from "vitest";
import { AccountFailure } from "../../../src/account";
import { type ConfigStore, createConfigStore, type HandledError } from "../../../src/config";
import { HttpFailure } from "../../../src/http/failure";
import { createErrorReporter } from "../../../src/platform/errors";
import type { Page } from "../../../src/platform/page";
import { createLog } from "../../../src/utils/log";

const token = "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln";
const secrets = [token, "giulia.rossi@posta.example", "203.0.113.7", "Tr0ub4dor"];

/** A failed response that repeats secret data of its request. */
const refusal = new HttpFailure("status", {
  status: 500,
  errors: [
    { message: `token ${token} of giulia.rossi@posta.example is refused`, code: "E-17", status: 500 },
    { message: "call from 203.0.113.7, password=Tr0ub4dor", code: token, status: undefined },
  ],
  headers: new Headers({ "x-token": token }),
  cause: new TypeError(`cannot read ${token}`),
});

/** Everything that a listener can read of a value, including non-enumerable and inherited members. */
function readable(value: unknown, depth = 0): string {
  if (typeof value !== "object" || value === null || depth > 6) return String(value);
  if (value instanceof Headers) return [...value].join();
  const own = Object.getOwnPropertyNames(value).map((name) =>
    readable((value as Readonly<Record<string, unknown>>)[name], depth + 1),
  );
  return [value instanceof Error ? String(value) : "", ...own].join("\n");
}

function report(error: Error, code: HandledError["code"] = "balance") {
  const sent = vi.fn(() => true);
  const onError = vi.fn();
  const log = createLog(() => "silent");
  const config: ConfigStore = createConfigStore({ onError }, log);
  createErrorReporter(config, { send: sent } as Partial<Page> as Page, log)(code, error, "vetrina-x");
  const [name, detail] = sent.mock.calls[0] as unknown as [string, HandledError & { tag: string }];
  return { name, detail, handled: onError.mock.calls[0]?.[0] as HandledError };
}

describe("an error that is reported to the page (S13)", () => {
  it.each([
    ["a failed call", refusal],
    ["a failed call of the error catalogue", new AccountFailure("self-exclusion", refusal)],
    ["a crash of a widget", new RangeError(`invalid value ${token}`)],
  ])(
    "does not contain the secrets of the original error, either in the event or for `onError` (%s)",
    (_, error) => {
      const { name, detail, handled } = report(error);
      expect(name).toBe("vetrina:error");
      for (const secret of secrets) {
        expect(readable(detail)).not.toContain(secret);
        expect(readable(handled)).not.toContain(secret);
      }
    },
  );

  it("keeps its class, its fields and the harmless part of its texts", () => {
    const { error, code, tag } = report(new AccountFailure("refresh", refusal), "refresh").detail;
    expect([code, tag]).toEqual(["refresh", "vetrina-x"]);
    expect(error).toBeInstanceOf(AccountFailure);
    expect(error).toMatchObject({
      name: "AccountFailure",
      message: "Unable to refresh JWT from Area Privata",
      code: "refresh",
    });
    const { cause } = error;
    expect(cause).toBeInstanceOf(HttpFailure);
    expect(cause).toMatchObject({
      name: "HttpFailure",
      message: "call failed: status 500",
      kind: "status",
      status: 500,
      errors: [
        { message: "token [token] of [e-mail] is refused", code: "E-17", status: 500 },
        { message: "call from [ip], password=[hidden]", code: "[token]" },
      ],
    });
    expect(String(error)).toBe("AccountFailure: Unable to refresh JWT from Area Privata");
    expect(error.stack).toContain("errors.test.ts");
  });

  it("is a copy, so that the original error keeps its texts", () => {
    report(refusal);
    expect(refusal.errors[0]?.message).toContain(token);
  });

  it("is reported even if it is circular or its fields throw", () => {
    const circular = new Error("a");
    circular.cause = circular;
    const hostile = Object.defineProperty(new Error("b"), "field", {
      enumerable: true,
      get: () => {
        throw new Error("getter");
      },
    });
    for (const error of [circular, hostile]) expect(report(error).detail.error).toBeInstanceOf(Error);
  });
});
