// @vitest-environment node
import { describe, expect, it } from "vitest";
import { createMemoryItems } from "../../../src/platform/in-memory";
import { runningTourKey } from "../../../src/tour/state";
import { createPage, type Options, planOf, settle, three } from "./harness";

/** A tab whose pages share their storage. */
function createTab() {
  const items = { sessionItems: createMemoryItems(), localItems: createMemoryItems() };
  return { ...items, open: (options: Options = {}) => createPage({ ...items, ...options }) };
}

describe("a page load during a tour (T7)", () => {
  it("continues with the same step, without a second start event", async () => {
    const tab = createTab();
    const before = tab.open();
    await before.tour.start(planOf(three));
    before.tour.next();
    await settle();
    const after = tab.open();
    await after.tour.resume({ type: "reload" });
    expect(after.shown()).toBe("step Due 2/3");
    expect(after.events.map(([name]) => name)).toEqual(["vetrina:tour-step"]);
  });

  it("does not wait again for a skipped target if the player goes back in the browser history", async () => {
    const tab = createTab();
    const before = tab.open();
    const steps = [{ title: "A" }, { title: "B", target: "#b" }, { title: "C", page: "/altra" }];
    await before.tour.start(planOf(steps));
    before.tour.next();
    before.waits.get("#b")?.(false);
    await settle();
    const other = tab.open({ path: "/altra" });
    await other.tour.resume({ type: "navigate" });
    expect(other.shown()).toBe("step C 2/2");
    const back = tab.open();
    await Promise.race([back.tour.resume({ type: "back_forward" }), settle()]);
    expect(back.shown()).toBe("step A 1/2");
  });

  it("remembers skipped steps", async () => {
    const tab = createTab();
    const before = tab.open();
    const started = before.tour.start(planOf([{ title: "A", target: "#a" }, ...three]));
    await settle();
    before.waits.get("#a")?.(false);
    await started;
    const after = tab.open();
    await after.tour.resume({ type: "reload" });
    expect(after.shown()).toBe("step Uno 1/3");
  });

  it.each([
    [
      "after half an hour",
      (tab: ReturnType<typeof createTab>) => tab.open({ now: () => 1_900_000 }),
    ] as const,
    ...[
      '{"plan":{"steps":3}}',
      '{"plan":{"steps":[{"title":"A"}]},"index":0,"at":1000}',
      '{"plan":{"steps":[{"title":"A"}]},"index":0,"skipped":5,"at":1000}',
    ].map(
      (item) =>
        [
          `of the broken item ${item}`,
          (tab: ReturnType<typeof createTab>) => {
            tab.sessionItems.write(runningTourKey, item);
            return tab.open();
          },
        ] as const,
    ),
  ])("does not show a step %s, and clears the stored tour", async (_, open) => {
    const tab = createTab();
    await tab.open().tour.start(planOf(three));
    const after = open(tab);
    await after.tour.resume({ type: "reload" });
    expect(after.shown()).toBe("idle");
    expect(tab.sessionItems.read(runningTourKey)).toBeUndefined();
  });

  it("shows the step only after all dialogs have closed", async () => {
    const tab = createTab();
    await tab.open().tour.start(planOf(three));
    const after = tab.open();
    let close = (): void => undefined;
    after.page.dialogs = new Promise((resolve) => (close = resolve));
    const resumed = after.tour.resume({ type: "reload" });
    await settle();
    expect(after.shown()).toBe("waiting - -/-");
    close();
    await resumed;
    expect(after.shown()).toBe("step Uno 1/3");
  });
});

describe("steps on other pages", () => {
  const overPages = [
    { title: "Uno" },
    { title: "Due", page: "/live-casino" },
    { title: "Tre", page: "/bonus?card=1" },
  ];

  it("take the visitor to the page of the step and back", async () => {
    const tab = createTab();
    const first = tab.open({ path: "/tour?a=b" });
    await first.tour.start(planOf(overPages));
    first.tour.next();
    await settle();
    expect(first.visited).toEqual(["https://sito.example/live-casino"]);
    const second = tab.open({ path: "/live-casino" });
    await second.tour.resume({ type: "navigate" });
    expect(second.shown()).toBe("step Due 2/3");
    second.tour.previous();
    await settle();
    expect(second.visited).toEqual(["https://sito.example/tour?a=b"]);
    const again = tab.open({ path: "/tour/" });
    await again.tour.resume({ type: "navigate" });
    expect(again.shown()).toBe("step Uno 1/3");
  });

  it("are shown even if the visitor opens their page directly", async () => {
    const tab = createTab();
    await tab.open().tour.start(planOf(overPages));
    const elsewhere = tab.open({ path: "/blog" });
    await elsewhere.tour.resume({ type: "navigate" });
    expect(elsewhere.shown()).toBe("idle");
    const second = tab.open({ path: "/live-casino?utm=x" });
    await second.tour.resume({ type: "navigate" });
    expect(second.shown()).toBe("step Due 2/3");
  });

  it("are shown only if the page has the parameters of their URL", async () => {
    const tab = createTab();
    const first = tab.open({ path: "/live-casino" });
    await first.tour.start(planOf(overPages.slice(1)));
    const wrong = tab.open({ path: "/bonus" });
    await wrong.tour.resume({ type: "navigate" });
    expect(wrong.shown()).toBe("idle");
    const right = tab.open({ path: "/bonus?x=y&card=1" });
    await right.tour.resume({ type: "navigate" });
    expect(right.shown()).toBe("step Tre 2/2");
  });

  it("are skipped if the tour must not leave the page or the browser cannot store anything", async () => {
    const demo = createPage({ canLeave: false });
    const forgetful = createPage({ sessionItems: { ...createMemoryItems(), write: () => false } });
    for (const { tour, shown, visited } of [demo, forgetful]) {
      await tour.start(planOf(overPages));
      tour.next();
      await settle();
      expect(visited).toEqual([]);
      expect(shown()).toBe("idle");
    }
  });

  it("are hidden when the visitor leaves the page, and are shown again on return", async () => {
    const { tour, shown } = createPage();
    await tour.start(planOf(three));
    tour.suspend();
    expect(shown()).toBe("idle");
    await tour.resume({ type: "reload" });
    expect(shown()).toBe("step Uno 1/3");
  });
});

describe("an automatic tour (T7)", () => {
  it("starts once per version", async () => {
    const tab = createTab();
    const first = tab.open();
    expect(await first.tour.startOnce(planOf(three))).toBe(true);
    first.tour.cancel();
    expect(await tab.open().tour.startOnce(planOf(three))).toBe(false);
    expect(await tab.open().tour.startOnce(planOf(three, { id: "altra" }))).toBe(true);
    tab.sessionItems.remove(runningTourKey);
    expect(await tab.open().tour.startOnce(planOf(three, { version: "2" }))).toBe(true);
  });

  it("does not replace a tour that is running or paused", async () => {
    const tab = createTab();
    const { tour, shown } = tab.open();
    await tour.start(planOf([{ title: "Mia" }], { id: "mia" }));
    expect(await tour.startOnce(planOf(three))).toBe(false);
    expect(shown()).toBe("step Mia 1/1");
    expect(await tab.open().tour.startOnce(planOf(three))).toBe(false);
  });

  it("waits until no dialog is open", async () => {
    const { tour, page, shown } = createPage();
    let close = (): void => undefined;
    page.dialogs = new Promise((resolve) => (close = resolve));
    const started = tour.startOnce(planOf(three));
    await settle();
    expect(shown()).toBe("waiting - -/-");
    close();
    expect(await started).toBe(true);
    expect(shown()).toBe("step Uno 1/3");
  });
});
