import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { configuredAddress } from "../../../src/loader/address";
import { safeAddress } from "../../../src/utils/url";

const page = "https://sito.example/promo/?a=1";

beforeEach(() => vi.stubGlobal("location", new URL(page)));
afterEach(() => vi.unstubAllGlobals());

const written = [
  "/api/list",
  "api/list",
  " /api/list ",
  "https://bonus.example/list?x=1",
  "HTTPS://bonus.example/list",
  "http://bonus.example/list",
  "http://localhost:4401/list",
  "http://127.0.0.1/list",
  "http://sito.example/list",
  "//bonus.example/list",
  "https://anna:segreto@bonus.example/list",
  "javascript:alert(1)",
  "data:text/plain,x",
  "ftp://sito.example/list",
  "https://",
  "mailto:a@b.example",
  "",
];

describe("a configured address in the loader", () => {
  it.each(written)("passes only as the address gate gives it: %s (S04)", (address) => {
    const url = configuredAddress(address);
    if (url) expect(url.href).toBe(safeAddress(address, new URL(page)));
  });

  it.each([
    ["/api/list", "https://sito.example/api/list"],
    ["https://bonus.example/list?x=1", "https://bonus.example/list?x=1"],
    ["http://localhost:4401/list", "http://localhost:4401/list"],
  ])("is absolute: %s", (address, expected) => {
    expect(configuredAddress(address)?.href).toBe(expected);
  });

  // What the gate lets pass beyond this, such as a path without a slash, is asked for in the usual way.
  it.each([
    "api/list",
    "http://bonus.example/list",
    "//bonus.example/list",
    "javascript:alert(1)",
    "",
    7,
    undefined,
  ])("is refused: %s", (address) => {
    expect(configuredAddress(address)).toBeUndefined();
  });

  it("may be a path of another origin, which the configuration names", () => {
    expect(configuredAddress("/list", "https://bonus.example")?.href).toBe("https://bonus.example/list");
    expect(configuredAddress("//altrove.example/list", "https://bonus.example")).toBeUndefined();
  });
});
