import { formatTimeOfDay } from "../../src/i18n";
import { useConfig, useTexts } from "../../src/widget-kit";
import { uiTexts } from "../../src/ui";

/** When a stale state was read. It overlaps the image, so that the card's height does not change. */
export function ReadAt({ instant }: { readonly instant: number }) {
  const sayUi = useTexts(uiTexts);
  const { language, timeZone } = useConfig();
  return (
    <p className="read-at" part="meta">
      {sayUi("stale", { time: formatTimeOfDay(instant, language, timeZone) })}
    </p>
  );
}
