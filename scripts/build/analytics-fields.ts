import { commonEvents, type EventDescription, type WidgetDefinition } from "../../src/definition";

/** Event name → the fields of its detail that an analytics tool may get: none where the definition lists none. */
export function analyticsFields(
  definitions: readonly WidgetDefinition[],
): Readonly<Record<string, readonly string[]>> {
  const events: [string, EventDescription][] = [
    ...Object.entries(commonEvents),
    ...definitions.flatMap(({ events: own = {} }) => Object.entries(own)),
  ];
  return Object.fromEntries(events.map(([name, { analytics = [] }]) => [name, analytics]));
}
