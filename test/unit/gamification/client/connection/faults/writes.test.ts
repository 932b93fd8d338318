// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { Call } from "../../../../../../src/gamification";
import { calls } from "../../../../../../src/gamification/call-names";
import { destinationRows, requestOf } from "../../../support/destinations";
import { startOverSockets, transports, connectedOverSockets } from "../../../support/over-sockets";
import { advance, connected, outcomeOf, second, settled, startClient } from "../../../support/start-client";

const writes = destinationRows.filter(({ name }) => calls[name].kind === "write");

type Started = ReturnType<typeof startClient>;

/** Ways to lose a reply after the call was sent. */
const losses: readonly (readonly [string, (h: Started, name: string) => void])[] = [
  ["cut", ({ model }, name) => model.faults.add({ match: name, drop: true })],
  ["stalled", ({ model }) => model.gamification.faults.apply("stall")],
  ["half open", ({ network }) => network.swallow()],
];

it("calls that must never be repeated are marked as writes", () => {
  expect(writes.map(({ name }) => name)).toEqual([
    "claimAwards",
    "createMemberToken",
    "declineAwards",
    "donateInstantWinPlays",
    "manageOptin",
    "playInstantWin",
    "updateMessagesState",
  ]);
});

describe.each(losses)("a connection that is %s after a call was sent (R6)", (_, lose) => {
  it.each(writes)("sends $name exactly once and reports its outcome as unknown", async (row) => {
    const h = startClient();
    await connected(h.client);
    lose(h, row.name);
    const call: Call<unknown, unknown> = calls[row.name];
    const end = outcomeOf(h.client.call(call, requestOf(row, h.model)));
    await advance(13 * second);
    h.model.gamification.faults.apply("start");
    await advance(40 * second);
    expect(await end).toBe("outcomeUnknown");
    expect(h.status()).toBe("connected");
    expect(h.sentCalls()).toEqual([row.name]);
  });
});

it("a play during an outage is not sent, and a play after the reconnect is sent once (R6)", async () => {
  const h = startClient();
  await connected(h.client);
  h.network.cut();
  const play = () => outcomeOf(h.client.call(calls.playInstantWin, { instantWinId: "iw-ruota" }));
  expect(await play()).toBe("notSent");
  await advance(6 * second);
  const again = play();
  await settled();
  expect(await again).toHaveProperty("value");
  expect(h.sentCalls()).toEqual(["playInstantWin"]);
});

describe.each(transports)("a play of an instant win over %s", (_, options) => {
  it("reaches the broker and counts exactly once, even if its connection is cut (R6)", async () => {
    const { client, model, received } = await startOverSockets(options);
    await connectedOverSockets(client);
    model.faults.add({ match: "playInstantWin", drop: true });
    expect(await outcomeOf(client.call(calls.playInstantWin, { instantWinId: "iw-ruota" }))).toBe(
      "outcomeUnknown",
    );
    await connectedOverSockets(client);
    const left = await client.call(calls.getInstantWinAvailablePlays, { instantWinIds: ["iw-ruota"] });
    expect(left.data[0]?.remainingPlays).toBe(2);
    expect(received("SEND").filter(([path]) => path === "/gapi/playInstantWin")).toHaveLength(1);
  });
});
