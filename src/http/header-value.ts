/** Header values are printable ASCII; anything else would make the whole call impossible. */
export const headerValue = (text: string): string => text.replace(/[^\x20-\x7e]/g, "?");

const inBase64 = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

/** @param pair user and password, joined by a colon */
export const basicCredentials = (pair: string): string => `Basic ${inBase64(pair)}`;
