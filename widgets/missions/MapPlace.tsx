import { drawnLinks } from "../../src/gamification/missions/links";
import type { SteppedMission } from "../../src/gamification/missions/with-steps";
import { MissionMap } from "./MissionMap";

/** The place of the map, of a fixed height: a change of the steps moves nothing below it. */
export function MapPlace({ mission }: { readonly mission: SteppedMission }) {
  const { links, steps } = mission;
  if (drawnLinks(links).length === 0 || steps.length > 40) return null;
  return (
    <div className="map" data-tall={steps.length > 4 || undefined} aria-hidden="true">
      <MissionMap mission={mission} />
    </div>
  );
}
