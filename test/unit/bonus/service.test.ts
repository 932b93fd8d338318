// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { correctedBonuses } from "../../../sandbox/model/bonus/corrected-bonuses";
import { servedPicture } from "../../../sandbox/model/bonus/pictures";
import type { BonusResource } from "../../../src/bonus/bonus-list";
import { createMemoryItems } from "../../../src/platform/in-memory";
import { startBonuses } from "./harness";

const noon = Date.UTC(2026, 10, 21, 11);
const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ now: noon });
});
afterEach(() => {
  vi.useRealTimers();
});

const settle = () => vi.advanceTimersByTimeAsync(10);

const idsIn = (resource: BonusResource) => {
  const state = resource.$state.get();
  return "value" in state ? state.value.map(({ sgadId, promoId }) => sgadId ?? promoId) : state.status;
};

async function watched(resource: BonusResource) {
  const stop = resource.subscribe();
  await settle();
  return stop;
}

/** Validity dates that include the current time of all these tests. */
const dates = { datePublication: "01/01/2000", dateExpiration: "31/12/2099" };

const running = Array.from({ length: 9 }, (_, index) => `SGAD-${1001 + index}`);

/** Some bonuses of the demo contain authoring errors on purpose. */
const problemsOfTheDemo = [
  expect.stringContaining("bonus bingo-cartelle: an image is unsafe or not on"),
  expect.stringContaining("bonus carte-tavoli: ctaPrimaryLink is not a URL"),
  expect.stringContaining("bonus carte-tavoli: quickLinkPromo is not a URL"),
  expect.stringMatching(/bonus data-illeggibile, senza-scadenza: no readable publication or expiration date/),
];

describe("unknown ids", () => {
  it("are reported after a valid response, unless they belong to an expired bonus", async () => {
    const { bonuses, disturb } = startBonuses();
    disturb({ status: 500, times: 1 });
    const chosen = bonuses.byIds(["poker-tornei", "refuso", "lotterie-autunno"]);
    await watched(chosen);
    expect(chosen.$unknown.get()).toEqual([]);
    await chosen.read();
    expect(chosen.$unknown.get()).toEqual(["refuso"]);
  });
});

describe("the whole list", () => {
  it("has the nine valid bonuses of the demo in the order of the service", async () => {
    const { bonuses, lines, heard } = startBonuses();
    await watched(bonuses.all);
    expect(idsIn(bonuses.all)).toEqual(running);
    expect(bonuses.all.$state.get().status).toBe("ready");
    expect(lines).toEqual(problemsOfTheDemo);
    expect(heard()).toEqual(["/api/bonus-manager/v1/getBonusList"]);
  });

  it("has the nine valid bonuses, without a console message, if the demo's authoring errors are corrected", async () => {
    const { bonuses, lines, model } = startBonuses();
    model.bonuses.set(correctedBonuses(noon, servedPicture));
    await watched(bonuses.all);
    expect(idsIn(bonuses.all)).toEqual(running);
    expect(lines).toEqual([]);
  });

  it("drops a malformed bonus, keeps the nine others, and logs the number of dropped ones", async () => {
    const { bonuses, lines, model } = startBonuses();
    const good = Array.from({ length: 9 }, (_, index) => ({
      sgadId: `S-${index}`,
      title: `Bonus ${index}`,
      ...dates,
    }));
    model.bonuses.set([...good.slice(0, 4), { title: [] }, ...good.slice(4)]);
    await watched(bonuses.all);
    expect(idsIn(bonuses.all)).toEqual(good.map(({ sgadId }) => sgadId));
    expect(lines).toEqual(["[vetrina] bonus list: 1 of 10 entries could not be read"]);
  });

  it("shows a repeated bonus once, and does not show a bonus without a title", async () => {
    const { bonuses, model } = startBonuses();
    const twice = { sgadId: "S-1", title: "Bonus", ...dates };
    const other = { promoId: "S-1", promoTitle: "Altro", ...dates };
    model.bonuses.set([twice, { sgadId: "S-2", ...dates }, twice, other]);
    await expect(bonuses.all.read()).resolves.toMatchObject([
      { sgadId: "S-1", title: "Bonus" },
      { promoId: "S-1", title: "Altro", promotion: { title: undefined } },
    ]);
  });
});

