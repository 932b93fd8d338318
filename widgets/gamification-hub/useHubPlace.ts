import { type RefObject, useEffect, useState } from "react";
import { hasRoom, type HubPlace, readPlace, withPlace } from "../../src/gamification/hub/place";
import { isFocusLost, passFocus } from "../../src/ui/focus";
import { useServices } from "../../src/widget-kit";
import { namesInUrls } from "./sections";

/**
 * The storage item with the last section of this tab. It contains a section's name and nothing about the
 * member.
 */
const item = "vetrina-gamification-hub";

export interface HubNavigation {
  readonly place: HubPlace;
  /** Shows another place, and adds it to the history. */
  go(place: HubPlace): void;
}

/**
 * The place that the hub shows, which changes with links and the history. It is the place in the URL,
 * otherwise the member's last place in this tab, otherwise the first section.
 *
 * @param first the place that is shown if no other is known
 * @param panelRef takes the focus if a link or the history replaces the focused element
 */
export function useHubPlace(first: string, panelRef: RefObject<HTMLElement | null>): HubNavigation {
  const { page, sessionItems } = useServices();
  const [start] = useState<HubPlace>(() => ({ section: sessionItems.read(item) ?? first }));
  const [place, setPlace] = useState<HubPlace>(() => readPlace(page.url().hash, namesInUrls) ?? start);

  useEffect(
    () =>
      page.onUrlChange(() => {
        const { hash } = page.url();
        const next = readPlace(hash, namesInUrls);
        // A fragment of another part of the page does not affect the hub.
        if (!next && !hasRoom(hash, namesInUrls)) return;
        const panel = panelRef.current;
        passFocus(panel, panel, { preventScroll: true });
        setPlace(next ?? start);
      }),
    [page, start, panelRef],
  );

  // Keyboard navigation continues at the entity that a link has selected, unless another element has the
  // focus.
  useEffect(() => {
    if (readPlace(page.url().hash, namesInUrls)?.id !== undefined && isFocusLost())
      panelRef.current?.focus({ preventScroll: true });
  }, [page, panelRef]);

  useEffect(() => {
    sessionItems.write(item, place.section);
  }, [sessionItems, place.section]);

  return {
    place,
    go(next) {
      setPlace(next);
      const url = page.url();
      const hash = withPlace(url.hash, next, namesInUrls);
      if (hash === undefined || hash === url.hash) return;
      url.hash = hash;
      page.pushUrl(url.href);
    },
  };
}
