import { afterAll, beforeAll } from "vitest";

/**
 * Time zones of the visitor: the site's zone, and a distant zone whose offset is not a whole number of hours.
 * All unit tests run in the second zone (`vitest.config.ts`), so that code that confuses the zones fails.
 */
export const visitorZones = ["Europe/Rome", "Pacific/Chatham"] as const;

/** Runs the tests of the current `describe` block in a time zone. */
export function useVisitorZone(zone: (typeof visitorZones)[number]): void {
  const usual = process.env.TZ;
  beforeAll(() => {
    process.env.TZ = zone;
  });
  afterAll(() => {
    process.env.TZ = usual;
  });
}
