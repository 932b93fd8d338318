import type { EntityType } from "../protocol/enumerations";

/**
 * Kinds of agenda entries. An entry is the end of an award that can be claimed, of an achievement or
 * competition in which the member takes part, or of a message.
 */
export type AgendaKind = "award" | "achievement" | "competition" | "message";

/** An entry of the agenda. */
export interface AgendaEntry {
  /** Identifies the entry. It stays the same after each refresh. */
  readonly id: string;
  readonly kind: AgendaKind;
  readonly entityType: EntityType;
  readonly entityId: string;
  /** The name of the entity; empty if the platform sends none. */
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const entityTypes = {
  award: "Award",
  achievement: "Achievement",
  competition: "Competition",
  message: "Message",
} as const satisfies Record<AgendaKind, EntityType>;

/** Largest distance of a `Date` from 1970, in either direction, milliseconds. */
const maxInstant = 8.64e15;

/** Returns a list with one entry, or an empty list if the end is unknown or not a possible date. */
export function agendaEntry(
  kind: AgendaKind,
  { id, name }: { readonly id: string; readonly name?: string | undefined },
  at: number | undefined,
): readonly AgendaEntry[] {
  if (at === undefined || !(Math.abs(at) <= maxInstant)) return [];
  return [
    { id: `${kind}:${id}`, kind, entityType: entityTypes[kind], entityId: id, name: name?.trim() ?? "", at },
  ];
}

/**
 * Sorts entries by time, without duplicates. Of two entries with the same time, the one with the smaller id
 * is first.
 */
export function inOrder(entries: readonly AgendaEntry[]): readonly AgendaEntry[] {
  const known = new Map(entries.map((entry) => [entry.id, entry]));
  return [...known.values()].sort((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1));
}

/** The entries of one day. */
export interface AgendaDay {
  /** An instant on the day, milliseconds since 1970. */
  readonly at: number;
  readonly entries: readonly AgendaEntry[];
}

/**
 * Groups sorted entries by their day in a time zone.
 *
 * @param dayOf returns a string that identifies the day of an instant in the zone
 */
export function byDay(entries: readonly AgendaEntry[], dayOf: (at: number) => string): readonly AgendaDay[] {
  const days = new Map<string, AgendaEntry[]>();
  for (const entry of entries) {
    const day = dayOf(entry.at);
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days.values()].map((group) => ({ at: group[0]?.at ?? 0, entries: group }));
}

const hour = 3_600_000;

/**
 * The day after the day of an instant, as returned by `dayOf`. Days on which the clocks change have 23 or 25
 * hours.
 */
export function dayAfter(at: number, dayOf: (at: number) => string): string {
  const today = dayOf(at);
  let later = at + hour;
  while (dayOf(later) === today) later += hour;
  return dayOf(later);
}
