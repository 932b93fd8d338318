// @vitest-environment node
import { expect, it, vi } from "vitest";
import { createLocks } from "../../../src/platform/locks";

const work = () => Promise.resolve(3);

it.each<[string, (name: string, options: object, granted: () => unknown) => unknown]>([
  ["does nothing", () => undefined],
  ["resolves without a lock", () => Promise.resolve()],
  ["loses the result", (_name, _options, granted) => void granted()],
  [
    "throws",
    () => {
      throw new Error("locks");
    },
  ],
])(
  "the work of a lock runs once and its result is returned, even if a replaced lock manager %s",
  async (_, request) => {
    const run = vi.fn(work);
    expect(await createLocks({ request } as never).run("a", 1000, run)).toBe(3);
    expect(run).toHaveBeenCalledTimes(1);
  },
);

it("a rejection by the work of a lock is passed on, and the work is not repeated", async () => {
  const run = vi.fn(() => Promise.reject(new Error("work")));
  const request = (_name: string, _options: object, granted: () => unknown) => granted();
  await expect(createLocks({ request } as never).run("a", 1000, run)).rejects.toThrow("work");
  expect(run).toHaveBeenCalledTimes(1);
});
