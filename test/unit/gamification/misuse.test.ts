// @vitest-environment node
import { describe, expect, expectTypeOf, it, vi } from "vitest";
import {
  type Call,
  createGamification,
  type GamificationOptions,
  getMember,
  heartbeat,
  MissingParameter,
} from "../../../src/gamification";
import { withCallNames } from "../../../src/gamification/call-names";
import { connected, outcomeOf, second, startClient } from "./support/start-client";

/** STOMP uses these headers of SEND and MESSAGE itself. */
const stompHeaders = [
  "ack",
  "content-length",
  "content-type",
  "destination",
  "receipt",
  "subscription",
  "transaction",
];

const getToken = () => Promise.resolve("t");

describe("a gamification client", () => {
  it.each<readonly [string, Partial<GamificationOptions>]>([
    ["url", { url: "javascript:1" }],
    ["url", { url: undefined as never }],
    ["getToken", { getToken: undefined as never }],
    ["refusalPattern", { refusalPattern: "denied" as never }],
    ["refusalPattern", { refusalPattern: {} as never }],
    ...["", "a:b", "a b", "a\nb", "x\n\n\0SEND", "a\\b", ...stompHeaders].map(
      (callIdHeader) => ["callIdHeader", { callIdHeader }] as const,
    ),
  ])("throws if it is created with a wrong `%s`", (name, wrong) => {
    expect(() => createGamification({ url: "https://platform.example/ws", getToken, ...wrong })).toThrow(
      new RegExp(`^\`${name}\` must be`),
    );
  });

  it("stays closed after `close`, regardless of later calls of its functions", async () => {
    const h = startClient();
    await connected(h.client);
    await Promise.all([h.client.close(), vi.advanceTimersByTimeAsync(second)]);
    h.client.open();
    h.client.on("optinStatus", () => undefined);
    h.client.board("con-autunno-1", { topRanksToInclude: 1 }, () => undefined);
    expect(await outcomeOf(h.client.call(heartbeat))).toBe("notSent");
    expect(h.status()).toBe("idle");
    expect(h.network.opened).toHaveLength(1);
  });
});

describe("a call", () => {
  it("is rejected with a hint if the caller passes a name instead of a call object", async () => {
    const { client } = startClient();
    await expect(client.call("getAwards" as unknown as Call<void, unknown>)).rejects.toThrow(/withCallNames/);
  });

  it.each([0, -5, Number.NaN, "soon" as never])(
    "is rejected with a message if its timeoutMs is %j",
    async (timeoutMs) => {
      const h = startClient();
      const call = h.client.call(getMember, { includeCustomFields: [] }, { timeoutMs });
      await expect(call).rejects.toThrow(/timeoutMs/);
    },
  );

  it.each([Infinity, 3e9])("completes normally with a timeoutMs of %d", async (timeoutMs) => {
    const h = startClient();
    await connected(h.client);
    const call = h.client.call(getMember, { includeCustomFields: [] }, { timeoutMs });
    const [{ data }] = await Promise.all([call, vi.advanceTimersByTimeAsync(second)]);
    expect(data.name).toBe("Giulia");
  });

  it("is a type error and is rejected if it is made by name without its required request", async () => {
    const h = startClient();
    const { call } = withCallNames(h.client);
    // @ts-expect-error -- `getMember` requires a request
    await expect(call("getMember")).rejects.toThrow(MissingParameter);
    // @ts-expect-error -- options do not replace it
    await expect(call("claimAwards", undefined, { timeoutMs: 5000 })).rejects.toThrow(/claimAwards/);
    // @ts-expect-error -- scripts may pass null
    await expect(call("getAwards", null)).rejects.toThrow(MissingParameter);
    expect(h.network.opened).toHaveLength(0);
    expectTypeOf(call<"heartbeat">).toBeCallableWith("heartbeat");
  });

  it("has the types of its request and reply, even if it is made by name", () => {
    const { call } = withCallNames(startClient().client);
    expectTypeOf<Awaited<ReturnType<typeof call<"getMember">>>["data"]["name"]>().toEqualTypeOf<
      string | undefined
    >();
    expectTypeOf(call<"getMember">)
      .parameter(0)
      .toEqualTypeOf<"getMember">();
  });
});
