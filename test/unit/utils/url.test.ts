import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { safeUrl } from "../../../src/utils/url";
import { anyCharacter } from "../../support/fuzz";

const page = new URL("https://sito.example/it/pagina");

describe("the safe-URL check (S04)", () => {
  it.each([
    ["/conto", "https://sito.example/conto"],
    ["conto?x=1#y", "https://sito.example/it/conto?x=1#y"],
    ["//altro.example/a", "https://altro.example/a"],
    ["mailto:aiuto@sito.example", "mailto:aiuto@sito.example"],
    ["tel:+39061234", "tel:+39061234"],
    ["http://localhost:4400/", "http://localhost:4400/"],
  ])("accepts %s", (value, expected) => {
    expect(safeUrl(value, page)).toBe(expected);
  });

  it.each([
    "javascript:alert(1)",
    " \tjava\nscript:alert(1)",
    "JAVASCRIPT:alert(1)",
    "data:text/html,<script>",
    "data:image/svg+xml;base64,AAAA",
    "vbscript:x",
    "blob:https://sito.example/1",
    "file:///etc/passwd",
    "http://sito.example/",
    "ftp://sito.example/",
    "https://utente:parola@sito.example/",
    "https://",
    "http://localhost.evil.example/",
    42,
    null,
    undefined,
    {},
  ])("refuses %j", (value) => {
    expect(safeUrl(value, page)).toBeUndefined();
  });

  it("accepts raster data URLs only for images, and tel URLs only for links", () => {
    expect(safeUrl("data:image/png;base64,AAAA", page, "image")).toBe("data:image/png;base64,AAAA");
    expect(safeUrl("data:image/png;base64,AAAA", page, "link")).toBeUndefined();
    expect(safeUrl("data:image/svg+xml;base64,AAAA", page, "image")).toBeUndefined();
    expect(safeUrl("tel:1", page, "image")).toBeUndefined();
  });

  it("lets a page loaded over http use only its own origin over http", () => {
    const plain = new URL("http://intranet.example/");
    expect(safeUrl("/conto", plain)).toBe("http://intranet.example/conto");
    expect(safeUrl("http://altro.example/", plain)).toBeUndefined();
  });

  it("never returns a URL whose scheme runs code", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webUrl(),
          fc.string({ unit: anyCharacter }),
          fc.string().map((s) => `javascript:${s}`),
        ),
        (value) => {
          const url = safeUrl(value, page);
          return url === undefined || /^(https:|http:\/\/localhost|mailto:|tel:)/.test(url);
        },
      ),
    );
  });
});
