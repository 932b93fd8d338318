import { afterEach, expect, it, vi } from "vitest";
import { url } from "../../../src/definition";
import { createPage, createPageWithin } from "../../../src/platform/page";

// WordPress 6.3 and later show the blocks of an editor in a frame with such a URL.
const frame = () => vi.stubGlobal("location", new URL("blob:https://sito.example/0a1b-2c3d"));

afterEach(() => {
  vi.unstubAllGlobals();
});

it("a frame whose URL has no path uses the site's URL", () => {
  frame();
  expect(createPage().url().href).toBe("https://sito.example/");
  expect(createPageWithin(document.documentElement).url().href).toBe("https://sito.example/");
});

it("a frame whose URL has no path joins the path of an attribute to the site's URL", () => {
  frame();
  expect(url().read("/live-casino")).toBe("https://sito.example/live-casino");
  expect(url().read("//altrove.example/x")).toBeUndefined();
});
