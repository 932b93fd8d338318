import { useStore } from "@nanostores/react";
import { useEffect, useState } from "react";
import { useAccountArea, useTexts } from "../../src/services";
import { Button, type ButtonProps, Icon, Skeleton } from "../../src/ui";
import { NicknameEditor } from "./NicknameEditor";
import { balanceTexts } from "./texts";
import { nicknameOn } from "./view";

export interface NicknameProps {
  readonly siteId: string;
  /** The player has given a new name, and the service has taken it. */
  onSaved(nickname: string): void;
}

/** The player's name on one site, with the way to change it. */
export function Nickname({ siteId, onSaved }: NicknameProps) {
  const say = useTexts(balanceTexts);
  const reading = useAccountArea().nicknames.of(siteId);
  const state = useStore(reading.$state);
  const [isEditing, setEditing] = useState(false);
  useEffect(() => reading.watch(), [reading]);

  const isKnown = state.status === "ready" || state.status === "stale";
  const nickname = isKnown ? nicknameOn(siteId, state.value) : undefined;
  const isComing = state.status === "none" || state.status === "loading";

  const retry: ButtonProps = {
    look: "link",
    children: say("retry"),
    "aria-label": say("retryNickname"),
    onClick: () => {
      reading.read().catch(() => undefined);
    },
  };
  const edit: ButtonProps = {
    look: "icon",
    className: "small",
    part: "edit",
    busy: isComing,
    children: <Icon name="edit" />,
    "aria-label": say("editNickname"),
    onClick: () => {
      setEditing(true);
    },
  };
  return (
    <div className="nickname" part="nickname">
      <span className="meta">{say("nickname")}</span>
      <span className="name" title={nickname}>
        {isComing ? <Skeleton /> : (nickname ?? say(isKnown ? "noNickname" : "nicknameUnavailable"))}
      </span>
      {/* One button, so that a retry does not take the focus away. */}
      {state.status !== "offline" && <Button {...(state.status === "unknown" ? retry : edit)} />}
      {isEditing && (
        <NicknameEditor
          siteId={siteId}
          nickname={nickname ?? ""}
          onSaved={(saved) => {
            setEditing(false);
            onSaved(saved);
          }}
          onClose={() => {
            setEditing(false);
          }}
        />
      )}
    </div>
  );
}
