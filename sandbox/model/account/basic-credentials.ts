/** `user:password` of the two calls with Basic authentication. The keys are those of `account.basic`. */
export interface BasicCredentials {
  readonly gameSession: string;
  readonly ssoToken: string;
}

/** Uses `getRandomValues` because a demo may run on a page of plain HTTP, where `randomUUID` does not exist. */
function randomPassword(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Each model has its own credentials, so that no valid credentials can be read from the source code. */
export function createBasicCredentials(): BasicCredentials {
  return { gameSession: `vetrina-game:${randomPassword()}`, ssoToken: `vetrina-app:${randomPassword()}` };
}
