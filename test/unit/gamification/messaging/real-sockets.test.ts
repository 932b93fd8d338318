// @vitest-environment node
import { describe, expect, it } from "vitest";
import { getAchievements, getMember } from "../../../../src/gamification";
import { startOverSockets, transports } from "../support/over-sockets";
import { boardId } from "../support/start-client";

describe.each(transports)("over %s", (_, options, state) => {
  it("calls are answered, boards are told, and a cut connection is replaced", async () => {
    const { client, model } = await startOverSockets(options);
    const { data } = await client.call(getMember, { includeCustomFields: [], includeFields: ["name"] });
    expect(data).toMatchObject({ name: "Giulia" });
    expect(client.$state.get()).toEqual(state);
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
    expect(client.$state.get()).toEqual(state);
  });
});
