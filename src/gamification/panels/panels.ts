import { createResource, type Resource, type ResourceEnvironment } from "../../http/resource";
import { getMember } from "../calls/members";
import type { Gamification } from "../client";
import { createEntityList, type EntityList, type EntityListControl } from "../lists/entity-list";
import type { OptinAction } from "../schema/opt-in";
import { createEntityWrites, type EntityWrites, type WriteOutcome } from "../writes/entity-writes";
import { optInWrite } from "./opt-in";
import { type AchievementItem, type AchievementQuery, readAchievements } from "./achievements";

/** What the platform knows of the member, as panels use it. */
export interface PanelMember {
  readonly id: string;
  readonly name: string | undefined;
  readonly tags: readonly string[];
}

/** What all gamification panels of a page share. Equal lists are read once. */
export interface Panels {
  /** The member to whom the token belongs. For a visitor it is the public member. */
  readonly member: Resource<PanelMember>;
  achievements(query: AchievementQuery): EntityList<AchievementItem>;
  /** The last write of the member for each entity. */
  readonly writes: Pick<EntityWrites, "$states">;
  /**
   * Joins or leaves an achievement. Waits until the platform shows it.
   *
   * @returns the outcome; undefined if another write for this achievement is pending
   */
  changeAchievement(id: string, action: OptinAction): Promise<WriteOutcome | undefined>;
  dispose(): void;
}

export interface PanelsEnvironment extends ResourceEnvironment {
  readonly client: Pick<Gamification, "$state" | "on" | "call" | "readUntil">;
}

/** Creates what the panels of a page share. It reads nothing until a panel needs it. */
export function createPanels({ client, ...environment }: PanelsEnvironment): Panels {
  const { clock, log, owner } = environment;
  const lists = new Map<string, EntityListControl<AchievementItem>>();
  const writes = createEntityWrites(log, clock.now);
  const member = createResource<PanelMember>(environment, {
    name: "member",
    async ask(signal) {
      const request = { includeFields: ["name", "tags"], includeCustomFields: [], includeMetaDataFields: [] };
      const { data } = await client.call(getMember, request, { signal });
      return { id: data.id, name: data.name, tags: data.tags };
    },
  });
  const stopFollowing = owner.onChange(writes.clear);

  /** The list of a query; equal queries share it. */
  function achievements(query: AchievementQuery): EntityList<AchievementItem> {
    const key = JSON.stringify(query);
    const list =
      lists.get(key) ??
      createEntityList<AchievementItem>(environment, client, {
        name: "achievements",
        entityTypes: ["Achievement"],
        readPage: (skip, limit, options) => readAchievements(client, query, { skip, limit }, options),
      });
    lists.set(key, list);
    return list;
  }

  return {
    member,
    achievements,
    writes,
    async changeAchievement(id, action) {
      const target = { entityId: id, entityType: "Achievement", action } as const;
      const outcome = await writes.run(id, optInWrite(client, target, owner.signal()));
      for (const list of lists.values()) list.invalidate();
      return outcome;
    },
    dispose() {
      stopFollowing();
      member.dispose();
      for (const list of lists.values()) list.dispose();
    },
  };
}
