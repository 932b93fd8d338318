import { useStore } from "@nanostores/react";
import { useId } from "react";
import { useGamification, useTexts } from "../../src/widget-kit";
import { memberTexts } from "./member-texts";

/**
 * The switch with which a member hides all content of the platform, or shows it again. The switch stays in
 * its place.
 */
export function OptOutSwitch() {
  const say = useTexts(memberTexts);
  const { optOut } = useGamification();
  const isOut = useStore(optOut.$isOut);
  const helpId = useId();
  return (
    <div className="choice" part="opt-out">
      <div className="switch-row">
        <button
          type="button"
          role="switch"
          className="switch"
          aria-checked={!isOut}
          aria-describedby={helpId}
          onClick={() => optOut.set(!isOut)}
        >
          <span>{say("show")}</span>
          <span className="track" />
        </button>
        {/* The state is outside the switch, because the switch announces its own state and its name must contain all its text (WCAG 2.5.3). */}
        <span className="switch-state" aria-hidden="true">
          {say(isOut ? "off" : "on")}
        </span>
      </div>
      <p id={helpId} className="choice-help">
        {say("showHelp")}
      </p>
    </div>
  );
}
