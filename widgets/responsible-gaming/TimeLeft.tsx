import { useState } from "react";
import { useTexts } from "../../src/widget-kit";
import { announcedTime, formatDuration, lengthsOf } from "./duration";
import { Figures } from "./Figures";
import { responsibleGamingTexts } from "./texts";
import { minute, useNowByMinute } from "./useNowByMinute";

interface TimeLeftProps {
  /** Milliseconds since 1970. */
  readonly until: number;
}

const useMinutesLeft = (until: number) => Math.ceil((until - useNowByMinute(until)) / minute);

/** How long a limit still lasts. Renders nothing when it is over. */
export function TimeLeft({ until }: TimeLeftProps) {
  const say = useTexts(responsibleGamingTexts);
  const minutes = useMinutesLeft(until);
  return (
    minutes > 0 && (
      <>
        <span className="time-label">{say("timeLeft")}</span> <Figures lengths={lengthsOf(minutes, say)} />
      </>
    )
  );
}

/** Announces the remaining time to screen readers after each full day, and in the last day after each full hour. */
export function TimeLeftAnnouncement({ until }: TimeLeftProps) {
  const say = useTexts(responsibleGamingTexts);
  const minutes = useMinutesLeft(until);
  const rounded = announcedTime(minutes);
  const [initial] = useState(rounded);
  return (
    <p className="vetrina-quiet" role="status">
      {minutes > 0 && rounded < initial && say("stillLasts", { time: formatDuration(rounded, say) })}
    </p>
  );
}
