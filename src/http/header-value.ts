/** Replaces all characters except printable ASCII, because `fetch` would throw for them. */
export const headerValue = (text: string): string => text.replace(/[^\x20-\x7e]/g, "?");

const toBase64 = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

/**
 * The value of an `authorization` header.
 * @param pair `user:password`
 */
export const basicCredentials = (pair: string): string => `Basic ${toBase64(pair)}`;
