// @vitest-environment node
import { expect, describe, it, vi } from "vitest";
import { createConfigStore } from "../../../src/config";
import { createNetwork } from "../../../src/http/network";
import { createPageHttp } from "../../../src/http/page-http";
import type { ReadKind } from "../../../src/http/reads";
import type { Page } from "../../../src/platform/page";
import { createClock } from "../../../src/time/clock";
import { createLog } from "../../../src/utils/log";
import * as v from "../../../src/utils/valibot";
import { answer, granted, loggedInJar, startAccount } from "../account/harness";

const scores: ReadKind<readonly string[]> = {
  name: "live scores",
  path: "/api/live-scores/v1/list",
  schema: v.array(v.string()),
};

/** The HTTP of a page with a service that responds with the same body to every call. */
function start({ isEdited = false, body = { result: ["2-1"] } as unknown } = {}) {
  const requests: Request[] = [];
  const stopListening = vi.fn();
  const log = createLog(() => "silent");
  const clock = createClock({ wallNow: () => 0, monotonicNow: () => 0 });
  const config = createConfigStore({ account: { origin: "https://servizi.vetrina.test" } }, log);
  const network = createNetwork({
    settings: () => ({ timeoutMs: 1000, retryDelayMs: 0 }),
    log,
    clock,
    fetch: (input, init) => {
      requests.push(new Request(input, init));
      return Promise.resolve(answer(body));
    },
    connectivity: { isOffline: () => false, onChange: () => stopListening },
    pageVisibility: {
      isHidden: () => false,
      onVisible: () => () => undefined,
      onHidden: () => () => undefined,
    },
  });
  const page = { url: () => new URL("https://www.vetrina.test/"), isEdited: () => isEdited } as Page;
  const http = createPageHttp({ config, log, clock, page, network });
  return { http, requests, stopListening };
}

describe("HTTP of a page", () => {
  it("reads a public value below `account.origin`, without credentials", async () => {
    const { http, requests } = start();
    expect(await http.resourceOf(scores, { sport: "calcio" }).read()).toEqual(["2-1"]);
    expect(requests.map(({ url }) => url)).toEqual([
      "https://servizi.vetrina.test/api/live-scores/v1/list?sport=calcio",
    ]);
    expect(requests[0]?.headers.get("authorization")).toBeNull();
  });

  it("returns the same resource for equal queries", () => {
    const { http } = start();
    const value = http.resourceOf(scores, { sport: "calcio" });
    expect(http.resourceOf(scores, { sport: "calcio" })).toBe(value);
    expect(http.resourceOf(scores, { sport: "tennis" })).not.toBe(value);
    expect(http.resourceOf({ ...scores })).not.toBe(http.resourceOf(scores));
  });

  it("rejects a result that does not match the schema", async () => {
    const { http } = start({ body: { result: "2-1" } });
    await expect(http.resourceOf(scores).read()).rejects.toMatchObject({ kind: "invalidReply" });
  });

  it("returns the value of a single call, without creating a resource", async () => {
    const { http } = start({ body: { goals: 2 } });
    const schema = v.object({ goals: v.number() });
    const { value } = await http.call({ method: "GET", url: "https://servizi.vetrina.test/x", schema });
    expect(value.goals).toBe(2);
  });

  it("does not call a service on a page that an author edits", async () => {
    const { http, requests } = start({ isEdited: true });
    await expect(http.resourceOf(scores).read()).rejects.toThrow("a page in edit mode calls no service");
    expect(requests).toEqual([]);
  });

  it("removes the listeners of its values when it is disposed of", () => {
    const { http, stopListening } = start();
    http.resourceOf(scores);
    expect(stopListening).not.toHaveBeenCalled();
    http.dispose();
    expect(stopListening).toHaveBeenCalledOnce();
  });
});

describe("a value that belongs to the player", () => {
  it("is read with the player's token, and dropped after a logout", async () => {
    const harness = startAccount({
      jar: loggedInJar(),
      responders: { [scores.path]: () => granted(["2-1"]) },
    });
    const resource = (await harness.account.area.load()).resourceOf(scores, { sport: "calcio" });
    expect(await resource.read()).toEqual(["2-1"]);
    const sent = harness.sent.find(({ url }) => url.pathname === scores.path);
    expect(sent?.headers.get("authorization")).toMatch(/^Bearer /);
    expect(sent?.url.search).toBe("?sport=calcio");
    harness.account.session.logout();
    expect(resource.$state.get()).toEqual({ status: "none" });
  });
});
