import { botCheckPaths } from "../../model";
import { tokenRequest } from "./sandbox-script";

/** Site key for which each check requires an action from the visitor. */
export const askingKey = "vetrina-demo-asking";

/**
 * A simulation of reCAPTCHA with score-based keys. It follows the documented interface: the script is loaded
 * with `?render=<site key>` and provides
 *
 * grecaptcha.ready(callback) grecaptcha.execute(siteKey, { action }): Promise<string>
 *
 * or the same functions in `grecaptcha.enterprise`. Pages may call `ready` as soon as the script has run; its
 * callback is called a little later. Before that, and for any other key, `execute` throws. The script also
 * adds a badge to the page. For the key that requires an action, it adds the box of its challenge to the
 * body, as reCAPTCHA does. The box is out of view until `execute` shows it.
 *
 * @param renderedKey the site key in the script's query string
 */
export const recaptchaScript = (isEnterprise: boolean, renderedKey: string) => `(() => {
  ${tokenRequest}
  const renderedKey = ${JSON.stringify(renderedKey).replace(/</g, "\\u003c")};
  const isReady = new Promise((resolve) => requestAnimationFrame(resolve));
  let wasReady = false;
  isReady.then(() => {
    wasReady = true;
    const badge = document.createElement("div");
    badge.className = "grecaptcha-badge";
    badge.style.cssText = "position: fixed; right: 0; bottom: 14px; padding: 8px; background: #f9f9f9; color: #333";
    badge.textContent = "reCAPTCHA (simulato)";
    document.body.append(badge);
    if (renderedKey === ${JSON.stringify(askingKey)}) addChallenge();
  });
  let frame;
  let challenge;
  function addChallenge() {
    challenge = document.createElement("div");
    challenge.style.cssText = "position: absolute; top: -10000px; left: 0; width: 100%; visibility: hidden; opacity: 0; z-index: 2000000000";
    const shade = document.createElement("div");
    shade.style.cssText = "position: fixed; inset: 0; background: #fff; opacity: 0.5";
    frame = document.createElement("iframe");
    frame.title = "recaptcha challenge expires in two minutes";
    frame.style.cssText = "position: relative; display: block; width: 300px; height: 120px; margin: 0 auto; border: 1px solid #ccc";
    challenge.append(shade, frame);
    document.body.append(challenge);
    frame.src = ${JSON.stringify(botCheckPaths.turnstileFrame)};
  }
  const show = (isShown) => Object.assign(challenge.style, {
    visibility: isShown ? "visible" : "hidden",
    opacity: isShown ? "1" : "0",
    top: isShown ? window.scrollY + 20 + "px" : "-10000px",
  });
  const ask = () => new Promise((resolve) => {
    show(true);
    addEventListener("message", function answer({ source }) {
      if (source !== frame.contentWindow) return;
      removeEventListener("message", answer);
      show(false);
      resolve();
    });
  });
  const api = {
    ready: (callback) => void isReady.then(() => callback()),
    execute(siteKey, options) {
      if (!wasReady) throw new Error("reCAPTCHA is not ready");
      if (siteKey !== renderedKey) throw new Error("Invalid site key or not loaded in api.js: " + siteKey);
      if (!/^[\\w/]+$/.test(options.action)) throw new Error("Invalid action name");
      return challenge ? ask().then(() => requestToken(siteKey)) : requestToken(siteKey);
    },
  };
  window.grecaptcha = ${isEnterprise ? "{ enterprise: api }" : "api"};
})();
`;
