import { useEffect, useMemo } from "react";
import { createSanitiser } from "../platform/html";
import { RichText } from "../ui/rich-text/RichText";
import { richTextTexts } from "../ui/rich-text/texts";
import { boundedMarkup } from "../utils/bounded-markup";
import { useServices, useTexts } from "./hooks";

/** Shows sanitised markup from a service. No other component may insert such markup into the page. */
export function ServiceText({ html }: { readonly html: string }) {
  const say = useTexts(richTextTexts);
  const { log, page, policy } = useServices();
  const sanitise = useMemo(() => createSanitiser(page.url(), policy), [page, policy]);
  const { markup, isComplete } = useMemo(() => boundedMarkup(html), [html]);
  useEffect(() => {
    if (!isComplete) log.warn(`markup is too large or too deep to be shown in full: ${html.slice(0, 60)}`);
  }, [html, isComplete, log]);
  return <RichText html={markup} sanitise={sanitise} tableName={say("table")} />;
}
