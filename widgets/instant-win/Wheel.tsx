import { useEffect, useLayoutEffect, useRef } from "react";
import { cssColour, inkOn, readColour } from "../../src/gamification/instant-wins/colour";
import { hasMark, indexOfDrawn, tileBoard } from "../../src/gamification/instant-wins/tiles";
import { ServiceText } from "../../src/widget-kit/rich-text";
import type { LookProps } from "./look-props";

/** How long the wheel turns, milliseconds (G8: at most 3 s). */
const turnTime = 2600;
const turns = 3;

/** A wheel with more sections has no room for their texts. */
const maxLabels = 12;

const radius = 100;
const full = 2 * Math.PI;

const point = (angle: number) =>
  `${(radius * Math.sin(angle)).toFixed(2)} ${(-radius * Math.cos(angle)).toFixed(2)}`;

/** The outline of a section, clockwise from the top. */
function sectionPath(index: number, count: number): string {
  const [from, to] = [(index / count) * full, ((index + 1) / count) * full];
  return `M0 0L${point(from)}A${radius} ${radius} 0 ${to - from > Math.PI ? 1 : 0} 1 ${point(to)}Z`;
}

/** The outer side of a label, from the centre, as a share of the wheel's width. The style sheet has the same place. */
const labelTop = 0.43;
const maxLabelWidth = 0.44;
/** Sections up to this number are wide enough for labels of three lines. */
const maxWideSections = 6;

/** The size of a label, in percent of the wheel: the largest whose inner corners lie in its section. */
function labelSize(count: number, isUpright: boolean) {
  const height = isUpright ? 0.28 : count > maxWideSections ? 0.14 : 0.21;
  const width = count > 2 ? 2 * (labelTop - height) * Math.tan(Math.PI / count) - 0.01 : maxLabelWidth;
  return { width: `${100 * Math.min(width, maxLabelWidth)}%`, height: `${100 * height}%` };
}

/** The wheel stops in the middle of the section that the platform has drawn, never near an edge (G8). */
export function Wheel({ tiles, drawn, isRevealing, onShown }: LookProps) {
  const { cells } = tileBoard(tiles);
  const count = Math.max(cells.length, 1);
  const index = indexOfDrawn(cells, drawn[0]);
  const rest = index < 0 ? 0 : 360 - ((index + 0.5) / count) * 360;
  const wheelRef = useRef<HTMLDivElement>(null);
  const from = useRef(rest);
  const shown = useRef(onShown);
  useEffect(() => {
    shown.current = onShown;
  });

  useLayoutEffect(() => {
    const wheel = wheelRef.current;
    const start = from.current % 360;
    from.current = rest;
    if (!isRevealing || !wheel) return;
    // Nothing to turn to, or a browser without animations.
    if (index < 0 || typeof wheel.animate !== "function") return shown.current();
    const end = turns * 360 + rest;
    const animation = wheel.animate(
      [{ transform: `rotate(${start}deg)` }, { transform: `rotate(${end}deg)` }],
      { duration: turnTime, easing: "cubic-bezier(.2,.6,.2,1)" },
    );
    // Not the animation's own end, which waits while the tab is hidden.
    const timer = setTimeout(() => shown.current(), turnTime);
    return () => {
      clearTimeout(timer);
      animation.cancel();
    };
  }, [isRevealing, index, rest]);

  return (
    <>
      <div ref={wheelRef} className="wheel" style={{ transform: `rotate(${rest}deg)` }}>
        <svg viewBox="-102 -102 204 204" focusable="false">
          {cells.map(({ tile }, at) => {
            const colour = readColour(tile.background);
            return count === 1 ? (
              <circle key={at} r={radius} style={colour && { fill: cssColour(colour) }} />
            ) : (
              <path key={at} d={sectionPath(at, count)} style={colour && { fill: cssColour(colour) }} />
            );
          })}
        </svg>
        {count <= maxLabels &&
          cells.map(({ tile }, at) => {
            const colour = readColour(tile.background);
            const isUpright = hasMark(tile, "isVerticallyText");
            return (
              <div
                key={at}
                className="section"
                style={{ transform: `rotate(${((at + 0.5) / count) * 360}deg)` }}
              >
                <div
                  className="label"
                  data-upright={isUpright || undefined}
                  data-wide={count <= maxWideSections || undefined}
                  style={{ ...labelSize(count, isUpright), ...(colour && { color: inkOn(colour) }) }}
                >
                  {tile.text && <ServiceText html={tile.text} />}
                </div>
              </div>
            );
          })}
      </div>
      <div className="hub" />
      <svg className="pointer" viewBox="0 0 20 20" focusable="false">
        <path d="M3 2h14l-7 15z" />
      </svg>
    </>
  );
}
