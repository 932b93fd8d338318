/** Key under which Node keeps the dispatcher of its `fetch`, as undici documents it. */
const dispatcher = Symbol.for("undici.globalDispatcher.1");

interface Dispatcher {
  readonly constructor: new () => Dispatcher;
  destroy(): Promise<void>;
}

/**
 * Closes the connections that `fetch` keeps for later requests. Their timers are global ones, so a later test with fake
 * timers would find one that it has not made.
 */
export async function closeKeptConnections(): Promise<void> {
  const holder = globalThis as { [dispatcher]?: Dispatcher };
  const used = holder[dispatcher];
  if (!used) return;
  holder[dispatcher] = new used.constructor();
  await used.destroy();
}
