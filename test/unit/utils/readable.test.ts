import { atom } from "nanostores";
import { describe, expect, it, vi } from "vitest";
import { readable } from "../../../src/utils/readable";

describe("readable state", () => {
  it("returns the current state", () => {
    const $state = atom(1);
    const { getState } = readable($state);
    $state.set(2);
    expect(getState()).toBe(2);
  });

  it("calls a listener immediately and after each change, only with the state, until the listener is removed", () => {
    const $state = atom(1);
    const listener = vi.fn();
    const unsubscribe = readable($state).subscribe(listener);
    $state.set(2);
    unsubscribe();
    $state.set(3);
    expect(listener.mock.calls).toEqual([[1], [2]]);
  });
});
