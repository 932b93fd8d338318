import type { WidgetModule, WidgetProps } from "../../src/definition";
import { useHostState } from "../../src/element/host";
import { fileList } from "../../src/gamification/panels/files";
import { Card, cardStyles, PanelState, panelStateStyles, uiStyles } from "../../src/ui";
import { useTexts } from "../../src/widget-kit";
import {
  CardList,
  CardSkeletons,
  gamificationStyles,
  useEntityList,
} from "../../src/widget-kit/gamification";
import type { files } from "./definition";
import { FileCard } from "./FileCard";
import css from "./files.css?inline";
import { filesTexts } from "./texts";

/** The files of a repository. Never `restricted`: documents inform, they do not invite to play. */
export function Files({ heading, repository, ids, kinds, limit }: WidgetProps<typeof files>) {
  const say = useTexts(filesTexts);
  const { items, more, ...panel } = useEntityList(
    fileList,
    { repository, ids, kinds },
    { limit, invites: false },
  );
  useHostState(panel.status);
  const title = heading || say("heading");
  return (
    <Card title={title}>
      <PanelState
        {...panel}
        label={title}
        what={say("what")}
        skeleton={<CardSkeletons count={3} />}
        {...(panel.status === "empty" && { message: say("empty") })}
        {...(panel.status === "logged-out" && { message: say("visitor") })}
      >
        {items && (
          <CardList items={items} more={more} title={title}>
            {(item) => <FileCard item={item} />}
          </CardList>
        )}
      </PanelState>
    </Card>
  );
}

export default {
  component: Files,
  styles: [...uiStyles, cardStyles, panelStateStyles, gamificationStyles, css],
} satisfies WidgetModule<WidgetProps<typeof files>>;
