import type { Fragment } from "../html";
import type { ServiceGroup } from "./service-groups";

/** A section of a page. Its heading has the id, so that links and the table of contents can point to it. */
export interface PageSection {
  readonly id: string;
  readonly title: string;
  readonly content: readonly Fragment[];
}

/** A page of the documentation, in one language. */
export interface Page {
  /** File name without extension, the same in both languages. The slug of a widget's page never changes. */
  readonly slug: string;
  /** Which list of the navigation has the page. */
  readonly group: "guide" | "widgets";
  /** For the page of an element: its group in that list. */
  readonly service?: ServiceGroup;
  readonly title: string;
  /** Other words for the page, for the search. */
  readonly keywords?: string;
  readonly lead: Fragment;
  readonly sections: readonly PageSection[];
  /** Whether the page has live elements. */
  readonly hasPreviews?: boolean;
}

export const section = (id: string, title: string, ...content: readonly Fragment[]): PageSection => ({
  id,
  title,
  content,
});
