import { describe, expect, it, onTestFinished, vi } from "vitest";
import { createEntityViews } from "../../../../src/gamification/entities/entity-views";

function addElement(isVisible = true) {
  const card = document.createElement("article");
  card.tabIndex = -1;
  card.checkVisibility = () => isVisible;
  card.scrollIntoView = vi.fn();
  document.body.append(card);
  onTestFinished(() => card.remove());
  return card;
}

/** A hub that opens achievements and awards. */
const createHub = () => ({ types: ["Achievement", "Award"] as const, open: vi.fn() });

describe("the views of a page", () => {
  it("scroll to the card of an entity and focus it", () => {
    const views = createEntityViews();
    const first = addElement();
    const second = addElement();
    views.addCard("Achievement", "ach-1", first);
    views.addCard("Achievement", "ach-2", second);
    views.show("Achievement", "ach-2");
    expect(document.activeElement).toBe(second);
    expect(second.scrollIntoView).toHaveBeenCalledOnce();
    expect(first.scrollIntoView).not.toHaveBeenCalled();
  });

  it("distinguish entities with the same id by their types", () => {
    const views = createEntityViews();
    views.addCard("Achievement", "1", addElement());
    expect(views.canShow("Achievement", "1")).toBe(true);
    expect(views.canShow("Competition", "1")).toBe(false);
    expect(views.canShow("Achievement", "2")).toBe(false);
  });

  it("open an entity without a card in the first opener that supports its type", () => {
    const views = createEntityViews();
    const hub = createHub();
    const other = createHub();
    views.addOpener({ types: ["Competition"], open: vi.fn() });
    views.addOpener(hub);
    views.addOpener(other);
    expect(views.canShow("Award", "awa-1")).toBe(true);
    views.show("Award", "awa-1");
    expect(hub.open).toHaveBeenCalledExactlyOnceWith("Award", "awa-1");
    expect(other.open).not.toHaveBeenCalled();
  });

  it("prefer a card to an opener, unless the card is hidden", () => {
    const views = createEntityViews();
    const hub = createHub();
    views.addOpener(hub);
    const removeHidden = views.addCard("Award", "awa-1", addElement(false));
    views.show("Award", "awa-1");
    expect(hub.open).toHaveBeenCalledOnce();
    removeHidden();
    const visible = addElement();
    views.addCard("Award", "awa-1", visible);
    views.show("Award", "awa-1");
    expect(hub.open).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(visible);
  });

  it("forget removed cards and openers, and report each change once", () => {
    const views = createEntityViews();
    const changed = vi.fn();
    onTestFinished(views.$version.listen(changed));
    const removeCard = views.addCard("Award", "awa-1", addElement());
    const removeHub = views.addOpener(createHub());
    expect(changed).toHaveBeenCalledTimes(2);
    removeCard();
    removeCard();
    expect(changed).toHaveBeenCalledTimes(3);
    removeHub();
    expect(views.canShow("Award", "awa-1")).toBe(false);
    expect(() => views.show("Award", "awa-1")).not.toThrow();
  });

  it("focus the remaining card of an entity after another card of the entity is removed", () => {
    const views = createEntityViews();
    const card = addElement();
    const remove = views.addCard("Award", "awa-1", addElement());
    views.addCard("Award", "awa-1", card);
    remove();
    views.show("Award", "awa-1");
    expect(document.activeElement).toBe(card);
  });
});
