import { useCallback, useSyncExternalStore } from "react";
import { useHost } from "./host";

/** What may change what the page says of an element. */
const changes: MutationObserverInit = {
  subtree: true,
  childList: true,
  characterData: true,
  attributeFilter: ["for", "id", "aria-label", "aria-labelledby", "aria-describedby"],
};

/** The text as it is seen, without what the element itself holds. */
function textOf(node: Node, element: Element): string {
  if (node instanceof Text) return node.data;
  const parts = [...node.childNodes].map((child) => {
    const display = child instanceof Element ? getComputedStyle(child).display : "inline";
    if (child === element || display === "none") return "";
    const text = textOf(child, element);
    return display.startsWith("inline") && child.nodeName !== "BR" ? text : ` ${text} `;
  });
  return parts.join("");
}

const textOfAll = (nodes: Iterable<Node>, element: Element) =>
  Array.from(nodes, (node) => textOf(node, element))
    .join(" ")
    .replace(/\s+/g, " ")
    .trim();

/** The text of what an attribute names by id, in the element's own tree. */
function named(element: Element, attribute: string): string {
  const root = element.getRootNode() as Document | ShadowRoot | Element;
  const ids = (element.getAttribute(attribute) ?? "").split(/\s+/);
  return textOfAll(
    ids.flatMap((id) => (id && root.querySelector(`#${CSS.escape(id)}`)) || []),
    element,
  );
}

/** What the page around an element calls it, and what it says of it; empty where it says nothing. */
export interface Labelling {
  readonly label: string;
  readonly description: string;
}

/**
 * The element's label and description in the page, whenever they are added, changed or removed: neither reaches into a
 * shadow tree by itself. As browsers do, `aria-labelledby` is taken before `aria-label`, and that before a `<label>`.
 */
export function useLabelling(): Labelling {
  const element = useHost().element as HTMLInputElement;
  const watch = useCallback(
    (onChange: () => void) => {
      const observer = new MutationObserver(onChange);
      observer.observe(element.getRootNode(), changes);
      return () => observer.disconnect();
    },
    [element],
  );
  const label = () =>
    named(element, "aria-labelledby") ||
    element.getAttribute("aria-label") ||
    textOfAll(element.labels ?? [], element);
  return {
    label: useSyncExternalStore(watch, label),
    description: useSyncExternalStore(watch, () => named(element, "aria-describedby")),
  };
}
