// @vitest-environment node
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { gamificationHubDescription } from "../../../widgets/gamification-hub/description";
import { chosenSections, namesInUrls } from "../../../widgets/gamification-hub/sections";

const namesOf = (chosen: readonly string[], offers: (tag: string) => boolean = () => true) =>
  chosenSections(chosen, offers, { competitionId: undefined }).map(({ name }) => name);

describe("the sections of the hub", () => {
  it("follow the author’s list and order, without duplicates or unknown names", () => {
    expect(namesOf(["awards", "nulla", "achievements", "awards"])).toEqual(["awards", "achievements"]);
  });

  it("do not include a section without its element, or a leaderboard without a competition", () => {
    const offers = (tag: string) => tag !== "vetrina-awards";
    expect(namesOf(["awards", "leaderboard", "messages"], offers)).toEqual(["messages"]);
    expect(namesOf([])).not.toContain("leaderboard");
  });

  it.each([[["nulla"]], [["leaderboard"]]])(
    "include all sections if the author's list %o has no usable name",
    (chosen) => {
      expect(namesOf(chosen)).toEqual(namesOf([]));
    },
  );

  it("have URL names that are valid in an ID selector and do not contain the separator `--`", () => {
    for (const name of namesInUrls) expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it("have URL names that the documentation and the help for authors list", () => {
    const all = chosenSections([], () => true, { competitionId: "com-1" });
    const docs = readFileSync("docs/widgets.md", "utf8");
    const help = gamificationHubDescription.attributes.sections.help;
    expect(all.length).toBeGreaterThan(10);
    for (const { slug } of all) {
      expect(docs).toContain(`\`${slug}\``);
      expect(
        [help.it, help.en].every((text) => text.includes(slug)),
        slug,
      ).toBe(true);
    }
  });

  it.each([
    ["messages", { "data-ids": "x" }],
    ["rewards", { "data-ids": "x", "data-entity": "reward" }],
    ["rules", { "data-ids": "x", "data-entity": "rule-set" }],
  ])("include %s, and limit it to one entity if the URL names that entity", (name, attributes) => {
    const context = { limit: 6, tags: [], competitionId: undefined };
    const [section] = chosenSections([name], () => true, context);
    expect(section?.attributes({ ...context, id: "x" })).toEqual(attributes);
    expect(section?.attributes({ ...context, id: undefined })).toEqual({ "data-limit": "6" });
  });
});
