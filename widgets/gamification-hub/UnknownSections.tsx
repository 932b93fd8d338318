import { useEffect } from "react";
import { useServices } from "../../src/widget-kit";

export interface UnknownSectionsProps {
  /** What the author has written in `data-sections`. */
  readonly chosen: readonly string[];
  /** The names that there are. */
  readonly names: readonly string[];
}

/** Tells the author of names that no section has. It shows nothing. */
export function UnknownSections({ chosen, names }: UnknownSectionsProps) {
  const { log } = useServices();
  const written = chosen.every((name) => names.includes(name)) ? "" : chosen.join(", ").slice(0, 80);
  const expected = names.join(", ");
  useEffect(() => {
    if (written)
      log.warn(`<vetrina-gamification-hub> data-sections="${written}": expected names among ${expected}`);
  }, [log, written, expected]);
  return null;
}
