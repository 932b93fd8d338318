// @vitest-environment node
import { expect, it } from "vitest";
import { settle } from "../../../src/utils/promises";

it("settle() returns the outcome of a promise as a value", async () => {
  const error = new Error("a");
  expect(await settle(Promise.resolve(3))).toEqual({ status: "fulfilled", value: 3 });
  expect(await settle(Promise.reject(error))).toEqual({ status: "rejected", reason: error });
});
