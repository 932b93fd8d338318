import { botCheckPaths } from "../../model";

/** Source code of a function that requests a token for one login. The simulated scripts contain it. */
export const tokenRequest = `async function requestToken(siteKey) {
    const answer = await fetch(${JSON.stringify(botCheckPaths.token)}, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ siteKey }),
      credentials: "omit",
    });
    if (!answer.ok) throw new Error("the bot check responded with " + answer.status);
    const { token } = await answer.json();
    if (typeof token !== "string") throw new Error("the bot check returned no token");
    return token;
  }`;

/**
 * The script of the simulated bot check, as a provider would serve it. Its interface is:
 *
 * window.vetrinaSandboxBotCheck = { execute(siteKey: string): Promise<string> }
 *
 * The promise resolves to a token that is valid for one login within two minutes. It rejects with an `Error`
 * if the service refuses or cannot be reached. The object exists when the script's `load` event is
 * dispatched.
 */
export const sandboxScript = `(() => {
  ${tokenRequest}
  window.vetrinaSandboxBotCheck = Object.freeze({ execute: requestToken });
})();
`;
