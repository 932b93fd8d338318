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

  it("retries the load after a failure", async () => {
    const load = vi.fn().mockRejectedValueOnce(new Error("rete")).mockResolvedValueOnce("valore");
    const value = lazy(load);
    await expect(value.load()).rejects.toThrow("rete");
    expect(await value.load()).toBe("valore");
  });
});
