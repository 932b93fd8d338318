import { createResource, type Resource, type ResourceEnvironment } from "../../http/resource";
import { stringifyJson } from "../../utils/json";
import type { GamificationClient } from "../client/client";
import type { EntityType } from "../protocol/enumerations";
import { getMember } from "../protocol/members";
import type { OptinAction } from "../protocol/opt-in";
import { createEntityList, type EntityList, type EntityListControl } from "./entity-list";
import { createEntityViews, type EntityViews } from "./entity-views";
import { createEntityWrites, type EntityWrite, type EntityWrites, type WriteOutcome } from "./entity-writes";
import type { ListKind } from "./list-kind";
import { optInWrite } from "./opt-in";

/** The member's data on the platform, as panels use it. */
export interface PanelMember {
  readonly id: string;
  readonly name: string | undefined;
  readonly tags: readonly string[];
}

/** Creates a write that changes an entity through a client. */
export type CreateWrite = (client: PanelsEnvironment["client"]) => EntityWrite;

/** Dependencies of state that widgets share. */
export interface SharedEnvironment extends Pick<ResourceEnvironment, "lifecycle" | "owner"> {
  write: Panels["write"];
}

/** State that all gamification panels of a page share. Equal lists are read once. */
export interface Panels {
  /** The member to whom the token belongs. For a visitor, this is the public member. */
  readonly member: Resource<PanelMember>;
  /** Where entities are shown on the page. */
  readonly views: EntityViews;
  /** The list of a query. Equal queries share it. */
  list<Query, Item extends { readonly id: string }>(
    kind: ListKind<Query, Item>,
    query: Query,
  ): EntityList<Item>;
  /** The last write of the member for each entity. */
  readonly writes: Pick<EntityWrites, "$states">;
  /**
   * Sends a write for an entity, and waits until the platform shows its effect. The lists of entities of this
   * type are then refreshed.
   *
   * @param id the id of the entity, or the ids of all entities that this write changes
   * @returns the outcome; undefined if another write for one of the entities is pending
   */
  write(
    entityType: EntityType,
    id: string | readonly string[],
    create: CreateWrite,
  ): Promise<WriteOutcome | undefined>;
  /** Joins or leaves an entity: see `write`. */
  changeOptIn(entityType: EntityType, id: string, action: OptinAction): Promise<WriteOutcome | undefined>;
  /**
   * State that all widgets for one kind of data share. It is created at its first use, and its code is in the
   * chunks of these widgets.
   *
   * @param create the same function at each use
   */
  shared<Part extends Disposable>(create: (environment: SharedEnvironment) => Part): Part;
  dispose(): void;
}

interface Disposable {
  dispose(): void;
}

export interface PanelsEnvironment extends ResourceEnvironment {
  readonly client: Pick<GamificationClient, "$state" | "on" | "call" | "readUntil">;
}

type AnyList = EntityListControl<{ readonly id: string }>;

/** Creates the state that the panels of a page share. It reads nothing until a panel needs it. */
export function createPanels({ client, ...environment }: PanelsEnvironment): Panels {
  const { clock, log, owner } = environment;
  const lists = new Map<string, { readonly entityTypes: readonly EntityType[]; readonly list: AnyList }>();
  const writes = createEntityWrites(log, clock.now);
  const member = createResource<PanelMember>(environment, {
    name: "member",
    async ask(signal) {
      const request = { includeFields: ["name", "tags"], includeCustomFields: [], includeMetaDataFields: [] };
      const { data } = await client.call(getMember, request, { signal });
      return { id: data.id, name: data.name, tags: data.tags };
    },
  });
  const unsubscribe = owner.onChange(writes.clear);

  function createList<Query, Item extends { readonly id: string }>(
    kind: ListKind<Query, Item>,
    query: Query,
  ): EntityListControl<Item> {
    const { name, entityTypes } = kind;
    return createEntityList<Item>(environment, client, {
      name,
      entityTypes,
      readPage: (skip, limit, options) => kind.readPage(client, query, { skip, limit }, options),
    });
  }

  async function write(entityType: EntityType, id: string | readonly string[], create: CreateWrite) {
    const outcome = await writes.run(id, create(client));
    for (const { entityTypes, list } of lists.values()) {
      if (entityTypes.includes(entityType)) list.invalidate();
    }
    return outcome;
  }

  function list<Query, Item extends { readonly id: string }>(
    kind: ListKind<Query, Item>,
    query: Query,
  ): EntityList<Item> {
    const key = `${kind.name} ${stringifyJson(query)}`;
    const known = lists.get(key);
    // The key contains the kind's name, so a list under this key has items of this kind.
    if (known) return known.list as unknown as EntityList<Item>;
    const created = createList(kind, query);
    lists.set(key, { entityTypes: kind.entityTypes, list: created as unknown as AnyList });
    return created;
  }

  const parts = new Map<unknown, Disposable>();

  function shared<Part extends Disposable>(create: (environment: SharedEnvironment) => Part): Part {
    const part = parts.get(create) ?? create({ owner, lifecycle: environment.lifecycle, write });
    parts.set(create, part);
    // The part under this key was created by the same `create`, so it has this type.
    return part as Part;
  }

  return {
    member,
    views: createEntityViews(),
    list,
    shared,
    writes,
    write,
    changeOptIn: (entityType, entityId, action) =>
      write(entityType, entityId, (of) => optInWrite(of, { entityId, entityType, action })),
    dispose() {
      for (const part of parts.values()) part.dispose();
      unsubscribe();
      member.dispose();
      for (const known of lists.values()) known.list.dispose();
    },
  };
}
