import { afterEach, describe, expect, it, vi } from "vitest";
import { createLifecycle } from "../../../src/platform/lifecycle";

const sources = { document, window };
type Sign = readonly [keyof typeof sources, string];

const send = ([source, name]: Sign) => sources[source].dispatchEvent(new Event(name));
const show = (state: DocumentVisibilityState) =>
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);

/** Subscribes to the lifecycle with these names, and records the calls in order. */
function subscribeAs(...names: readonly string[]) {
  const lifecycle = createLifecycle();
  const steps: string[] = [];
  const stops = names.map((name) =>
    lifecycle.subscribe({
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

describe("the lifecycle of a page that the browser suspends", () => {
  it.each<Sign>([leaving, ["document", "freeze"]])("reports the suspension at %s %s", (...sign) => {
    const { lifecycle, steps } = subscribeAs("a");
    expect(lifecycle.isSuspended()).toBe(false);
    send(sign);
    expect(steps).toEqual(["a ends"]);
    expect(lifecycle.isSuspended()).toBe(true);
  });

  it.each<Sign>([returning, ["document", "resume"], ["document", "visibilitychange"]])(
    "reports the resumption at %s %s",
    (...sign) => {
      const { lifecycle, steps } = subscribeAs("a");
      send(leaving);
      show("visible");
      send(sign);
      expect(steps).toEqual(["a ends", "a begins"]);
      expect(lifecycle.isSuspended()).toBe(false);
    },
  );

  it("does not report a resumption at a visibilitychange to hidden", () => {
    const { steps } = subscribeAs("a");
    send(leaving);
    show("hidden");
    send(["document", "visibilitychange"]);
    expect(steps).toEqual(["a ends"]);
  });

  it("reports one suspension and one resumption for several events, and ignores the first pageshow", () => {
    const { steps } = subscribeAs("a");
    send(returning);
    send(leaving);
    send(["document", "freeze"]);
    send(["document", "resume"]);
    send(returning);
    expect(steps).toEqual(["a ends", "a begins"]);
  });

  it("lets each subscriber send essential data before the first subscriber is suspended", () => {
    const { lifecycle, steps } = subscribeAs("a", "b");
    lifecycle.subscribe({ flush: () => void steps.push("c sends") });
    send(leaving);
    send(["document", "freeze"]);
    expect(steps).toEqual(["c sends", "b ends", "a ends"]);
  });

  it("suspends subscribers in reverse order, and resumes them in order", () => {
    const { steps } = subscribeAs("a", "b");
    send(leaving);
    send(returning);
    expect(steps).toEqual(["b ends", "a ends", "a begins", "b begins"]);
  });

  it("does not call removed subscribers, even if another subscriber removed them", () => {
    const { lifecycle, steps, stops } = subscribeAs("a");
    lifecycle.subscribe({
      suspend() {
        for (const stop of stops) stop();
      },
    });
    send(leaving);
    send(returning);
    expect(steps).toEqual([]);
  });

  it("calls subscribers before the page's own listeners", () => {
    const { steps } = subscribeAs("a");
    const own = () => void steps.push("page");
    document.addEventListener("visibilitychange", own);
    send(leaving);
    show("visible");
    send(["document", "visibilitychange"]);
    document.removeEventListener("visibilitychange", own);
    expect(steps).toEqual(["a ends", "a begins", "page"]);
  });
});

it("the lifecycle does nothing in an environment without events", () => {
  vi.stubGlobal("addEventListener", undefined);
  const { steps } = subscribeAs("a");
  vi.unstubAllGlobals();
  send(leaving);
  expect(steps).toEqual([]);
});
