import { beforeEach, describe, expect, it } from "vitest";
import { recordParts, repairParts } from "../../../widgets/login-modal/own-parts";

/** Creates an element with attributes and children. */
function create(tag: string, attributes: Readonly<Record<string, string>>, ...children: (Node | string)[]) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

function createDialog(): HTMLElement {
  const label = create("label", { for: "one" }, "Nome");
  const field = create("input", { id: "one", name: "username", class: "vetrina-input" });
  const button = create("button", { type: "submit", class: "vetrina-button" }, "Accedi");
  const form = create("form", { method: "post" }, label, field, button);
  const box = create("div", { slot: "form", class: "vetrina-login" }, form);
  return create("dialog", {}, create("vetrina-login-panel", {}, box));
}

let dialog: HTMLElement;
const find = <Found extends HTMLElement>(selector: string) => dialog.querySelector<Found>(selector) as Found;

/** Records the parts of the modal, lets a script of the page change them, and repairs them. */
function change(script: () => void): void {
  const parts = recordParts(dialog);
  const observer = new MutationObserver(() => undefined);
  observer.observe(dialog, { childList: true, subtree: true });
  script();
  repairParts(parts, observer.takeRecords());
  observer.disconnect();
}

beforeEach(() => {
  dialog = createDialog();
});

describe("the login modal's elements in the light DOM", () => {
  it.each<[string, string, Readonly<Record<string, string>>]>([
    ["required attributes", "input", { id: "x", name: "y", class: "z", form: "other", disabled: "" }],
    ["type and class of the button", "button", { type: "button", class: "btn disabled", inert: "" }],
    ["the box of the form", ".vetrina-login", { slot: "", class: "", inert: "", hidden: "" }],
    ["the panel", "vetrina-login-panel", { inert: "", "aria-hidden": "true" }],
  ])("are restored if a script changes %s", (_, selector, attributes) => {
    const element = find(selector);
    const before = [...element.attributes].map(({ name, value }) => [name, value]);
    change(() => {
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    });
    for (const [name, value] of before) expect(element.getAttribute(name as string)).toContain(value);
    for (const name of ["inert", "hidden", "disabled", "form", "aria-hidden"])
      expect(element.hasAttribute(name), name).toBe(false);
  });

  it("are restored in their original order if a script removes them", () => {
    const before = [...dialog.querySelectorAll("*")];
    change(() => {
      find("form").replaceChildren();
      find("form").remove();
    });
    expect([...dialog.querySelectorAll("*")]).toEqual(before);
  });

  it("keep elements and styles that a password manager adds", () => {
    change(() => {
      const wrapper = document.createElement("span");
      const icon = document.createElement("i");
      find("input").before(wrapper);
      wrapper.append(find("input"), icon);
      find("input").style.setProperty("background-image", "none", "important");
      find("input").style.setProperty("opacity", "0", "important");
    });
    expect(find("form > span > input").style.cssText).toBe("background-image: none !important;");
    expect(find("form > span > i")).not.toBeNull();
  });
});
