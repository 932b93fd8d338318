import { describe, expect, it } from "vitest";
import { catalogue } from "../../widgets/catalogue";
import { storyEntries } from "./storybook";

describe("the catalogue", () => {
  const entries = storyEntries();
  const titles = entries.map(({ title }) => title);
  it.each(catalogue.map(({ tag, title }) => [tag, title.en] as const))("%s has stories", (_, title) => {
    expect(titles.filter((each) => each === `Widgets/${title}`).length).toBeGreaterThan(1);
  });

  it.each(catalogue.map(({ tag, title }) => [tag, title.en] as const))(
    "%s has a documentation page",
    (_, title) => {
      const ofWidget = entries.filter((entry) => entry.title === `Widgets/${title}`);
      expect(ofWidget.map(({ type }) => type)).toContain("docs");
    },
  );
});
