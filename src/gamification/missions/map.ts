import { drawnLinks, type LinkType } from "./links";
import { type Spot, spotsOf } from "./map-lanes";
import type { MissionStep } from "./steps";
import type { SteppedMission } from "./with-steps";

/** A place on the map, in cells from its top left corner. */
export interface MapPlace {
  readonly column: number;
  readonly row: number;
  /** 1 in the bands that are read to the right, -1 in those that are read to the left. */
  readonly direction: 1 | -1;
}

export interface MapStep extends MapPlace {
  /** Undefined for the start of the mission. */
  readonly step: MissionStep | undefined;
}

/** A line from a step to one that depends on it. */
export interface MapLine {
  readonly type: LinkType;
  /** The two ends, and the places between through which the line passes. */
  readonly places: readonly MapPlace[];
}

/** A picture of a mission, in numbers of cells. */
export interface MissionMap {
  readonly columns: number;
  readonly rows: number;
  readonly steps: readonly MapStep[];
  readonly lines: readonly MapLine[];
}

/** The length of a band in narrow and in wide places. */
export const bandLengths = { narrow: 3, wide: 6 } as const;

/** The most steps, links and rows of a readable map. */
const maxSteps = 40;
const maxLinks = 80;
const maxRows = 12;

/**
 * Arranges a mission: each step stands in a column after those on which it depends. The columns run to the right, and
 * back to the left in the next band.
 *
 * @param bandLength the number of columns of a band
 * @returns undefined for a mission without links, or one that is too large to be readable
 */
export function missionMap({ id, steps, links }: SteppedMission, bandLength: number): MissionMap | undefined {
  const stepById = new Map(steps.map((step) => [step.id, step]));
  const drawn = drawnLinks(links).filter(
    ({ from, to }) => (from === id || stepById.has(from)) && stepById.has(to),
  );
  // The mission is the start of the map, unless it is one of the steps.
  const hasStart = !stepById.has(id) && drawn.some(({ from }) => from === id);
  const ids = [...(hasStart ? [id] : []), ...stepById.keys()];
  if (drawn.length === 0 || drawn.length > maxLinks || ids.length > maxSteps) return undefined;
  const { byId, lines } = spotsOf(ids, drawn);
  const spots = [...byId.values(), ...lines.flatMap((line) => line.spots)];
  const { placeOf, rows } = bands(spots, bandLength);
  if (rows > maxRows) return undefined;
  return {
    rows,
    columns: Math.min(bandLength, Math.max(...spots.map(({ layer }) => layer)) + 1),
    steps: [...byId].map(([step, spot]) => ({ ...placeOf(spot), step: stepById.get(step) })),
    lines: lines.map((line) => ({ type: line.link.type, places: line.spots.map(placeOf) })),
  };
}

/** Divides spots into bands, one below the other. */
function bands(spots: readonly Spot[], length: number) {
  const heights: number[] = [];
  const bandOf = ({ layer }: Spot) => Math.floor(layer / length);
  for (const spot of spots) heights[bandOf(spot)] = Math.max(heights[bandOf(spot)] ?? 1, spot.lane + 1);
  const top = (band: number) => heights.slice(0, band).reduce((sum, height) => sum + height, 0);
  return {
    rows: top(heights.length),
    placeOf(spot: Spot): MapPlace {
      const band = bandOf(spot);
      const column = spot.layer % length;
      const isForwards = band % 2 === 0;
      return {
        column: isForwards ? column : length - 1 - column,
        row: top(band) + spot.lane,
        direction: isForwards ? 1 : -1,
      };
    },
  };
}
