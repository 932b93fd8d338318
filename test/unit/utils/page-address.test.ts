import { afterEach, describe, expect, it } from "vitest";
import { pageAddress } from "../../../src/utils/page-address";

const before = location.href;
afterEach(() => history.replaceState(null, "", before));

describe("the address of the page", () => {
  it("is parsed again only when it changes", () => {
    const first = pageAddress();
    expect(pageAddress()).toBe(first);
    history.replaceState(null, "", "/bonus?lista=1");
    expect(pageAddress().pathname + pageAddress().search).toBe("/bonus?lista=1");
    history.replaceState(null, "", before);
    expect(pageAddress().href).toBe(first.href);
  });
});
