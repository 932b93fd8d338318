import type { Fragment } from "../../markup/html";
import type { ServiceGroup } from "./service-groups";

/** A section of a page. The id is on its heading, so that links and the table of contents can point to it. */
export interface PageSection {
  readonly id: string;
  readonly title: string;
  readonly content: readonly Fragment[];
}

/** Sections that are visible together: one tab of the page. */
export interface Panel {
  readonly title: string;
  readonly sections: readonly PageSection[];
}

/** The page of an element, in one language. */
export interface Page {
  /** File name without extension, the same in both languages. It never changes. */
  readonly slug: string;
  /** The page's group in the navigation. */
  readonly group: ServiceGroup;
  readonly title: string;
  /** Search keywords: other words for the page's topic. */
  readonly keywords: string;
  readonly lead: Fragment;
  readonly panels: readonly Panel[];
}

export const section = (id: string, title: string, ...content: readonly Fragment[]): PageSection => ({
  id,
  title,
  content,
});
