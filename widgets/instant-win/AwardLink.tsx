import { useStore } from "@nanostores/react";
import { useEffect } from "react";
import { isWorth } from "../../src/gamification/instant-wins/outcome";
import { awardsSince, wonAwardList } from "../../src/gamification/instant-wins/play-queries";
import type { PlayState } from "../../src/gamification/instant-wins/plays";
import { useConfig, usePanels, useTexts } from "../../src/widget-kit";
import { CardButton } from "../../src/widget-kit/gamification";
import { playTexts } from "./play-texts";

export interface AwardLinkProps {
  /** The id of the instant win. */
  readonly id: string;
  readonly name: string;
  readonly state: PlayState;
}

/** Links the result of a play to the award that the play issued, if the page shows the award. */
export function AwardLink({ id, name, state }: AwardLinkProps) {
  if (state.phase === "checked") return <LinkTo awardId={state.awards[0]?.id} name={name} />;
  if (state.phase !== "result" || !isWorth(state.outcome)) return null;
  const awardId = state.outcome.awards.find((award) => award.awardId !== undefined)?.awardId;
  return awardId === undefined ? (
    <LinkToLaterAward id={id} at={state.at} name={name} />
  ) : (
    <LinkTo awardId={awardId} name={name} />
  );
}

/**
 * Reads the awards now and after callbacks. The award's id is not in the reply, or was not stored with the
 * reply.
 */
function LinkToLaterAward({
  id,
  at,
  name,
}: {
  readonly id: string;
  readonly at: number;
  readonly name: string;
}) {
  const { language } = useConfig();
  const query = { id, at, language };
  const list = usePanels().list(wonAwardList, query);
  const state = useStore(list.$state);
  useEffect(() => list.subscribe(), [list]);
  const [award] = "value" in state ? awardsSince(query, state.value.items) : [];
  return <LinkTo awardId={award?.id} name={name} />;
}

function LinkTo({ awardId, name }: { readonly awardId: string | undefined; readonly name: string }) {
  const say = useTexts(playTexts);
  const { views } = usePanels();
  useStore(views.$version);
  if (awardId === undefined || !views.canShow("Award", awardId)) return null;
  return (
    <CardButton
      look="link"
      part="action-secondary"
      label={say("toAward")}
      of={name}
      onClick={() => views.show("Award", awardId)}
    />
  );
}
