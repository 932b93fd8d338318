import { useEffect, useMemo } from "react";
import { createSanitiser } from "../../platform/html";
import { RichText, richTextTexts } from "../../ui/rich-text";
import { boundedMarkup, maxDepth, maxElements, maxMarkupLength } from "../../utils/bounded-markup";
import { useServices, useTexts } from "../hooks";

/** Shows markup from a service. It is sanitised; no other component may insert such markup into the page. */
export function ServiceText({ html }: { readonly html: string }) {
  const say = useTexts(richTextTexts);
  const { log, page, policy } = useServices();
  const sanitise = useMemo(() => createSanitiser(page.address(), policy), [page, policy]);
  const { markup, isComplete } = useMemo(() => boundedMarkup(html), [html]);
  useEffect(() => {
    if (isComplete) return;
    log.warn(
      `a service's text “${html.slice(0, 60)}…” is not shown in full: at most ${maxMarkupLength} characters, ` +
        `${maxElements} elements and ${maxDepth} levels of them`,
    );
  }, [html, isComplete, log]);
  return <RichText html={markup} sanitise={sanitise} tableName={say("table")} />;
}
