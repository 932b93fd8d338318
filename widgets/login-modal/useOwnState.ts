import { type RefObject, useLayoutEffect } from "react";
import { keepRepaired } from "./repair";

export interface OwnState {
  readonly isBusy: boolean;
  /** Text of the submit button. */
  readonly label: string;
}

const tokens: Readonly<Record<string, string>> = { username: "username", password: "current-password" };

function setAttribute(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** Sets the state that scripts of a page often change, for example to prevent that a form is sent twice. */
function repair(form: HTMLFormElement, isBusy: boolean): void {
  const busy = isBusy ? "true" : undefined;
  setAttribute(form, "autocomplete", undefined);
  for (const element of [form, ...form.querySelectorAll("input.vetrina-input, button.vetrina-button")]) {
    // The library sets none of these here.
    for (const name of ["disabled", "inert", "hidden", "aria-hidden"]) setAttribute(element, name, undefined);
    if (element.localName === "input") {
      setAttribute(element, "readonly", isBusy ? "" : undefined);
      setAttribute(element, "autocomplete", tokens[element.getAttribute("name") ?? ""]);
    } else if (element.getAttribute("type") === "submit") {
      setAttribute(element, "aria-disabled", busy);
      setAttribute(element, "aria-busy", busy);
    }
  }
}

/** The text is set after an attempt only: a translation of the page changes it too. */
function repairLabel(form: HTMLFormElement, label: string): void {
  const button = form.querySelector('button.vetrina-button[type="submit"]');
  if (button && button.textContent !== label) button.textContent = label;
}

/**
 * Keeps the state of the form's controls against scripts of the page, which React does not notice: its properties do not
 * change. What such a script sets at the submit event would otherwise stay after a refused login.
 *
 * @param attempt changes when an attempt ends
 */
export function useOwnState(
  formRef: RefObject<HTMLFormElement | null>,
  { isBusy, label }: OwnState,
  attempt: unknown,
): void {
  useLayoutEffect(() => {
    const form = formRef.current;
    if (!form) return;
    repair(form, isBusy);
    return keepRepaired(
      () => {
        repair(form, isBusy);
      },
      (observer) => {
        observer.observe(form, { attributes: true, subtree: true });
      },
    );
  }, [formRef, isBusy]);
  useLayoutEffect(() => {
    const form = formRef.current;
    if (!form || isBusy) return;
    repairLabel(form, label);
    // The script of the page may wait for the end of the event.
    const frame = requestAnimationFrame(() => {
      repairLabel(form, label);
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [formRef, isBusy, label, attempt]);
}
