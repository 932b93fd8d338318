/** Key under which Node stores the dispatcher of its `fetch`, as documented by undici. */
const dispatcher = Symbol.for("undici.globalDispatcher.1");

interface Dispatcher {
  readonly constructor: new () => Dispatcher;
  destroy(): Promise<void>;
}

/**
 * Closes the connections that `fetch` keeps for later requests. They use global timers, so a later test with
 * fake timers would find a timer that the test itself has not set.
 */
export async function closeKeptConnections(): Promise<void> {
  const holder = globalThis as { [dispatcher]?: Dispatcher };
  const used = holder[dispatcher];
  if (!used) return;
  holder[dispatcher] = new used.constructor();
  await used.destroy();
}
