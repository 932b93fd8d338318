// @vitest-environment node
import { describe, expect, it } from "vitest";
import { publicRoles } from "../../../../../sandbox/model";
import type { Call } from "../../../../../src/gamification";
import { calls } from "../../../../../src/gamification/call-names";
import { destinationRows, type End, requestOf } from "../../support/destinations";
import { connectedOverSockets, startOverSockets, transports } from "../../support/over-sockets";
import { connected, outcomeOf, settled, startClient } from "../../support/start-client";

describe.each(transports)("a client over %s", (_, options, state) => {
  it.each(destinationRows)("sends $name once and gets a reply", async (row) => {
    const { client, model, received } = await startOverSockets(options);
    await connectedOverSockets(client);
    const call: Call<unknown, unknown> = calls[row.name];
    expect(await client.call(call, requestOf(row, model))).toMatchObject(row.finds);
    expect(client.getState()).toEqual(state);
    expect(received("SEND")).toEqual([[`/gapi/${row.name}`, 200]]);
    expect(client.counters).toEqual({ duplicates: 0, unknownReplies: 0, droppedCallbacks: 0 });
  });
});

describe("a client with the 14 public roles", () => {
  it("is refused all calls that need another role or a member", () => {
    const isAllowed = ({ role }: { role: string | undefined }) =>
      role === undefined || publicRoles.some((known) => known === role);
    const ends = (allowed: boolean) =>
      destinationRows.flatMap((row) =>
        isAllowed(row) === allowed && row.forVisitor !== "answered" ? [[row.name, row.forVisitor]] : [],
      );
    expect(publicRoles).toHaveLength(14);
    expect(destinationRows.filter((row) => !isAllowed(row))).toHaveLength(ends(false).length);
    expect(ends(false).every(([, end]) => end === "unauthorised")).toBe(true);
    expect(ends(true)).toEqual([
      ["claimAwards", "remote"],
      ["declineAwards", "remote"],
      ["manageOptin", "unauthorised"],
      ["updateMessagesState", "remote"],
    ]);
  });

  it.each(destinationRows)("makes the call $name with the outcome $forVisitor", async (row) => {
    const h = startClient();
    h.getToken.mockResolvedValue(h.model.gamification.tokens.publicToken());
    await connected(h.client);
    const call: Call<unknown, unknown> = calls[row.name];
    const end = outcomeOf(h.client.call(call, requestOf(row, h.model)));
    await settled();
    const endsAs: Record<End, unknown> = {
      answered: { value: expect.anything() as unknown },
      remote: "remote",
      unauthorised: "unauthorised",
    };
    expect(await end).toEqual(endsAs[row.forVisitor]);
    expect(h.sentCalls()).toEqual([row.name]);
  });
});
