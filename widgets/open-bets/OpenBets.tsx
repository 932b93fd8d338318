import type { WidgetModule, WidgetProps } from "../../src/definition";
import { useHostState } from "../../src/element/host";
import { Card, cardStyles, PanelState, panelStateStyles, Skeleton, uiStyles } from "../../src/ui";
import { useAccountArea, usePanel, useTexts } from "../../src/widget-kit";
import { BetList } from "./BetList";
import type { openBets } from "./definition";
import css from "./open-bets.css?inline";
import { openBetsTexts } from "./texts";

/**
 * The player's bets that are not settled yet. The panel is never `restricted`: self-excluded players and
 * players in a game pause see their bets, too. These bets are already placed, and the panel does not promote
 * new bets.
 */
export function OpenBets({ heading, limit }: WidgetProps<typeof openBets>) {
  const say = useTexts(openBetsTexts);
  const { value, ...panel } = usePanel(useAccountArea().openBets);
  const title = heading || say("heading");
  const status = panel.status === "ready" && value?.length === 0 ? "empty" : panel.status;
  useHostState(status);
  return (
    <Card title={title}>
      <PanelState
        {...panel}
        status={status}
        label={title}
        what={say("what")}
        skeleton={<BetsSkeleton />}
        {...(status === "empty" && { message: say("empty") })}
        {...(status === "logged-out" && { message: say("visitor") })}
      >
        {value && <BetList bets={value} limit={Math.floor(limit)} />}
      </PanelState>
    </Card>
  );
}

/** Two boxes that fill the space that `vetrina.css` reserves. */
const BetsSkeleton = () => (
  <div className="skeleton">
    <Skeleton blockSize="100%" />
    <Skeleton blockSize="100%" />
  </div>
);

export default {
  component: OpenBets,
  styles: [...uiStyles, cardStyles, panelStateStyles, css],
} satisfies WidgetModule<WidgetProps<typeof openBets>>;
