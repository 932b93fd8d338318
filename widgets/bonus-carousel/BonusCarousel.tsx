import { useStore } from "@nanostores/react";
import { atom } from "nanostores";
import { useEffect } from "react";
import type { BonusView } from "../../src/bonus/bonus-view";
import type { BonusSelection } from "../../src/bonus/service";
import type { WidgetModule, WidgetProps } from "../../src/definition";
import { useHost, useHostState } from "../../src/element/host";
import { useChunk } from "../../src/element/useChunk";
import { PanelState, panelStateStyles, Skeleton, uiStyles } from "../../src/ui";
import { Carousel, carouselStyles } from "../../src/ui/carousel/Carousel";
import { richTextStyles } from "../../src/ui/rich-text/RichText";
import { useBonuses, useServices, useTexts } from "../../src/widget-kit";
import {
  bonusStyles,
  bonusTexts,
  type Urgency,
  useNarrowViewport,
  useOffers,
} from "../../src/widget-kit/bonus";
import { loadRestriction, RestrictedPanel } from "../../src/widget-kit/restriction/RestrictedPanel";
import css from "./bonus-carousel.css?inline";
import { BonusCard } from "./BonusCard";
import { BonusGrid } from "./BonusGrid";
import type { bonusCarousel } from "./definition";
import { bonusCarouselTexts } from "./texts";
import { variants } from "./variants";

/**
 * The default of `data-empty`. The specification hides the sections of home pages and blogs; it does not cover the
 * grid.
 */
const emptyOf = { home: "hide", blog: "hide", grid: "message" } as const;

const urgencyOf = (index: number): Urgency => (["first", "soon"] as const)[index] ?? "later";

/**
 * A carousel of bonuses, or a grid of them. If there is nothing to show, or the player is restricted, the
 * host has no box (specification section 4) or a sentence explains the reason (decision 14).
 */
export function BonusCarousel({ variant, ids, limit, heading, empty }: WidgetProps<typeof bonusCarousel>) {
  const say = useTexts(bonusCarouselTexts);
  const sayBonus = useTexts(bonusTexts);
  const bonuses = useBonuses();
  const selected = ids.length > 0 ? bonuses.byIds(ids) : undefined;
  useUnknownIds(selected);
  const { isRefused, restriction: _, ...offers } = useOffers(selected ?? bonuses.all);
  const isNarrow = useNarrowViewport();
  const visible = offers.bonuses?.slice(0, limit);
  const explains = (empty ?? emptyOf[variant]) === "message";
  const withoutBonuses = isRefused && explains ? "error" : "empty";
  const status = isRefused || visible?.length === 0 ? withoutBonuses : offers.status;
  useHostState(status);
  const restricted = useChunk(loadRestriction, status === "restricted" && explains);
  const title = heading || say("heading");
  if ((status === "empty" || status === "restricted") && !explains) return null;
  if (status === "restricted")
    return <RestrictedPanel details={restricted} title={title} what={sayBonus("what")} />;

  const { rules, images, sizes } = variants[variant];
  const header = (
    <h2 className="heading" part="header">
      {title}
    </h2>
  );
  const slideOf = (bonus: BonusView, index: number) => ({
    key: bonus.key,
    title: bonus.title,
    content: (
      <BonusCard
        bonus={bonus}
        images={images}
        isNarrow={isNarrow}
        sizes={sizes(visible?.length ?? 1)}
        urgency={urgencyOf(index)}
      />
    ),
  });
  return (
    <div className="section">
      <PanelState
        {...offers}
        status={status}
        label={visible && visible.length > 0 ? undefined : title}
        {...(status === "empty" && { message: say("none") })}
        what={sayBonus("what")}
        skeleton={<CarouselSkeleton />}
      >
        {visible &&
          (rules ? (
            <Carousel label={title} heading={header} rules={rules} slides={visible.map(slideOf)} />
          ) : (
            <BonusGrid heading={header} cards={visible.map(slideOf)} />
          ))}
      </PanelState>
    </div>
  );
}

/** Shapes of the heading and the cards; they fill the space that `vetrina.css` reserves. */
const CarouselSkeleton = () => (
  <div className="skeleton">
    <Skeleton inlineSize="40%" blockSize="1.75em" />
    <Skeleton blockSize="100%" />
  </div>
);

export default {
  component: BonusCarousel,
  styles: [...uiStyles, panelStateStyles, carouselStyles, richTextStyles, bonusStyles, css],
} satisfies WidgetModule<WidgetProps<typeof bonusCarousel>>;

const $none = atom<readonly string[]>([]);

/** Warns the author in the console about ids that the service does not know. */
export function useUnknownIds(selection: BonusSelection | undefined): void {
  const { log } = useServices();
  const { element } = useHost();
  const names = useStore(selection?.$unknown ?? $none).join(", ");
  useEffect(() => {
    if (names) log.warn(`<${element.localName}> data-ids: no bonus ${names}`);
  }, [names, log, element]);
}
