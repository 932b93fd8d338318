// @vitest-environment node
import { describe, expect, it } from "vitest";
import {
  claimAwards,
  declineAwards,
  getAchievements,
  getAwards,
  getRewards,
  listInstantWins,
  playInstantWin,
} from "../../../../../src/gamification";
import { callWithCurrency } from "../../../../../src/gamification/client/connection/currency";
import { advance, outcomeOf, startClient } from "../../support/start-client";

interface Options {
  readonly currencyKey?: string;
  /** Value that the token response contains as the currency. */
  readonly fromToken?: unknown;
}

/** Requests that a client sends if it makes one call of each kind. */
async function requestsOf(options: Options, request: object = {}) {
  const { fromToken, ...rest } = options;
  const { client, network, getToken } = startClient(rest);
  if ("fromToken" in options) {
    const jwtToken = await getToken();
    getToken.mockImplementation(() => Promise.resolve({ jwtToken, currencyKey: fromToken } as never));
  }
  client.open();
  await advance(100);
  const calls: readonly Promise<unknown>[] = [
    client.call(getAwards, { awardFilter: {}, ...request }),
    client.call(claimAwards, { awardIds: [], ...request }),
    client.call(declineAwards, { awardIds: [], ...request }),
    client.call(listInstantWins, { instantWinFilter: {}, ...request }),
    client.call(playInstantWin, { instantWinId: "iw", ...request }),
    client.call(getRewards, { entityFilter: [], ...request }),
    client.call(getAchievements, { achievementFilter: {}, ...request }),
  ];
  const outcomes = calls.map(outcomeOf);
  await advance(1000);
  await Promise.all(outcomes);
  const sent = network.sent.filter((text) => text.startsWith("SEND\n"));
  return Object.fromEntries(
    sent.map((text) => {
      const { body } = JSON.parse(/\{.*\}/s.exec(text)?.[0] ?? "{}") as { body: { currencyKey?: unknown } };
      return [/\/gapi\/(\w+)/.exec(text)?.[1], body.currencyKey];
    }),
  );
}

const inAll = (currencyKey: unknown) => ({
  getAwards: currencyKey,
  claimAwards: currencyKey,
  declineAwards: currencyKey,
  listInstantWins: currencyKey,
  playInstantWin: currencyKey,
  getRewards: currencyKey,
  getAchievements: undefined,
});

describe("the currency of requests", () => {
  it("is not sent by default", async () => {
    expect(await requestsOf({})).toStrictEqual(inAll(undefined));
  });

  it("is taken from the client's option, for each request that has a currency", async () => {
    expect(await requestsOf({ currencyKey: "EUR" })).toStrictEqual(inAll("EUR"));
  });

  it.each(["USD", ""])("is taken from the caller if the caller sets it to %j", async (currencyKey) => {
    const requests = await requestsOf({ currencyKey: "EUR", fromToken: "CHF" }, { currencyKey });
    expect(requests).toStrictEqual({ ...inAll(currencyKey), getAchievements: currencyKey });
  });

  it("is taken from the client's option if the caller passes undefined", async () => {
    expect(await requestsOf({ currencyKey: "EUR" }, { currencyKey: undefined })).toStrictEqual(inAll("EUR"));
  });

  it("is taken from the token response if the client has no currency option", async () => {
    expect(await requestsOf({ fromToken: "CHF" })).toStrictEqual(inAll("CHF"));
    expect(await requestsOf({ fromToken: "CHF", currencyKey: "EUR" })).toStrictEqual(inAll("EUR"));
  });

  it.each([undefined, null, 978, {}])(
    "is ignored if the token response contains it as %j",
    async (currencyKey) => {
      expect(await requestsOf({ fromToken: currencyKey })).toStrictEqual(inAll(undefined));
    },
  );

  it("is not added to an unreadable request", () => {
    const call = { id: "1", destination: "/gapi/getAwards", body: "?" };
    expect(callWithCurrency(call, "EUR")).toBe(call);
  });
});
