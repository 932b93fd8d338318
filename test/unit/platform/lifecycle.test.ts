import { afterEach, describe, expect, it, vi } from "vitest";
import { createLifecycle } from "../../../src/platform/lifecycle";

const sources = { document, window };
type Sign = readonly [keyof typeof sources, string];

const send = ([source, name]: Sign) => sources[source].dispatchEvent(new Event(name));
const show = (state: DocumentVisibilityState) =>
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);

/** What happens to listeners, in order. */
function follow(...names: readonly string[]) {
  const lifecycle = createLifecycle();
  const steps: string[] = [];
  const stops = names.map((name) =>
    lifecycle.follow({
      suspend: () => void steps.push(`${name} ends`),
      resume: () => void steps.push(`${name} begins`),
    }),
  );
  return { lifecycle, steps, stops };
}

const leaving: Sign = ["window", "pagehide"];
const returning: Sign = ["window", "pageshow"];

afterEach(() => {
  send(returning);
  vi.restoreAllMocks();
});

describe("a page that the browser puts aside", () => {
  it.each<Sign>([leaving, ["document", "freeze"]])("is said so by %s %s", (...sign) => {
    const { lifecycle, steps } = follow("a");
    expect(lifecycle.isSuspended()).toBe(false);
    send(sign);
    expect(steps).toEqual(["a ends"]);
    expect(lifecycle.isSuspended()).toBe(true);
  });

  it.each<Sign>([returning, ["document", "resume"], ["document", "visibilitychange"]])(
    "is in use again by %s %s",
    (...sign) => {
      const { lifecycle, steps } = follow("a");
      send(leaving);
      show("visible");
      send(sign);
      expect(steps).toEqual(["a ends", "a begins"]);
      expect(lifecycle.isSuspended()).toBe(false);
    },
  );

  it("is still aside when it is said to be hidden", () => {
    const { steps } = follow("a");
    send(leaving);
    show("hidden");
    send(["document", "visibilitychange"]);
    expect(steps).toEqual(["a ends"]);
  });

  it("is told of once, however many events there are; and a first showing is no return", () => {
    const { steps } = follow("a");
    send(returning);
    send(leaving);
    send(["document", "freeze"]);
    send(["document", "resume"]);
    send(returning);
    expect(steps).toEqual(["a ends", "a begins"]);
  });

  it("ends what came last first, and begins with what came first", () => {
    const { steps } = follow("a", "b");
    send(leaving);
    send(returning);
    expect(steps).toEqual(["b ends", "a ends", "a begins", "b begins"]);
  });

  it("tells nobody who has had enough, also where another listener says so", () => {
    const { lifecycle, steps, stops } = follow("a");
    lifecycle.follow({
      suspend() {
        for (const stop of stops) stop();
      },
    });
    send(leaving);
    send(returning);
    expect(steps).toEqual([]);
  });

  it("tells before any listener of the page's own", () => {
    const { steps } = follow("a");
    const own = () => void steps.push("page");
    document.addEventListener("visibilitychange", own);
    send(leaving);
    show("visible");
    send(["document", "visibilitychange"]);
    document.removeEventListener("visibilitychange", own);
    expect(steps).toEqual(["a ends", "a begins", "page"]);
  });
});

it("where there are no events nothing ever happens", () => {
  vi.stubGlobal("addEventListener", undefined);
  const { steps } = follow("a");
  vi.unstubAllGlobals();
  send(leaving);
  expect(steps).toEqual([]);
});
