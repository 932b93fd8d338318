type Request = (
  name: string,
  options: { readonly signal: AbortSignal },
  work: () => Promise<unknown>,
) => Promise<unknown>;

/** The Web Locks of one browser: all tabs of a test share one object. */
export function createMemoryLocks(): Pick<LockManager, "request"> {
  const last = new Map<string, Promise<unknown>>();
  const request: Request = async (name, { signal }, work) => {
    const before = last.get(name) ?? Promise.resolve();
    const aborted = new Promise<never>((_, reject) => {
      signal.addEventListener("abort", () => {
        reject(new DOMException("aborted", "AbortError"));
      });
    });
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    last.set(
      name,
      before.then(() => held),
    );
    try {
      await Promise.race([before, aborted]);
      return await work();
    } finally {
      release();
    }
  };
  return { request: request as LockManager["request"] };
}
