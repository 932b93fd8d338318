import { formatTimeOfDay } from "../../src/i18n";
import { useConfig, useTexts } from "../../src/widget-kit";
import { uiTexts } from "../../src/ui";

/** When an old state was read. It stands on the foot of the picture, where every card has the room. */
export function ReadAt({ instant }: { readonly instant: number }) {
  const sayUi = useTexts(uiTexts);
  const { language, timeZone } = useConfig();
  return (
    <p className="read-at" part="meta">
      {sayUi("stale", { time: formatTimeOfDay(instant, language, timeZone) })}
    </p>
  );
}
