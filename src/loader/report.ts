type Level = "warn" | "error";

/** Writes to the console if possible: a page may have replaced the console or its methods. */
export function report(level: Level, ...details: readonly unknown[]): void {
  try {
    console[level](...details);
  } catch {
    // Without a working console, there is no other place for messages.
  }
}
