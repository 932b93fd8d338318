import { commonEvents, type DescribedEvent, type DescribedWidget } from "../../src/description";

/**
 * Event name → fields of its detail that analytics tools may receive; none unless the definition lists them.
 */
export function analyticsFields(
  definitions: readonly DescribedWidget[],
): Readonly<Record<string, readonly string[]>> {
  const events: [string, DescribedEvent][] = [
    ...Object.entries(commonEvents),
    ...definitions.flatMap(({ events: own = {} }) => Object.entries(own)),
  ];
  return Object.fromEntries(events.map(([name, { analytics = [] }]) => [name, analytics]));
}
