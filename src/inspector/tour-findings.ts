import { tourDescription } from "../config/tour-description";
import { address, flag, text, type WidgetDefinition } from "../definition";
import { demoAround } from "../platform/page";
import type { Services } from "../services/services";
import { stepsOf } from "../services/tour-elements";
import { isPageAt, siteAddress } from "../tour/pages";
import { maxLength, maxSteps } from "../tour/read-steps";
import { findTarget, isReadable } from "../ui/tour/targets";
import { isRecord } from "../utils/is-record";
import { pageDocument } from "../utils/page-document";
import { attributeFacts } from "./attributes";
import { writtenIn } from "./collect-widgets";
import type { Finding } from "./facts";
import type { SayFinding } from "./findings";
import { nearest } from "./nearest";

type Fields = Readonly<Record<string, unknown>>;

/** A step with the names in it that are no attribute of a step, or no field. */
interface WrittenStep {
  readonly fields: Fields;
  readonly wrongNames: readonly { readonly name: string; readonly right?: string | undefined }[];
}

/** The attributes of a step. `dist` has no longer what the definition says of them. */
const stepDefinition = {
  attributes: { title: text(), target: text(), page: address(), invites: flag() },
} as unknown as WidgetDefinition;

const stepFields = ["title", "text", "target", "page", "invites"];
const tourFields = ["id", "version", "steps"];

const wordsOf = (value: unknown) => (typeof value === "string" ? value.trim() : "");

/** Whether a readable selector names an element, seen or not. */
function hasMatch(selector: string): boolean {
  const [first = "", ...inner] = selector.split(">>>");
  const hosts = [...pageDocument.querySelectorAll(first)];
  return (
    inner.reduce(
      (found, part) => found.flatMap(({ shadowRoot }) => [...(shadowRoot?.querySelectorAll(part) ?? [])]),
      hosts,
    ).length > 0
  );
}

/** What an element's children say of the steps. An attribute beside the right one is the site's own. */
function stepsInside(element: HTMLElement): WrittenStep[] {
  const children = [...element.children].filter((child) => child.slot === "step");
  return stepsOf(element).map((fields, index) => {
    const written = writtenIn(children[index] as Element);
    // Beside `data-title`, a `title` is the one of HTML.
    const mistakes = attributeFacts(stepDefinition, written).filter(
      ({ mistake, extraOf }) => mistake === "name" && !extraOf,
    );
    return {
      fields: fields as Fields,
      wrongNames: mistakes.map(({ name, corrected }) => ({ name, right: corrected?.name })),
    };
  });
}

const unknownNames = (fields: Fields, known: readonly string[]) =>
  Object.keys(fields)
    .filter((name) => !known.includes(name))
    .map((name) => ({ name, right: nearest(name, known) }));

function configuredSteps(steps: unknown): WrittenStep[] {
  return (Array.isArray(steps) ? steps : []).map((step: unknown) => {
    const fields = isRecord(step) ? step : {};
    return { fields, wrongNames: unknownNames(fields, stepFields) };
  });
}

/** Explains better than the element's state why the tour does not start. */
const first = (finding: Finding): Finding => ({ ...finding, isFirst: true });

/** What is wrong with tours: of elements of the page, and of the configuration. */
export function createTourFindings({ config, page }: Services, say: SayFinding) {
  const settings = config.section("tour", tourDescription);

  const wrongName = (step: number | undefined, { name, right }: WrittenStep["wrongNames"][number]) => {
    const text = step === undefined ? "tourField" : "stepField";
    const known = { ...(step !== undefined && { step }), ...(right !== undefined && { right }) };
    return say(right === undefined ? text : `${text}As`, { name }, known);
  };

  /** The target of a step of this page. One that is not seen may be needed later. */
  function missingTarget(step: number, target: string): Finding | undefined {
    if (findTarget(target)) return undefined;
    if (!hasMatch(target)) return say("stepTarget", { target }, { step });
    return { ...say("stepHidden", { target }, { step }), isKnown: true };
  }

  /** @param isHere false for steps that may begin on another page: their targets are not looked for */
  function stepFindings(steps: readonly WrittenStep[], isHere: boolean): Finding[] {
    const here = page.address();
    let current: string | undefined = isHere ? here.href : undefined;
    const limit = steps.length > maxSteps ? [say("stepLimit", {}, { limit: maxSteps })] : [];
    const found = steps.slice(0, maxSteps).flatMap(({ fields, wrongNames }, index) => {
      const step = index + 1;
      const long = stepFields.filter((name) => wordsOf(fields[name]).length > maxLength);
      const findings = [
        ...wrongNames.map((each) => wrongName(step, each)),
        ...long.map((name) => say("stepLong", {}, { step, name, limit: maxLength })),
      ];
      const [title, words, target, written] = [fields.title, fields.text, fields.target, fields.page].map(
        wordsOf,
      );
      const address = written ? siteAddress(written, here) : current;
      if (written && address === undefined)
        return [...findings, say("stepPage", { page: written }, { step })];
      current = address;
      const isMisspelt = wrongNames.some(({ right }) => right === "data-title" || right === "title");
      if (!title && !words) findings.push(say("stepWords", {}, { step }));
      else if (!title && !isMisspelt) findings.push(say("stepTitle", {}, { step }));
      const isOnThisPage = current !== undefined && isPageAt(current, here);
      if (target && !isReadable(target)) findings.push(say("stepSelector", { target }, { step }));
      const missing = target && isReadable(target) && isOnThisPage && missingTarget(step, target);
      return missing ? [...findings, missing] : findings;
    });
    return [...limit, ...found];
  }

  return {
    /** What is wrong with the steps of a `vetrina-tour`: the first finding is what its author should read first. */
    ofElement(element: HTMLElement): readonly Finding[] {
      const misplaced = [...element.children]
        .map(({ slot }) => slot)
        .filter((slot) => slot !== "step" && slot !== "" && nearest(slot, ["step"]));
      const slots = misplaced.map((slot) => say("stepSlot", { slot }));
      const steps = stepsInside(element);
      if (steps.length > 0) return [...slots, ...stepFindings(steps, true)];
      const id = element.dataset.tour || undefined;
      const tours = demoAround(element) ? [] : settings().tours;
      const tour = tours.find((each) => each.id === id);
      const known = configuredSteps(tour?.steps);
      if (known.length > 0) return [...slots, ...stepFindings(known, true)];
      if (slots.length > 0 || tour || id === undefined) return [...slots, say("noSteps")].map(first);
      const right = nearest(
        id,
        tours.map((each) => String(each.id)),
      );
      return [
        first(
          say(right === undefined ? "noTour" : "noTourAs", { id, ...(right !== undefined && { right }) }),
        ),
      ];
    },
    /** What is wrong with the tours of the configuration, wherever they start. */
    ofConfiguration(): readonly Finding[] {
      return settings().tours.flatMap((tour, index) => {
        const id = wordsOf(tour.id);
        const steps = configuredSteps(tour.steps);
        const findings = [
          ...(id === "" ? [say("tourId")] : []),
          ...unknownNames({ ...tour }, tourFields).map((each) => wrongName(undefined, each)),
          ...(steps.length === 0 ? [say("noSteps")] : []),
          ...stepFindings(steps, false),
        ];
        const number = index + 1;
        return findings.map(({ text, plain }) => ({
          text: say("inTour", { id: id || "?" }, { number, text }).text,
          plain: say("inTour", { id }, { number, text: plain }).plain,
        }));
      });
    },
  };
}
