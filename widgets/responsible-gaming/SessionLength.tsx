import { useState } from "react";
import { useTexts } from "../../src/widget-kit";
import { formatDuration, lengthsOf } from "./duration";
import { Figures } from "./Figures";
import { responsibleGamingTexts } from "./texts";
import { minute, useNowByMinute } from "./useNowByMinute";

/** How long the player has been logged in. Screen readers announce only each full hour that passes. */
export function SessionLength({ since }: { readonly since: number }) {
  const say = useTexts(responsibleGamingTexts);
  const minutes = Math.max(0, Math.floor((useNowByMinute(since) - since) / minute));
  const hours = Math.floor(minutes / 60);
  const [initialHours] = useState(hours);
  return (
    <div className="session">
      <p part="meta">
        <span className="time-label">{say("connectedFor")}</span>{" "}
        {minutes < 1 ? say("lessThanMinute") : <Figures lengths={lengthsOf(minutes, say)} />}
      </p>
      <p className="vetrina-quiet" role="status">
        {hours > initialHours && say("connected", { time: formatDuration(hours * 60, say) })}
      </p>
    </div>
  );
}
