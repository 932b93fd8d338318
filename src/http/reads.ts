import type * as v from "../utils/valibot";
import { createResource, type Resource, type ResourceControl, type ResourceEnvironment } from "./resource";

/**
 * Describes a value that a widget reads from a service of the operator. The description is a constant in the
 * widget's own chunk.
 */
export interface ReadKind<Value> {
  /** Name of the value in the log. */
  readonly name: string;
  /** Path of the service below `account.origin`, such as `/api/live-scores/v1/list`. */
  readonly path: string;
  /** The shape of the envelope's `result`. */
  readonly schema: v.GenericSchema<unknown, Value>;
}

export type ReadQuery = Readonly<Record<string, string>>;

/** The values of one owner: the public or the player. */
export interface Reads {
  /** The value for a query. Equal queries return the same resource, so that a page reads the value once. */
  resourceOf<Value>(kind: ReadKind<Value>, query?: ReadQuery): Resource<Value>;
  dispose(): void;
}

/** Requests the value for a query from its service. */
export type AskRead = <Value>(
  kind: ReadKind<Value>,
  query: ReadQuery,
  signal: AbortSignal,
  onRetry: () => void,
) => Promise<Value>;

/** Creates the values of the environment's owner. */
export function createReads(environment: ResourceEnvironment, ask: AskRead): Reads {
  const resources = new Map<ReadKind<unknown>, Map<string, ResourceControl<unknown>>>();

  function resourceOf<Value>(kind: ReadKind<Value>, query: ReadQuery = {}): Resource<Value> {
    const byQuery = resources.get(kind) ?? new Map<string, ResourceControl<unknown>>();
    resources.set(kind, byQuery);
    const key = new URLSearchParams(query).toString();
    const known = byQuery.get(key) as ResourceControl<Value> | undefined;
    if (known) return known;
    const created = createResource<Value>(environment, {
      name: kind.name,
      ask: (signal, onRetry) => ask(kind, query, signal, onRetry),
    });
    byQuery.set(key, created as ResourceControl<unknown>);
    return created;
  }

  return {
    resourceOf,
    dispose() {
      for (const byQuery of resources.values()) for (const resource of byQuery.values()) resource.dispose();
    },
  };
}
