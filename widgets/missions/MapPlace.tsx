import { useChunk } from "../../src/element/useChunk";
import { drawnLinks } from "../../src/gamification/missions/links";
import type { SteppedMission } from "../../src/gamification/missions/with-steps";

const loadMap = () => import("./mission-map");

/** The place of the map, of a fixed height, so that nothing moves when its chunk arrives, or does not. */
export function MapPlace({ mission }: { readonly mission: SteppedMission }) {
  const { links, steps } = mission;
  const isDrawn = drawnLinks(links).length > 0 && steps.length <= 40;
  const { chunk: map } = useChunk(loadMap, isDrawn);
  if (!isDrawn) return null;
  return (
    <div className="map" data-tall={steps.length > 4 || undefined} aria-hidden="true">
      {map && <map.MissionMap mission={mission} />}
    </div>
  );
}
