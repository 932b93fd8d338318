import type { TurnstileApi, TurnstileParameters } from "../../src/account/bot-check/turnstile";
import type { ConfigInput } from "../../src/config";
import { botQuestions, type Model } from "../model";

function drawQuestion({ language, size }: TurnstileParameters, onAnswer: () => void): HTMLElement {
  const label = document.createElement("label");
  const box = document.createElement("input");
  box.type = "checkbox";
  box.addEventListener("change", onAnswer);
  label.append(box, ` ${botQuestions[language === "en" ? "en" : "it"]}`);
  Object.assign(label.style, {
    display: "flex",
    alignItems: "center",
    gap: "10px",
    boxSizing: "border-box",
    padding: "8px",
    border: "1px solid",
    ...(size === "compact" ? { inlineSize: "150px", minBlockSize: "140px" } : { minBlockSize: "65px" }),
  });
  return label;
}

/**
 * Simulates Turnstile in a configuration that requires a click. The question is in the page itself, not in an
 * iframe.
 */
function createTurnstile(issue: () => string): TurnstileApi {
  const widgets = new Map<string, { container: HTMLElement; parameters: TurnstileParameters }>();
  let rendered = 0;
  return {
    render(container, parameters) {
      const id = `widget-${(rendered += 1)}`;
      widgets.set(id, { container, parameters });
      return id;
    },
    execute(container) {
      const widget = [...widgets.values()].find((each) => each.container === container);
      if (!widget) return;
      const { parameters } = widget;
      parameters["before-interactive-callback"]();
      const question = drawQuestion(parameters, () => {
        parameters["after-interactive-callback"]();
        parameters.callback(issue());
      });
      container.append(question);
    },
    remove(id) {
      widgets.get(id)?.container.replaceChildren();
      widgets.delete(id);
    },
  };
}

/** The behaviour of a demo's bot check. If it is absent, the check passes. */
export type BotCheckBehaviour = "asking" | "unavailable" | "refused";

/** Creates the bot check of a model. No script is loaded: the provider's object exists from the start. */
export function createDemoBotCheck(
  { botChecks }: Model,
  behaviour: BotCheckBehaviour | undefined,
  scriptUrl: string,
) {
  const issue = () => botChecks.issue();
  const token = behaviour === "refused" ? () => "forged" : issue;
  const provider = behaviour === "asking" ? ("turnstile" as const) : ("sandbox" as const);
  return {
    configuration: { provider, scriptUrl, siteKey: "demo" } satisfies ConfigInput["botCheck"],
    browser: {
      scripts: {
        load: () =>
          behaviour === "unavailable" ? Promise.reject(new Error("simulated: blocked")) : Promise.resolve(),
      },
      globals: {
        vetrinaSandboxBotCheck: { execute: () => Promise.resolve(token()) },
        turnstile: createTurnstile(issue),
      },
    },
  };
}
