import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Button } from "../button/Button";
import { Icon } from "../icon/Icon";
import type { NoticeTone } from "../notice/Notice";
import type { SayToast } from "./texts";

export interface ToastMessage {
  readonly id: string;
  readonly text: string;
  readonly tone?: NoticeTone;
}

export interface ToastProps {
  /** Oldest first. Only one is shown; of the others it is said how many there are. */
  readonly messages: readonly ToastMessage[];
  /** Asked when a message has been shown long enough or was closed; the caller then takes it out of the list. */
  onDone(id: string): void;
  /** Milliseconds; never less than six seconds. */
  readonly duration?: number;
  readonly say: SayToast;
}

const shortest = 6000;

/**
 * A passing word about something that is also recorded elsewhere. It waits while the pointer or the focus is on it.
 * The region is on the screen before its words, so that these are announced, and in the top layer, since a
 * container's own layout would hold a fixed box.
 */
export function Toast({ messages, onDone, duration = shortest, say }: ToastProps) {
  const regionRef = useRef<HTMLDivElement>(null);
  const [message] = messages;
  const [isHeld, setHeld] = useState(false);
  const finish = () => {
    setHeld(false);
    if (message) onDone(message.id);
  };
  useTopLayer(regionRef, message?.id);
  useTimeOnScreen(message?.id, isHeld, Math.max(duration, shortest), finish);
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

/** Above everything, also above what has been opened since the last message. */
function useTopLayer(ref: RefObject<HTMLElement | null>, messageId: string | undefined): void {
  useLayoutEffect(() => {
    const region = ref.current;
    if (!region || !("showPopover" in region)) return;
    if (region.matches(":popover-open")) region.hidePopover();
    region.showPopover();
  }, [ref, messageId]);
}

/** Counts only the time in which nobody holds the message; each message has its whole time. */
function useTimeOnScreen(
  messageId: string | undefined,
  isHeld: boolean,
  duration: number,
  onOver: () => void,
): void {
  const onOverRef = useRef(onOver);
  const leftRef = useRef({ messageId, left: duration });
  useLayoutEffect(() => {
    onOverRef.current = onOver;
  });
  useEffect(() => {
    if (messageId === undefined || isHeld) return;
    if (leftRef.current.messageId !== messageId) leftRef.current = { messageId, left: duration };
    const started = performance.now();
    const timer = setTimeout(() => onOverRef.current(), leftRef.current.left);
    return () => {
      clearTimeout(timer);
      leftRef.current.left -= performance.now() - started;
    };
  }, [messageId, isHeld, duration]);
}
