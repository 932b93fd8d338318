import { useChunk } from "../../element/useChunk";
import { PanelState } from "../../ui";

export interface RestrictedPanelProps {
  /** The list's heading. */
  readonly title: string;
  /** What is not available, as a plural with its article: "i tavoli dal vivo". */
  readonly what: string;
}

const load = () => import("./restriction");

/**
 * Replaces a list that invites to play while a self-exclusion or a game pause is in force: the restriction, its end, and
 * the operator's pages about limits and help (`account.responsibleGamingUrl`, `account.helpUrl`). If its chunk cannot be
 * loaded, one sentence is shown. Requires `panelStateStyles`.
 */
export function RestrictedPanel(props: RestrictedPanelProps) {
  const { chunk, status } = useChunk(load);
  if (chunk) return <chunk.Restriction {...props} />;
  return status === "loading" ? null : (
    <PanelState status="restricted" label={props.title} what={props.what} skeleton={null} />
  );
}
