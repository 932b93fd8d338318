import { randomId } from "../../src/platform/http/random-id";

/** `user:password` of the two calls that want Basic credentials; the keys are those of `account.basic`. */
export interface BasicCredentials {
  readonly gameSession: string;
  readonly ssoToken: string;
}

/** New ones for each model: nothing that a reader of this code knows opens anything. */
export function createBasicCredentials(): BasicCredentials {
  return { gameSession: `vetrina-game:${randomId()}`, ssoToken: `vetrina-app:${randomId()}` };
}
