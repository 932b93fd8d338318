import { botCheckPaths } from "../../model";

/** Source code for the simulated scripts: a function that requests a token for one login. */
export const tokenRequest = `async function requestToken(siteKey) {
    const answer = await fetch(${JSON.stringify(botCheckPaths.token)}, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ siteKey }),
      credentials: "omit",
    });
    if (!answer.ok) throw new Error("the bot check answered " + answer.status);
    const { token } = await answer.json();
    if (typeof token !== "string") throw new Error("the bot check gave no token");
    return token;
  }`;
