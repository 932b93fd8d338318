import { useState } from "react";
import { useTexts } from "../../src/widget-kit";
import { announcedTime, formatDuration, lengthsOf } from "./duration";
import { Figures } from "./Figures";
import { responsibleGamingTexts } from "./texts";
import { minute, useNowByMinute } from "./useNowByMinute";

/**
 * How long a limit still lasts. Screen readers announce each full day that has passed, in the last day each full hour.
 * Renders nothing when it is over.
 */
export function TimeLeft({ until }: { readonly until: number }) {
  const say = useTexts(responsibleGamingTexts);
  const minutes = Math.ceil((until - useNowByMinute(until)) / minute);
  const rounded = announcedTime(minutes);
  const [initial] = useState(rounded);
  return (
    minutes > 0 && (
      <div className="time-left">
        <p part="meta">
          <span className="time-label">{say("timeLeft")}</span> <Figures lengths={lengthsOf(minutes, say)} />
        </p>
        <p className="vetrina-quiet" role="status">
          {rounded < initial && say("stillLasts", { time: formatDuration(rounded, say) })}
        </p>
      </div>
    )
  );
}
