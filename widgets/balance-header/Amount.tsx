import type { BalanceState } from "../../src/account";
import { formatTimeOfDay } from "../../src/i18n/instants";
import { formatEuros } from "../../src/i18n/money";
import { Button, Icon, Skeleton, uiTexts } from "../../src/ui";
import { useConfig, useTexts } from "../../src/widget-kit";
import { Retry } from "./Retry";
import { balanceTexts } from "./texts";

export interface AmountProps {
  readonly state: BalanceState;
  readonly isHidden: boolean;
  onToggle(): void;
  onRetry(): void;
}

/**
 * The balance, a skeleton while it loads, or a sentence if the load fails. An unknown balance is never shown
 * as zero.
 */
export function Amount({ state, isHidden, onToggle, onRetry }: AmountProps) {
  const say = useTexts(balanceTexts);
  const sayUi = useTexts(uiTexts);
  const { language, timeZone } = useConfig();
  if (state.status === "offline" || state.status === "unknown") {
    return (
      <p className="balance" data-problem part="error">
        {state.status === "offline" ? (
          <span className="meta">{sayUi("offline")}</span>
        ) : (
          <Retry problem={say("unavailable")} what={say("balance")} onClick={onRetry} />
        )}
      </p>
    );
  }
  const isKnown = "value" in state;
  return (
    <p className="balance" data-old={state.status === "stale"}>
      <span className="meta" part="meta">
        {state.status === "stale"
          ? say("stale", { time: formatTimeOfDay(state.at, language, timeZone) })
          : say("balance")}
      </span>{" "}
      <span className="amount" part="text">
        {isKnown && !isHidden ? (
          formatEuros(state.value, language)
        ) : (
          <>
            {/* A fixed number of dots, so that they do not reveal the length of the amount. */}
            {isKnown ? <span aria-hidden="true">••••••</span> : <Skeleton blockSize="1lh" />}
            <span className="vetrina-quiet">{isKnown ? say("hidden") : sayUi("loading")}</span>
          </>
        )}
      </span>
      <Button
        look="icon"
        className="small"
        part="toggle"
        aria-label={say("hideBalance")}
        aria-pressed={isHidden}
        onClick={onToggle}
      >
        <Icon name={isHidden ? "eye-off" : "eye"} />
      </Button>
    </p>
  );
}
