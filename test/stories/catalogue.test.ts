import { describe, expect, it } from "vitest";
import { storyTitle } from "../../clientlibs/docs/service-groups";
import { descriptions } from "../../widgets/descriptions";
import { storyEntries } from "./storybook";

describe("the catalogue of widgets", () => {
  const entries = storyEntries();
  const titles = entries.map(({ title }) => title);
  const widgets = descriptions.map((definition) => [definition.tag, storyTitle(definition)] as const);

  it.each(widgets)("contains %s with stories", (_, title) => {
    expect(titles.filter((each) => each === title).length).toBeGreaterThan(1);
  });

  it.each(widgets)("contains %s with a documentation page", (_, title) => {
    const ofWidget = entries.filter((entry) => entry.title === title);
    expect(ofWidget.map(({ type }) => type)).toContain("docs");
  });
});
