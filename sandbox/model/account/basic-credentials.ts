/** `user:password` of the two calls that want Basic credentials; the keys are those of `account.basic`. */
export interface BasicCredentials {
  readonly gameSession: string;
  readonly ssoToken: string;
}

/** By `getRandomValues`, because a demonstration may stand on a page of plain http, where there is no `randomUUID`. */
function randomPassword(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** New ones for each model: nothing that a reader of this code knows opens anything. */
export function createBasicCredentials(): BasicCredentials {
  return { gameSession: `vetrina-game:${randomPassword()}`, ssoToken: `vetrina-app:${randomPassword()}` };
}
