import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createModelFetch } from "../../../sandbox/browser/model-fetch";
import { accountPaths, createModel } from "../../../sandbox/model";

const origin = "https://simulated.invalid";

function start() {
  const model = createModel({ time: () => Date.parse("2026-11-21T08:30:00Z") });
  return { model, fetch: createModelFetch(model) };
}

const withToken = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
const balance = `${origin}${accountPaths.balance}?channel=62&requestId=1&ipAddress=&infoChannel=x`;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("the simulated services inside a page", () => {
  it("accept the server's controls, and do not record them in the journal", async () => {
    const { model, fetch } = start();
    const post = (path: string, body: unknown) =>
      fetch(origin + path, { method: "POST", body: JSON.stringify(body) });
    expect((await post("/sandbox/faults", { match: "getBalance", status: 503, times: 1 })).status).toBe(200);
    expect((await fetch(balance)).status).toBe(503);
    expect((await fetch(balance)).status).toBe(401);
    await post("/sandbox/clock", { advance: 1000 });
    expect(model.clock.now()).toBe(Date.parse("2026-11-21T08:30:01Z"));
    const journal = await (await fetch(`${origin}/sandbox/requests`)).json();
    expect(journal).toEqual([
      expect.objectContaining({
        method: "GET",
        status: 503,
        path: expect.stringContaining("getBalance?channel=62"),
      }),
      expect.objectContaining({ status: 401 }),
    ]);
  });

  it("apply faults that cut, change or delay a response, and let the caller abort", async () => {
    const { model, fetch } = start();
    model.faults.add({ match: "getBalance", drop: true, times: 1 });
    await expect(fetch(balance)).rejects.toThrow(TypeError);
    model.faults.add({ match: "getBalance", body: "html", times: 1 });
    expect(await (await fetch(balance)).text()).toContain("Manutenzione");
    model.faults.add({ match: "getBalance", delay: 5000, expiring: true, times: 1 });
    const late = fetch(balance, withToken(model.sessions.open("giulia")));
    await vi.advanceTimersByTimeAsync(5000);
    expect((await late).headers.get("x-token-expiring")).toBe("true");
    model.faults.add({ match: "getBalance", delay: 5000, times: 1 });
    const controller = new AbortController();
    const aborted = expect(fetch(balance, { signal: controller.signal })).rejects.toThrow("enough");
    await vi.advanceTimersByTimeAsync(10);
    controller.abort(new Error("enough"));
    await aborted;
  });
});
