import { type ReactNode, type SyntheticEvent, useState } from "react";
import { useHost } from "../../src/element/host";
import { addStyles } from "../../src/element/styles";
import { Skeleton } from "../../src/ui";
import { useTexts } from "../../src/widget-kit";
import type * as detailsModule from "./competition-details";
import { competitionsTexts } from "./texts";

export interface DisclosureProps {
  readonly label: string;
  /** The name of the competition, which the accessible name adds to the label. */
  readonly of: string;
  children(details: typeof detailsModule): ReactNode;
}

/**
 * Details that are one press away, and loaded with the first one. After a failure the next press tries again. The
 * browser keeps them open while the card is rendered again.
 */
export function Disclosure({ label, of, children }: DisclosureProps) {
  const say = useTexts(competitionsTexts);
  const { element } = useHost();
  const [details, setDetails] = useState<typeof detailsModule | "loading" | "failed">();

  async function load() {
    const loaded = await import("./competition-details");
    if (element.shadowRoot) addStyles(element.shadowRoot, loaded.styles);
    setDetails(loaded);
  }

  function handleToggle({ currentTarget: { open } }: SyntheticEvent<HTMLDetailsElement>) {
    if (!open || (details && details !== "failed")) return;
    setDetails("loading");
    load().catch(() => setDetails("failed"));
  }

  return (
    <details onToggle={handleToggle}>
      <summary>
        {label}
        <span className="vetrina-quiet">: {of}</span>
      </summary>
      <div aria-live="polite">
        {details === "failed" && say("detailsFailed")}
        {details === "loading" && <Skeleton />}
        {typeof details === "object" && children(details)}
      </div>
    </details>
  );
}