describe("an authoring error in a bonus", () => {
  const withoutDate = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...dates, sgadId: `S-${index}`, title: "B" })).map(
      (bonus, index) => ({ ...bonus, [index % 2 ? "datePublication" : "dateExpiration"]: undefined }),
    );

  it("hides a bonus without a publication or expiration date, and is logged once", async () => {
    const { bonuses, model, lines } = startBonuses();
    model.bonuses.set([...withoutDate(2), { ...dates, sgadId: "S-9", title: "Valido" }]);
    await watched(bonuses.all);
    expect(idsIn(bonuses.all)).toEqual(["S-9"]);
    await bonuses.all.read();
    await bonuses.byIds(["S-0"]).read();
    expect(lines).toEqual([
      expect.stringMatching(/bonus S-0, S-1: no readable publication or expiration date/),
    ]);
  });

  it("is logged with the ids of at most five bonuses", async () => {
    const { bonuses, model, lines } = startBonuses();
    model.bonuses.set(withoutDate(20));
    await watched(bonuses.all);
    expect(lines).toEqual([expect.stringContaining("bonus S-0, S-1, S-2, S-3, S-4, …: no readable")]);
  });

  it("replaces a wrong call to action with a link to the details that has its own label", async () => {
    const { bonuses, model, lines } = startBonuses();
    const foreign = { ctaPrimaryLink: "https://altrove.invalid/", ctaPrimaryLabel: "Gioca subito" };
    const without = { ctaPrimaryLabel: "Leggi le condizioni" };
    model.bonuses.set([
      { ...dates, ...foreign, sgadId: "S-1", title: "Uno" },
      { ...dates, ...without, sgadId: "S-2", title: "Due" },
    ]);
    const detail = "https://www.vetrina.test/bonus/dettaglio?card=";
    await expect(bonuses.all.read()).resolves.toMatchObject([
      { primary: { to: "detail", url: `${detail}S-1`, label: undefined } },
      { primary: { to: "detail", url: `${detail}S-2`, label: "Leggi le condizioni" } },
    ]);
    expect(lines).toEqual([expect.stringMatching(/bonus S-1: ctaPrimaryLink is not a URL/)]);
  });

  it("excludes an image when a later configuration does not allow its origin (S20)", async () => {
    const { bonuses, model, config, lines } = startBonuses();
    const urlImageDesk = "https://cdn.altrove.invalid/a.webp";
    model.bonuses.set([{ ...dates, urlImageDesk, sgadId: "S-1", title: "Uno" }]);
    const imageOf = async () => (await bonuses.all.read())[0]?.images.other.desktop?.url;
    expect(await imageOf()).toBe(urlImageDesk);
    config.configure({ bonus: { imageOrigins: ["https://cdn.vetrina.test"] } });
    expect(await imageOf()).toBeUndefined();
    expect(await imageOf()).toBeUndefined();
    expect(lines).toEqual([expect.stringMatching(/bonus S-1: an image is unsafe/)]);
  });
});

describe("a list that is too long (S24)", () => {
  const entries = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...dates, sgadId: `${index}`, title: "B" }));

  /** Number of URLs that are parsed and of civil times that are computed for a list with `count` bonuses. */
  async function workFor(count: number) {
    const { bonuses, model, lines } = startBonuses();
    model.bonuses.set(entries(count));
    let work = 0;
    class CountingUrl extends URL {
      constructor(...values: ConstructorParameters<typeof URL>) {
        super(...values);
        work += 1;
      }
    }
    vi.stubGlobal("URL", CountingUrl);
    const computed = vi.spyOn(Intl.DateTimeFormat.prototype, "formatToParts");
    const shown = (await bonuses.all.read()).length;
    work += computed.mock.calls.length;
    computed.mockRestore();
    vi.unstubAllGlobals();
    return { work, shown, lines };
  }

  it("takes only as much work as a list of 300 bonuses, and logs one warning about the dropped entries", async () => {
    const allowed = await workFor(300);
    expect([allowed.shown, allowed.lines]).toEqual([300, []]);
    const long = await workFor(10_000);
    expect([long.shown, long.work]).toEqual([300, allowed.work]);
    expect(long.work, "the test counts").toBeGreaterThan(300);
    expect(long.lines).toEqual(["[vetrina] bonus list: of 10000 entries only the first 300 are read"]);
  });

  it("is logged once, even if it is read again", async () => {
    const { bonuses, model, lines } = startBonuses();
    model.bonuses.set(entries(301));
    await bonuses.all.read();
    await bonuses.all.read();
    expect(lines).toHaveLength(1);
  });
});

describe("the bonus id in the page's query string", () => {
  it("is read only from the first parameters of the query, 1000 by default (specification section 9)", () => {
    const query = (before: number) => `?${"a=1&".repeat(before)}card=P-1&card=P-2`;
    const inside = startBonuses({}, {}, query(999));
    const outside = startBonuses({}, {}, query(1000));
    expect([inside.bonuses.requestedId(), outside.bonuses.requestedId()]).toEqual(["P-1", ""]);
    outside.config.configure({ bonus: { maxQueryParameters: 1001 } });
    expect(outside.bonuses.requestedId()).toBe("P-1");
  });
});

