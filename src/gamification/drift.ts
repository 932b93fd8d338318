import * as v from "valibot";
import { isRecord } from "../utils/is-record";
import { type CallbackKind, callbackSchemas } from "./schema/callbacks";
import type { Description } from "./schema/fields";

/*
 * The drift alarm: what the platform sends that we do not know. Reading goes on all the same; this counts, so that
 * somebody hears of it before players do. Names are kept and never what a field holds, save a code that nobody knows.
 */

/** Unknown codes, unknown fields, fields and items that could not be read, unknown callbacks. */
export type DriftKind = "codes" | "fields" | "unreadable" | "callbacks";

/** How often each was met, by names such as `getAwards.data.statusCode=50`. */
export type DriftCounts = Readonly<Record<DriftKind, Readonly<Record<string, number>>>>;

export interface Drift {
  /** Looks at the JSON of a call's reply. */
  reply(call: { readonly name: string; readonly schema?: v.GenericSchema }, reply: unknown): void;
  /** Looks at a callback by its header and its JSON. */
  callback(kind: string, payload: unknown): void;
  counts(): DriftCounts;
}

/** A hostile or broken platform must not fill the memory with names. */
const maxNames = 200;
const maxNameLength = 100;

/** What a code looks like; anything else is not repeated. */
const codeLike = /^[\w.-]{1,40}$/;

/** What is looked at in a schema, beyond its type: valibot's own parts, and our descriptions. */
interface Look extends Description {
  readonly type: string;
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
  readonly wrapped?: v.GenericSchema;
  readonly getter?: (input: unknown) => v.GenericSchema;
}

/** The schema within those that only say whether a value may be absent, or comes later. */
function unwrap(schema: v.GenericSchema): v.GenericSchema & Look {
  const look: v.GenericSchema & Look = schema;
  const inner = look.wrapped ?? look.getter?.(undefined);
  return inner ? unwrap(inner) : look;
}

const mayBeAbsent = ({ type }: v.GenericSchema) => type === "optional" || type === "nullish";

export interface DriftOptions {
  /** One in so many replies of a call, and callbacks of a kind, is looked at, the first always; 10 by default. */
  readonly every?: number;
}

/** Looking costs as much as reading, and what a platform does, it does again: not all has to be looked at. */
const defaultEvery = 10;

export function createDrift({ every = defaultEvery }: DriftOptions = {}): Drift {
  const met = new Map<string, number>();
  const counted = new Map<string, { readonly kind: DriftKind; readonly name: string; count: number }>();

  function isDue(name: string): boolean {
    const before = met.get(name) ?? 0;
    met.set(name, before + 1);
    return before % every === 0;
  }

  function count(kind: DriftKind, fullName: string) {
    const name = fullName.slice(0, maxNameLength);
    const key = `${kind} ${name}`;
    const known = counted.get(key);
    if (known) known.count += 1;
    else if (counted.size < maxNames) counted.set(key, { kind, name, count: 1 });
  }

  function lookAtFields(entries: Readonly<Record<string, v.GenericSchema>>, value: object, place: string) {
    for (const [name, field] of Object.entries(value)) {
      const entry = Object.hasOwn(entries, name) ? entries[name] : undefined;
      if (entry) lookAt(entry, field, `${place}.${name}`);
      else count("fields", `${place}.${name}`);
    }
    for (const [name, entry] of Object.entries(entries)) {
      if (!(name in value) && !mayBeAbsent(entry)) count("unreadable", `${place}.${name}`);
    }
  }

  function lookAt(schema: v.GenericSchema, value: unknown, place: string) {
    const look = unwrap(schema);
    if ((value === undefined || value === null) && mayBeAbsent(schema)) return;
    if (look.of) {
      lookAt(look.of, value, place);
    } else if (look.entries && isRecord(value)) {
      lookAtFields(look.entries, value, place);
    } else if (look.each && typeof value === "object" && value !== null) {
      for (const item of Object.values(value)) lookAt(look.each, item, place);
    } else if (look.entries || look.each || v.safeParse(look, value).output === undefined) {
      count("unreadable", place);
    } else if (look.known && !look.known.map(String).includes(String(value))) {
      count("codes", `${place}=${codeLike.test(String(value)) ? String(value) : "?"}`);
    }
  }

  return {
    reply({ name, schema }, reply) {
      if (!schema || !isDue(name)) return;
      // The errors of a reply are read apart.
      const { errors: _, ...rest } = isRecord(reply) ? reply : { reply };
      lookAt(schema, rest, name);
    },
    callback(kind, payload) {
      if (!Object.hasOwn(callbackSchemas, kind)) count("callbacks", kind);
      else if (isDue(kind)) lookAt(callbackSchemas[kind as CallbackKind], payload, kind);
    },
    counts() {
      const of = (kind: DriftKind) =>
        Object.fromEntries(
          [...counted.values()]
            .filter((each) => each.kind === kind)
            .map(({ name, count: times }) => [name, times]),
        );
      return {
        codes: of("codes"),
        fields: of("fields"),
        unreadable: of("unreadable"),
        callbacks: of("callbacks"),
      };
    },
  };
}
