import { useStore } from "@nanostores/react";
import type { EntityName } from "../../gamification/entities/entity-names";
import { Button } from "../../ui";
import { usePanels } from "../hooks";

/**
 * The name of an entity. If the page shows the entity, the name links to it; the name of a contest links to
 * its competition. Like links with the same URL, several controls with the same `data-target` may have the
 * same name.
 */
export function EntityLink({ entity: { name, competitionId, ...own } }: { readonly entity: EntityName }) {
  const { type, id } = competitionId ? { type: "Competition" as const, id: competitionId } : own;
  const { views } = usePanels();
  useStore(views.$version);
  if (!views.canShow(type, id)) return name;
  return (
    <Button
      look="link"
      part="action-secondary"
      data-target={`${type}/${id}`}
      onClick={() => views.show(type, id)}
    >
      {name}
    </Button>
  );
}
