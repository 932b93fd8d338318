import { useMemo } from "react";
import { createSanitiser } from "../../platform/html";
import { RichText, richTextTexts } from "../../ui/rich-text";
import { useServices, useTexts } from "../hooks";

/** Markup of a service, by the one way from its text into the page. */
export function ServiceText({ html }: { readonly html: string }) {
  const say = useTexts(richTextTexts);
  const { page, policy } = useServices();
  const sanitise = useMemo(() => createSanitiser(page.address(), policy), [page, policy]);
  return <RichText html={html} sanitise={sanitise} tableName={say("table")} />;
}
