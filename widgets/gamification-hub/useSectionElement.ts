import { useEffect, useState } from "react";
import { useHost } from "../../src/element/host";

export interface SectionElement {
  readonly status: "loading" | "defined" | "failed";
  retry(): void;
}

/** Loads and defines the element of a section. After a failure, a retry follows when the device is online again. */
export function useSectionElement(tag: string): SectionElement {
  const { elements } = useHost();
  const [isDefined, setDefined] = useState(() => customElements.get(tag) !== undefined);
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<number>();
  useEffect(() => {
    let isShown = true;
    elements.load(tag).catch(() => isShown && setFailed(attempt));
    void customElements.whenDefined(tag).then(() => isShown && setDefined(true));
    return () => {
      isShown = false;
    };
  }, [elements, tag, attempt]);
  const status = isDefined ? "defined" : failed === attempt ? "failed" : "loading";
  return { status, retry: () => setAttempt(attempt + 1) };
}
