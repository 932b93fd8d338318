// @vitest-environment node
import { describe, expect, it } from "vitest";
import { folderOf } from "../../../distribution/names";
import { createModel } from "../../../sandbox/model";
import { demoIds } from "../../../scripts/build/outputs/demo-ids";
import { attributeName } from "../../../src/definition";
import { descriptions } from "../../../widgets/descriptions";
import { sectionIn } from "../../support/markup";
import { files } from "./docs-files";

/** Section about ids on the page of an element. */
const idsOn = (slug: string) => sectionIn(files.get(`${slug}.html`), "demo-ids");

const idFields = ["card", "gameId", "entityId", "competitionId", "ids", "repository"];

describe("the ids of the simulated services", () => {
  it.each(descriptions)("are on the page of $tag if it has an attribute for ids", (definition) => {
    const fields = Object.keys(definition.attributes).filter((field) => idFields.includes(field));
    expect(demoIds[definition.tag] !== undefined).toBe(fields.length > 0);
    for (const field of fields.filter((each) => each !== "gameId"))
      expect(idsOn(folderOf(definition.tag))).toContain(attributeName(field));
  });

  it.each(descriptions)("include the ids in the examples of $tag", (definition) => {
    const section = idsOn(folderOf(definition.tag));
    if (!demoIds[definition.tag]) return;
    for (const { attributes = {} } of definition.examples ?? [])
      for (const field of idFields)
        for (const id of attributes[field]?.split(",") ?? []) expect(section, id).toContain(id.trim());
  });

  it("include all tables, with the network of each Playtech table", () => {
    const section = idsOn("live-casino-card");
    for (const { gameId, network, name } of createModel().tables.all()) {
      const [, row = ""] = section.split(`<code>${gameId}</code>`);
      expect(row, gameId).toContain(`<td role="cell">${name}</td>`);
      if (network) expect(row.split("</tr>")[0]).toContain(`<code>${network}</code>`);
    }
  });

  it("are replaced on the page of the live casino lobby by links to the page of the live casino card", () => {
    const section = idsOn("live-casino-lobby");
    expect(section).toContain('href="live-casino-card.html#preview"');
    expect(section).toContain('href="live-casino-card.html#demo-ids"');
  });
});
