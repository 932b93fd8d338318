import * as v from "../../utils/valibot";
import { type Call, read } from "./call";
import type { EntityGraphEdgeType, EntityType } from "./enumerations";
import { objectReply, type ObjectReply } from "./envelope";
import { flag, list, needed, number, oneOf, part, text, texts } from "./fields";
import { step } from "./missions";
import { entityStrategies } from "./strategies";

export const entityGraphNode = v.object({ ...step, strategies: part(entityStrategies) });

/** An edge from `headEntityId` to `tailEntityId`. `ordering` sorts the edges of one head. */
export const entityGraphEdge = v.object({
  ordering: number,
  constraints: texts,
  tailEntityId: text,
  headEntityId: text,
  graphEdgeType: oneOf<EntityGraphEdgeType>("graphEdgeType"),
});

/** A node counts as completed when its state is above Finished (35). */
const graph = { edges: list(entityGraphEdge), nodesInCompletedState: number };

export const entityGraph = v.object({ ...graph });

/**
 * The specification's form is flat: it has one graph, whose fields are next to the nodes. It is read as a
 * list with one graph.
 */
export const entityGraphResult = v.pipe(
  v.object({ nodes: list(entityGraphNode), graphs: list(entityGraph), ...graph }),
  v.transform(({ nodes, graphs, ...flat }) => {
    const isFlat = graphs.length === 0 && flat.edges.length > 0;
    return { nodes, graphs: isFlat ? [flat] : graphs };
  }),
);

export const entityGraphReply = objectReply(entityGraphResult);

export const entityGraphTraversals = ["DEPTH_FIRST", "BREADTH_FIRST"] as const;

/** The meaning of `isDependantId` is not documented. */
export const entityGraphRequest = v.object({
  ids: needed(texts),
  constraints: texts,
  traversal: oneOf(entityGraphTraversals),
  languageKey: text,
  includes: texts,
  entityType: needed(oneOf<EntityType>("entityType")),
  isDependantId: flag,
});

export type EntityGraphNode = v.InferOutput<typeof entityGraphNode>;
export type EntityGraphEdge = v.InferOutput<typeof entityGraphEdge>;
export type EntityGraph = v.InferOutput<typeof entityGraph>;
export type EntityGraphResult = v.InferOutput<typeof entityGraphResult>;
export type EntityGraphTraversal = (typeof entityGraphTraversals)[number];
export type EntityGraphRequest = v.InferInput<typeof entityGraphRequest>;

/** Reads the dependencies between entities, such as the steps of a mission. */
export const getGraph: Call<EntityGraphRequest, ObjectReply<EntityGraphResult>> = read(
  "getGraph",
  "entityGraphRequest",
  entityGraphReply,
  "ViewMissions",
);
