import { useStore } from "@nanostores/react";
import { atom } from "nanostores";
import { useState } from "react";
import { useHost } from "../../src/element/host";
import type { LaunchOutcome, TableId, Ticket } from "../../src/live-casino";
import { useLiveCasino, useServices, useTexts } from "../../src/services";
import { detailOf } from "./detail";
import type { CardProps } from "./LiveCasinoCard";
import { liveCasinoCardTexts } from "./texts";
import { useRest } from "./useRest";

/** `ready`: one more click opens the table at once. */
type Phase = "idle" | "busy" | "ready" | "failed" | "simulated";

const $never = atom(false);

/** Opens the table of a card, by one click or, where the browser wants it so, by two. */
export function useLaunch(props: CardProps, id: TableId | undefined) {
  const liveCasino = useLiveCasino();
  const { notice } = useServices();
  const say = useTexts(liveCasinoCardTexts);
  const host = useHost();
  const [phase, setPhase] = useState<Phase>("idle");
  const [ticket, setTicket] = useState<Ticket>();
  const isGood = useStore(ticket?.$isGood ?? $never);
  const { isResting, rest } = useRest();

  function settle(outcome: LaunchOutcome) {
    if (outcome.type === "ticket") {
      setTicket(outcome.ticket);
      liveCasino.announce(say("ready", { name: props.heading }));
    }
    if (outcome.type === "opened" || outcome.type === "prevented") rest();
    if (outcome.type === "failed") liveCasino.announce(say("failed"));
    const isSimulated = outcome.type === "opened" && notice !== undefined;
    setPhase(outcome.type === "failed" ? "failed" : isSimulated ? "simulated" : "idle");
  }

  async function launch(table: TableId) {
    setPhase("busy");
    const confirm = () => host.emit("vetrina:game-launch", detailOf(props));
    settle(await liveCasino.launch(table, { clickedAt: performance.now(), confirm }));
  }

  return {
    phase: isGood ? ("ready" as const) : phase,
    isBusy: phase === "busy" || isResting,
    onClick() {
      if (ticket && isGood) {
        ticket.open();
        rest();
      } else if (id) void launch(id);
    },
  };
}
