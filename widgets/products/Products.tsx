import type { WidgetModule, WidgetProps } from "../../src/definition";
import { useHostState } from "../../src/element/host";
import { productList } from "../../src/gamification/panels/products";
import { Card, cardStyles, PanelState, panelStateStyles, uiStyles } from "../../src/ui";
import { useConfig, useTexts } from "../../src/widget-kit";
import {
  CardList,
  CardSkeletons,
  gamificationStyles,
  useEntityList,
} from "../../src/widget-kit/gamification";
import { richTextStyles } from "../../src/widget-kit/rich-text";
import type { products } from "./definition";
import { ProductCard } from "./ProductCard";
import css from "./products.css?inline";
import { productsTexts } from "./texts";

/** The products of the platform: what a bet on them is worth, and which achievements and competitions count them. */
export function Products({ heading, entity, ids, types, limit }: WidgetProps<typeof products>) {
  const say = useTexts(productsTexts);
  const { language } = useConfig();
  const { items, more, ...panel } = useEntityList(
    productList,
    { of: entity, ids, types, language },
    { limit },
  );
  useHostState(panel.status);
  const isOne = ids.length === 1 && (entity === "product" || entity === "game");
  const title = heading || say("heading");
  return (
    <Card title={title}>
      <PanelState
        {...panel}
        label={title}
        what={say("what")}
        skeleton={<CardSkeletons count={3} />}
        {...(panel.status === "empty" && { message: say(isOne ? "gone" : "empty") })}
        {...(panel.status === "logged-out" && { message: say("visitor") })}
      >
        {items && (
          <CardList items={items} more={more} title={title}>
            {(item) => <ProductCard item={item} />}
          </CardList>
        )}
      </PanelState>
    </Card>
  );
}

export default {
  component: Products,
  styles: [...uiStyles, cardStyles, panelStateStyles, richTextStyles, gamificationStyles, css],
} satisfies WidgetModule<WidgetProps<typeof products>>;
