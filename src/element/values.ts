import type { Kind, WidgetDefinition } from "../definition";
import { type Complain, defaultOf, fieldsByAttribute, readAttribute } from "./attributes";

/** The values of an element, in the form in which its component receives them. */
export type Props = Readonly<Record<string, unknown>>;

const defaultsOfDefinitions = new WeakMap<WidgetDefinition, Props>();

/**
 * The default of each attribute. The defaults are read once, because a page may have hundreds of elements of
 * a tag.
 */
function defaultsOf(definition: WidgetDefinition): Props {
  const known = defaultsOfDefinitions.get(definition);
  if (known) return known;
  const entries = Object.entries(definition.attributes);
  const defaults = Object.fromEntries(entries.map(([field, kind]) => [field, defaultOf(kind)]));
  defaultsOfDefinitions.set(definition, defaults);
  return defaults;
}

/** Maximum number of console messages about one field of one element. */
const maxComplaints = 5;

/**
 * The values of one element: the values of its attributes, overridden by the values that scripts and users
 * set. A script can also set `undefined`, which hides the attribute until the form is reset.
 */
export class ElementValues {
  /**
   * Values by field. Members that most elements do not need are undefined, because a page may have hundreds
   * of elements.
   */
  readonly #attributes: Record<string, unknown>;
  #own: Map<string, unknown> | undefined;
  #complained: Map<string, string[]> | undefined;
  disabled = false;

  /** Starts with the defaults. The browser reports each present attribute to `attributeChanged`. */
  constructor(
    readonly definition: WidgetDefinition,
    readonly complain: Complain,
  ) {
    this.#attributes = { ...defaultsOf(definition) };
  }

  attributeChanged(name: string, raw: string | null): void {
    if (name === "required") this.#attributes[name] = raw !== null;
    const field = fieldsByAttribute(this.definition).get(name);
    if (field !== undefined) this.#read(field, name, raw);
  }

  /**
   * Sets a value from a script or a user. As in native inputs, a value that cannot be parsed counts as
   * absent.
   */
  set(field: string, value: unknown): void {
    const kind = this.#kind(field);
    this.#own ??= new Map();
    this.#own.set(field, kind ? this.#readOwn(kind, field, value) : value);
  }

  get(field: string): unknown {
    return this.#own?.has(field) ? this.#own.get(field) : this.#attributes[field];
  }

  /** Removes the values that users and scripts set for fields with an attribute; functions and objects stay. */
  reset(): void {
    for (const field of Object.keys(this.definition.attributes)) this.#own?.delete(field);
  }

  props(): Props {
    return {
      ...this.#attributes,
      ...Object.fromEntries(this.#own ?? []),
      disabled: this.disabled,
    };
  }

  #kind(field: string): Kind<unknown> | undefined {
    return Object.hasOwn(this.definition.attributes, field) ? this.definition.attributes[field] : undefined;
  }

  #read(field: string, name: string, raw: string | null): void {
    const kind = this.#kind(field);
    if (kind)
      this.#attributes[field] = readAttribute(kind, name, raw, (message) => this.#complainOf(field, message));
  }

  #readOwn(kind: Kind<unknown>, field: string, value: unknown): unknown {
    if (value === undefined || value === null || value === "") return undefined;
    const read = kind.read(value);
    if (read === undefined) this.#complainOf(field, `.${field}: expected ${kind.expected}`);
    return read;
  }

  /** Reports each error once, and at most `maxComplaints` errors per field. */
  #complainOf(field: string, message: string): void {
    this.#complained ??= new Map();
    const reported = this.#complained.get(field) ?? [];
    if (reported.includes(message) || reported.length >= maxComplaints) return;
    this.#complained.set(field, [...reported, message]);
    this.complain(message);
  }
}
