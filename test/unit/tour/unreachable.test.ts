// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createMemoryItems } from "../../../src/platform/in-memory";
import { createPage, type Options, planOf } from "./harness";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds);

const steps = [
  { title: "Uno" },
  { title: "Due", page: "/due" },
  { title: "Tre", page: "/tre" },
  { title: "Quattro", page: "/tour" },
];

/** A tab in which the tour has just left the first step's page for the second step's page. */
async function leaving(before: Options = {}) {
  const items = { sessionItems: createMemoryItems(), localItems: createMemoryItems() };
  const first = createPage({ ...items, ...before });
  void first.tour.start(planOf(steps));
  await pass();
  first.tour.next();
  await pass();
  const open = (path: string, now = 1000) => createPage({ ...items, path, now: () => now });
  return { first, open };
}

describe("a page that does not load", () => {
  it("is skipped after ten seconds, and the tour continues", async () => {
    const { first } = await leaving();
    expect(first.shown()).toBe("waiting Uno 1/4");
    await pass(9_900);
    expect(first.complaints).toEqual([]);
    await pass(200);
    expect(first.complaints).toEqual(["tour step 2: its page did not load"]);
    await pass(10_000);
    expect(first.visited).toEqual(["https://sito.example/due", "https://sito.example/tre"]);
    expect(first.shown()).toBe("step Quattro 2/2");
  });

  it("is reported with the number of its step in the author's list", async () => {
    const items = { sessionItems: createMemoryItems(), localItems: createMemoryItems() };
    const listed = [{}, ...steps];
    const first = createPage(items);
    void first.tour.start(planOf(listed));
    await pass();
    first.tour.next();
    await pass(10_100);
    expect(first.complaints).toEqual(["tour step 3: its page did not load"]);
    const login = createPage({ ...items, path: "/accesso" });
    void login.tour.resume({ type: "navigate" });
    await pass();
    expect(login.complaints).toEqual(["tour step 4: its page did not load"]);
  });

  it("does not leave a timer behind when the tour is stopped", async () => {
    const { first } = await leaving();
    expect(vi.getTimerCount()).toBe(1);
    first.tour.stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  it("is skipped with a warning if the browser cannot store the tour", async () => {
    const nothing = { read: () => undefined, write: () => false, remove: () => undefined };
    const page = createPage({ sessionItems: nothing });
    void page.tour.start(planOf(steps));
    await pass();
    page.tour.next();
    await pass();
    expect(page.shown()).toBe("step Quattro 2/2");
    expect(page.complaints[0]).toBe("tour step 2: the browser stores nothing, so other pages are skipped");
  });

  it("does not cause more navigation after the tour is cancelled, suspended or stopped", async () => {
    for (const end of ["cancel", "suspend", "stop"] as const) {
      const { first } = await leaving();
      first.tour[end]();
      await pass(20_000);
      expect(first.visited).toEqual(["https://sito.example/due"]);
      expect(first.shown()).toBe("idle");
    }
  });

  it("shows its step if the player opens the page after the tour has skipped it", async () => {
    const { first, open } = await leaving();
    await pass(20_100);
    expect(first.shown()).toBe("step Quattro 2/2");
    first.tour.suspend();
    const late = open("/tre");
    await late.tour.resume({ type: "navigate" });
    expect(late.shown()).toBe("step Tre 2/3");
  });
});

describe("another page that loads instead of the step's page", () => {
  it("is left for the next step's page if it was loaded by a redirect", async () => {
    const { open } = await leaving();
    const login = open("/accesso");
    void login.tour.resume({ type: "navigate" });
    await pass();
    expect(login.visited).toEqual(["https://sito.example/tre"]);
    expect(login.complaints).toEqual(["tour step 2: its page did not load"]);
    const third = open("/tre");
    await third.tour.resume({ type: "navigate" });
    expect(third.shown()).toBe("step Tre 2/3");
  });

  it("is left even if it is an error page with the same URL", async () => {
    const { open } = await leaving();
    const broken = open("/due");
    void broken.tour.resume({ type: "navigate", responseStatus: 404 });
    await pass();
    expect(broken.visited).toEqual(["https://sito.example/tre"]);
  });

  it("is not left if the player has gone back", async () => {
    const { open } = await leaving();
    const first = open("/tour");
    await first.tour.resume({ type: "reload" });
    expect(first.visited).toEqual([]);
    expect(first.shown()).toBe("step Uno 1/3");
  });

  it("pauses the tour if the player opens it from a page without the library", async () => {
    const { open } = await leaving();
    const elsewhere = open("/blog", 21_000);
    await elsewhere.tour.resume({ type: "navigate" });
    expect(elsewhere.visited).toEqual([]);
    expect(elsewhere.shown()).toBe("idle");
  });

  it("pauses the tour if the player opens it after the step's page has loaded", async () => {
    const { open } = await leaving();
    const second = open("/due");
    await second.tour.resume({ type: "navigate" });
    expect(second.shown()).toBe("step Due 2/4");
    const elsewhere = open("/blog");
    await elsewhere.tour.resume({ type: "navigate" });
    expect(elsewhere.visited).toEqual([]);
    expect(elsewhere.shown()).toBe("idle");
  });
});

describe("the page where the tour began", () => {
  it("opens again with the query string that it had when the tour left it", async () => {
    const { first, open } = await leaving({ path: "/tour?gioco=7#qui" });
    expect(first.visited).toEqual(["https://sito.example/due"]);
    const second = open("/due");
    await second.tour.resume({ type: "navigate" });
    second.tour.previous();
    await pass();
    expect(second.visited).toEqual(["https://sito.example/tour?gioco=7#qui"]);
  });
});

describe("the start of a tour", () => {
  it("waits until the player stops typing if it is automatic, except after a reload", async () => {
    const items = { sessionItems: createMemoryItems(), localItems: createMemoryItems() };
    const before = createPage(items);
    void before.tour.startOnce(planOf(steps.slice(1)));
    await pass();
    expect(before.quiet).toEqual([true]);
    const second = createPage({ ...items, path: "/due" });
    await second.tour.resume({ type: "navigate" });
    expect(second.quiet).toEqual([true]);
    const reloaded = createPage({ ...items, path: "/due" });
    await reloaded.tour.resume({ type: "reload" });
    expect(reloaded.quiet).toEqual([false]);
  });

  it("does not wait for the player to stop typing if it is requested explicitly", async () => {
    const page = createPage();
    await page.tour.start(planOf(steps));
    expect(page.quiet).toEqual([false]);
  });
});
