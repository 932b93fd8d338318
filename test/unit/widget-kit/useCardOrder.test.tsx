import { renderHook } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { CardPlace } from "../../../src/gamification/entities/card-order";
import { useCardOrder } from "../../../src/widget-kit/gamification/useCardOrder";

interface Item extends CardPlace {
  readonly id: string;
}

const placeOf = (item: Item) => item;
const ids = (items: readonly Item[]) => items.map(({ id }) => id);

const first: readonly Item[] = [
  { id: "over", group: "closed" },
  { id: "coming", group: "upcoming" },
  { id: "mine", group: "joined" },
];

interface Props {
  readonly items: readonly Item[];
  readonly scope?: string;
}

const order = (items: readonly Item[]) =>
  renderHook(({ items: shown, scope = "giulia" }: Props) => useCardOrder(shown, placeOf, scope), {
    initialProps: { items } as Props,
  });

describe("the order of cards", () => {
  it("starts with cards that a player can act on, and separates past cards", () => {
    const { result } = order(first);
    expect(ids(result.current.open)).toEqual(["mine", "coming"]);
    expect(ids(result.current.closed)).toEqual(["over"]);
  });

  it("does not move a card when its group changes or another page arrives", () => {
    const { result, rerender } = order(first);
    const changed = first.map((item) =>
      item.id === "coming" ? { ...item, group: "joined" as const } : item,
    );
    rerender({ items: [...changed, { id: "later", group: "joined" }] });
    expect(ids(result.current.open)).toEqual(["mine", "coming", "later"]);
  });

  it("uses the new values of an item, and drops a removed item", () => {
    const { result, rerender } = order(first);
    rerender({ items: [{ id: "mine", group: "joined", at: 5 }] });
    expect(result.current.open).toEqual([{ id: "mine", group: "joined", at: 5 }]);
    expect(result.current.closed).toEqual([]);
  });

  it("is computed again for another player", () => {
    const { result, rerender } = order(first);
    rerender({ items: first.map((item) => ({ ...item, group: "joinable" as const })), scope: "marco" });
    expect(ids(result.current.open)).toEqual(["over", "coming", "mine"]);
  });

  it("does not separate past cards if the list contains only past cards", () => {
    const { result } = order([{ id: "over", group: "closed" }]);
    expect(ids(result.current.open)).toEqual(["over"]);
    expect(result.current.closed).toEqual([]);
  });
});
