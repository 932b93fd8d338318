// @vitest-environment node
import * as v from "valibot";
import { describe, expect, it, vi } from "vitest";
import { createHttp } from "../../../src/http/http";
import { createLocks, type LockManagerLike } from "../../../src/platform/locks";
import { createClock } from "../../../src/time/clock";
import { createLog } from "../../../src/utils/log";
import { createTestLifecycle } from "../support/lifecycle";

const aborted = expect.objectContaining({ name: "HttpFailure", kind: "aborted" }) as unknown;

function startHttp() {
  const page = createTestLifecycle();
  const requests: Request[] = [];
  const log = createLog(() => "silent");
  const http = createHttp({
    settings: () => ({ timeoutMs: 60_000, retryDelayMs: 1000 }),
    clock: createClock(),
    log,
    lifecycle: page.lifecycle,
    fetch: (input, init) => {
      requests.push(new Request(input, init));
      return requests.length === 1 ? new Promise(() => undefined) : Promise.resolve(new Response('"done"'));
    },
  });
  const call = () => http.call({ method: "GET", url: "https://api.vetrina.test/thing", schema: v.string() });
  return { ...page, requests, call };
}

describe("calls of a suspended page", () => {
  it("end at once, and remove their listeners", async () => {
    const { suspend, requests, call, subscribers } = startHttp();
    const answer = call();
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    suspend();
    await expect(answer).rejects.toEqual(aborted);
    expect(requests[0]?.signal.aborted).toBe(true);
    expect(subscribers()).toBe(0);
  });

  it("fail immediately until the page resumes", async () => {
    const { suspend, resume, requests, call } = startHttp();
    const first = call();
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    suspend();
    await expect(first).rejects.toEqual(aborted);
    await expect(call()).rejects.toEqual(aborted);
    resume();
    expect((await call()).value).toBe("done");
  });
});

describe("a lock", () => {
  /** A lock that another tab never releases. */
  const taken: LockManagerLike = {
    request: ((_: string, { signal }: LockOptions) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener("abort", () => reject(new DOMException("aborted", "AbortError")));
      })) as LockManager["request"],
  };

  it("does not delay its work once the page is suspended", async () => {
    const { lifecycle, suspend, subscribers } = createTestLifecycle();
    const work = vi.fn(() => Promise.resolve("done"));
    const outcome = createLocks(taken, lifecycle).run("n", 1e6, work);
    expect(work).not.toHaveBeenCalled();
    suspend();
    expect(await outcome).toBe("done");
    expect(subscribers()).toBe(0);
  });
});