describe("bonuses by id", () => {
  it("are found by sgadId or promoId, in the requested order, if they are valid now", async () => {
    const { bonuses } = startBonuses();
    const resource = bonuses.byIds(["tutti-i-giochi", "SGAD-1010", "SGAD-1001", "nessuno"]);
    await watched(resource);
    expect(idsIn(resource)).toEqual(["SGAD-1008", "SGAD-1001"]);
  });

  it("share one call for the same ids in any order", async () => {
    const { bonuses, heard } = startBonuses();
    const resources = Array.from({ length: 10 }, (_, index) =>
      bonuses.byIds(index % 2 ? ["SGAD-1001", "poker-tornei"] : ["poker-tornei", " SGAD-1001", ""]),
    );
    for (const resource of resources) resource.subscribe();
    await settle();
    expect(heard()).toEqual(["/api/bonus-manager/v1/getBonusByIdList?ids=SGAD-1001%2Cpoker-tornei"]);
    expect(new Set(resources).size).toBe(2);
    expect(resources.slice(0, 2).map(idsIn)).toEqual([
      ["SGAD-1003", "SGAD-1001"],
      ["SGAD-1001", "SGAD-1003"],
    ]);
  });

  it("are not requested if every id is blank or too long", async () => {
    const { bonuses, heard } = startBonuses();
    await expect(bonuses.byIds([" ", "x".repeat(101)]).read()).resolves.toEqual([]);
    expect(heard()).toEqual([]);
  });

  it("are requested with the configured parameter", async () => {
    const { bonuses, heard } = startBonuses({ idsParameter: "bonusIds" });
    await expect(bonuses.byIds(["A&b=c"]).read()).rejects.toMatchObject({ status: 400 });
    expect(heard()).toEqual(["/api/bonus-manager/v1/getBonusByIdList?bonusIds=A%26b%3Dc"]);
  });
});

