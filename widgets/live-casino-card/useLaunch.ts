import { useStore } from "@nanostores/react";
import { atom } from "nanostores";
import { useState } from "react";
import { useHost } from "../../src/element/host";
import type { LaunchOutcome, TableId, Ticket } from "../../src/live-casino";
import { useConfig, useLiveCasino, useServices, useTexts } from "../../src/widget-kit";
import { detailOf } from "./detail";
import type { CardProps } from "./props";
import { liveCasinoCardTexts } from "./texts";
import { useCooldown } from "./useCooldown";

type Phase = "idle" | "busy" | "failed" | "simulated";

const $never = atom(false);

/**
 * Opens the table of a card by one click. Where the browser has refused the tab (`blocked`), the next click opens the
 * table at once, if the browser does not refuse again.
 */
export function useLaunch(props: CardProps, id: TableId | undefined) {
  const liveCasino = useLiveCasino();
  const { notice } = useServices();
  const { language } = useConfig();
  const say = useTexts(liveCasinoCardTexts);
  const host = useHost();
  const [phase, setPhase] = useState<Phase>("idle");
  const [ticket, setTicket] = useState<Ticket>();
  const isGood = useStore(ticket?.$isGood ?? $never);
  const { isResting, rest } = useCooldown();

  const tellBlocked = () => liveCasino.announce(say("ready", { name: props.heading }));

  function settle(outcome: LaunchOutcome) {
    if (outcome.type === "ticket") {
      setTicket(outcome.ticket);
      tellBlocked();
    }
    if (outcome.type === "opened" || outcome.type === "prevented") rest();
    if (outcome.type === "failed") liveCasino.announce(say("failed"));
    const isSimulated = outcome.type === "opened" && notice !== undefined;
    setPhase(outcome.type === "failed" ? "failed" : isSimulated ? "simulated" : "idle");
  }

  async function launch(table: TableId) {
    setPhase("busy");
    const words = { language, title: props.heading, text: say("waiting") };
    const confirm = () => host.emit("vetrina:game-launch", detailOf(props));
    settle(await liveCasino.launch(table, { words, confirm }));
  }

  return {
    phase: isGood ? ("blocked" as const) : phase,
    isBusy: phase === "busy" || isResting,
    onClick() {
      if (!ticket || !isGood) {
        if (id) void launch(id);
      } else if (ticket.open()) rest();
      else tellBlocked();
    },
  };
}
