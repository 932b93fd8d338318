import type { CookieJar } from "./cookies";
import type { ItemStore } from "./storage";

/** Cookies in memory, for services that must not store anything in the browser. */
export function createMemoryJar(): CookieJar {
  const cookies = new Map<string, { readonly value: string; readonly until: number }>();
  return {
    read: () =>
      [...cookies]
        .filter(([, { until }]) => until > Date.now())
        .map(([name, { value }]) => `${name}=${value}`)
        .join("; "),
    write(assignment) {
      const [, name = "", value = ""] = /^([^=]*)=([^;]*)/.exec(assignment) ?? [];
      const maxAge = /;\s*Max-Age=(\d+)/i.exec(assignment)?.[1];
      cookies.set(name, {
        value,
        until: maxAge === undefined ? Infinity : Date.now() + Number(maxAge) * 1000,
      });
    },
  };
}

/** Stored items in memory. */
export function createMemoryItems(): ItemStore {
  const items = new Map<string, string>();
  return {
    read: (key) => items.get(key),
    write: (key, value) => Boolean(items.set(key, value)),
    remove: (key) => {
      items.delete(key);
    },
  };
}