describe("the bonus list as time passes", () => {
  const bonus = (sgadId: string, from: number, until: number) => ({
    sgadId,
    title: sgadId,
    datePublication: from,
    dateExpiration: until,
  });

  it("adds a bonus exactly at its start and removes it right after its end, without a new request", async () => {
    const { bonuses, model, heard } = startBonuses();
    model.bonuses.set([
      bonus("always", 0, noon + 24 * 60 * minute),
      bonus("later", noon + minute, noon + 3 * minute),
      bonus("ending", noon - minute, noon + 2 * minute),
    ]);
    const stop = await watched(bonuses.all);
    const at = async (instant: number) => {
      await vi.advanceTimersByTimeAsync(instant - Date.now());
      return idsIn(bonuses.all);
    };
    expect(await at(noon + minute - 1)).toEqual(["always", "ending"]);
    expect(await at(noon + minute)).toEqual(["always", "later", "ending"]);
    expect(await at(noon + 2 * minute)).toEqual(["always", "later", "ending"]);
    expect(await at(noon + 2 * minute + 1)).toEqual(["always", "later"]);
    expect(await at(noon + 3 * minute)).toEqual(["always", "later"]);
    expect(await at(noon + 3 * minute + 1)).toEqual(["always"]);
    expect(heard()).toHaveLength(1);
    stop();
  });

  it("uses one timer while it has subscriptions, and none otherwise", async () => {
    const { bonuses, model } = startBonuses();
    model.bonuses.set([bonus("ending", 0, noon + 24 * 60 * minute)]);
    const stop = await watched(bonuses.all);
    await vi.advanceTimersByTimeAsync(2 * minute);
    expect(vi.getTimerCount()).toBe(1);
    stop();
    stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  it("removes an expired bonus when the page becomes visible after its timers were paused", async () => {
    const { bonuses, model, comeBack } = startBonuses();
    model.bonuses.set([bonus("ending", 0, noon + 30_000)]);
    await watched(bonuses.all);
    vi.setSystemTime(noon + 40_000);
    expect(idsIn(bonuses.all)).toEqual(["ending"]);
    comeBack();
    expect(idsIn(bonuses.all)).toEqual([]);
  });

  it("is read again when the page becomes visible after the refresh age of bonuses, regardless of the account's refresh age", async () => {
    const { bonuses, heard, comeBack } = startBonuses({}, { refreshAfterMs: 1000 });
    await watched(bonuses.all);
    vi.setSystemTime(noon + minute / 2);
    comeBack();
    await settle();
    expect(heard()).toHaveLength(1);
    vi.setSystemTime(noon + minute);
    comeBack();
    await settle();
    expect(heard()).toHaveLength(2);
  });

  it("applies `expiresAtEndOfDay` even if it is configured after the list has been read", async () => {
    const { bonuses, config } = startBonuses();
    await watched(bonuses.all);
    expect(idsIn(bonuses.all)).not.toContain("SGAD-1012");
    config.configure({ bonus: { expiresAtEndOfDay: true } });
    expect(idsIn(bonuses.all)).toContain("SGAD-1012");
  });
});

describe("an unreadable list", () => {
  it.each([500, 404, 401, 204])("has the status “unknown” after HTTP status %i", async (status) => {
    const { bonuses, disturb, lines } = startBonuses();
    disturb({ status });
    await watched(bonuses.all);
    expect(bonuses.all.$state.get()).toEqual({ status: "unknown" });
    expect(lines.filter((line) => line.includes("the bonus list could not be read"))).toHaveLength(1);
  });

  it.each(["malformed", "html", "empty"] as const)(
    "has the status “unknown” after a body that is %s",
    async (body) => {
      const { bonuses, disturb } = startBonuses();
      disturb({ body });
      await watched(bonuses.all);
      expect(bonuses.all.$state.get()).toEqual({ status: "unknown" });
    },
  );

  it("is not requested without a configured path, and the missing path is logged once", async () => {
    const { bonuses, heard, lines } = startBonuses({ paths: {} });
    await watched(bonuses.all);
    expect(bonuses.all.$state.get()).toEqual({ status: "unknown" });
    expect([heard(), lines]).toEqual([
      [],
      ['[vetrina] configuration "bonus.paths.list" is needed for this call'],
    ]);
  });

  it("is replaced by the last list, marked as stale, after a network error, but not after a refusal", async () => {
    const { bonuses, disturb, model, comeBack } = startBonuses();
    await watched(bonuses.all);
    const later = async () => {
      await vi.advanceTimersByTimeAsync(2 * minute);
      comeBack();
      await settle();
      return bonuses.all.$state.get().status;
    };
    disturb({ drop: true });
    expect(await later()).toBe("stale");
    model.faults.clear();
    disturb({ status: 503 });
    expect(await later()).toBe("unknown");
    model.faults.clear();
    expect(await later()).toBe("ready");
    expect(idsIn(bonuses.all)).toHaveLength(9);
  });

  it("has the status “offline” without a network, and is read when the network returns", async () => {
    const { bonuses, setOffline } = startBonuses();
    setOffline(true);
    await watched(bonuses.all);
    expect(bonuses.all.$state.get()).toEqual({ status: "offline" });
    setOffline(false);
    await settle();
    expect(bonuses.all.$state.get().status).toBe("ready");
  });
});

describe("a list from an earlier page of the tab", () => {
  async function nextPage(change: (before: ReturnType<typeof startBonuses>) => void = () => undefined) {
    const items = createMemoryItems();
    const before = startBonuses({}, {}, "", items);
    const stop = await watched(before.bonuses.all);
    change(before);
    await before.bonuses.all.read().catch(() => undefined);
    stop();
    before.bonuses.dispose();
    vi.advanceTimersByTime(minute);
    return { items, ...startBonuses({}, {}, "", items) };
  }

  it("is shown at once with the time at which it was read, and is then read again (decision 36)", async () => {
    const { bonuses, heard, lines } = await nextPage();
    const state = bonuses.all.$state.get();
    expect(state).toMatchObject({ status: "stale", at: noon + 10 });
    expect(idsIn(bonuses.all)).toEqual(running);
    await watched(bonuses.all);
    expect(bonuses.all.$state.get().status).toBe("ready");
    expect(heard()).toHaveLength(1);
    expect(lines).toEqual(problemsOfTheDemo);
  });

  it("stays visible if it cannot be read again, but is removed permanently after a refusal", async () => {
    const kept = await nextPage();
    kept.setOffline(true);
    await watched(kept.bonuses.all);
    expect(idsIn(kept.bonuses.all)).toEqual(running);
    const { bonuses } = await nextPage(({ disturb }) => {
      disturb({ status: 500 });
    });
    expect(bonuses.all.$state.get().status).toBe("none");
  });

  it("is not shown in demo mode, or if the stored value is not a list", async () => {
    const { items } = await nextPage();
    expect(startBonuses().bonuses.all.$state.get().status).toBe("none");
    const key = "vetrina.last-responses";
    items.write(key, (items.read(key) ?? "").replace('"bonus":[', '"bonus":7,"x":['));
    expect(startBonuses({}, {}, "", items).bonuses.all.$state.get().status).toBe("none");
  });

  it("keeps an unreadable date as received, so that its bonus stays hidden", async () => {
    const { items } = await nextPage();
    expect(items.read("vetrina.last-responses")).toContain("data-illeggibile");
    expect(idsIn(startBonuses({}, {}, "", items).bonuses.all)).toEqual(running);
  });
});
