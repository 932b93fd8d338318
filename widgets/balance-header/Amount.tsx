import type { BalanceState } from "../../src/account";
import { formatEuros, formatTimeOfDay } from "../../src/i18n";
import { useConfig, useTexts } from "../../src/widget-kit";
import { Button, Icon, Skeleton } from "../../src/ui";
import { balanceTexts } from "./texts";

export interface AmountProps {
  readonly state: BalanceState;
  readonly isHidden: boolean;
  onToggle(): void;
  onRetry(): void;
}

/** The balance, a skeleton while it loads, or a sentence if it fails. An unknown balance is never shown as zero. */
export function Amount({ state, isHidden, onToggle, onRetry }: AmountProps) {
  const say = useTexts(balanceTexts);
  const { language, timeZone } = useConfig();
  const toggle = (
    <Button
      look="icon"
      className="small"
      part="toggle"
      aria-label={say("hideBalance")}
      aria-pressed={isHidden}
      onClick={onToggle}
    >
      <Icon name={isHidden ? "eyeOff" : "eye"} />
    </Button>
  );
  switch (state.status) {
    case "ready":
    case "stale":
      return (
        <p className="balance" data-old={state.status === "stale"}>
          <span className="meta" part="meta">
            {state.status === "ready"
              ? say("balance")
              : say("stale", { time: formatTimeOfDay(state.at, language, timeZone) })}
          </span>{" "}
          <span className="amount" part="text">
            {isHidden ? <Dots /> : formatEuros(state.value, language)}
          </span>
          {toggle}
        </p>
      );
    case "offline":
      return (
        <p className="balance" data-problem part="error">
          <span className="meta">{say("offline")}</span>
        </p>
      );
    case "unknown":
      return (
        <p className="balance" data-problem part="error">
          <span className="meta">{say("unavailable")}</span>
          <Button look="link" aria-label={`${say("retry")}: ${say("balance")}`} onClick={onRetry}>
            {say("retry")}
          </Button>
        </p>
      );
    default:
      return (
        <p className="balance">
          <span className="meta">{say("balance")}</span>{" "}
          <span className="amount">
            {"\u00a0"}
            <Skeleton />
            <span className="vetrina-quiet">{say("loading")}</span>
          </span>
          {toggle}
        </p>
      );
  }
}

/** A fixed number of dots, so that they do not reveal the length of the amount. */
function Dots() {
  const say = useTexts(balanceTexts);
  return (
    <>
      <span aria-hidden="true">••••••</span>
      <span className="vetrina-quiet">{say("hidden")}</span>
    </>
  );
}
