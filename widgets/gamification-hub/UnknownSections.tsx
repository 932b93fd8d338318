import { useEffect } from "react";
import { useServices } from "../../src/widget-kit";

export interface UnknownSectionsProps {
  /** The author's value of `data-sections`. */
  readonly chosen: readonly string[];
  /** The valid names of sections. */
  readonly names: readonly string[];
}

/** Warns the author about names that are not names of sections. Renders nothing. */
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
