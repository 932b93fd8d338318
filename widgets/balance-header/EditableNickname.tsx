import { useStore } from "@nanostores/react";
import { useEffect, useState } from "react";
import { useAccount, useAccountArea, useTexts } from "../../src/widget-kit";
import { Button, type ButtonProps, Icon, Skeleton } from "../../src/ui";
import { nicknameOn } from "./nickname-on";
import { nicknameTexts } from "./nickname-texts";
import { NicknameEditor } from "./NicknameEditor";
import type { NicknameLineProps } from "./nickname-props";

/** The player's name on one site, with the way to change it. */
export function EditableNickname({ siteId, onNews }: NicknameLineProps) {
  const say = useTexts(nicknameTexts);
  const { session } = useAccount();
  const resource = useAccountArea().nicknames.of(siteId);
  const state = useStore(resource.$state);
  const [isEditing, setEditing] = useState(false);
  const [isSaving, setSaving] = useState(false);
  useEffect(() => resource.subscribe(), [resource]);
  useEffect(() =>
    session.$signal.listen(() => {
      if (isSaving) onNews(say("nicknameInterrupted"));
      else if (isEditing) onNews(say("nicknameAbandoned"));
      setEditing(false);
    }),
  );

  const nickname = "value" in state ? nicknameOn(siteId, state.value) : undefined;
  const isComing = state.status === "none" || state.status === "loading";
  const shown = () => {
    if (isSaving) return say("saving");
    if (isComing) return <Skeleton />;
    return nickname ?? say("value" in state ? "noNickname" : "nicknameUnavailable");
  };
  const retry: ButtonProps = {
    look: "link",
    children: say("retry"),
    "aria-label": say("retryNickname"),
    onClick: () => {
      resource.read().catch(() => undefined);
    },
  };
  const edit: ButtonProps = {
    look: "icon",
    className: "small",
    part: "edit",
    busy: isComing || isSaving,
    children: <Icon name="edit" />,
    "aria-label": say("editNickname"),
    onClick: () => {
      setEditing(true);
    },
  };
  return (
    <>
      <span className="meta">{say("nickname")}</span>
      <span className="name" title={nickname}>
        {shown()}
      </span>
      {/* One button, so that a retry does not take the focus away. */}
      {state.status !== "offline" && <Button {...(state.status === "unknown" ? retry : edit)} />}
      {isEditing && (
        <NicknameEditor
          siteId={siteId}
          nickname={nickname ?? ""}
          isBusy={isSaving}
          onBusy={setSaving}
          onNews={onNews}
          onClose={() => {
            setEditing(false);
          }}
        />
      )}
    </>
  );
}
