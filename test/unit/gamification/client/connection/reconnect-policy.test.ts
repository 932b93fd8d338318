// @vitest-environment node
import { expect, it, onTestFinished, vi } from "vitest";
import {
  createReconnectPolicy,
  reconnectDefaults,
} from "../../../../../src/gamification/client/connection/reconnect";

it("delays grow from the first one on, even after a stable connection", () => {
  vi.useFakeTimers({ now: 0 });
  onTestFinished(() => void vi.useRealTimers());
  const tries = createReconnectPolicy(reconnectDefaults, () => 1);
  tries.begin();
  tries.succeed("websocket");
  vi.setSystemTime(reconnectDefaults.stableAfterMs);
  tries.end();
  const waits = Array.from({ length: 4 }, () => {
    const wait = tries.delay();
    tries.begin();
    tries.fail();
    return wait;
  });
  expect(waits).toEqual([8000, 16_000, 30_000, 30_000]);
});
