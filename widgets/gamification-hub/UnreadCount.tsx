import { useEffect } from "react";
import { useUnreadMessages } from "../../src/widget-kit/gamification/messages";

export interface UnreadCountProps {
  /** Called with the number of unread messages; 0 while it is unknown. */
  onChange(count: number): void;
}

/** Reports the number of unread messages, which is the same as in the messages panel. Renders nothing. */
export function UnreadCount({ onChange }: UnreadCountProps) {
  const count = useUnreadMessages() ?? 0;
  useEffect(() => onChange(count), [onChange, count]);
  return null;
}
