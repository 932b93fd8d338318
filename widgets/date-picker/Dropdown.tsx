import { type ReactNode, useLayoutEffect, useRef } from "react";
import { cycleTab } from "../../src/ui/dialog";
import { autoUpdate } from "./placement";

export interface DropdownProps {
  readonly label: string;
  /** Called when it is on the screen, to choose the focus. */
  onShown(): void;
  readonly children: ReactNode;
}

/**
 * A panel beside its parent's box, not modal: the page stays as it is. In the top layer no column and no `overflow`
 * cuts it off; where a browser has no popovers, it hangs below.
 */
export function Dropdown({ label, onShown, children }: DropdownProps) {
  const panelRef = useRef<HTMLDivElement>(null);
  const shown = useRef(onShown);
  useLayoutEffect(() => {
    const panel = panelRef.current;
    if (!panel?.parentElement) return;
    const stop = "showPopover" in panel ? autoUpdate(panel, panel.parentElement) : undefined;
    shown.current();
    return stop;
  }, []);
  return (
    <div
      ref={panelRef}
      id="panel"
      className="panel"
      part="panel"
      popover="manual"
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (panelRef.current) cycleTab(event, panelRef.current);
      }}
    >
      {children}
    </div>
  );
}
