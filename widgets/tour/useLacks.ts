import { useEffect, useLayoutEffect, useMemo, useState } from "react";
import { tourDescription } from "../../src/config/sections/tour";
import { useHost } from "../../src/element/host";
import { isRecord } from "../../src/utils/objects";
import { pageDocument } from "../../src/utils/page-document";
import { useConfig, useServices } from "../../src/widget-kit";

/** Omissions of the author of a tour. */
export interface Lacks {
  /** The tour has no steps, neither inside the element nor in the configuration. */
  readonly hasNoSteps: boolean;
  /** Positions of the steps without a title, counted from 1. */
  readonly untitled: readonly number[];
}

/**
 * Checks the steps of the element or, if it has none, the steps of the configuration. Repeats the check after
 * changes of the element or the configuration.
 */
export function useLacks(id: string | undefined): Lacks {
  const { element } = useHost();
  const { config } = useServices();
  const settings = useMemo(() => config.section("tour", tourDescription), [config]);
  const [, setChanges] = useState(0);
  const [isParsed, setParsed] = useState(pageDocument.readyState !== "loading");
  useConfig();
  useLayoutEffect(() => {
    const observer = new MutationObserver(() => setChanges((count) => count + 1));
    const attributeFilter = ["slot", "data-title"];
    observer.observe(element, { childList: true, subtree: true, attributes: true, attributeFilter });
    return () => observer.disconnect();
  }, [element]);
  useEffect(() => {
    if (isParsed) return;
    const onParsed = () => setParsed(true);
    pageDocument.addEventListener("DOMContentLoaded", onParsed);
    return () => pageDocument.removeEventListener("DOMContentLoaded", onParsed);
  }, [isParsed]);

  const inside = [...element.querySelectorAll<HTMLElement>(':scope > [slot="step"]')];
  const configured = inside.length === 0 && settings().tours.find((tour) => tour.id === id)?.steps;
  const titles: unknown[] = Array.isArray(configured)
    ? configured.map((step: unknown) => isRecord(step) && step.title)
    : inside.map(({ dataset }) => dataset.title);
  // The parser may still add steps after the element has started.
  if (!isParsed) return { hasNoSteps: false, untitled: [] };
  return {
    hasNoSteps: titles.length === 0,
    untitled: titles.flatMap((title, index) => (title && String(title).trim() !== "" ? [] : [index + 1])),
  };
}
