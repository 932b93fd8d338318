import type { Page } from "playwright-core";
import type { Award } from "../../../sandbox/model/gamification/space/entities";
import { wireInstant } from "../../../sandbox/model/gamification/space/wire-values";
import { openPanel } from "../support/panels";
import type { TestSite } from "../support/site";

export const tag = "vetrina-awards";
export const markup = `<${tag} data-limit="20">Premi</${tag}>`;

export const hour = 3_600_000;

export const cards = (page: Page) => page.locator(tag).getByRole("article");
export const card = (page: Page, name: string) => page.locator(tag).getByRole("article", { name });

/** Gives a player awards, each a copy of a claimable demo award with some fields changed. */
export function giveAwards(site: TestSite, changes: readonly object[], player = "giulia"): void {
  const { space } = site.sandbox.model.gamification;
  const sample = space.now().members["mem-giulia"]?.awards[0] as Award;
  const { activeFrom: _, activeUntil: __, ...award } = sample;
  const awards = changes.map((change, index) => ({
    ...award,
    id: `awa-${index}`,
    name: `Premio ${index}`,
    ...change,
  }));
  space.updateMember(`mem-${player}`, (member) => ({ ...member, awards: awards as Award[] }));
}

/** An instant of the simulated platform, milliseconds from now, in the platform's format. */
export const fromNow = (site: TestSite, milliseconds: number) =>
  wireInstant(site.sandbox.model.gamification.clock.now() + milliseconds);

/** Opens the panel for Giulia and waits for its awards. */
export async function openAwards(site: TestSite, body = markup, player = "giulia") {
  const opened = await openPanel(site, body, player);
  await opened.page.locator(`${tag}[data-state="ready"]`).first().waitFor();
  return opened;
}

/** Name of the card that has the focus or contains it; undefined if none does. */
export const focusedCard = (page: Page) =>
  page.locator(tag).evaluate((host) => {
    const article = host.shadowRoot?.activeElement?.closest("article");
    return article?.querySelector("h3")?.textContent;
  });
