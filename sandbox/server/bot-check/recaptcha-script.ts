import { tokenRequest } from "./token-request";

/**
 * A simulation of reCAPTCHA with score-based keys. It follows the documented interface: the script is loaded with
 * `?render=<site key>` and provides
 *
 *     grecaptcha.ready(callback)
 *     grecaptcha.execute(siteKey, { action }): Promise<string>
 *
 * or the same in `grecaptcha.enterprise`. `ready` may be called as soon as the script has run; it calls back a little
 * later. `execute` throws before that, and for any other key. The script also adds a badge to the page.
 *
 * @param renderedKey the site key in the script's query
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
  });
  const api = {
    ready: (callback) => void isReady.then(() => callback()),
    execute(siteKey, options) {
      if (!wasReady) throw new Error("reCAPTCHA is not ready");
      if (siteKey !== renderedKey) throw new Error("Invalid site key or not loaded in api.js: " + siteKey);
      if (!/^[\\w/]+$/.test(options.action)) throw new Error("Invalid action name");
      return requestToken(siteKey);
    },
  };
  window.grecaptcha = ${isEnterprise ? "{ enterprise: api }" : "api"};
})();
`;
