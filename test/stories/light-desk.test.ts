import { describe, expect, it } from "vitest";
import { catalogue } from "../../widgets/catalogue";
import { examineStories } from "./examine";
import { storyEntries } from "./storybook";

examineStories({ name: "light theme, desktop", theme: "light", visitor: {} });

describe("the catalogue", () => {
  const titles = storyEntries().map(({ title }) => title);
  it.each(catalogue.map(({ tag, title }) => [tag, title.en] as const))("%s has stories", (_, title) => {
    expect(titles.filter((each) => each === `Widgets/${title}`).length).toBeGreaterThan(1);
  });
});
