import type { WidgetDefinition } from "../definition";
import type { Services } from "../services/services";

/** The key without which nothing of gamification works. */
export const platformKey = "gamification.url";

/** The section of the configuration that a service reads, where it has another name. */
const sections: Readonly<Record<string, string>> = { panels: "gamification", area: "account" };

/** The sections of the configuration that an element needs. */
export const sectionsOf = ({ needs = [] }: WidgetDefinition): readonly string[] =>
  needs.map((need) => sections[need] ?? need);

const needsPlatform = (definition: WidgetDefinition) => sectionsOf(definition).includes("gamification");

/** Whether an element needs the platform, and the configuration does not say where it is. */
export const lacksPlatform = ({ config }: Services, definition: WidgetDefinition): boolean =>
  needsPlatform(definition) && !config.get().gamification.some((part) => (part as { url?: unknown }).url);

/** Whether an element needs the platform, to which this page has never been connected after a first attempt. */
export function isUnreachable({ gamification, log }: Services, definition: WidgetDefinition): boolean {
  const state = gamification.current?.$state.get();
  const hasFailed = state?.status === "waiting" || (state?.status === "connecting" && state.attempt > 1);
  return hasFailed && needsPlatform(definition) && !log.history?.counts.has("connected");
}
