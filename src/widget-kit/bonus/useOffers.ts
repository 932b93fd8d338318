import { useStore } from "@nanostores/react";
import { useEffect } from "react";
import type { Restriction } from "../../account";
import type { BonusResource } from "../../bonus/bonus-list";
import type { BonusView } from "../../bonus/bonus-view";
import { formatTimeOfDay } from "../../i18n/instants";
import type { PanelStateProps } from "../../ui";
import { useAccountArea, useConfig, useServices, useTexts } from "../hooks";
import { resourceStatuses } from "../usePanel";
import { statusByRestriction, useRestriction } from "../useRestriction";
import { bonusTexts } from "./texts";

type OffersStatus = "loading" | "ready" | "stale" | "error" | "offline" | "restricted";

export interface Offers extends Pick<PanelStateProps, "time" | "message" | "onRetry"> {
  readonly status: OffersStatus;
  /** The reason why this player may not receive offers; `free` if offers are allowed. */
  readonly restriction: Restriction;
  /** The bonuses to show now; undefined if they are unknown or may not be shown. */
  readonly bonuses: readonly BonusView[] | undefined;
  /** True if the service responded with a status other than 200. */
  readonly isRefused: boolean;
}

/**
 * Returns the bonuses with the props of their `PanelState`. Does not return bonuses while offers are
 * forbidden (architecture section 4).
 */
export function useOffers(resource: BonusResource): Offers {
  const say = useTexts(bonusTexts);
  const { page } = useServices();
  const { responsibleGaming } = useAccountArea();
  const { language, timeZone } = useConfig();
  const restriction = useRestriction();
  const state = useStore(resource.$state);
  const isRefused = useStore(resource.$isRefused);
  const blockedStatus = restriction === "free" ? undefined : statusByRestriction[restriction];
  // Does not request the bonuses while offers are forbidden or an author is editing the page.
  const isRead = blockedStatus !== "restricted" && !page.isEdited();
  useEffect(() => (isRead ? resource.subscribe() : undefined), [resource, isRead]);

  if (blockedStatus) {
    return {
      status: blockedStatus,
      restriction,
      bonuses: undefined,
      isRefused: false,
      ...(blockedStatus === "error" && { message: say("restrictionUnknown") }),
      onRetry: () => readAgain(responsibleGaming),
    };
  }
  const known = "value" in state ? state : undefined;
  return {
    status: resourceStatuses[state.status],
    restriction,
    bonuses: known?.value,
    isRefused,
    ...(known && { time: formatTimeOfDay(known.at, language, timeZone) }),
    onRetry: () => readAgain(resource),
  };
}

function readAgain(resource: { read(): Promise<unknown> }): void {
  // The error can be ignored here, because the state of the resource contains it.
  resource.read().catch(() => undefined);
}
