// @vitest-environment node
import { expect, it, vi } from "vitest";
import type { GamificationClient } from "../../../../src/gamification/client/client";
import { contestList } from "../../../../src/gamification/competitions/contest-queries";

it("all contests of a competition are read, page by page, with the member's states", async () => {
  const all = Array.from({ length: 73 }, (_, index) => ({ id: `con-${index}` }));
  const call = vi.fn((_: unknown, request: unknown) => {
    const { contestFilter } = request as { contestFilter: { skip: number; limit: number } };
    const { skip, limit } = contestFilter;
    return Promise.resolve({ meta: { totalRecordsFound: 73 }, data: all.slice(skip, skip + limit) });
  });
  const query = { competitionIds: ["com-1"], ids: [], language: "it" };
  const client = { call } as unknown as Pick<GamificationClient, "call">;
  const { data } = await contestList.readPage(client, query, { skip: 0, limit: 20 }, {});
  expect(data).toEqual(all);
  expect(call.mock.calls.map(([, request]) => request)).toEqual(
    [0, 50].map((skip) => ({
      languageKey: "it",
      contestFilter: {
        competitionIds: ["com-1"],
        ids: [],
        skip,
        limit: 50,
        statusCode: { moreThan: 5, lessThan: 100 },
        constraints: ["includeOptInStatus"],
      },
    })),
  );
});

it("an id is treated as the id of a competition if no contest has it", async () => {
  const call = vi.fn((_: unknown, request: unknown) => {
    const { contestFilter } = request as { contestFilter: { competitionIds: readonly string[] } };
    const data = contestFilter.competitionIds.includes("com-1") ? [{ id: "con-1" }] : [];
    return Promise.resolve({ meta: { totalRecordsFound: data.length }, data });
  });
  const client = { call } as unknown as Pick<GamificationClient, "call">;
  const idsOfContests = async (id: string) =>
    (
      await contestList.readPage(
        client,
        { competitionIds: [], ids: [id], language: "it" },
        { skip: 0, limit: 20 },
        {},
      )
    ).data.map((contest) => contest.id);
  expect(await idsOfContests("com-1")).toEqual(["con-1"]);
  expect(await idsOfContests("com-2")).toEqual([]);
});
