// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { getMember } from "../../../../src/gamification";
import { settled, startClient } from "../support/start-client";

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-11-21T08:30:00Z") });
});
afterEach(() => {
  vi.useRealTimers();
});

it("calls", async () => {
  const h = startClient();
  const answer = h.client.call(getMember, { includeCustomFields: [], includeFields: ["name"] });
  await settled();
  console.log(h.states, h.lines, h.network.sent);
  console.log(JSON.stringify(await answer));
  expect(1).toBe(1);
});
