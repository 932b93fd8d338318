import { useState } from "react";
import { useTexts } from "../../src/widget-kit";
import { durationWords } from "./duration";
import { responsibleGamingTexts } from "./texts";
import { useMinutesSince } from "./useMinutesSince";

/** For how long the player has been logged in. Heard once for each full hour that passes here, and never in between. */
export function SessionLength({ since }: { readonly since: number }) {
  const say = useTexts(responsibleGamingTexts);
  const minutes = useMinutesSince(since);
  const hours = Math.floor(minutes / 60);
  const [hoursAtFirst] = useState(hours);
  const sentence = (length: number) => say("connected", { time: durationWords(length, say) });
  return (
    <div className="session">
      <p part="meta">{sentence(minutes)}</p>
      <p className="vetrina-quiet" role="status">
        {hours > hoursAtFirst && sentence(hours * 60)}
      </p>
    </div>
  );
}
