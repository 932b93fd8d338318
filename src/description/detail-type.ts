import type { DetailField, DetailFields, EventKind } from "../definition";

const isOptional = (field: DetailField): field is Extract<DetailField, `${string}?`> =>
  typeof field === "string" && field.endsWith("?");

function fieldType(name: string, field: DetailField): string {
  if (isOptional(field)) return `${name}?: ${field.slice(0, -1)}`;
  return `${name}: ${typeof field === "string" ? field : field.map((word) => `"${word}"`).join(" | ")}`;
}

function fieldsType(fields: DetailFields): string {
  const members = Object.entries(fields).map(([name, field]) => fieldType(name, field));
  return members.length === 0 ? "{}" : `{ ${members.join("; ")} }`;
}

/** The TypeScript type of an event's detail, such as `{ value: string }`. */
export const detailType = (detail: NonNullable<EventKind["detail"]>): string =>
  [detail].flat().map(fieldsType).join(" | ");
