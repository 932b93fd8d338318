import { type RefObject, useLayoutEffect, useRef } from "react";
import { unclobbered } from "../../src/utils/page-document";
import { keepRepaired } from "./repair";

export interface OwnState {
  readonly isBusy: boolean;
  /** Text of the submit button. */
  readonly label: string;
}

/** The form's elements whose state depends on the attempt. */
interface Controls {
  readonly form: Element;
  readonly fields: readonly Element[];
  readonly button: Element | null;
}

function setAttribute(target: Element, name: string, value: string | undefined): void {
  const element = unclobbered(() => target);
  if (value === undefined) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** Sets the state that scripts of a page often change, for example to prevent a form from being sent twice. */
function repair({ form, fields, button }: Controls, isBusy: boolean): void {
  // React does not set these attributes, because it would call members of the form that a field may hide.
  setAttribute(form, "aria-busy", String(isBusy));
  for (const field of fields) setAttribute(field, "readonly", isBusy ? "" : undefined);
  if (!button) return;
  for (const name of ["aria-disabled", "aria-busy"]) setAttribute(button, name, isBusy ? "true" : undefined);
}

/** Sets the text only after an attempt, because a translation of the page changes it, too. */
function repairLabel({ button }: Controls, label: string): void {
  if (button && button.textContent !== label) button.textContent = label;
}

/**
 * Protects the state of the form's controls from scripts of the page. React does not detect their changes,
 * because its properties stay the same.
 *
 * @param attempt changes when an attempt ends
 */
export function useOwnState(
  formRef: RefObject<HTMLFormElement | null>,
  { isBusy, label }: OwnState,
  attempt: unknown,
): void {
  const controlsRef = useRef<Controls>(undefined);
  useLayoutEffect(() => {
    const form = formRef.current;
    if (!form) return;
    // Cached, because the page may later change which elements the selectors match.
    const controls = (controlsRef.current ??= {
      form,
      fields: [...form.querySelectorAll("input")],
      button: form.querySelector('[type="submit"]'),
    });
    repair(controls, isBusy);
    return keepRepaired(
      () => {
        repair(controls, isBusy);
      },
      (observer) => {
        observer.observe(form, { attributes: true, subtree: true });
      },
    );
  }, [formRef, isBusy]);
  useLayoutEffect(() => {
    const controls = controlsRef.current;
    if (!controls || isBusy) return;
    repairLabel(controls, label);
    // A script of the page may make its changes after the event.
    const frame = requestAnimationFrame(() => {
      repairLabel(controls, label);
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [isBusy, label, attempt]);
}
