import { useEffect, useState } from "react";
import { useServices } from "../widget-kit";
import { useHost } from "./host";
import { addStyles } from "./styles";

/** A chunk of the widget that loads later. */
export interface LateChunk<Chunk> {
  /** The chunk; undefined until it has loaded. */
  readonly chunk: Chunk | undefined;
  /** `loading` applies to the first attempt only. */
  readonly status: "loading" | "ready" | "failed" | "retrying";
  retry(): void;
}

/**
 * Loads a chunk and adds its styles.
 *
 * @param load the same function at each call
 * @param isWanted false while the chunk must not load
 */
export function useChunk<Chunk extends { readonly styles: readonly string[] }>(
  load: () => Promise<Chunk>,
  isWanted = true,
): LateChunk<Chunk> {
  const { element } = useHost();
  const { log } = useServices();
  const [chunk, setChunk] = useState<Chunk>();
  const [status, setStatus] = useState<LateChunk<Chunk>["status"]>("loading");
  const isLoading = isWanted && (status === "loading" || status === "retrying");
  useEffect(() => {
    if (!isLoading) return;
    const show = (loaded: Chunk) => {
      if (element.shadowRoot) addStyles(element.shadowRoot, loaded.styles);
      setChunk(loaded);
      setStatus("ready");
    };
    load()
      .then(show)
      .catch((error: unknown) => {
        log.warn("a part could not be loaded", error);
        setStatus("failed");
      });
  }, [isLoading, load, element, log]);
  return { chunk, status, retry: () => setStatus("retrying") };
}
