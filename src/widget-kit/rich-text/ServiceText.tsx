import { useMemo } from "react";
import { createSanitiser } from "../../platform/html";
import { RichText, richTextTexts } from "../../ui/rich-text";
import { useServices, useTexts } from "../hooks";

/** Shows markup from a service. It is sanitised; no other component may insert such markup into the page. */
export function ServiceText({ html }: { readonly html: string }) {
  const say = useTexts(richTextTexts);
  const { page, policy } = useServices();
  const sanitise = useMemo(() => createSanitiser(page.address(), policy), [page, policy]);
  return <RichText html={html} sanitise={sanitise} tableName={say("table")} />;
}
