import { useEffect } from "react";
import { dialogStyles } from "../../src/ui/dialog";
import { useServices } from "../../src/widget-kit";
import memberCss from "./member.css?inline";
import sheetCss from "./sheet.css?inline";

/* The parts after the first section, as a separate chunk: the member's line, the sheet, and components that render
   nothing. */
export { HubSheet } from "./HubSheet";
export { MemberLine } from "./MemberLine";

export const styles = [dialogStyles, memberCss, sheetCss];

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
