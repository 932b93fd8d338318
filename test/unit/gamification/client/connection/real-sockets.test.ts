// @vitest-environment node
import { describe, expect, it } from "vitest";
import { getAchievements, getMember } from "../../../../../src/gamification";
import { inOrder, keepBooks } from "../../support/books";
import { connectedOverSockets, startOverSockets, transports } from "../../support/over-sockets";
import { boardId } from "../../support/start-client";

describe.each(transports)("a client over %s", (_, options, state) => {
  it("gets replies and leaderboard updates, and replaces a cut connection", async () => {
    const { client, model } = await startOverSockets(options);
    const { data } = await client.call(getMember, { includeCustomFields: [], includeFields: ["name"] });
    expect(data).toMatchObject({ name: "Giulia" });
    expect(client.getState()).toEqual(state);
    const achievements = await client.call(getAchievements, {
      achievementFilter: { includeOptInState: true, limit: 20 },
    });
    expect(achievements.data.length).toBeGreaterThan(5);

    const first = await new Promise((resolve) => {
      client.board(boardId, { topRanksToInclude: 10 }, resolve);
    });
    expect(first).toMatchObject({ status: "ready", board: { id: boardId } });

    model.faults.add({ match: "getMember", drop: true, times: 1 });
    const again = await client.call(getMember, { includeCustomFields: [] }, { fresh: true });
    expect(again.data.id).toBe("mem-giulia");
    expect(client.getState()).toEqual(state);
  });

  it("reconnects after a restart of the broker with one CONNECT and one SUBSCRIBE per queue (R1)", async () => {
    const h = await startOverSockets(options);
    await connectedOverSockets(h.client);
    const books = keepBooks(h);
    await books.read();
    h.model.faults.add({ match: "/gapi/", delay: 60_000, times: 2 });
    books.live();
    await expect.poll(() => h.received("SEND")).toHaveLength(3);
    h.model.gamification.faults.apply("stop");
    await expect.poll(() => h.client.getState().status).not.toBe("connected");
    h.model.gamification.faults.apply("start");
    await connectedOverSockets(h.client);
    // After the reply the broker has both subscriptions.
    await books.read();
    books.live();
    await expect.poll(() => [books.audit().unanswered, books.handled()]).toEqual([0, 2]);
    expect(books.audit()).toEqual(inOrder);
    expect(books.ends()).toEqual({ answered: 4, remote: 1, outcomeUnknown: 1 });
    expect([h.received("CONNECT"), h.received("SUBSCRIBE")].map(({ length }) => length)).toEqual([2, 4]);
  });
});
