import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Button } from "../button/Button";
import { Icon } from "../icon/Icon";
import type { NoticeTone } from "../notice/Notice";
import { useTexts } from "../texts-context";
import { toastTexts } from "./texts";

export interface ToastMessage {
  readonly id: string;
  readonly text: string;
  readonly tone?: NoticeTone;
}

export interface ToastProps {
  /** Oldest first. The first one is shown, with the number of the others. */
  readonly messages: readonly ToastMessage[];
  /** Called when a message has been shown long enough or was closed; the caller then removes it from the list. */
  onDone(id: string): void;
  /** Milliseconds; at least 6000. @default 6000 */
  readonly duration?: number;
}

/** Milliseconds. */
const minDuration = 6000;

/**
 * A short message about something that is also recorded elsewhere. Its time stops while the pointer or the focus is on
 * it. The live region exists before its text, so that the text is announced. It is in the top layer, because a fixed box
 * would be positioned inside the nearest container.
 */
export function Toast({ messages, onDone, duration = minDuration }: ToastProps) {
  const say = useTexts(toastTexts);
  const regionRef = useRef<HTMLDivElement>(null);
  const [message] = messages;
  const [isHeld, setHeld] = useState(false);
  const finish = () => {
    setHeld(false);
    if (message) onDone(message.id);
  };
  useTopLayer(regionRef, message?.id);
  useTimeOnScreen(message?.id, isHeld, Math.max(duration, minDuration), finish);
  const others = messages.length - 1;
  return (
    <div
      ref={regionRef}
      className="vetrina-toast"
      popover="manual"
      role="status"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {message && (
        <div className="vetrina-toast-card" part="live" data-tone={message.tone ?? "info"}>
          <Icon name={message.tone ?? "info"} />
          <p>
            {message.text}
            {others > 0 && <span className="vetrina-toast-others"> {say("others", { count: others })}</span>}
          </p>
          <Button look="icon" part="close" aria-label={say("close")} onClick={finish}>
            <Icon name="close" />
          </Button>
        </div>
      )}
    </div>
  );
}

/** Opens the region again for each message, so that it is above popovers opened since the last one. */
function useTopLayer(ref: RefObject<HTMLElement | null>, messageId: string | undefined): void {
  useLayoutEffect(() => {
    const region = ref.current;
    if (!region || !("showPopover" in region)) return;
    if (region.matches(":popover-open")) region.hidePopover();
    region.showPopover();
  }, [ref, messageId]);
}

/** Calls `onOver` after `duration`, without the time in which the message is held. Starts again for each message. */
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
