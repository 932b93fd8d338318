import { useEffect, useState } from "react";
import { useHost } from "../../src/element/host";
import { addStyles } from "../../src/element/styles";
import { useServices } from "../../src/widget-kit";
import type * as playModule from "./instant-win-play";

export type PlayModule = typeof playModule;

export interface PlayChunk {
  /** Undefined until it is loaded. */
  readonly loaded: PlayModule | undefined;
  readonly hasFailed: boolean;
  retry(): void;
}

/** Loads what plays. */
export function usePlayChunk(): PlayChunk {
  const { element } = useHost();
  const { log } = useServices();
  const [loaded, setLoaded] = useState<PlayModule>();
  const [attempts, setAttempts] = useState(1);
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    const load = async () => {
      const chunk = await import("./instant-win-play");
      if (element.shadowRoot) addStyles(element.shadowRoot, chunk.styles);
      setLoaded(chunk);
    };
    load().catch((error: unknown) => {
      log.warn("the instant wins could not be loaded", error);
      setFailures(attempts);
    });
  }, [element, log, attempts]);
  return { loaded, hasFailed: !loaded && failures === attempts, retry: () => setAttempts(attempts + 1) };
}
