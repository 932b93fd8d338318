import { useId } from "react";
import type { WidgetModule, WidgetProps } from "../../src/definition";
import { useHostState } from "../../src/element/host";
import { useBonuses, useServices, useTexts } from "../../src/services";
import { bonusStyles, useOffers } from "../../src/services/bonus";
import { richTextStyles } from "../../src/services/rich-text";
import { PanelState, panelStateStyles, Skeleton, uiStyles, uiTexts } from "../../src/ui";
import css from "./bonus-detail.css?inline";
import type { bonusDetail } from "./definition";
import { Heading } from "./Heading";
import { bonusDetailTexts } from "./texts";
import { WholeBonus } from "./WholeBonus";

/** The page of one bonus, which the author names or the page's address: `?card=` with its promoId or sgadId. */
export function BonusDetail({ card, backUrl, headingLevel }: WidgetProps<typeof bonusDetail>) {
  const say = useTexts(bonusDetailTexts);
  const sayUi = useTexts(uiTexts);
  const titleId = useId();
  const { page } = useServices();
  const wanted = card || page.address().searchParams.get("card") || "";
  const { bonuses, isRefused: _, ...offers } = useOffers(useBonuses().byIds([wanted]));
  const bonus = bonuses?.[0];
  const status = bonuses && !bonus ? "empty" : offers.status;
  useHostState(status);
  return (
    <div className="box" part="card">
      {status === "empty" ? (
        <div className="gone" part="empty">
          <Heading level={headingLevel} className="title" part="title">
            {say("gone")}
          </Heading>
          <p>{say("goneReason")}</p>
          <a href={backUrl} part="action-secondary">
            {say("back")}
          </a>
        </div>
      ) : (
        <PanelState
          {...offers}
          status={status}
          label={say("label")}
          what={say("what")}
          say={sayUi}
          skeleton={<DetailSkeleton />}
        >
          {bonus && <WholeBonus bonus={bonus} level={headingLevel} titleId={titleId} />}
        </PanelState>
      )}
    </div>
  );
}

/** The picture, the title and some lines. */
const DetailSkeleton = () => (
  <div className="skeleton">
    <span className="picture" />
    <div className="body">
      <Skeleton inlineSize="60%" blockSize="2em" />
      <Skeleton />
      <Skeleton inlineSize="80%" />
    </div>
  </div>
);

export default {
  component: BonusDetail,
  styles: [...uiStyles, panelStateStyles, richTextStyles, bonusStyles, css],
} satisfies WidgetModule<WidgetProps<typeof bonusDetail>>;
