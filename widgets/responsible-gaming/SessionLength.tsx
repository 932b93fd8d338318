import { useState } from "react";
import { useTexts } from "../../src/widget-kit";
import { formatDuration } from "./duration";
import { responsibleGamingTexts } from "./texts";
import { useMinutesSince } from "./useMinutesSince";

/** How long the player has been logged in. Screen readers announce only each full hour that passes. */
export function SessionLength({ since }: { readonly since: number }) {
  const say = useTexts(responsibleGamingTexts);
  const minutes = useMinutesSince(since);
  const hours = Math.floor(minutes / 60);
  const [initialHours] = useState(hours);
  const sentence = (length: number) => say("connected", { time: formatDuration(length, say) });
  return (
    <div className="session">
      <p part="meta">{sentence(minutes)}</p>
      <p className="vetrina-quiet" role="status">
        {hours > initialHours && sentence(hours * 60)}
      </p>
    </div>
  );
}
