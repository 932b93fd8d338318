import type { Kind, WidgetDefinition } from "../definition";
import { type Complain, defaultOf, fieldsByAttribute, readAttribute } from "./attributes";
import type { Props } from "./entry";

/** Console messages about one field of one element. */
const maxComplaints = 5;

/**
 * The values of one element: those of its attributes, overridden by those that scripts and users set. `undefined` can
 * be set too: it hides the attribute until the form is reset.
 */
export class ElementValues {
  readonly #attributes = new Map<string, unknown>();
  readonly #own = new Map<string, unknown>();
  readonly #complained = new Map<string, string[]>();
  disabled = false;

  /** Starts with the defaults. The browser reports each present attribute to `attributeChanged`. */
  constructor(
    readonly definition: WidgetDefinition,
    readonly complain: Complain,
  ) {
    for (const [field, kind] of Object.entries(definition.attributes))
      this.#attributes.set(field, defaultOf(kind));
  }

  attributeChanged(name: string, raw: string | null): void {
    const field = fieldsByAttribute(this.definition).get(name);
    if (field !== undefined) this.#read(field, name, raw);
  }

  /** Sets a value from a script or a user. As in native inputs, a value that cannot be parsed becomes no value. */
  set(field: string, value: unknown): void {
    const kind = this.#kind(field);
    this.#own.set(field, kind ? this.#readOwn(kind, field, value) : value);
  }

  get(field: string): unknown {
    return this.#own.has(field) ? this.#own.get(field) : this.#attributes.get(field);
  }

  /** Removes the values that users and scripts set for fields with an attribute; functions and objects stay. */
  reset(): void {
    for (const field of Object.keys(this.definition.attributes)) this.#own.delete(field);
  }

  props(): Props {
    return {
      ...Object.fromEntries(this.#attributes),
      ...Object.fromEntries(this.#own),
      disabled: this.disabled,
    };
  }

  #kind(field: string): Kind<unknown> | undefined {
    return Object.hasOwn(this.definition.attributes, field) ? this.definition.attributes[field] : undefined;
  }

  #read(field: string, name: string, raw: string | null): void {
    const kind = this.#kind(field);
    if (kind)
      this.#attributes.set(
        field,
        readAttribute(kind, name, raw, (message) => this.#complainOf(field, message)),
      );
  }

  #readOwn(kind: Kind<unknown>, field: string, value: unknown): unknown {
    if (value === undefined || value === null || value === "") return undefined;
    const read = kind.read(value);
    if (read === undefined) this.#complainOf(field, `.${field}: expected ${kind.expected}`);
    return read;
  }

  /** Reports each mistake once, and no more than `maxComplaints` per field. */
  #complainOf(field: string, message: string): void {
    const reported = this.#complained.get(field) ?? [];
    if (reported.includes(message) || reported.length >= maxComplaints) return;
    this.#complained.set(field, [...reported, message]);
    this.complain(message);
  }
}
