import type { EntityName } from "../../src/gamification/entities/entity-names";
import { capitalised, readableName } from "../../src/gamification/entities/readable-name";
import type { ProductItem } from "../../src/gamification/products/queries";
import { useConfig, useTexts } from "../../src/widget-kit";
import { EntityCard, EntityLink } from "../../src/widget-kit/gamification";
import { ServiceText } from "../../src/widget-kit/ServiceText";
import { actionFactors, factorText } from "./factor-text";
import { productsTexts, type SayProducts } from "./texts";

/** Maximum number of names of one kind that are shown. */
const maxNames = 3;

/** One product: the weight of a bet on it, and the running achievements and competitions that count it. */
export function ProductCard({ item }: { readonly item: ProductItem }) {
  const say = useTexts(productsTexts);
  const { language } = useConfig();
  const { id, product, achievements, competitions } = item;
  const { name = "", description, productType, adjustmentFactor, actionTypeAdjustmentFactors } = product;
  const factor = factorText(adjustmentFactor, language, say);
  const ofActions = actionFactors(actionTypeAdjustmentFactors, language, say);
  const type = readableName(productType);
  return (
    <EntityCard
      entityType="Product"
      id={id}
      name={name}
      state={type && capitalised(type)}
      pictures={[
        product.bannerLowResolutionLink,
        product.bannerLink,
        product.bannerHighResolutionLink,
        product.iconLink,
      ]}
    >
      {description && <ServiceText html={description} />}
      {factor && <p className="factor">{capitalised(factor)}.</p>}
      {ofActions.length > 0 && (
        <ul className="factors" role="list">
          {ofActions.map(({ action, factor: ofAction }, index) => (
            <li key={index}>
              {say("action", { action: capitalised(action ?? say("actionUnknown")), factor: ofAction })}.
            </li>
          ))}
        </ul>
      )}
      {achievements.length + competitions.length > 0 && (
        <div className="counting">
          <Counting entities={achievements} words="achievements" say={say} />
          <Counting entities={competitions} words="competitions" say={say} />
        </div>
      )}
    </EntityCard>
  );
}

interface CountingProps {
  readonly entities: readonly EntityName[];
  readonly words: "achievements" | "competitions";
  readonly say: SayProducts;
}

/** "Vale per 2 traguardi:", with their names. */
function Counting({ entities, words, say }: CountingProps) {
  const count = entities.length;
  if (count === 0) return null;
  return (
    <div>
      <p>{say(words, { count })}</p>
      <ul role="list">
        {entities.slice(0, maxNames).map((entity) => (
          <li key={entity.id}>
            <EntityLink entity={entity} />
          </li>
        ))}
        {count > maxNames && <li>{say("more", { count: count - maxNames })}</li>}
      </ul>
    </div>
  );
}
