import { Component, type ReactNode, useEffect, useInsertionEffect } from "react";
import { createPortal } from "react-dom";
import { Body } from "./body";
import type { Entry } from "./entry";
import { HostContext } from "./host";

/**
 * Replaces the widget before its error boundary is unmounted, so that the boundary receives errors of the
 * widget's clean-up.
 */
function UnmountSignal({ onUnmounted }: { onUnmounted: () => void }) {
  useEffect(onUnmounted, [onUnmounted]);
  return null;
}

/** Adds the widget's styles before layout effects measure it. */
function Styles({ entry }: { entry: Entry }) {
  useInsertionEffect(() => entry.adoptStyles(), [entry]);
  return null;
}

interface SlotProps {
  readonly entry: Entry;
  readonly phase: Entry["phase"];
  readonly onUnmounted: (entry: Entry) => void;
}

interface SlotState {
  readonly failed: boolean;
}

/**
 * One element in the shared root. It is a class because it is an error boundary: it receives the errors that
 * the boundary of the body cannot handle. It does not render again when a sibling is added or removed.
 */
export class Slot extends Component<SlotProps, SlotState> {
  override state: SlotState = { failed: false };

  static getDerivedStateFromError(): SlotState {
    return { failed: true };
  }

  override shouldComponentUpdate({ phase }: SlotProps, { failed }: SlotState): boolean {
    return phase !== this.props.phase || failed !== this.state.failed;
  }

  override componentDidCatch(error: unknown): void {
    this.props.entry.fail(error);
  }

  override render(): ReactNode {
    const { entry, phase, onUnmounted } = this.props;
    if (phase === "unmounting") return <UnmountSignal onUnmounted={() => onUnmounted(entry)} />;
    if (this.state.failed) return null;
    return (
      <HostContext.Provider value={entry.mountable.host}>
        <Styles entry={entry} />
        {createPortal(<Body entry={entry} />, entry.box)}
      </HostContext.Provider>
    );
  }
}
