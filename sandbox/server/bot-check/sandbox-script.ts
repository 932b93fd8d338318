import { tokenRequest } from "./token-request";

/**
 * The script of the simulated bot check, as a provider would give it. Its interface:
 *
 *     window.vetrinaSandboxBotCheck = { execute(siteKey: string): Promise<string> }
 *
 * The promise gives a token that is good for one login and for two minutes; it is rejected with an `Error` where the
 * service cannot be reached or refuses. The object is there as soon as the script's `load` event was sent.
 */
export const sandboxScript = `(() => {
  ${tokenRequest}
  window.vetrinaSandboxBotCheck = Object.freeze({ execute: requestToken });
})();
`;
