import { describe, expect, it, vi } from "vitest";
import { lazy } from "../../../src/utils/lazy";

describe("lazy", () => {
  it("loads once for all callers", async () => {
    const load = vi.fn(() => Promise.resolve("valore"));
    const value = lazy(load);
    expect(value.current).toBeUndefined();
    expect(await Promise.all([value.load(), value.load()])).toEqual(["valore", "valore"]);
    expect(value.current).toBe("valore");
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("calls a listener once when any caller has loaded the value, even if a load failed before", async () => {
    const load = vi.fn().mockRejectedValueOnce(new Error("rete")).mockResolvedValue("valore");
    const value = lazy(load);
    const [listener, removed] = [vi.fn(), vi.fn()];
    value.onLoad(listener);
    value.onLoad(removed)();
    await expect(value.load()).rejects.toThrow("rete");
    expect(listener).not.toHaveBeenCalled();
    await value.load();
    await value.load();
    expect(listener.mock.calls).toEqual([["valore"]]);
    expect(removed).not.toHaveBeenCalled();
  });

  it("calls a listener asynchronously if the value is already loaded", async () => {
    const value = lazy(() => Promise.resolve("valore"));
    await value.load();
    const listener = vi.fn();
    value.onLoad(listener);
    expect(listener).not.toHaveBeenCalled();
    await Promise.resolve();
    expect(listener.mock.calls).toEqual([["valore"]]);
  });

  it("retries the load after a failure", async () => {
    const load = vi.fn().mockRejectedValueOnce(new Error("rete")).mockResolvedValueOnce("valore");
    const value = lazy(load);
    await expect(value.load()).rejects.toThrow("rete");
    expect(await value.load()).toBe("valore");
  });
});
