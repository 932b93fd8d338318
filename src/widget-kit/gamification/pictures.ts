interface Pictured {
  readonly bannerLowResolutionLink?: string | undefined;
  readonly bannerLink?: string | undefined;
  readonly bannerHighResolutionLink?: string | undefined;
  readonly iconLink?: string | undefined;
}

/** The URLs of an entity's images, the one with the fewest bytes first. */
export const imagesOf = (entity: Pictured): readonly (string | undefined)[] => [
  entity.bannerLowResolutionLink,
  entity.bannerLink,
  entity.bannerHighResolutionLink,
  entity.iconLink,
];
