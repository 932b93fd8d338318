import { useStore } from "@nanostores/react";
import { useEffect } from "react";
import type { Restriction } from "../../account";
import type { BonusResource, BonusView } from "../../bonus";
import { formatTimeOfDay } from "../../i18n";
import type { PanelStateProps } from "../../ui";
import { useAccountArea, useConfig, useServices, useTexts } from "../hooks";
import { resourceStatuses } from "../usePanel";
import { useRestriction } from "../useRestriction";
import { bonusTexts } from "./texts";

type OffersStatus = "loading" | "ready" | "stale" | "error" | "offline" | "restricted";

const forbidden = {
  checking: "loading",
  unavailable: "error",
  offline: "offline",
  "self-exclusion": "restricted",
  "game-pause": "restricted",
} as const satisfies Record<Exclude<Restriction, "free">, OffersStatus>;

export interface Offers extends Pick<PanelStateProps, "time" | "message" | "onRetry"> {
  readonly status: OffersStatus;
  /** What forbids to offer anything to this player; `free` where nothing does. */
  readonly restriction: Restriction;
  /** What may be shown to this player now; undefined where nothing is known, or nothing may be. */
  readonly bonuses: readonly BonusView[] | undefined;
  /** True where the service answered, but not with 200. */
  readonly isRefused: boolean;
}

/** Bonuses as `PanelState` shows them, and none to whom nothing may be offered (architecture section 4). */
export function useOffers(resource: BonusResource): Offers {
  const say = useTexts(bonusTexts);
  const { page } = useServices();
  const { responsibleGaming } = useAccountArea();
  const { language, timeZone } = useConfig();
  const restriction = useRestriction();
  const state = useStore(resource.$state);
  const isRefused = useStore(resource.$isRefused);
  const obstacle = restriction === "free" ? undefined : forbidden[restriction];
  // An author who edits sees the place; nobody is asked for offers that nobody may see.
  const isAsked = obstacle !== "restricted" && !page.isEdited();
  useEffect(() => (isAsked ? resource.subscribe() : undefined), [resource, isAsked]);

  if (obstacle) {
    return {
      status: obstacle,
      restriction,
      bonuses: undefined,
      isRefused: false,
      ...(obstacle === "error" && { message: say("restrictionUnknown") }),
      onRetry: () => ask(responsibleGaming),
    };
  }
  const read = "value" in state ? state : undefined;
  return {
    status: resourceStatuses[state.status],
    restriction,
    bonuses: read?.value,
    isRefused,
    ...(read && { time: formatTimeOfDay(read.at, language, timeZone) }),
    onRetry: () => ask(resource),
  };
}

/** What goes wrong is in the resource's state. */
function ask(resource: { read(): Promise<unknown> }): void {
  resource.read().catch(() => undefined);
}
