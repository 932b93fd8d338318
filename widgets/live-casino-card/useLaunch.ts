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
 * Opens the table of a card on a click. If the browser has blocked the new tab (`blocked`), the next click opens the
 * table without a new request.
 */
export function useLaunch(props: CardProps, id: TableId | undefined) {
  const liveCasino = useLiveCasino();
  const { notice } = useServices();
  const { language } = useConfig();
  const say = useTexts(liveCasinoCardTexts);
  const host = useHost();
  const [phase, setPhase] = useState<Phase>("idle");
  const [ticket, setTicket] = useState<Ticket>();
  const isTicketValid = useStore(ticket?.$isGood ?? $never);
  const { isCoolingDown, start: startCooldown } = useCooldown();

  const announceBlocked = () => liveCasino.announce(say("ready", { name: props.heading }));

  function handleOutcome(outcome: LaunchOutcome) {
    if (outcome.type === "ticket") {
      setTicket(outcome.ticket);
      announceBlocked();
    }
    if (outcome.type === "opened" || outcome.type === "prevented") startCooldown();
    if (outcome.type === "failed") liveCasino.announce(say("failed"));
    const isSimulated = outcome.type === "opened" && notice !== undefined;
    setPhase(outcome.type === "failed" ? "failed" : isSimulated ? "simulated" : "idle");
  }

  async function launch(table: TableId) {
    setPhase("busy");
    const words = { language, title: props.heading, text: say("waiting") };
    const confirm = () => host.emit("vetrina:game-launch", detailOf(props));
    handleOutcome(await liveCasino.launch(table, { words, confirm }));
  }

  return {
    phase: isTicketValid ? ("blocked" as const) : phase,
    isBusy: phase === "busy" || isCoolingDown,
    onClick() {
      if (!ticket || !isTicketValid) {
        if (id) void launch(id);
      } else if (ticket.open()) startCooldown();
      else announceBlocked();
    },
  };
}
