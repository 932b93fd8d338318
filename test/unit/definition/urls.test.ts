import { describe, expect, it } from "vitest";
import { defaultOf } from "../../../src/element/attributes";
import { catalogue } from "../../../widgets/catalogue";
import { hostileUrls } from "../../browser/urls/hostile";

const fields = catalogue.flatMap(({ tag, attributes }) =>
  Object.entries(attributes).map(([field, kind]) => ({ name: `${tag} ${field}`, field, kind })),
);
const urls = fields.filter(({ kind }) => kind.type === "url");

describe("the URL attributes of all widgets (S04)", () => {
  it("are described with the kind of a URL", () => {
    const named = fields.filter(({ field }) => /(url|href|src|link|image|address|page)$/i.test(field));
    expect(named.length).toBeGreaterThan(3);
    for (const { name, kind } of named) expect(kind.type, name).toBe("url");
  });

  it.each(urls)("include $name, and keep its values and default on the site's origin", ({ kind }) => {
    for (const value of hostileUrls) {
      const read = kind.read(value);
      // On an https page `https:evil.example` is a path.
      if (read !== undefined) expect(new URL(String(read)).origin, value).toBe(location.origin);
    }
    const withoutValue = defaultOf(kind);
    if (withoutValue !== undefined) expect(new URL(String(withoutValue)).origin).toBe(location.origin);
  });
});
