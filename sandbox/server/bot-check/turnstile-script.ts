import { botCheckPaths, botQuestions } from "../../model";
import { tokenRequest } from "./sandbox-script";

/**
 * A simulation of Turnstile with explicit rendering. It follows the documented interface:
 * `turnstile.render(container, parameters)` returns an id, `execute(container)` runs the check, `remove(id)`
 * removes the widget without a callback. The keys are the provider's own test keys: `1x…AA` passes, `2x…AB`
 * fails, `3x…FF` requires a click in an iframe. As in the real Turnstile, an invisible widget has no height,
 * and the response field is added unless the page switches it off. A failure is logged to the console if
 * `error-callback` returns nothing.
 */
export const turnstileScript = `(() => {
  ${tokenRequest}
  const widgets = new Map();
  let drawn = 0;

  function fail(widget, code) {
    if (!widgets.has(widget.id)) return;
    if (!widget.parameters["error-callback"]?.(code)) console.warn("[Turnstile] error: " + code);
  }

  async function succeed(widget) {
    try {
      const token = await requestToken(widget.parameters.sitekey);
      if (!widgets.has(widget.id)) return;
      if (widget.field) widget.field.value = token;
      widget.parameters.callback?.(token);
    } catch {
      fail(widget, "300010");
    }
  }

  function ask(widget) {
    const { parameters, box } = widget;
    parameters["before-interactive-callback"]?.();
    const frame = document.createElement("iframe");
    frame.title = "Widget containing a security challenge";
    const isCompact = parameters.size === "compact";
    frame.style.cssText = "display: block; border: 0; width: " +
      (isCompact ? "150px; height: 140px" : parameters.size === "flexible" ? "100%; min-width: 300px; height: 65px" : "300px; height: 65px");
    frame.src = ${JSON.stringify(botCheckPaths.turnstileFrame)} + "?" +
      new URLSearchParams({ language: parameters.language ?? "auto", theme: parameters.theme ?? "auto" });
    widget.answer = ({ source }) => {
      if (source !== frame.contentWindow) return;
      removeEventListener("message", widget.answer);
      parameters["after-interactive-callback"]?.();
      void succeed(widget);
    };
    addEventListener("message", widget.answer);
    box.append(frame);
  }

  const check = {
    "1x00000000000000000000AA": (widget) => void succeed(widget),
    "2x00000000000000000000AB": (widget) => setTimeout(() => fail(widget, "300030"), 20),
    "3x00000000000000000000FF": ask,
  };

  window.turnstile = {
    render(container, parameters) {
      const id = "cf-chl-widget-" + (drawn += 1);
      const box = document.createElement("div");
      const widget = { id, container, parameters, box };
      if (parameters["response-field"] !== false) {
        widget.field = document.createElement("input");
        widget.field.type = "hidden";
        widget.field.name = parameters["response-field-name"] ?? "cf-turnstile-response";
        box.append(widget.field);
      }
      container.append(box);
      widgets.set(id, widget);
      if (parameters.execution !== "execute") this.execute(id);
      return id;
    },
    execute(which) {
      const widget = [...widgets.values()].find(({ id, container }) => id === which || container === which);
      if (!widget) throw new Error("[Turnstile] nothing to execute");
      const run = check[widget.parameters.sitekey];
      if (run) run(widget);
      else setTimeout(() => fail(widget, "110100"), 20);
    },
    remove(id) {
      const widget = widgets.get(id);
      if (!widget) return console.warn("[Turnstile] nothing to remove");
      removeEventListener("message", widget.answer);
      widget.box.remove();
      widgets.delete(id);
    },
  };
})();
`;

/**
 * The document in the challenge's iframe. The Content-Security-Policy of the surrounding page does not apply
 * to its scripts and styles.
 */
export function turnstileFrame(language: string, theme: string): string {
  const isDark = theme === "dark";
  const spoken = language === "en" ? "en" : "it";
  return `<!doctype html>
<html lang="${spoken}">
  <meta charset="utf-8" />
  <title>${botQuestions[spoken]}</title>
  <style>
    * { box-sizing: border-box; }
    body { margin: 0; height: 100vh; padding: 8px; display: flex; align-items: center;
      border: 1px solid ${isDark ? "#797979" : "#e0e0e0"};
      background: ${isDark ? "#232323" : "#fafafa"}; color: ${isDark ? "#fff" : "#232323"}; font: 14px/1.3 sans-serif; }
    label { display: flex; gap: 10px; align-items: center; cursor: pointer; }
    input { flex: none; width: 24px; height: 24px; margin: 0; }
  </style>
  <label><input type="checkbox" /> ${botQuestions[spoken]}</label>
  <script>
    document.querySelector("input").addEventListener("change", () => parent.postMessage("passed", location.origin));
  </script>
</html>
`;
}
