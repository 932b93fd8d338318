import {
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { Button } from "../button/Button";
import { SimulationContext, useTexts } from "../contexts";
import { useFocusReturn } from "../focus";
import { Icon } from "../icon/Icon";
import { toastTexts } from "./texts";
import toast from "./toast.css?inline";

export interface ToastMessage {
  readonly id: string;
  readonly text: string;
  readonly tone?: "info" | "success" | "prize";
  /** An icon that replaces the icon of the tone. */
  readonly icon?: ReactNode;
  /** More sentences and links below the text. */
  readonly detail?: ReactNode;
}

export interface ToastProps {
  /**
   * The messages, oldest first. Only the first message is shown, with the number of other messages below it.
   */
  readonly messages: readonly ToastMessage[];
  /**
   * The number of other messages that is shown and announced. @default the number of all messages except the
   * first
   */
  readonly others?: number;
  /**
   * Called when a message was shown long enough or was closed. The caller must then remove it from the list.
   */
  onDone(id: string): void;
  /** Milliseconds for which a message is shown; at least 6000. @default 6000 */
  readonly duration?: number;
  /**
   * While true, the display time of a message does not advance, for example while the page is not visible.
   * @default false
   */
  readonly isPaused?: boolean;
}

/** Minimum time for which a message is shown, milliseconds. */
const minDuration = 6000;

/**
 * A short message about something that is also recorded elsewhere. Its display time stops while the pointer
 * or the focus is on it. The live region exists before its text, so that the text is announced. The region is
 * in the top layer, because a fixed box would be positioned inside the nearest container.
 */
export function Toast({
  messages,
  others = messages.length - 1,
  onDone,
  duration = minDuration,
  isPaused = false,
}: ToastProps) {
  const regionRef = useRef<HTMLDivElement>(null);
  const [message] = messages;
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const finish = () => {
    setHovered(false);
    if (messages.length === 1) setFocused(false);
    if (message) onDone(message.id);
  };
  useTopLayer(regionRef, message?.id);
  const isHeld = isHovered || isFocused || isPaused;
  useTimeOnScreen(message?.id, isHeld, Math.max(duration, minDuration), finish);
  return (
    <div
      ref={regionRef}
      className="vetrina-toast"
      popover="manual"
      role="status"
      // A new number of other messages is announced alone, without the message that was announced before.
      aria-atomic={false}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      // After a click the focus stays on the button. This focus must not stop the display time of the next
      // message.
      onFocus={({ target }) => setFocused(target.matches(":focus-visible"))}
      onBlur={() => setFocused(false)}
      onKeyDown={({ key }) => {
        if (key === "Escape") finish();
      }}
    >
      {message && <ToastCard message={message} others={others} onClose={finish} regionRef={regionRef} />}
    </div>
  );
}

interface ToastCardProps {
  readonly message: ToastMessage;
  readonly others: number;
  readonly onClose: () => void;
  readonly regionRef: RefObject<HTMLElement | null>;
}

/** Stays mounted while one message follows another, so that the focus stays on its button. */
function ToastCard({ message, others, onClose, regionRef }: ToastCardProps) {
  const say = useTexts(toastTexts);
  const simulation = useContext(SimulationContext);
  const { id, text, tone = "info", icon, detail } = message;
  useFocusReturn(regionRef);
  return (
    <div className="vetrina-toast-card" part="live" data-tone={tone}>
      {icon ?? <Icon name={tone === "prize" ? "success" : tone} />}
      <div key={id} className="vetrina-toast-text">
        <p>{text}</p>
        {detail}
        {others > 0 && <p className="vetrina-toast-others"> {say("others", { count: others })}</p>}
        {simulation}
      </div>
      <Button look="icon" part="close" aria-label={say("close")} onClick={onClose}>
        <Icon name="close" />
      </Button>
    </div>
  );
}

/**
 * Opens the region again for each message, so that it is above popovers that were opened after the previous
 * message.
 */
function useTopLayer(ref: RefObject<HTMLElement | null>, messageId: string | undefined): void {
  useLayoutEffect(() => {
    const region = ref.current;
    if (!region || !("showPopover" in region)) return;
    if (region.matches(":popover-open")) region.hidePopover();
    region.showPopover();
  }, [ref, messageId]);
}

/**
 * Calls `onOver` after `duration`, not counting the time in which `isHeld` is true. Starts again for each
 * message.
 */
function useTimeOnScreen(
  messageId: string | undefined,
  isHeld: boolean,
  duration: number,
  onOver: () => void,
): void {
  const onOverRef = useRef(onOver);
  const leftRef = useRef({ messageId, remaining: duration });
  useLayoutEffect(() => {
    onOverRef.current = onOver;
  });
  useEffect(() => {
    if (messageId === undefined || isHeld) return;
    if (leftRef.current.messageId !== messageId) leftRef.current = { messageId, remaining: duration };
    const started = performance.now();
    const timer = setTimeout(() => onOverRef.current(), leftRef.current.remaining);
    return () => {
      clearTimeout(timer);
      leftRef.current.remaining -= performance.now() - started;
    };
  }, [messageId, isHeld, duration]);
}

/** Styles that a widget with toasts adds to `uiStyles`. */
export const toastStyles: string = toast;
