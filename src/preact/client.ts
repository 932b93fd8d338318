import { Component, type ComponentChildren, createElement, options, render } from "preact";

interface RootProps {
  readonly onUncaughtError: (error: unknown) => void;
  readonly children?: ComponentChildren;
}

/** Stops rendering after an error reaches the root, and reports the error as a React root does. */
class RootBoundary extends Component<RootProps, { failed?: boolean }> {
  static override getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onUncaughtError(error);
  }

  override render(): ComponentChildren {
    return this.state.failed ? null : this.props.children;
  }
}

/**
 * The part of React's `createRoot` that the source uses. Preact's own `createRoot` has no options and throws
 * errors that nothing catches.
 */
export function createRoot(
  container: Element,
  { onUncaughtError = (error) => reportError(error) }: Partial<Pick<RootProps, "onUncaughtError">> = {},
) {
  return {
    render: (content: ComponentChildren) =>
      render(createElement(RootBoundary, { onUncaughtError }, content), container),
    unmount: () => render(null, container),
  };
}

/**
 * Runs effects in the task after a commit, as React's scheduler does. Preact itself waits for the next frame
 * and starts an additional timer, so the first frame would lack the changes of effects, and an idle page
 * would have a timer.
 */
function runEffectsInNextTask(): void {
  const { port1, port2 } = new MessageChannel();
  let runEffects: () => void = () => undefined;
  port1.onmessage = () => runEffects();
  options.requestAnimationFrame = (callback) => {
    runEffects = callback;
    port2.postMessage(null);
  };
}

runEffectsInNextTask();
