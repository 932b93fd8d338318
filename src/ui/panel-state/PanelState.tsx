import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "../button/Button";
import { useTexts } from "../contexts";
import { useFocusAfterLogin } from "../focus";
import { Icon, type IconName } from "../icon/Icon";
import { type SayUi, uiTexts } from "../texts";

export type PanelStatus =
  | "loading"
  | "ready"
  | "empty"
  | "stale"
  | "error"
  | "offline"
  | "reconnecting"
  | "logged-out"
  | "restricted"
  | "opted-out";

export interface PanelStateProps {
  readonly status: PanelStatus;
  /** The panel's accessible name. Omit it if the content has its own name. */
  readonly label?: string | undefined;
  /** Placeholders of the final size, shown until there is content. */
  readonly skeleton: ReactNode;
  /** The content's name inside a sentence about a failure: "la classifica". */
  readonly what: string;
  /** Text that is shown instead of the status's default text. */
  readonly message?: string;
  /**
   * A sentence about a part of the content that could not be read. It is shown above the content, together
   * with "Riprova".
   */
  readonly missing?: string | undefined;
  /** The time at which the content was read, in the visitor's format: "18:04". Required for `stale`. */
  readonly time?: string;
  /** Reads the content again, even if a call for it is open. */
  readonly onRetry?: () => void;
  readonly onLogin?: () => void;
  /** Called to end the opt-out. Required for `opted-out`. */
  readonly onOptIn?: () => void;
  /** The content. It is shown when ready, and stays while it is stale or the connection is lost. */
  readonly children?: ReactNode;
}

/**
 * Milliseconds before a lost connection is reported, because most connections are restored sooner.
 */
const gracePeriod = 2000;

/**
 * Content that takes longer than this is reported as slow, with a button that reads it again (milliseconds).
 */
const patience = 5000;

const tones: Partial<Record<PanelStatus, IconName>> = {
  error: "error",
  stale: "info",
  offline: "warning",
  reconnecting: "warning",
};

/**
 * The display of all states of a panel, with the same design and behaviour everywhere. Its sentences inform
 * but never promote.
 */
export function PanelState(props: PanelStateProps) {
  const { status, label, missing, what, skeleton, onRetry, onLogin, onOptIn, children } = props;
  const say = useTexts(uiTexts);
  const panelRef = useRef<HTMLDivElement>(null);
  const isInGracePeriod = useGracePeriod(status);
  const slow = useSlowness(status === "loading");
  const expectLogin = useFocusAfterLogin(panelRef, status === "logged-out");
  const isPartial = missing !== undefined && showsContent(status);
  const now = [isInGracePeriod ? "" : sentenceOf(props, slow.isSlow, say), isPartial ? missing : ""]
    .join(" ")
    .trim();
  const firstSentence = useFirstSentence(status, now);
  // If the first content was stale, the space of its sentence stays reserved, so that nothing moves later.
  const isRoom = now === "" && status === "ready" && firstSentence !== "";
  const sentence = isRoom ? firstSentence : now;
  const icon = sentence ? (tones[isRoom ? "stale" : status] ?? (isPartial && "warning")) : undefined;

  /** The button disappears when its action starts, so the panel takes the focus first. */
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
      data-slow={slow.isSlow || undefined}
      data-room={isRoom || undefined}
      tabIndex={-1}
    >
      <div className="vetrina-panel-message" part={partOf(status)} data-empty={sentence === "" || undefined}>
        {icon && <Icon name={icon} />}
        {/* A logout is not announced here, because the logout control has already announced it. */}
        <p role={status === "logged-out" ? undefined : "status"}>{sentence}</p>
        {(status === "error" || isPartial || slow.isSlow) && onRetry && (
          <Button
            look="link"
            part="action-secondary"
            aria-label={`${say("retry")}: ${label ?? what}`}
            onClick={act(() => {
              slow.restart();
              onRetry();
            })}
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
        {status === "opted-out" && onOptIn && (
          <Button look="secondary" part="action" onClick={act(onOptIn)}>
            {say("optIn")}
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

function sentenceOf({ status, message, what, time }: PanelStateProps, isSlow: boolean, say: SayUi): string {
  switch (status) {
    case "loading":
      return isSlow ? say("slow") : "";
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

/**
 * The text for the panel's first status after `loading` if that status was `stale`; otherwise an empty
 * string.
 */
function useFirstSentence(status: PanelStatus, sentence: string): string {
  const [first, setFirst] = useState<string>();
  if (first === undefined && status !== "loading") setFirst(status === "stale" ? sentence : "");
  return first ?? "";
}

/** Whether the content is slow, measured since the loading began or was restarted. */
function useSlowness(isLoading: boolean) {
  const [attempt, setAttempt] = useState(0);
  const [slowAttempt, setSlowAttempt] = useState<number>();
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setSlowAttempt(attempt), patience);
    return () => {
      clearTimeout(timer);
      setSlowAttempt(undefined);
    };
  }, [isLoading, attempt]);
  return { isSlow: isLoading && slowAttempt === attempt, restart: () => setAttempt(attempt + 1) };
}

/** True during the grace period after the connection was lost. */
function useGracePeriod(status: PanelStatus): boolean {
  const isLost = status === "offline" || status === "reconnecting";
  const [hasPassed, setPassed] = useState(false);
  useEffect(() => {
    if (!isLost) return;
    const timer = setTimeout(() => setPassed(true), gracePeriod);
    return () => {
      clearTimeout(timer);
      setPassed(false);
    };
  }, [isLost]);
  return isLost && !hasPassed;
}
