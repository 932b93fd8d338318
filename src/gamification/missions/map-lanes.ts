import type { Ends, LinkType } from "./links";

export interface DrawnLink extends Ends {
  readonly type: LinkType;
}

/** A place in the picture of a mission before it is divided into bands. */
export interface Spot {
  /** Grows from a step to those that depend on it. */
  readonly layer: number;
  /** Tells spots of one layer apart, from 0. */
  readonly lane: number;
}

export interface SpottedLine {
  readonly link: DrawnLink;
  /** One spot in each layer from the first step to the second. */
  readonly spots: readonly Spot[];
}

export interface Spots {
  readonly byId: ReadonlyMap<string, Spot>;
  readonly lines: readonly SpottedLine[];
}

interface MovableSpot {
  readonly layer: number;
  readonly from: readonly MovableSpot[];
  lane: number;
}

/**
 * Gives each id a spot, so that no two share one and lines pass through spots of their own.
 *
 * @param ids in an order in which all links lead forwards
 */
export function spotsOf(ids: readonly string[], links: readonly DrawnLink[]): Spots {
  const byId = new Map<string, MovableSpot>();
  const byLayer: MovableSpot[][] = [];

  function put(layer: number, from: readonly MovableSpot[]): MovableSpot {
    const spot = { layer, from, lane: 0 };
    (byLayer[layer] ??= []).push(spot);
    return spot;
  }

  const lines = new Map<DrawnLink, MovableSpot[]>();
  for (const id of ids) {
    const own = links.filter(({ to }) => to === id);
    const layer = Math.max(...own.map(({ from }) => byId.get(from)?.layer ?? -1), -1) + 1;
    const incoming = own.map((link) => ({ link, spots: lineTo(layer, link) }));
    const spot = put(
      layer,
      incoming.flatMap(({ spots }) => spots.at(-1) ?? []),
    );
    byId.set(id, spot);
    for (const { link, spots } of incoming) lines.set(link, [...spots, spot]);
  }

  /** The spots from the first step of a link to the layer before the second. */
  function lineTo(end: number, { from }: DrawnLink): MovableSpot[] {
    const start = byId.get(from);
    const spots = start ? [start] : [];
    for (let last = start; last && last.layer + 1 < end; last = spots.at(-1)) {
      spots.push(put(last.layer + 1, [last]));
    }
    return spots;
  }

  for (const layer of byLayer) setLanes(layer ?? []);
  return { byId, lines: [...lines].map(([link, spots]) => ({ link, spots })) };
}

/** Puts each spot of a layer beside the first spot that leads to it, or below those that are there already. */
function setLanes(spots: readonly MovableSpot[]) {
  const wanted = ({ from }: MovableSpot) => Math.min(...from.map(({ lane }) => lane));
  let free = 0;
  for (const spot of [...spots].sort((a, b) => wanted(a) - wanted(b))) {
    const lane = wanted(spot);
    spot.lane = lane === Infinity ? free : Math.max(free, lane);
    free = spot.lane + 1;
  }
}
