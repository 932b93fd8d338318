// @vitest-environment node
import { describe, expect, it } from "vitest";
import { shortName } from "../../../clientlibs/describe";
import { serviceGroupOf } from "../../../clientlibs/docs/service-groups";
import { catalogue } from "../../../widgets/catalogue";
import { files } from "./docs-files";

/** The pages of a list of the navigation, by the id of its heading. */
function pagesBelow(path: string, id: string): string[] {
  const [, list = ""] =
    new RegExp(`<ul aria-labelledby="nav-${id}">([\\s\\S]*?)</ul>`).exec(files.get(path) ?? "") ?? [];
  return [...list.matchAll(/href="([^"]+)\.html"/g)].map(([, slug = ""]) => slug);
}

describe.each(["index.html", "en/index.html"])("the navigation of %s", (path) => {
  it("ends with the version, for which a phone has no room above the page", () => {
    expect(files.get(path)).toMatch(/<p class="side-version">Version[e]? 1\.2\.3<\/p>/);
  });

  it("has each element once, in the group of its service", () => {
    const groups = ["account", "bonus", "liveCasino", "gamification", "other"];
    const found = groups.flatMap((group) => pagesBelow(path, group).map((slug) => [slug, group]));
    const expected = catalogue.map((definition) => [shortName(definition), serviceGroupOf(definition)]);
    expect(found.toSorted()).toEqual(expected.toSorted());
  });

  it("names the service that an element shows, not the account that it also needs", () => {
    expect(pagesBelow(path, "bonus")).toEqual(expect.arrayContaining(["bonus-carousel", "bonus-detail"]));
    expect(pagesBelow(path, "other")).toEqual(expect.arrayContaining(["date-picker", "tour"]));
    expect(pagesBelow(path, "account")).toContain("balance-header");
    expect(pagesBelow(path, "account")).not.toContain("bonus-carousel");
    expect(pagesBelow(path, "gamification")).toContain("leaderboard");
  });
});
