import { useStore } from "@nanostores/react";
import { atom } from "nanostores";
import { useEffect } from "react";
import type { BonusSelection } from "../../src/bonus";
import { useHost } from "../../src/element/host";
import { useServices } from "../../src/widget-kit";

const $none = atom<readonly string[]>([]);

/** Warns the author in the console about ids that the service does not know. */
export function useUnknownIds(selection: BonusSelection | undefined): void {
  const { log } = useServices();
  const { element } = useHost();
  const names = useStore(selection?.$unknown ?? $none).join(", ");
  useEffect(() => {
    if (names) log.warn(`<${element.localName}> data-ids: no bonus ${names}`);
  }, [names, log, element]);
}
