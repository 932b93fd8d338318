// @vitest-environment node
import { describe, expect, it } from "vitest";
import { agendaList } from "../../../../src/gamification/agenda/queries";
import { countList, countOf, countsOf, memberFieldList } from "../../../../src/gamification/member/queries";
import { connected, settled, startClient } from "../support/start-client";

const page = { skip: 0, limit: 20 };

async function start() {
  const h = startClient();
  await connected(h.client);
  return h;
}

describe("the hub's counts", () => {
  it("are read in one call", async () => {
    const h = await start();
    const reading = countList.readPage(h.client, {}, page, {});
    await settled();
    const { data } = await reading;
    expect(h.sentCalls()).toEqual(["getActiveEntitiesCount"]);
    const { awards } = h.model.gamification.read().members["mem-giulia"] ?? { awards: [] };
    const issued = awards.filter(({ status }) => status === "Issued").length;
    expect(issued).toBeGreaterThan(0);
    expect(countOf(data, "Award")).toBe(issued);
  });

  it.each([
    [{ Award: 3 }, 3],
    [{ awards: 3 }, 3],
    [{ AWARD: 2.9 }, 2],
    [{ Award: -1 }, 0],
    [{ Award: NaN }, 0],
    [{ AwardGroup: 3 }, 0],
    [{ Award: "3" }, 0],
    [{}, 0],
    ["Award", 0],
    [undefined, 0],
  ])(
    "read the number of awards from %j as %d, regardless of the spelling of the key",
    (modelCount, count) => {
      expect(countOf(countsOf(modelCount), "Award")).toBe(count);
    },
  );
});

describe("the member's fields", () => {
  it("include only requested fields whose value is a string or a number", async () => {
    const h = await start();
    const read = async (fields: readonly string[]) => {
      const reading = memberFieldList.readPage(h.client, { fields }, page, { fresh: true });
      await settled();
      return (await reading).data;
    };
    expect(await read(["livello"])).toEqual([{ id: "livello", value: "Argento" }]);
    expect(await read(["nothing"])).toEqual([]);
    h.model.gamification.space.updateMember("mem-giulia", (member) => ({
      ...member,
      profile: { ...member.profile, customFields: { a: { b: 1 }, c: " ", d: null, e: 0 } },
    }));
    expect(await read(["a", "c", "d", "e"])).toEqual([{ id: "e", value: 0 }]);
  });
});

describe("the agenda", () => {
  const read = async (h: Awaited<ReturnType<typeof start>>, isPlain = false) => {
    const reading = agendaList.readPage(h.client, { language: "it", isPlain }, page, { fresh: true });
    const [reply] = await Promise.all([reading, settled()]);
    return reply.data;
  };

  it("lists the entries with a deadline for the member, in order of time", async () => {
    const h = await start();
    const entries = await read(h);
    expect(entries.map(({ at }) => at)).toEqual(entries.map(({ at }) => at).sort((a, b) => a - b));
    const ids = entries.map(({ id }) => id);
    expect(ids).toContain("award:awa-in-scadenza");
    expect(ids).toContain("achievement:ach-dieci-mani");
    expect(ids).toContain("competition:com-autunno");
    expect(ids.some((id) => id.startsWith("message:"))).toBe(true);
    // The agenda leaves out expired awards and entities that the member has not joined.
    for (const id of ["award:awa-scaduto", "competition:com-coppa", "achievement:ach-esploratore"])
      expect(ids).not.toContain(id);
  });

  it("contains only awards if the player is restricted", async () => {
    const h = await start();
    const entries = await read(h, true);
    expect(h.sentCalls()).toEqual(["getAwards"]);
    expect(new Set(entries.map(({ kind }) => kind))).toEqual(new Set(["award"]));
  });

  it("leaves out entries that the token may not read, but fails if any other read fails", async () => {
    const h = await start();
    h.model.faults.add({ match: "/gapi/getMessages", status: 403, times: 1 });
    expect((await read(h)).some(({ kind }) => kind === "message")).toBe(false);
    h.model.faults.add({ match: "/gapi/getMessages", status: 500, times: 1 });
    await expect(read(h)).rejects.toMatchObject({ kind: "remote" });
  });
});
