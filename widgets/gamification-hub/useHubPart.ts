import { useEffect, useState } from "react";
import { useHost } from "../../src/element/host";
import { addStyles } from "../../src/element/styles";
import { useServices } from "../../src/widget-kit";

/** A part of the hub whose chunk is loaded when it is shown first. */
export interface HubPart<Module> {
  /** Undefined while its chunk is loading, and if it could not be loaded. */
  readonly loaded: Module | undefined;
  readonly hasFailed: boolean;
  retry(): void;
}

/**
 * Loads a part of the hub with its styles.
 *
 * @param load the same function at each call
 * @param isWanted false as long as nothing of it is shown
 */
export function useHubPart<Module extends { readonly styles: readonly string[] }>(
  load: () => Promise<Module>,
  isWanted: boolean,
): HubPart<Module> {
  const { element } = useHost();
  const { log } = useServices();
  const [loaded, setLoaded] = useState<Module>();
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<number>();
  useEffect(() => {
    if (!isWanted) return;
    const show = (part: Module) => {
      if (element.shadowRoot) addStyles(element.shadowRoot, part.styles);
      setLoaded(part);
    };
    load()
      .then(show)
      .catch((error: unknown) => {
        log.warn("a part of the hub could not be loaded", error);
        setFailed(attempt);
      });
  }, [element, log, attempt, load, isWanted]);
  return { loaded, hasFailed: failed === attempt, retry: () => setAttempt(attempt + 1) };
}
