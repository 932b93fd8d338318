import type { WidgetModule, WidgetProps } from "../../src/definition";
import { useHostState } from "../../src/element/host";
import { productList } from "../../src/gamification/products/queries";
import { cardStyles, panelStateStyles, uiStyles } from "../../src/ui";
import { richTextStyles } from "../../src/ui/rich-text/RichText";
import { useConfig, useTexts } from "../../src/widget-kit";
import { EntityListCard, gamificationStyles, useEntityList } from "../../src/widget-kit/gamification";
import type { products } from "./definition";
import { ProductCard } from "./ProductCard";
import css from "./products.css?inline";
import { productsTexts } from "./texts";

/** The products of the platform: the weight of a bet on them, and the achievements and competitions that count them. */
export function Products({ heading, entity, ids, types, limit }: WidgetProps<typeof products>) {
  const say = useTexts(productsTexts);
  const { language } = useConfig();
  const panel = useEntityList(productList, { of: entity, ids, types, language }, { limit });
  const isOne = ids.length === 1 && (entity === "product" || entity === "game");
  useHostState(panel.status);
  const title = heading || say("heading");
  return (
    <EntityListCard
      panel={panel}
      title={title}
      what={say("what")}
      empty={say(isOne ? "gone" : "empty")}
      visitor={say("visitor")}
    >
      {(item) => <ProductCard item={item} />}
    </EntityListCard>
  );
}

export default {
  component: Products,
  styles: [...uiStyles, cardStyles, panelStateStyles, richTextStyles, gamificationStyles, css],
} satisfies WidgetModule<WidgetProps<typeof products>>;
