import { bandLengths, type MissionMap as Picture, missionMap } from "../../src/gamification/missions/map";
import type { LinkType } from "../../src/gamification/missions/links";
import type { SteppedMission } from "../../src/gamification/missions/with-steps";
import { useTexts } from "../../src/widget-kit";
import { cell, centre, endPath, linePath } from "./map-path";
import { StepMark } from "./StepMark";
import { mapTexts } from "./map-texts";

/** The kinds of lines that a legend explains. */
const explained = ["MUST", "SHOULD", "MUST_NOT", "UNKNOWN"] as const;

/** Lines of broken edges look like those of unknown ones. */
const lookOf = (type: LinkType) => (type === "BROKEN" ? "UNKNOWN" : type);

/** A picture of the steps and how they depend on each other. The list says the same, so screen readers skip it. */
export function MissionMap({ mission }: { readonly mission: SteppedMission }) {
  const say = useTexts(mapTexts);
  const wide = missionMap(mission, bandLengths.wide);
  if (!wide) return null;
  const narrow = wide.columns > bandLengths.narrow ? missionMap(mission, bandLengths.narrow) : undefined;
  const types = new Set(wide.lines.map(({ type }) => lookOf(type)));
  return (
    <div className="picture">
      <Drawing picture={wide} show={narrow ? "wide" : undefined} />
      {narrow && <Drawing picture={narrow} show="narrow" />}
      <ul className="legend" role="list">
        {explained
          .filter((type) => types.has(type))
          .map((type) => (
            <li key={type}>
              <svg viewBox="0 0 32 12" focusable="false" data-link={type}>
                <path className="line" d="M1 6H29" />
                <path className="end" d={type === "MUST_NOT" ? "M29 1V11" : "M24 2L29 6L24 10"} />
              </svg>
              {say(`legend${type}`)}
            </li>
          ))}
      </ul>
    </div>
  );
}

interface DrawingProps {
  readonly picture: Picture;
  /** Where the drawing is shown; undefined for one that is shown everywhere. */
  readonly show: "narrow" | "wide" | undefined;
}

function Drawing({ picture: { columns, rows, steps, lines }, show }: DrawingProps) {
  const [width, height] = [columns * cell.width, rows * cell.height];
  return (
    <svg
      className="drawing"
      data-show={show}
      viewBox={`0 0 ${String(width)} ${String(height)}`}
      width={`${String(width / 16)}em`}
      focusable="false"
    >
      {lines.map((line, index) => (
        <g key={index} data-link={lookOf(line.type)}>
          <path className="line" d={linePath(line)} />
          <path className="end" d={endPath(line)} />
        </g>
      ))}
      {steps.map((place) => {
        const { x, y } = centre(place);
        return (
          <g key={place.step?.id ?? ""} transform={`translate(${String(x)} ${String(y)})`}>
            {place.step ? <StepMark step={place.step} /> : <circle className="start" r={10} />}
          </g>
        );
      })}
    </svg>
  );
}
