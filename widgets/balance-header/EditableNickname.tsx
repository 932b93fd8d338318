import { useStore } from "@nanostores/react";
import { useEffect, useState } from "react";
import { Button, type ButtonProps, Icon, Skeleton } from "../../src/ui";
import { useAccount, useAccountArea, useTexts } from "../../src/widget-kit";
import { nicknameTexts } from "./nickname-texts";
import { NicknameEditor } from "./NicknameEditor";
import { type NicknameLineProps, nicknameOn } from "./site-nickname";

/** The player's nickname on one site, with a button to edit it. */
export function EditableNickname({ siteId, onOutcome }: NicknameLineProps) {
  const say = useTexts(nicknameTexts);
  const { session } = useAccount();
  const resource = useAccountArea().nicknames.of(siteId);
  const state = useStore(resource.$state);
  const [isEditing, setEditing] = useState(false);
  const [isSaving, setSaving] = useState(false);
  useEffect(() => resource.subscribe(), [resource]);
  useEffect(() =>
    session.$signal.listen(() => {
      if (isSaving) onOutcome(say("nicknameInterrupted"));
      else if (isEditing) onOutcome(say("nicknameAbandoned"));
      setEditing(false);
    }),
  );

  const nickname = "value" in state ? nicknameOn(siteId, state.value) : undefined;
  const isLoading = state.status === "none" || state.status === "loading";
  const content = () => {
    if (isSaving) return say("saving");
    if (isLoading) return <Skeleton />;
    return nickname ?? say("value" in state ? "noNickname" : "nicknameUnavailable");
  };
  const retry: ButtonProps = {
    look: "link",
    children: say("retry"),
    "aria-label": say("retryNickname"),
    onClick: () => {
      // The state of the resource contains the error.
      resource.read().catch(() => undefined);
    },
  };
  const edit: ButtonProps = {
    look: "icon",
    className: "small",
    part: "edit",
    busy: isLoading || isSaving,
    children: <Icon name="edit" />,
    "aria-label": say("editNickname"),
    onClick: () => {
      setEditing(true);
    },
  };
  return (
    <>
      <span className={nickname || isSaving || isLoading ? "meta vetrina-quiet" : "meta"}>
        {say("nickname")}
      </span>
      <span className="name" title={nickname}>
        {content()}
      </span>
      {/* Editing and retrying use the same button, so that it keeps the focus after a retry. */}
      {state.status !== "offline" && <Button {...(state.status === "unknown" ? retry : edit)} />}
      {isEditing && (
        <NicknameEditor
          siteId={siteId}
          nickname={nickname ?? ""}
          isBusy={isSaving}
          onBusy={setSaving}
          onOutcome={onOutcome}
          onClose={() => {
            setEditing(false);
          }}
        />
      )}
    </>
  );
}
