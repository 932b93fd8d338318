import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "../button/Button";
import { Icon, type IconName } from "../icon/Icon";
import type { SayUi } from "../texts";
import { useFocusAfterLogin } from "../focus/useFocusAfterLogin";

export type PanelStatus =
  | "loading"
  | "ready"
  | "empty"
  | "stale"
  | "error"
  | "offline"
  | "reconnecting"
  | "logged-out"
  | "restricted";

export interface PanelStateProps {
  readonly status: PanelStatus;
  /** The panel's name for assistive technology; none where its content has one of its own. */
  readonly label?: string | undefined;
  readonly say: SayUi;
  /** Shapes of the final size, shown until there is content. */
  readonly skeleton: ReactNode;
  /** What failed, in the middle of a sentence: "la classifica". */
  readonly what: string;
  /** In place of the sentence of this status. */
  readonly message?: string;
  /** What of the content could not be read, as a sentence: it stands above the content, with "Riprova". */
  readonly missing?: string | undefined;
  /** When what is shown was read, as the visitor reads times: "18:04". A stale panel needs it. */
  readonly time?: string;
  readonly onRetry?: () => void;
  readonly onLogin?: () => void;
  /** The content: shown when ready, and kept while it is old or the connection is lost. */
  readonly children?: ReactNode;
}

/** A lost connection often comes back by itself: only after this long is it worth a word. */
const patience = 2000;

const tones: Partial<Record<PanelStatus, IconName>> = {
  error: "error",
  stale: "info",
  offline: "warning",
  reconnecting: "warning",
};

/** Every state that a panel can be in, with one look and one behaviour. Its sentences inform and never invite. */
export function PanelState(props: PanelStateProps) {
  const { status, label, missing, what, say, skeleton, onRetry, onLogin, children } = props;
  const panelRef = useRef<HTMLDivElement>(null);
  const isPatient = usePatience(status);
  const expectLogin = useFocusAfterLogin(panelRef, status === "logged-out");
  const isPartial = missing !== undefined && showsContent(status);
  const sentence = [isPatient ? "" : sentenceOf(props), isPartial ? missing : ""].join(" ").trim();
  const icon = sentence ? (tones[status] ?? (isPartial && "warning")) : undefined;

  /** The button goes when its work begins; the focus must not go with it. */
  const act = (action: () => void) => () => {
    panelRef.current?.focus();
    action();
  };

  return (
    <div
      ref={panelRef}
      className="vetrina-panel"
      role={label && "group"}
      aria-label={label}
      aria-busy={status === "loading"}
      data-status={status}
      data-partial={isPartial || undefined}
      tabIndex={-1}
    >
      <div className="vetrina-panel-message" part={partOf(status)} data-empty={sentence === "" || undefined}>
        {icon && <Icon name={icon} />}
        {/* Whoever logs out is told so by what they pressed; here it would be a second sentence in a row. */}
        <p role={status === "logged-out" ? undefined : "status"}>{sentence}</p>
        {(status === "error" || isPartial) && onRetry && (
          <Button
            look="link"
            part="action-secondary"
            aria-label={`${say("retry")}: ${label ?? what}`}
            onClick={act(onRetry)}
          >
            {say("retry")}
          </Button>
        )}
        {status === "logged-out" && onLogin && (
          <Button
            look="secondary"
            part="action"
            onClick={() => {
              expectLogin();
              onLogin();
            }}
          >
            {say("login")}
          </Button>
        )}
      </div>
      {showsContent(status) && (children ?? skeleton)}
      {status === "loading" && (
        <>
          {skeleton}
          <span className="vetrina-quiet">{say("loading")}</span>
        </>
      )}
    </div>
  );
}

const showsContent = (status: PanelStatus) =>
  status === "ready" || status === "stale" || status === "offline" || status === "reconnecting";

function partOf(status: PanelStatus): string {
  return status === "error" || status === "empty" ? status : "meta";
}

function sentenceOf({ status, message, say, what, time }: PanelStateProps): string {
  switch (status) {
    case "loading":
    case "ready":
      return "";
    case "error":
      return message ?? say("error", { what });
    case "stale":
      return message ?? (time ? say("stale", { time }) : "");
    default:
      return message ?? say(status);
  }
}

/** True for the first moments without a connection. */
function usePatience(status: PanelStatus): boolean {
  const isLost = status === "offline" || status === "reconnecting";
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!isLost) return;
    const timer = setTimeout(() => setOver(true), patience);
    return () => {
      clearTimeout(timer);
      setOver(false);
    };
  }, [isLost]);
  return isLost && !isOver;
}
