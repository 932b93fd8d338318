import { url, image, integer, isoDate, isoSpan, type Kind, list, oneOf, text } from "../../../src/definition";
import { readAttribute } from "../../../src/element/attributes";
import { urlOnServer } from "./live-content";

/**
 * Data of an attribute that a page contains as JSON. It is sufficient to read a value as the element does.
 */
export interface FieldKind {
  readonly type: Kind<unknown>["type"];
  readonly use?: Kind<unknown>["use"] | undefined;
  readonly choices?: readonly string[] | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly required: boolean;
  /** For the later date of a pair: the attribute with the earlier date. */
  readonly notBefore?: string | undefined;
}

/** Restores the attribute's kind. Kinds for which a form cannot contain invalid values are read as text. */
function kindOf({ type, use, choices = [], min, max }: FieldKind): Kind<unknown> {
  const kinds: Partial<Record<FieldKind["type"], Kind<unknown>>> = {
    number: integer({ min, max }),
    date: isoDate(),
    span: isoSpan(),
    choice: oneOf(choices),
    list: list(),
    url: use === "image" ? image() : url(),
  };
  return kinds[type] ?? text();
}

/** True for a path of the site, and false for an absolute URL. */
const isPath = (value: string) => !/^\s*([a-z][a-z\d+.-]*:|[\\/]{2})/i.test(value);

const onServer = ({ type }: FieldKind, value: string): string =>
  type === "url" && isPath(value) ? urlOnServer(value) : value;

/** Problem with the value of a field. */
export type Wrong = "missing" | "invalid" | "reversed";

/**
 * Reads a value as the element reads its attribute. Returns the problem with the value; undefined if the
 * value is valid.
 *
 * @param value the value as the reader has written it
 * @param isUnreadable true if the browser's field cannot parse its input, so that its value is empty
 */
export function wrongIn(kind: FieldKind, value: string, isUnreadable = false): Wrong | undefined {
  if (isUnreadable) return "invalid";
  if (value === "") return kind.required ? "missing" : undefined;
  let isWrong = false;
  readAttribute(kindOf(kind), "value", onServer(kind, value), () => {
    isWrong = true;
  });
  return isWrong ? "invalid" : undefined;
}
