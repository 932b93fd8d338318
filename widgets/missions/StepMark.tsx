import type { MissionStep } from "../../src/gamification/missions/steps";
import { radius } from "./map-path";

/** The number of a step in a circle that shows its state, in a drawing around its middle. */
export function StepMark({ step: { number, state } }: { readonly step: MissionStep }) {
  return (
    <g className="mark" data-state={state}>
      <circle className="ring" r={radius} />
      <text textAnchor="middle" dominantBaseline="central" fontSize={14}>
        {number}
      </text>
      {state === "done" && (
        <>
          <circle className="seal" cx={11} cy={-11} r={7} />
          <path className="tick" d="M8 -11l2.2 2.4l4-4.6" />
        </>
      )}
      {(state === "excluded" || state === "ended") && <path className="cross" d="M-10.5 10.5L10.5 -10.5" />}
    </g>
  );
}
