import { tokenRequest } from "./token-request";

/**
 * The script of the simulated bot check, as a provider would serve it. Its interface:
 *
 *     window.vetrinaSandboxBotCheck = { execute(siteKey: string): Promise<string> }
 *
 * The promise resolves to a token that is valid for one login within two minutes. It rejects with an `Error` if the
 * service cannot be reached or refuses. The object exists as soon as the script's `load` event is dispatched.
 */
export const sandboxScript = `(() => {
  ${tokenRequest}
  window.vetrinaSandboxBotCheck = Object.freeze({ execute: requestToken });
})();
`;
