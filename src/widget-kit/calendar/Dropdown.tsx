import { type ReactNode, useLayoutEffect, useRef } from "react";
import { cycleTab } from "../../ui/focus";
import { autoUpdate } from "./placement";

export interface DropdownProps {
  readonly label: string;
  /** Called when the panel has opened, to set the focus. */
  onShown(): void;
  readonly children: ReactNode;
}

/**
 * A non-modal panel next to its parent. It is a popover in the top layer, so that no `overflow` clips it. In
 * a browser without popovers it is below the parent.
 */
export function Dropdown({ label, onShown, children }: DropdownProps) {
  const panelRef = useRef<HTMLDivElement>(null);
  const onShownRef = useRef(onShown);
  useLayoutEffect(() => {
    const panel = panelRef.current;
    if (!panel?.parentElement) return;
    const stop = "showPopover" in panel ? autoUpdate(panel, panel.parentElement) : undefined;
    onShownRef.current();
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
