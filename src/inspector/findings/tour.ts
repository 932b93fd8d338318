import type { Finding, StepFact, TourFact } from "./facts";
import { finding, misspelling, own } from "./finding";

function stepFindings({ wrongNames, hasTitle, wrongTarget }: StepFact, step: number): Finding[] {
  const names = wrongNames.map(({ name, right }) =>
    misspelling("stepField", right, { step, name: own(name) }),
  );
  const isMisspelt = wrongNames.some(({ right }) => right === "data-title" || right === "title");
  return [
    ...names,
    ...(hasTitle || isMisspelt ? [] : [finding("stepTitle", { step })]),
    ...(wrongTarget
      ? [
          finding(wrongTarget.isReadable ? "stepTarget" : "stepSelector", {
            step,
            target: own(wrongTarget.selector),
          }),
        ]
      : []),
  ];
}

/** Mistakes in the steps of a `vetrina-tour`. */
export function tourFindings({ steps, misspeltSlots, unknownId, right }: TourFact): Finding[] {
  const slots = misspeltSlots.map((slot) => finding("stepSlot", { slot: own(slot) }));
  if (steps.length > 0) return [...slots, ...steps.flatMap((step, index) => stepFindings(step, index + 1))];
  if (unknownId === undefined || slots.length > 0) return [...slots, finding("noSteps")];
  return [misspelling("noTour", right === undefined ? undefined : own(right), { id: own(unknownId) })];
}
