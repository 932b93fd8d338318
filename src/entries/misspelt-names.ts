import { attributeName, commonAttributes, type WidgetDefinition } from "../definition";
import { isLikeOurs, unexpectedTagIn } from "../inspector/like-ours";
import { isAuthorsPlace } from "../platform/authors-place";
import { documentParsed } from "../platform/document-parsed";
import type { Page } from "../platform/page";
import { pageDocument } from "../utils/page-document";
import type { Runtime } from "./bootstrap";

/** Attributes that any element may have. */
const ofAnyElement = /^(id|class|style|slot|name|hidden|disabled|lang|data-state)$|^aria-|^data-vetrina-/;

/** Whether the element has a name that the library does not know, or is not closed. The site may have names of its own. */
function isDoubtful(definitions: ReadonlyMap<string, WidgetDefinition>, element: Element): boolean {
  if (!isLikeOurs(element)) return false;
  const definition = definitions.get(element.localName);
  if (!definition || unexpectedTagIn(definition, element)) return true;
  const known = Object.keys({ ...definition.attributes, ...commonAttributes }).map(attributeName);
  return element.getAttributeNames().some((name) => !known.includes(name) && !ofAnyElement.test(name));
}

/** Whether authors look here: one element in edit mode is enough. */
const isForAuthors = (page: Page) =>
  isAuthorsPlace(page) || pageDocument.querySelector('[data-edit]:not([data-edit="false" i])') !== null;

/**
 * Where an author looks, names misspelt tags and attributes in the console. The words are loaded only when something
 * is doubtful.
 */
export async function nameMisspellings({ catalogue, services }: Runtime): Promise<void> {
  await documentParsed();
  if (!isForAuthors(services.page)) return;
  const definitions = new Map<string, WidgetDefinition>(catalogue.map((each) => [each.tag, each]));
  const look = async (root: Element) => {
    const doubtful = [root, ...root.querySelectorAll("*")].filter((each) => isDoubtful(definitions, each));
    if (doubtful.length === 0) return;
    const { sayMisspellings } = await import("../inspector/misspelt");
    sayMisspellings(catalogue, services, doubtful);
  };
  const start = (root: Element) => {
    look(root).catch((error: unknown) => {
      services.log.warn("misspelt names could not be looked for", error);
    });
  };
  start(pageDocument.documentElement);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node instanceof Element) start(node);
  }).observe(pageDocument.documentElement, { childList: true, subtree: true });
}
