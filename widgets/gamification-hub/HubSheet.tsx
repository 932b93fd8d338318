import type { RefObject } from "react";
import { Dialog } from "../../src/ui/dialog";
import { useTexts } from "../../src/widget-kit";
import { OptOutSwitch } from "./OptOutSwitch";
import { type Navigation, SectionList } from "./SectionNav";
import type { NamedSection } from "./sections";
import { hubTexts } from "./texts";

export interface HubSheetProps {
  /** The content of the sheet: the other sections and the settings, or the settings alone. */
  readonly content: "more" | "settings";
  /** The sections behind "Altro". */
  readonly rest: readonly NamedSection[];
  readonly navigation: Navigation;
  readonly hasSettings: boolean;
  /** Receives the focus when the sheet closes. If null, the button that opened the sheet receives it. */
  readonly returnFocus: RefObject<HTMLElement | null>;
  onClose(): void;
}

/** A dialog with the settings, and on a phone with the sections that do not fit into the bar. */
export function HubSheet({ content, rest, navigation, hasSettings, returnFocus, onClose }: HubSheetProps) {
  const say = useTexts(hubTexts);
  const showsMore = content === "more" && rest.length > 0;
  return (
    <Dialog
      open
      place={content === "more" ? "sheet" : "centre"}
      title={say(showsMore ? "more" : "settings")}
      closeLabel={say("close")}
      returnFocus={returnFocus}
      onClose={onClose}
    >
      {showsMore && <SectionList sections={rest} navigation={navigation} />}
      {hasSettings && (
        <div className="settings">
          {showsMore && <h3 className="settings-title">{say("settings")}</h3>}
          <OptOutSwitch />
        </div>
      )}
    </Dialog>
  );
}
