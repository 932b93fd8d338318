import type { TourOptions, TourStepInput } from "../tour";
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

/** The attributes of a tour element. What is absent or wrong stays undefined; the element complains about it. */
export const optionsOf = ({ dataset }: HTMLElement) => ({
  id: dataset.tour || undefined,
  version: dataset.version || undefined,
  confirm: confirmations[dataset.confirm ?? ""],
  keyboard: dataset.keyboard?.trim().toLowerCase() === "false" ? false : undefined,
});

const isSet = (value: string | undefined) => value !== undefined && value.trim().toLowerCase() !== "false";

/** The steps inside a tour element, in their order. */
export const stepsOf = (element: HTMLElement): TourStepInput[] =>
  [...element.querySelectorAll<HTMLElement>(':scope > [slot="step"]')].map(({ dataset, innerHTML }) => ({
    title: dataset.title ?? "",
    text: innerHTML,
    target: dataset.target ?? "",
    page: dataset.page ?? "",
    invites: isSet(dataset.invites),
  }));
