import type { TourOptions } from "../tour";
import { pageDocument } from "../utils/page-document";

export const tourTag = "vetrina-tour";

/** The tour element of the page with this id. */
export const tourElement = (id: string): HTMLElement | undefined =>
  [...pageDocument.querySelectorAll<HTMLElement>(tourTag)].find(({ dataset }) => dataset.tour === id);

const confirmations: Readonly<Record<string, TourOptions["confirm"]>> = {
  on: true,
  off: false,
  page: "page",
};

const isFalse = (value: string | undefined) => value?.trim().toLowerCase() === "false";

/** The attributes of a tour element. What is absent or wrong stays undefined; the element complains about it. */
export const optionsOf = ({ dataset: { tour, version, confirm = "", keyboard } }: HTMLElement) => ({
  id: tour || undefined,
  version: version || undefined,
  confirm: confirmations[confirm],
  keyboard: isFalse(keyboard) ? false : undefined,
});

/** The steps inside a tour element, in their order, still to be checked. */
export const stepsOf = (element: HTMLElement): readonly unknown[] =>
  [...element.querySelectorAll<HTMLElement>(':scope > [slot="step"]')].map(({ dataset, innerHTML }) => ({
    ...dataset,
    text: innerHTML,
    invites: dataset.invites !== undefined && !isFalse(dataset.invites),
  }));
