import type { Group } from "../../src/config/group";
import { wholeDescription } from "../../src/config/sections";
import { attributeName, type Kind } from "../../src/definition";
import { commonEvents, type DescribedEvent, type DescribedWidget } from "../../src/description";
import type { AuthorNotes } from "../../src/inspector/author-notes";
import type { ExpectedKind } from "../../src/inspector/findings/facts";
import { descriptions } from "../../widgets/descriptions";

const isKind = (node: Group[string]): node is Kind<unknown> => typeof node.read === "function";

/** The part of a kind that describes its valid values. */
const expected = ({ type, choices, min, max, read }: Kind<unknown>): ExpectedKind => ({
  ...(choices && { choices }),
  min,
  max,
  type: type === "url" && read("/path") === undefined ? "origin" : type,
});

/** The kinds of all configuration keys, by path. */
export const keyKinds = (group: Group = wholeDescription, path = ""): Record<string, ExpectedKind> =>
  Object.fromEntries(
    Object.entries(group).flatMap(([key, node]) =>
      isKind(node) ? [[path + key, expected(node)]] : Object.entries(keyKinds(node, `${path}${key}.`)),
    ),
  );

const list = (names: readonly string[]) => (names.length > 0 ? names : undefined);

/** Notes for authors of some widgets. */
export const authorNotes = (widgets: readonly DescribedWidget[]): AuthorNotes =>
  Object.fromEntries(
    widgets.map(({ tag, attributes, slots = {}, contains, overlay, fallback }) => [
      tag,
      {
        needed: list(
          Object.keys(attributes)
            .filter((field) => attributes[field]?.needed)
            .map(attributeName),
        ),
        slots: list(Object.keys(slots)),
        neededSlots: list(Object.keys(slots).filter((name) => slots[name]?.needed)),
        contains,
        isOverlay: overlay,
        hasParagraph: fallback.startsWith("<p") || undefined,
      },
    ]),
  );

/**
 * Constants in the code that are derived from the descriptions, because players do not load the descriptions.
 * Maps each name to its value as JSON.
 */
export const describedConstants: Readonly<Record<string, string>> = {
  __ANALYTICS_FIELDS__: JSON.stringify(analyticsFields(descriptions)),
  __AUTHOR_NOTES__: JSON.stringify({ notes: authorNotes(descriptions), keys: keyKinds() }),
};

/**
 * Maps each event name to the fields of its detail that analytics tools may receive. The event's definition
 * lists these fields; by default there are none.
 */
export function analyticsFields(
  definitions: readonly DescribedWidget[],
): Readonly<Record<string, readonly string[]>> {
  const events: [string, DescribedEvent][] = [
    ...Object.entries(commonEvents),
    ...definitions.flatMap(({ events: own = {} }) => Object.entries(own)),
  ];
  return Object.fromEntries(events.map(([name, { analytics = [] }]) => [name, analytics]));
}
