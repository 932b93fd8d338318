import { useCallback, useSyncExternalStore } from "react";
import { isElement, isText } from "../utils/objects";
import { unclobbered } from "../utils/page-document";
import { useHost } from "./host";

/** The mutations of the page that can change an element's label or description. */
const labelMutations: MutationObserverInit = {
  subtree: true,
  childList: true,
  characterData: true,
  attributeFilter: ["for", "id", "aria-label", "aria-labelledby", "aria-describedby"],
};

/** The visible text of a node, without the content of `element`. */
function textOf(node: Node, element: Element): string {
  if (isText(node)) return node.data;
  const parts = [...node.childNodes].map((child) => {
    const display = isElement(child) ? getComputedStyle(child).display : "inline";
    if (child === element || display === "none") return "";
    const text = textOf(child, element);
    return display.startsWith("inline") && child.nodeName !== "BR" ? text : ` ${text} `;
  });
  return parts.join("");
}

const textOfAll = (nodes: Iterable<Node>, element: Element) =>
  [...nodes]
    .map((node) => textOf(node, element))
    .join(" ")
    .replace(/\s+/g, " ")
    .trim();

/**
 * Returns the text of the nodes whose ids the attribute lists. Only nodes in the element's own tree are
 * found.
 */
function textByIds(element: Element, attribute: string): string {
  // The root of a detached element may be the element itself, which has no `getElementById`.
  const root = unclobbered(
    () => element.getRootNode() as Document & Partial<Pick<Document, "getElementById">>,
  );
  const ids = (element.getAttribute(attribute) ?? "").split(/\s+/);
  return textOfAll(
    ids.flatMap((id) => (id && root.getElementById?.(id)) || []),
    element,
  );
}

/**
 * An element's label and description in the surrounding page. Each is empty if the page does not define it.
 */
export interface Labelling {
  readonly label: string;
  readonly description: string;
}

/**
 * The element's label and description, updated when the page changes them. The browser does not apply them
 * inside a shadow tree. As in browsers, `aria-labelledby` takes precedence over `aria-label`, and both take
 * precedence over a `<label>`.
 */
export function useLabelling(): Labelling {
  const element = useHost().element as HTMLInputElement;
  const subscribe = useCallback(
    (onChange: () => void) => {
      const observer = new MutationObserver(onChange);
      observer.observe(element.getRootNode(), labelMutations);
      return () => observer.disconnect();
    },
    [element],
  );
  const label = () =>
    textByIds(element, "aria-labelledby") ||
    element.getAttribute("aria-label") ||
    textOfAll(element.labels ?? [], element);
  return {
    label: useSyncExternalStore(subscribe, label),
    description: useSyncExternalStore(subscribe, () => textByIds(element, "aria-describedby")),
  };
}
