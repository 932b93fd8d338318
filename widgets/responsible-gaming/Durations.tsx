import { useState } from "react";
import { useTexts } from "../../src/widget-kit";
import { announcedTime, formatDuration, lengthsOf } from "./duration";
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

/** A length of time, whose numbers are emphasised and keep their width when they change. */
function Figures({ lengths }: { readonly lengths: readonly string[] }) {
  return (
    <span className="figures">
      {lengths.map((length, index) => {
        const [before, number = "", after] = length.split(/(\d+)/);
        return (
          <span key={index} className="figure">
            {before}
            <b>{number}</b>
            {after}{" "}
          </span>
        );
      })}
    </span>
  );
}
