import type { MapLine, MapPlace } from "../../src/gamification/missions/map";

/** Measures of the drawing in its units, of which 16 are one unit of the theme. */
export const cell = { width: 64, height: 46 };
export const radius = 15;

/** The middle of a place. */
export const centre = ({ column, row }: MapPlace) => ({
  x: (column + 0.5) * cell.width,
  y: (row + 0.5) * cell.height,
});

/** How far a line leaves its place before it turns. */
const turn = 18;

/** The path of a line: from the side of the first step to the side of the last one. */
export function linePath({ places }: MapLine): string {
  return places
    .slice(1)
    .map((to, index) => {
      const from = places[index] ?? to;
      const [start, end] = [centre(from), centre(to)];
      const startX = start.x + (index === 0 ? radius * from.direction : 0);
      const endX = end.x - (index === places.length - 2 ? (radius + 3) * to.direction : 0);
      const [leave, arrive] = [startX + turn * from.direction, endX - turn * to.direction];
      return `M${startX} ${start.y}C${leave} ${start.y} ${arrive} ${end.y} ${endX} ${end.y}`;
    })
    .join("");
}

/** The end of a line: an arrow, or a bar where one step excludes the other. */
export function endPath({ type, places }: MapLine): string {
  const last = places.at(-1);
  if (!last) return "";
  const { x, y } = centre(last);
  const tip = x - (radius + 3) * last.direction;
  const back = tip - 5 * last.direction;
  return type === "MUST_NOT" ? `M${tip} ${y - 6}V${y + 6}` : `M${back} ${y - 4}L${tip} ${y}L${back} ${y + 4}`;
}
