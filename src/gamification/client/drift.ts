import { isRecord } from "../../utils/objects";
import * as v from "../../utils/valibot";
import { awardStates } from "../protocol/awards";
import { type CallbackKind, callbackSchemas, changes } from "../protocol/callbacks";
import {
  competitionTypes,
  entityGraphEdgeTypes,
  entityTypes,
  memberTypes,
  roundTypes,
  strategyTypes,
} from "../protocol/enumerations";
import type { Description } from "../protocol/fields";
import { eventRefTypes, messageStatuses, messageTypes } from "../protocol/messages";
import { entityStates, optInStateCodes } from "../protocol/states";
import { conditionalOperators, scheduleTypes } from "../protocol/strategies";

/*
 * The drift alarm counts unknown data from the platform, so that developers notice a change of the contract
 * before players do. It does not affect how replies are read. It stores names of fields and unknown codes,
 * but no other values.
 */

/** Kinds of unknown data: codes, fields, unreadable fields and items, and callbacks. */
export type DriftKind = "codes" | "fields" | "unreadable" | "callbacks";

/** The number of occurrences by name, such as `getAwards.data.statusCode=50`. */
export type DriftCounts = Readonly<Record<DriftKind, Readonly<Record<string, number>>>>;

/** Checks that a client makes for its drift alarm. */
export interface DriftChecks {
  /** Checks the JSON of a call's reply. */
  reply(call: { readonly name: string; readonly schema?: v.GenericSchema }, reply: unknown): void;
  /** Checks a callback, given the kind in its header and its JSON. */
  callback(kind: string, payload: unknown): void;
}

export interface Drift extends DriftChecks {
  counts(): DriftCounts;
}

/** The maximum number and length of names, so that a hostile or broken platform cannot exhaust the memory. */
const maxNames = 200;
const maxNameLength = 100;

/** Only values that look like a code are recorded, because others may be personal data. */
const codePattern = /^[\w.-]{1,40}$/;

/** The parts of a schema that the check uses: valibot's own parts and the library's descriptions. */
interface InspectedSchema extends Description {
  readonly type: string;
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
  readonly wrapped?: v.GenericSchema;
  readonly getter?: (input: unknown) => v.GenericSchema;
}

/** Removes the wrappers that make a schema optional or lazy. */
function unwrap(schema: v.GenericSchema): v.GenericSchema & InspectedSchema {
  const inspected: v.GenericSchema & InspectedSchema = schema;
  const inner = inspected.wrapped ?? inspected.getter?.(undefined);
  return inner ? unwrap(inner) : inspected;
}

const valuesOf = (known: NonNullable<Description["known"]>) =>
  typeof known === "string" ? (knownValues[known] ?? []) : known;

const mayBeAbsent = ({ type }: v.GenericSchema) => type === "optional" || type === "nullish";

export interface DriftOptions {
  /**
   * The interval n of the checks. The first and then every n-th reply of each call are checked, and likewise
   * callbacks of each kind. All unknown callbacks are counted.
   *
   * @default 10
   */
  readonly every?: number;
}

/**
 * Only a sample is checked, because a check costs as much as reading a reply, and a changed contract affects
 * every reply.
 */
const defaultEvery = 10;

/** Creates a drift alarm, for the client's option `drift`. */
export function createDrift({ every = defaultEvery }: DriftOptions = {}): Drift {
  /** How often each call or kind of callback was seen. */
  const seen = new Map<string, number>();
  const counted: Readonly<Record<DriftKind, Map<string, number>>> = {
    codes: new Map(),
    fields: new Map(),
    unreadable: new Map(),
    callbacks: new Map(),
  };
  let nameCount = 0;

  function isDue(name: string): boolean {
    const before = seen.get(name) ?? 0;
    seen.set(name, before + 1);
    return before % every === 0;
  }

  function count(kind: DriftKind, fullName: string) {
    const name = fullName.slice(0, maxNameLength);
    const before = counted[kind].get(name) ?? 0;
    if (before === 0) nameCount += 1;
    if (before > 0 || nameCount <= maxNames) counted[kind].set(name, before + 1);
  }

  function checkFields(entries: Readonly<Record<string, v.GenericSchema>>, value: object, place: string) {
    for (const [name, field] of Object.entries(value)) {
      const entry = Object.hasOwn(entries, name) ? entries[name] : undefined;
      if (entry) check(entry, field, `${place}.${name}`);
      else count("fields", `${place}.${name}`);
    }
    for (const [name, entry] of Object.entries(entries)) {
      if (!(name in value) && !mayBeAbsent(entry)) count("unreadable", `${place}.${name}`);
    }
  }

  function check(schema: v.GenericSchema, value: unknown, place: string) {
    const inspected = unwrap(schema);
    if ((value === undefined || value === null) && mayBeAbsent(schema)) return;
    if (inspected.of) {
      check(inspected.of, value, place);
    } else if (inspected.entries && isRecord(value)) {
      checkFields(inspected.entries, value, place);
    } else if (inspected.each && typeof value === "object" && value !== null) {
      for (const item of Object.values(value)) check(inspected.each, item, place);
    } else if (inspected.entries || inspected.each || v.safeParse(inspected, value).output === undefined) {
      count("unreadable", place);
    } else if (inspected.known && !valuesOf(inspected.known).map(String).includes(String(value))) {
      count("codes", `${place}=${codePattern.test(String(value)) ? String(value) : "?"}`);
    }
  }

  return {
    reply({ name, schema }, reply) {
      if (!schema || !isDue(name)) return;
      // `errors` is omitted, because it is read separately and is not part of a call's schema.
      const { errors: _, ...rest } = isRecord(reply) ? reply : { reply };
      check(schema, rest, name);
    },
    callback(kind, payload) {
      if (!Object.hasOwn(callbackSchemas, kind)) count("callbacks", kind);
      else if (isDue(kind)) check(callbackSchemas[kind as CallbackKind], payload, kind);
    },
    counts: () =>
      Object.fromEntries(
        Object.entries(counted).map(([kind, names]) => [kind, Object.fromEntries(names)]),
      ) as Record<DriftKind, DriftCounts[DriftKind]>,
  };
}

/**
 * Known values of the fields of replies and callbacks, by the names that `oneOf` and `code` use. The schemas
 * do not contain these values, because only clients with a drift alarm need them.
 */
export const knownValues: Readonly<Record<string, readonly (string | number)[]>> = {
  entityType: entityTypes,
  entityStatus: Object.keys(entityStates),
  entityStatusCode: Object.values(entityStates),
  awardStatus: Object.keys(awardStates),
  awardStatusCode: Object.values(awardStates),
  optInStatus: Object.keys(optInStateCodes),
  optInStatusCode: Object.values(optInStateCodes),
  typeOffChange: Object.values(changes),
  messageStatus: messageStatuses,
  messageType: messageTypes,
  eventRefType: eventRefTypes,
  memberType: memberTypes,
  competitionType: competitionTypes,
  roundType: roundTypes,
  strategyType: strategyTypes,
  scheduleType: scheduleTypes,
  operator: conditionalOperators,
  graphEdgeType: entityGraphEdgeTypes,
};
