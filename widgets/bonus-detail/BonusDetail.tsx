import { useId } from "react";
import type { Restriction } from "../../src/account";
import type { WidgetModule, WidgetProps } from "../../src/definition";
import { useHost, useHostState } from "../../src/element/host";
import { isAuthoringContext } from "../../src/platform/page";
import { PanelState, panelStateStyles, Skeleton, uiStyles } from "../../src/ui";
import { richTextStyles } from "../../src/ui/rich-text/RichText";
import { AuthorNote, useBonuses, useServices, useTexts } from "../../src/widget-kit";
import { bonusStyles, useOffers } from "../../src/widget-kit/bonus";
import css from "./bonus-detail.css?inline";
import { BonusArticle } from "./BonusArticle";
import { BonusNotFound } from "./BonusNotFound";
import type { bonusDetail } from "./definition";
import { bonusDetailTexts } from "./texts";

/** The details of one bonus. Its promoId or sgadId comes from the attribute or from `?card=` in the page's URL. */
export function BonusDetail({ card, backUrl, headingLevel }: WidgetProps<typeof bonusDetail>) {
  const say = useTexts(bonusDetailTexts);
  const titleId = useId();
  const { element } = useHost();
  const { page } = useServices();
  const service = useBonuses();
  const id = card?.trim() || service.requestedId();
  const { bonuses, isRefused: _, restriction, ...offers } = useOffers(service.byIds([id]));
  const bonus = bonuses?.[0];
  const status = bonuses && !bonus ? "empty" : offers.status;
  useHostState(status);
  const reasonKey = status === "empty" ? "goneReason" : reasons[restriction];
  return (
    <div className="box" part="card">
      {id === "" && isAuthoringContext(page) && (
        <AuthorNote tag={element.localName}>{say("noId")}</AuthorNote>
      )}
      {reasonKey ? (
        <BonusNotFound reason={say(reasonKey)} backUrl={backUrl} level={headingLevel} />
      ) : (
        <PanelState
          {...offers}
          status={status}
          label={say("label")}
          what={say("what")}
          skeleton={<DetailSkeleton />}
        >
          {bonus && <BonusArticle bonus={bonus} backUrl={backUrl} level={headingLevel} titleId={titleId} />}
        </PanelState>
      )}
    </div>
  );
}

/** Texts for the restrictions that hide all bonuses. The panel has states for other restrictions. */
const reasons: Partial<Record<Restriction, "selfExclusion" | "gamePause">> = {
  "self-exclusion": "selfExclusion",
  "game-pause": "gamePause",
};

/** Skeleton of the title, the image and some lines. */
const DetailSkeleton = () => (
  <div className="skeleton">
    <div className="head">
      <Skeleton inlineSize="60%" blockSize="2em" />
    </div>
    <span className="picture" />
    <div className="body">
      <Skeleton />
      <Skeleton inlineSize="80%" />
    </div>
  </div>
);

export default {
  component: BonusDetail,
  styles: [...uiStyles, panelStateStyles, richTextStyles, bonusStyles, css],
} satisfies WidgetModule<WidgetProps<typeof bonusDetail>>;
