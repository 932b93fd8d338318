// @vitest-environment node
import { describe, expect, it } from "vitest";
import { imageUrl } from "../../../src/utils/image-url";

const page = new URL("https://www.vetrina.test/bonus");
const anyHost = { base: page, imageOrigins: [] };
const listed = { base: page, imageOrigins: ["https://cdn.vetrina.test", "https://dam.vetrina.test:8443/"] };
const raster = "data:image/png;base64,AAAA";

describe("the URL of an image (S20)", () => {
  it("is accepted with any https host if no origins are configured", () => {
    expect(imageUrl("https://altrove.test/a.png", anyHost)).toBe("https://altrove.test/a.png");
    expect(imageUrl("/a.png", anyHost)).toBe("https://www.vetrina.test/a.png");
    expect(imageUrl(raster, anyHost)).toBe(raster);
  });

  it("is accepted with a configured origin or the page's own origin if origins are configured", () => {
    for (const url of [
      "https://cdn.vetrina.test/a.png",
      "https://dam.vetrina.test:8443/a.png",
      "https://www.vetrina.test/a.png",
      raster,
    ])
      expect(imageUrl(url, listed)).toBe(url);
  });

  it.each([
    "https://altrove.test/a.png",
    "https://cdn.vetrina.test:8443/a.png",
    "https://dam.vetrina.test/a.png",
    "https://cdn.vetrina.test.altrove.test/a.png",
    "https://a.cdn.vetrina.test/a.png",
    "http://cdn.vetrina.test/a.png",
    "https://cdn.vetrina.test@altrove.test/a.png",
    "//altrove.test/a.png",
    "data:image/svg+xml,<svg/>",
  ])("is refused if it is %s", (url) => {
    expect(imageUrl(url, listed)).toBeUndefined();
  });

  it("is refused if every configured origin is invalid", () => {
    expect(imageUrl("https://altrove.test/a.png", { base: page, imageOrigins: ["cdn"] })).toBeUndefined();
  });

  it.each([
    "http://127.0.0.1:8080/a.png",
    "http://127.1/a.png",
    "http://localhost/a.png",
    "https://localhost:3000/a.png",
    "https://cose.localhost/a.png",
    "https://localhost./a.png",
    "https://127.200.0.1/a.png",
    "https://2130706433/a.png",
    "https://0.0.0.0/a.png",
    "http://[::1]/a.png",
    "https://[::ffff:127.0.0.1]/a.png",
    "https://[::]/a.png",
  ])("is accepted with the visitor's machine as host only if the page is on this machine: %s", (url) => {
    expect(imageUrl(url, anyHost)).toBeUndefined();
    const { hostname, origin } = new URL(url);
    const developing = { base: new URL("http://localhost:8080/"), imageOrigins: [] };
    const isSecure = origin.startsWith("https:") || /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
    expect(imageUrl(url, developing)).toBe(isSecure ? new URL(url).href : undefined);
  });
});
