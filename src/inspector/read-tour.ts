import { tourDescription } from "../config/sections/tour";
import { url, flag, text } from "../definition";
import { demoAround } from "../platform/page";
import type { Services } from "../services/services";
import { stepsOf } from "../tour/elements";
import { isPageAt, siteUrl } from "../tour/pages";
import { isReadable } from "../tour/targets";
import { isRecord } from "../utils/objects";
import { pageDocument } from "../utils/page-document";
import { attributeFacts } from "./findings/attributes";
import type { StepFact, TourFact } from "./findings/facts";
import { nearest } from "./findings/nearest";

type Fields = Readonly<Record<string, unknown>>;
type WrongNames = StepFact["wrongNames"];

/** The attributes of a step, as in the description of the tour. */
const stepKinds = { title: text(), target: text(), page: url(), invites: flag() };
const stepFields = [...Object.keys(stepKinds), "text"];

const wordsOf = (value: unknown) => (typeof value === "string" ? value.trim() : "");

/** Whether a readable selector names an element, visible or not. */
function hasMatch(selector: string): boolean {
  const [first = "", ...inner] = selector.split(">>>");
  const hosts = [...pageDocument.querySelectorAll(first)];
  const found = inner.reduce(
    (all, part) => all.flatMap(({ shadowRoot }) => [...(shadowRoot?.querySelectorAll(part) ?? [])]),
    hosts,
  );
  return found.length > 0;
}

/**
 * Attribute names of a child that are probably misspelt fields of a step. If the attribute with the correct
 * name exists too, the misspelt attribute is left out, because it may belong to the site.
 */
function wrongAttributes(child: Element | undefined): WrongNames {
  const written = new Map([...(child?.attributes ?? [])].map(({ name, value }) => [name, value]));
  return attributeFacts({ attributes: stepKinds }, written)
    .filter(({ mistake, isExtra }) => mistake === "name" && !isExtra)
    .map(({ name, right }) => ({ name, right: right?.name }));
}

const wrongFields = (fields: Fields): WrongNames =>
  Object.keys(fields)
    .filter((name) => !stepFields.includes(name))
    .map((name) => ({ name, right: nearest(name, stepFields) }));

/** Steps with their authoring errors. Targets are checked only for steps on this page. */
function stepFacts(steps: readonly (readonly [Fields, WrongNames])[], here: URL): StepFact[] {
  let isHere = true;
  return steps.map(([fields, wrongNames]) => {
    const written = wordsOf(fields.page);
    if (written) isHere = isPageAt(siteUrl(written, here) ?? "", here);
    const selector = wordsOf(fields.target);
    const isWrong = selector !== "" && (!isReadable(selector) || (isHere && !hasMatch(selector)));
    return {
      wrongNames,
      hasTitle: wordsOf(fields.title) !== "",
      wrongTarget: isWrong ? { selector, isReadable: isReadable(selector) } : undefined,
    };
  });
}

/** Reads a `vetrina-tour`: its own steps, or the steps of the tour that it names in the configuration. */
export function readTour(element: HTMLElement, { config, page }: Services): TourFact {
  const here = page.url();
  const misspeltSlots = [...element.children]
    .map(({ slot }) => slot)
    .filter((slot) => slot !== "step" && slot !== "" && nearest(slot, ["step"]));
  const children = [...element.children].filter(({ slot }) => slot === "step");
  const own = stepsOf(element).map(
    (fields, index) => [fields as Fields, wrongAttributes(children[index])] as const,
  );
  const id = element.dataset.tour;
  const tours = demoAround(element) ? [] : config.section("tour", tourDescription)().tours;
  const tour = tours.find((each) => each.id === id);
  const configured = (Array.isArray(tour?.steps) ? (tour.steps as unknown[]) : []).map((step) => {
    const fields = isRecord(step) ? step : {};
    return [fields, wrongFields(fields)] as const;
  });
  const ids = tours.map((each) => String(each.id));
  const isUnknown = id && !tour && own.length === 0;
  return {
    steps: stepFacts(own.length > 0 ? own : configured, here),
    misspeltSlots,
    unknownId: isUnknown ? id : undefined,
    right: isUnknown ? nearest(id, ids) : undefined,
  };
}
