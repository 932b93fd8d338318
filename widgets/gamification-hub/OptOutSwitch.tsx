import { useStore } from "@nanostores/react";
import { useId } from "react";
import { useGamification, useTexts } from "../../src/widget-kit";
import { memberTexts } from "./member-texts";

/** The switch with which a member sees nothing of the platform, or sees it again. It stays where it is. */
export function OptOutSwitch() {
  const say = useTexts(memberTexts);
  const { optOut } = useGamification();
  const isOut = useStore(optOut.$isOut);
  const helpId = useId();
  return (
    <div className="choice" part="opt-out">
      <button
        type="button"
        role="switch"
        className="switch"
        aria-checked={!isOut}
        aria-describedby={helpId}
        onClick={() => optOut.set(!isOut)}
      >
        <span>{say("show")}</span>
        <span className="switch-state" aria-hidden="true">
          {say(isOut ? "off" : "on")}
          <span className="track" />
        </span>
      </button>
      <p id={helpId} className="choice-help">
        {say("showHelp")}
      </p>
    </div>
  );
}
