import { Fragment } from "react";
import { lobbyGroups, type LobbyTable } from "../../src/live-casino/lobby";
import { useTexts } from "../../src/widget-kit";
import { liveCasinoLobbyTexts } from "./texts";

export interface GroupsProps {
  readonly chosen: readonly LobbyTable[];
}

/** A heading and a slot for each group. A group without tables has no heading. */
export function Groups({ chosen }: GroupsProps) {
  const say = useTexts(liveCasinoLobbyTexts);
  return lobbyGroups.map((group) => {
    const count = chosen.filter((table) => table.group === group).length;
    return (
      <Fragment key={group}>
        {count > 0 && (
          <h2 className="group" part="label">
            {say(group)}{" "}
            <span className="meta" part="meta">
              {say("shown", { count })}
            </span>
          </h2>
        )}
        <slot name={group} />
      </Fragment>
    );
  });
}
