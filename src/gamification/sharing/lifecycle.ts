/** When the browser puts this page aside, or throws it away, and when it is back. */
export interface Lifecycle {
  onSuspend(listener: () => void): () => void;
  onResume(listener: () => void): () => void;
}

const events = { suspend: ["pagehide", "freeze"], resume: ["pageshow", "resume"] } as const;

function follow(names: readonly string[], listener: () => void): () => void {
  const { addEventListener, removeEventListener } = globalThis as Partial<typeof globalThis>;
  // Some of these events are the document's and do not bubble; catching them on their way down hears them all.
  const options = { capture: true };
  for (const name of names) addEventListener?.(name, listener, options);
  return () => {
    for (const name of names) removeEventListener?.(name, listener, options);
  };
}

/** Of the page that this runs in; nothing ever happens elsewhere. */
export const pageLifecycle: Lifecycle = {
  onSuspend: (listener) => follow(events.suspend, listener),
  onResume: (listener) => follow(events.resume, listener),
};
