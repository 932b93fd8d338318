import { folderOf } from "../../distribution/names";
import { html, type Html } from "../../markup/html";
import type { DescribedWidget } from "../../src/description";
import { inGroups, serviceGroupOf } from "./service-groups";
import { type Language, wordsIn } from "./words";

const companionTags = ({ examples }: DescribedWidget): readonly string[] =>
  examples?.flatMap(({ companions = [] }) => companions) ?? [];

type Relation = keyof (typeof wordsIn)["it"]["relations"];

/**
 * Relations between two elements, each with a test for it. A page lists a related element once, under the
 * first relation that applies.
 */
const relations: Readonly<Record<Relation, (own: DescribedWidget, other: DescribedWidget) => boolean>> = {
  contains: (own, other) => own.contains?.includes(other.tag) ?? false,
  inside: (own, other) => other.contains?.includes(own.tag) ?? false,
  companions: (own, other) => companionTags(own).includes(other.tag),
  usedBy: (own, other) => companionTags(other).includes(own.tag),
  sameService: (own, other) => {
    const service = serviceGroupOf(own);
    // Elements of the group “other” have no service in common.
    return service !== "other" && service === serviceGroupOf(other);
  },
};

/** Related elements, grouped by their relation to this element; false if it has no related elements. */
export function relatedElements(
  definition: DescribedWidget,
  definitions: readonly DescribedWidget[],
  language: Language,
): Html | false {
  // The related elements have the order of the navigation.
  const others = inGroups(definitions, language)
    .flatMap((group) => group.definitions)
    .filter(({ tag }) => tag !== definition.tag);
  const named = new Set<string>();
  const rows = (Object.keys(relations) as Relation[]).map((relation) => {
    const related = others.filter((other) => !named.has(other.tag) && relations[relation](definition, other));
    related.forEach(({ tag }) => named.add(tag));
    return { relation, related };
  });
  const shown = rows.filter(({ related }) => related.length > 0);
  if (shown.length === 0) return false;
  return html`<dl class="entries">
    ${shown.map(
      ({ relation, related }) =>
        html`<div>
          <dt>${wordsIn[language].relations[relation]}</dt>
          <dd>
            <ul class="links">
              ${related.map(
                (each) => html`<li><a href="${folderOf(each.tag)}.html">${each.title[language]}</a></li>`,
              )}
            </ul>
          </dd>
        </div>`,
    )}
  </dl>`;
}
