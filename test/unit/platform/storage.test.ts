import { describe, expect, it } from "vitest";
import { createItemStore, createLocalItems, createSessionItems } from "../../../src/platform/storage";

describe("items in the browser's storage", () => {
  it("can be read, written and removed", () => {
    for (const items of [createLocalItems(), createSessionItems()]) {
      expect(items.read("vetrina-test")).toBeUndefined();
      expect(items.write("vetrina-test", "")).toBe(true);
      expect(items.read("vetrina-test")).toBe("");
      items.remove("vetrina-test");
      expect(items.read("vetrina-test")).toBeUndefined();
    }
  });

  it("do not cause an exception if the storage throws on each access (S30)", () => {
    const items = createItemStore(() => {
      throw new DOMException("blocked", "SecurityError");
    });
    expect(items.read("a")).toBeUndefined();
    expect(items.write("a", "b")).toBe(false);
    expect(() => {
      items.remove("a");
    }).not.toThrow();
  });

  it("report that the storage is full", () => {
    const full = createItemStore(() => ({
      getItem: () => null,
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError");
      },
      removeItem: () => undefined,
    }));
    expect(full.write("a", "b")).toBe(false);
  });
});
