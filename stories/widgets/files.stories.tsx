import { expect } from "storybook/test";
import { files } from "../../widgets/files/definition";
import { widgetIn } from "../support/journey";
import { panelStories } from "../support/panel-stories";
import { type WidgetStory, widgetMeta } from "../support/widget";

const meta = {
  ...widgetMeta(files),
  title: "Gamification/Documents",
};
export default meta;

const { tag } = files;
const { loading, offline, failed, beingEdited, empty, many, visitor, english, narrowColumn } =
  panelStories(tag);

const withRepository = (story: WidgetStory): WidgetStory => ({
  ...story,
  args: { ...story.args, repository: "repo-documenti" },
});

export const All: WidgetStory = {
  args: { demo: "logged-in", repository: "repo-documenti" },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    const rules = inside.getByRole("article", { name: "Regolamento dei tornei.pdf" });
    await expect(rules).toHaveTextContent(/Documento PDF, 1,1\skB/);
    await expect(inside.getByRole("link", { name: "Apri: Regolamento dei tornei.pdf" })).toBeVisible();
  },
};

export const PdfOnly: WidgetStory = {
  args: { demo: "logged-in", repository: "repo-documenti", kinds: "pdf" },
};

/** Neither a repository nor ids: nothing is read. */
export const WithoutRepository: WidgetStory = {
  args: { demo: "logged-in" },
  play: async ({ canvasElement }) => {
    await widgetIn(canvasElement, tag, "error");
  },
};

export const Empty = withRepository(empty);

export const Many = withRepository(many);

export const Loading = withRepository(loading);

export const Offline = withRepository(offline);

export const Failed: WidgetStory = {
  ...failed,
  args: { ...failed.args, repository: "repo-documenti" },
  tags: ["console-error"],
};

export const Visitor = withRepository(visitor);

/** Documents inform: a restricted player may read them. */
export const SelfExcluded: WidgetStory = {
  args: { demo: "self-excluded", repository: "repo-documenti" },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    await expect(inside.getAllByRole("article")[0]).toBeVisible();
  },
};

export const English = withRepository(english);

export const NarrowColumn = withRepository(narrowColumn);

/** Edit mode in the CMS: no request is made. */
export const BeingEdited = withRepository(beingEdited);
