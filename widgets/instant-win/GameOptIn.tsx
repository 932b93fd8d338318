import { openParticipation } from "../../src/gamification/instant-wins/availability";
import type { InstantWinItem } from "../../src/gamification/instant-wins/queries";
import { OptIn } from "../../src/widget-kit/gamification";

/** Controls to join or leave an open instant win that requires an opt-in. */
export const GameOptIn = ({ item, name }: { readonly item: InstantWinItem; readonly name: string }) => (
  <OptIn
    entityType="InstantWin"
    id={item.id}
    name={name}
    participation={openParticipation(item.instantWin, item.optIn)}
    details={{}}
  />
);
