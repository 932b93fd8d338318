import { useEffect, useState } from "react";
import { useHost } from "../../src/element/host";
import { addStyles } from "../../src/element/styles";
import { useServices } from "../../src/widget-kit";
import type * as detailsModule from "./hub-details";

export interface Details {
  /** Undefined while its chunk is loading, and if it could not be loaded. */
  readonly loaded: typeof detailsModule | undefined;
  readonly hasFailed: boolean;
  retry(): void;
}

/** Loads what the hub shows beside its sections. @param isWanted false as long as nothing of it is shown */
export function useDetails(isWanted: boolean): Details {
  const { element } = useHost();
  const { log } = useServices();
  const [loaded, setLoaded] = useState<typeof detailsModule>();
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<number>();
  useEffect(() => {
    if (!isWanted) return;
    const load = async () => {
      const details = await import("./hub-details");
      if (element.shadowRoot) addStyles(element.shadowRoot, details.styles);
      setLoaded(details);
    };
    load().catch((error: unknown) => {
      log.warn("a part of the hub could not be loaded", error);
      setFailed(attempt);
    });
  }, [element, log, attempt, isWanted]);
  return { loaded, hasFailed: failed === attempt, retry: () => setAttempt(attempt + 1) };
}
