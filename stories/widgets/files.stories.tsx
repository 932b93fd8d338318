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
const repository = "repo-documenti";
const panel = panelStories(tag, { repository });

export const All: WidgetStory = {
  args: { demo: "logged-in", repository },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    const rules = inside.getByRole("article", { name: "Regolamento dei tornei.pdf" });
    await expect(rules).toHaveTextContent(/Documento PDF, 1,1\skB/);
    await expect(inside.getByRole("link", { name: "Apri: Regolamento dei tornei.pdf" })).toBeVisible();
  },
};

export const PdfOnly: WidgetStory = {
  args: { demo: "logged-in", repository, kinds: "pdf" },
};

/** Without a repository and ids, the widget does not read documents. */
export const WithoutRepository: WidgetStory = {
  args: { demo: "logged-in" },
  play: async ({ canvasElement }) => {
    await widgetIn(canvasElement, tag, "error");
  },
};

export const Empty: WidgetStory = panel.empty;

export const Many: WidgetStory = panel.many;

export const Loading: WidgetStory = panel.loading;

export const Offline: WidgetStory = panel.offline;

export const Failed: WidgetStory = { ...panel.failed, tags: ["console-error"] };

export const Visitor: WidgetStory = panel.visitor;

/** A restricted player may read the documents, because they only inform. */
export const SelfExcluded: WidgetStory = {
  args: { demo: "self-excluded", repository },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    await expect(inside.getAllByRole("article")[0]).toBeVisible();
  },
};

export const English: WidgetStory = panel.english;

export const NarrowColumn: WidgetStory = panel.narrowColumn;

/** Edit mode in the CMS: no request is made. */
export const BeingEdited: WidgetStory = panel.beingEdited;
