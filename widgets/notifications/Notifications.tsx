import { useStore } from "@nanostores/react";
import { useEffect, useLayoutEffect } from "react";
import type { WidgetModule, WidgetProps } from "../../src/definition";
import { useHost, useHostState } from "../../src/element/host";
import { uiStyles } from "../../src/ui";
import { toastStyles } from "../../src/ui/toast/Toast";
import { useAccount, useGamification, useRestriction, useServices } from "../../src/widget-kit";
import { statusByRestriction } from "../../src/widget-kit/useRestriction";
import type { notifications } from "./definition";
import { NoticeToast } from "./NoticeToast";
import css from "./notifications.css?inline";
import { type SharedNotifications, sharedNotifications } from "./shared";

/**
 * Shows news of the platform and of the member's own progress, one at a time. The element takes no space. If
 * there are several elements, one of them shows the news. News is not shown to visitors or restricted
 * players, in calm mode or during a login.
 */
export function Notifications(props: WidgetProps<typeof notifications>) {
  const { element } = useHost();
  const services = useServices();
  const client = useGamification();
  const shared = sharedNotifications(client, services);
  const isOut = useStore(client.optOut.$isOut);
  const { session } = useAccount();
  const player = useStore(session.$player);
  const isLoginOpen = useStore(session.$loginRequest) !== undefined;
  const restriction = useRestriction();
  const chosen = useChosenPlace(shared, element);
  const isListening =
    chosen !== undefined &&
    player !== undefined &&
    restriction === "free" &&
    !isLoginOpen &&
    !isOut &&
    !services.page.isEdited();
  useEffect(() => (isListening ? shared.listen(player) : undefined), [shared, isListening, player]);
  const isRestricted = restriction !== "free" && statusByRestriction[restriction] === "restricted";
  const whenLoggedIn = isOut ? "opted-out" : isRestricted ? "restricted" : "ready";
  useHostState(player === undefined ? "logged-out" : whenLoggedIn);
  return isListening && chosen === element ? <NoticeToast shared={shared} pages={props} /> : null;
}

/**
 * Adds this element to the places of its page. Returns the place that shows the notices; undefined if no
 * place may show them.
 */
function useChosenPlace({ places }: SharedNotifications, element: HTMLElement): HTMLElement | undefined {
  useLayoutEffect(() => places.add(element), [places, element]);
  return useStore(places.$chosen);
}

export default {
  component: Notifications,
  styles: [...uiStyles, toastStyles, css],
} satisfies WidgetModule<WidgetProps<typeof notifications>>;
