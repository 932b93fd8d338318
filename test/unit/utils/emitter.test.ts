// @vitest-environment node
import { describe, expect, expectTypeOf, it, vi } from "vitest";
import { createEventEmitter } from "../../../src/utils/emitter";
import { createLog } from "../../../src/utils/log";

interface Events {
  moved(x: number, y: number): void;
  ended(): void;
}

function startEmitter() {
  const error = vi.fn();
  const print = { debug: error, info: error, warn: error, error };
  return {
    emitter: createEventEmitter<Events>(
      "map",
      createLog(() => "debug", print),
    ),
    error,
  };
}

describe("an event emitter", () => {
  it("calls the listeners of the event in order, with its arguments", () => {
    const { emitter } = startEmitter();
    const calls: unknown[] = [];
    emitter.on("moved", (...position) => void calls.push(["first", ...position]));
    emitter.on("moved", (...position) => void calls.push(["second", ...position]));
    emitter.on("ended", () => void calls.push("ended"));
    emitter.emit("moved", 1, 2);
    expect(calls).toEqual([
      ["first", 1, 2],
      ["second", 1, 2],
    ]);
    expectTypeOf(emitter.emit<"moved">).parameters.toEqualTypeOf<["moved", number, number]>();
  });

  it("calls a listener once per addition, until it is removed", () => {
    const { emitter } = startEmitter();
    const listener = vi.fn();
    const stops = [emitter.on("ended", listener), emitter.on("ended", listener)];
    emitter.emit("ended");
    expect(listener).toHaveBeenCalledTimes(2);
    stops[0]?.();
    stops[0]?.();
    emitter.emit("ended");
    expect(listener).toHaveBeenCalledTimes(3);
    expect(emitter.hasListeners("ended")).toBe(true);
    stops[1]?.();
    expect(emitter.hasListeners("ended")).toBe(false);
  });

  it("adds and removes listeners of several events together", () => {
    const { emitter } = startEmitter();
    const moved = vi.fn();
    const ended = vi.fn();
    const stop = emitter.listen({ moved, ended });
    emitter.emit("moved", 1, 2);
    emitter.emit("ended");
    expect([moved.mock.calls, ended.mock.calls]).toEqual([[[1, 2]], [[]]]);
    stop();
    emitter.emit("ended");
    expect(ended).toHaveBeenCalledTimes(1);
  });

  it("logs the error of a listener and calls the others", () => {
    const { emitter, error } = startEmitter();
    const listener = vi.fn();
    emitter.on("ended", () => {
      throw new Error("broken");
    });
    emitter.on("ended", listener);
    emitter.emit("ended");
    expect(listener).toHaveBeenCalledTimes(1);
    expect(error.mock.calls[0]?.[0]).toContain('map: a listener of "ended" failed');
  });

  it("has no listeners after `clear`", () => {
    const { emitter } = startEmitter();
    const listener = vi.fn();
    emitter.on("ended", listener);
    emitter.clear();
    emitter.emit("ended");
    expect(listener).not.toHaveBeenCalled();
  });
});
