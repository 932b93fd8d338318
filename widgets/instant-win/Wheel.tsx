import { type CSSProperties, useEffect, useLayoutEffect, useRef } from "react";
import { indexOfDrawn, textOfTile, tileBoard } from "../../src/gamification/instant-wins/tiles";
import type { InstantWinTile } from "../../src/gamification/protocol/instant-wins";
import { listOf } from "../../src/utils/list-of";
import { isBright, tileStyle } from "./Face";
import { Emblem, type LookProps, TileWords } from "./look";
import { endOf, pointerFrames, spinEasing, spinTime } from "./spin";
import { wheelLabels } from "./wheel-labels";

const radius = 100;
const pegRadius = 107;

const round = (value: number) => value.toFixed(2);

/** A point of the wheel, at a share of a turn clockwise from the top. */
const point = (turn: number, distance: number) => {
  const angle = turn * 2 * Math.PI;
  return `${round(distance * Math.sin(angle))} ${round(-distance * Math.cos(angle))}`;
};

/** The outline of a section, clockwise from the top. A single section is the whole disc, in two halves. */
function sectionPath(index: number, count: number): string {
  const arc = (turn: number) => `A${radius} ${radius} 0 0 1 ${point(turn, radius)}`;
  if (count === 1) return `M${point(0, radius)}${arc(0.5)}${arc(1)}Z`;
  return `M0 0L${point(index / count, radius)}${arc((index + 1) / count)}Z`;
}

/** The colour that the platform sets, or one of the theme's six colours. */
const sectionStyle = (tile: InstantWinTile, index: number): CSSProperties =>
  ({ "--theme": `var(--v-wheel-${(index % 6) + 1})`, ...tileStyle(tile) }) as CSSProperties;

/**
 * Pegs are at the edges of the sections and between them, but never in the middle of a section, where the
 * wheel stops.
 */
const pegsOf = (count: number) => (count > 8 ? count : count * 3);

/** Lines without length, which appear as dots because of their round ends. */
const pegPath = (pegs: number) => listOf(pegs, (index) => `M${point(index / pegs, pegRadius)}h0`).join("");

/** The maximum width of a label, as a multiple of the distance of its inner edge from the centre. */
const widthFactor = (count: number) => (count > 2 ? round(2 * Math.tan(Math.PI / count)) : "9");

/**
 * Whether a label is turned so that its foot is outward. Labels follow the rim with their foot inward, so
 * that the result below the pointer is upright. They use the longer side of a section, which at 260 px is its
 * width. In the lower half of a wheel that does not turn, these labels would be upside down.
 */
function isTurned(middle: number, rest: number): boolean {
  const angle = (middle * 360 + rest) % 360;
  return angle > 100 && angle < 260;
}

/** The wheel stops in the middle of the section that the platform has selected, never near an edge (G8). */
export function Wheel({ tiles, drawn, isRevealing, isCelebrated, onShown }: LookProps) {
  const { cells } = tileBoard(tiles);
  const sections = cells.map(({ tile }) => tile);
  const count = Math.max(sections.length, 1);
  const { indexes } = wheelLabels(sections);
  const index = indexOfDrawn(cells, drawn[0]);
  const rest = index < 0 ? 0 : 360 - ((index + 0.5) / count) * 360;
  const wheelRef = useRef<HTMLDivElement>(null);
  const pointerRef = useRef<SVGSVGElement>(null);
  const from = useRef(rest);
  const shown = useRef(onShown);
  useEffect(() => {
    shown.current = onShown;
  });

  useLayoutEffect(() => {
    const wheel = wheelRef.current;
    const pointer = pointerRef.current;
    const start = from.current % 360;
    from.current = rest;
    if (!isRevealing || !wheel || !pointer) return;
    // There is no section to turn to, or the browser has no animations.
    if (index < 0 || typeof wheel.animate !== "function") return shown.current();
    const end = endOf(rest);
    const spin = wheel.animate([{ transform: `rotate(${start}deg)` }, { transform: `rotate(${end}deg)` }], {
      duration: spinTime,
      easing: spinEasing,
    });
    const ticks = pointer.animate(pointerFrames(start, end, pegsOf(count)), { duration: spinTime });
    // A timer, because the animation does not report its end while the tab is hidden.
    const timer = setTimeout(() => shown.current(), spinTime);
    return () => {
      clearTimeout(timer);
      spin.cancel();
      ticks.cancel();
    };
  }, [isRevealing, index, rest, count]);

  return (
    <>
      <div ref={wheelRef} className="wheel" style={{ transform: `rotate(${rest}deg)` }}>
        <svg viewBox="-116 -116 232 232" focusable="false">
          <circle className="rim" r="113" />
          {sections.map((tile, at) => (
            <path key={at} className="section" d={sectionPath(at, count)} style={sectionStyle(tile, at)} />
          ))}
          {sections.map(
            (tile, at) => isBright(tile) && <path key={at} className="dim" d={sectionPath(at, count)} />,
          )}
          {index >= 0 && !isRevealing && (
            <path className="drawn" data-worth={isCelebrated || undefined} d={sectionPath(index, count)} />
          )}
          <path className="pegs" d={pegPath(pegsOf(count))} />
          {/* The hub is part of the wheel, so that it needs no separate layer. It is upright when the wheel stops. */}
          <g className="hub" transform={`rotate(${-rest})`}>
            <circle r="21" />
            <Emblem place={{ x: -14, y: -14, width: 28, height: 28 }} />
          </g>
        </svg>
        {sections.map((tile, at) => {
          const middle = (at + 0.5) / count;
          return (
            <div
              key={at}
              className="sector"
              data-turned={isTurned(middle, rest) || undefined}
              style={
                {
                  ...tileStyle(tile),
                  "--wide": widthFactor(count),
                  transform: `rotate(${round(middle * 360)}deg)`,
                } as CSSProperties
              }
            >
              <div className="label">
                <TileWords text={textOfTile(tile)} />
              </div>
              <div className="number">{(indexes[at] ?? 0) + 1}</div>
            </div>
          );
        })}
      </div>
      <svg ref={pointerRef} className="pointer" viewBox="0 0 20 24" focusable="false">
        <path d="M3 2h14l-7 20z" />
      </svg>
    </>
  );
}
