// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { TourService } from "../../../src/tour/service";
import { createTourAccess } from "../../../src/tour/access";
import { createMemoryItems } from "../../../src/platform/in-memory";
import { runningTourKey } from "../../../src/tour/storage-keys";

/** A chunk that the test loads on demand, and the calls of the tour in it. */
function createAccess() {
  const asked: string[] = [];
  const sessionItems = createMemoryItems();
  const ask = (what: string) => () => void asked.push(what);
  const service = {
    startOf: () => Promise.resolve(Boolean(asked.push("start"))),
    next: ask("next"),
    stop: ask("stop"),
  } as unknown as TourService;
  let arrive = (): void => undefined;
  const arrival = new Promise<TourService>((resolve) => (arrive = () => resolve(service)));
  const access = createTourAccess(() => arrival, sessionItems);
  const start = () => access.begin((tour) => tour.startOf({} as HTMLElement));
  return { access, asked, start, arrive, sessionItems };
}

describe("tour whose chunk is still loading", () => {
  it("starts once the chunk has loaded", async () => {
    const { start, arrive, asked } = createAccess();
    const started = start();
    arrive();
    expect(await started).toBe(true);
    expect(asked).toEqual(["start"]);
  });

  it("does not start if stopped before that, but a later start works", async () => {
    const { access, start, arrive, asked } = createAccess();
    const stopped = start();
    access.stop();
    const later = start();
    arrive();
    expect(await stopped).toBe(false);
    expect(await later).toBe(true);
    expect(asked).toEqual(["start"]);
  });

  it("forgets the stored tour on `stop()`, so that no page resumes it", () => {
    const { access, sessionItems } = createAccess();
    sessionItems.write(runningTourKey, "{}");
    access.stop();
    expect(sessionItems.read(runningTourKey)).toBeUndefined();
  });

  it("ignores `next()` until the chunk has loaded", async () => {
    const { access, start, arrive, asked } = createAccess();
    access.next();
    arrive();
    await start();
    access.next();
    access.stop();
    expect(asked).toEqual(["start", "next", "stop"]);
  });
});
