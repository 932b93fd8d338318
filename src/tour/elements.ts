import { pageDocument } from "../utils/page-document";
import type { TourOptions } from "./step";

export const tourTag = "vetrina-tour";

/** The tour elements of the page, including those in open shadow roots. */
function tourElements(root: Pick<ParentNode, "querySelectorAll">): HTMLElement[] {
  const inside = [...root.querySelectorAll("*")].flatMap(({ shadowRoot }) =>
    shadowRoot ? tourElements(shadowRoot) : [],
  );
  return [...root.querySelectorAll<HTMLElement>(tourTag), ...inside];
}

/** The tour element with this id. An element without an id has the path of the page as its id. */
export const tourElement = (id: string, path: string): HTMLElement | undefined =>
  tourElements(pageDocument).find(({ dataset }) => (dataset.tour || path) === id);

const confirmations: Readonly<Record<string, TourOptions["confirm"]>> = {
  on: true,
  off: false,
  page: "page",
};

const isFalse = (value: string | undefined) => value?.trim().toLowerCase() === "false";

/**
 * The attributes of a tour element. A missing or invalid attribute is undefined, because the element itself
 * logs authoring errors.
 */
export const optionsOf = ({ dataset: { tour, version, confirm = "", keyboard } }: HTMLElement) => ({
  id: tour || undefined,
  version: version || undefined,
  confirm: confirmations[confirm],
  keyboard: isFalse(keyboard) ? false : undefined,
});

/** The steps inside a tour element, in their order, unchecked. */
export const stepsOf = (element: HTMLElement): readonly unknown[] =>
  [...element.querySelectorAll<HTMLElement>(':scope > [slot="step"]')].map(({ dataset, innerHTML }) => ({
    ...dataset,
    text: innerHTML,
    invites: dataset.invites !== undefined && !isFalse(dataset.invites),
  }));
