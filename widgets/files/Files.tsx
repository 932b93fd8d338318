import type { WidgetModule, WidgetProps } from "../../src/definition";
import { useHostState } from "../../src/element/host";
import { fileList } from "../../src/gamification/files/queries";
import { cardStyles, panelStateStyles, uiStyles } from "../../src/ui";
import { useTexts } from "../../src/widget-kit";
import { EntityListCard, gamificationStyles, useEntityList } from "../../src/widget-kit/gamification";
import type { files } from "./definition";
import { FileCard } from "./FileCard";
import css from "./files.css?inline";
import { filesTexts } from "./texts";

/**
 * The files of a repository. The panel is never `restricted`, because documents do not invite the player to
 * play.
 */
export function Files({ heading, repository, ids, kinds, limit }: WidgetProps<typeof files>) {
  const say = useTexts(filesTexts);
  const panel = useEntityList(fileList, { repository, ids, kinds }, { limit, invites: false });
  useHostState(panel.status);
  const title = heading || say("heading");
  return (
    <EntityListCard
      panel={panel}
      title={title}
      what={say("what")}
      empty={say("empty")}
      visitor={say("visitor")}
    >
      {(item) => <FileCard item={item} />}
    </EntityListCard>
  );
}

export default {
  component: Files,
  styles: [...uiStyles, cardStyles, panelStateStyles, gamificationStyles, css],
} satisfies WidgetModule<WidgetProps<typeof files>>;
