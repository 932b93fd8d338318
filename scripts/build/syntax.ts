/** A node of the syntax tree that Rollup's parser produces. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Node).type === "string";

/** The nodes directly inside a node. */
export function nodesIn(node: Node): Node[] {
  return Object.values(node)
    .flatMap((field) => (Array.isArray(field) ? field : [field]))
    .filter(isNode);
}
