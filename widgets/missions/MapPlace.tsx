import { useEffect, useState } from "react";
import { useHost } from "../../src/element/host";
import { addStyles } from "../../src/element/styles";
import { drawnLinks } from "../../src/gamification/missions/links";
import type { Mission } from "../../src/gamification/missions/mission";
import { useServices } from "../../src/widget-kit";
import type * as mapModule from "./mission-map";

/** The place of the map, of a fixed height, so that nothing moves when its chunk arrives, or does not. */
export function MapPlace({ mission }: { readonly mission: Mission }) {
  const { element } = useHost();
  const { log } = useServices();
  const [loaded, setLoaded] = useState<typeof mapModule>();
  useEffect(() => {
    const load = async () => {
      const map = await import("./mission-map");
      if (element.shadowRoot) addStyles(element.shadowRoot, map.styles);
      setLoaded(map);
    };
    load().catch((error: unknown) => log.warn("the map could not be loaded", error));
  }, [element, log]);
  const { links, steps } = mission;
  if (drawnLinks(links).length === 0 || steps.length > 40) return null;
  return (
    <div className="map" data-tall={steps.length > 4 || undefined} aria-hidden="true">
      {loaded && <loaded.MissionMap mission={mission} />}
    </div>
  );
}
