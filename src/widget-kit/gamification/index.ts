import css from "./gamification.css?inline";

export { CardButton, type CardButtonProps } from "./CardButton";
export { CardList, type CardListProps } from "./CardList";
export { CardSkeletons } from "./CardSkeletons";
export { EntityCard, type EntityCardProps, type StateTone } from "./EntityCard";
export { EntityLink } from "./EntityLink";
export { EntityListCard, type EntityListCardProps } from "./EntityListCard";
export { OptIn, type OptInProps } from "./OptIn";
export { picturesOf } from "./pictures";
export { Receipt, type ReceiptProps } from "./Receipt";
export { Terms, type TermsProps } from "./Terms";
export { type EntityPanel, type EntityListOptions, type MoreItems, useEntityList } from "./useEntityList";
export { AlsoShows, type AlsoShowsProps, useEntityView } from "./useEntityView";
export { useMemberView } from "./useMemberView";
export { useNow } from "./useNow";
export { useWrite } from "./useWrite";

/** A gamification panel adds this to `uiStyles`, with `dialogStyles` and `richTextStyles`. */
export const gamificationStyles: string = css;
