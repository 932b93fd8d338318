import css from "./gamification.css?inline";
import rowCss from "./row-card.css?inline";

export { CardButton, type CardButtonProps } from "./CardButton";
export { CardList, type CardListProps } from "./CardList";
export { CardSkeletons } from "./CardSkeletons";
export { CardState, type CardStateProps } from "./CardState";
export { EntityCard, type EntityCardProps } from "./EntityCard";
export { EntityLink } from "./EntityLink";
export { EntityState, type StateTone } from "./EntityState";
export { EntityListCard, type EntityListCardProps } from "./EntityListCard";
export { Feedback, type FeedbackProps } from "./Feedback";
export { OptIn, OptInFoot, type OptInFootProps, type OptInProps } from "./OptIn";
export { imagesOf } from "./EntityImage";
export { DetailSection, RowCard, type RowCardProps } from "./RowCard";
export { Terms, type TermsProps, TermsSection } from "./Terms";
export { type EntityPanel, type EntityListOptions, type MoreItems, useEntityList } from "./useEntityList";
export { AlsoShows, type AlsoShowsProps, useEntityView } from "./card-focus";
export { type CardDates, useDateLine } from "./useDateLine";
export { useMemberView, useNow, useReleasedSpace, useWrite } from "./hooks";

/** Styles that a gamification panel adds to `uiStyles`, together with `dialogStyles` and `richTextStyles`. */
export const gamificationStyles: string = css;

/** Styles that a panel with `RowCard` adds to `gamificationStyles`. */
export const rowCardStyles: string = rowCss;
