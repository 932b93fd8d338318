// @vitest-environment node
import { describe, expect, it } from "vitest";
import { createMemoryItems } from "../../../src/platform/in-memory";
import { createTourAccess } from "../../../src/tour/access";
import type { TourService } from "../../../src/tour/service";
import { runningTourKey } from "../../../src/tour/state";

/** Access to a tour whose chunk the test loads on demand, and a list of the calls that the tour received. */
function createAccess() {
  const requested: string[] = [];
  const sessionItems = createMemoryItems();
  const ask = (what: string) => () => void requested.push(what);
  const service = {
    startOf: () => Promise.resolve(Boolean(requested.push("start"))),
    next: ask("next"),
    stop: ask("stop"),
  } as unknown as TourService;
  let arrive = (): void => undefined;
  const arrival = new Promise<TourService>((resolve) => (arrive = () => resolve(service)));
  const access = createTourAccess(() => arrival, sessionItems);
  const start = () => access.begin((tour) => tour.startOf({} as HTMLElement));
  return { access, requested, start, arrive, sessionItems };
}

describe("tour whose chunk is still loading", () => {
  it("starts once the chunk has loaded", async () => {
    const { start, arrive, requested } = createAccess();
    const started = start();
    arrive();
    expect(await started).toBe(true);
    expect(requested).toEqual(["start"]);
  });

  it("does not start if stopped before that, but a later start works", async () => {
    const { access, start, arrive, requested } = createAccess();
    const stopped = start();
    access.stop();
    const later = start();
    arrive();
    expect(await stopped).toBe(false);
    expect(await later).toBe(true);
    expect(requested).toEqual(["start"]);
  });

  it("forgets the stored tour on `stop()`, so that no page resumes it", () => {
    const { access, sessionItems } = createAccess();
    sessionItems.write(runningTourKey, "{}");
    access.stop();
    expect(sessionItems.read(runningTourKey)).toBeUndefined();
  });

  it("ignores `next()` until the chunk has loaded", async () => {
    const { access, start, arrive, requested } = createAccess();
    access.next();
    arrive();
    await start();
    access.next();
    access.stop();
    expect(requested).toEqual(["start", "next", "stop"]);
  });
});
