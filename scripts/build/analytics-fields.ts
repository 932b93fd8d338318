import { commonEvents, type DescribedEvent, type DescribedWidget } from "../../src/description";

/** Event name → the fields of its detail that an analytics tool may get: none where the definition lists none. */
export function analyticsFields(
  definitions: readonly DescribedWidget[],
): Readonly<Record<string, readonly string[]>> {
  const events: [string, DescribedEvent][] = [
    ...Object.entries(commonEvents),
    ...definitions.flatMap(({ events: own = {} }) => Object.entries(own)),
  ];
  return Object.fromEntries(events.map(([name, { analytics = [] }]) => [name, analytics]));
}
