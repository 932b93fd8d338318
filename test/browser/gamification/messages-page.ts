import type { Page } from "playwright-core";
import { createMessage, type MessageDraft } from "../../../sandbox/model/gamification/space/messages";
import { gapiCalls } from "../support/gamification-panels";
import { openPanel, type PanelOptions } from "../support/panels";
import type { TestSite } from "../support/site";

export const tag = "vetrina-messages";
export const markup = `<${tag}>Messaggi</${tag}>`;

const minute = 60_000;

/** Gives a player these messages only, the newest first. */
export function giveMessages(site: TestSite, drafts: readonly Partial<MessageDraft>[], player = "giulia") {
  const { gamification } = site.sandbox.model;
  const memberId = `mem-${player}`;
  const messages = drafts.map((draft, index) =>
    createMessage(gamification.entityContext(), memberId, {
      id: `m${index}`,
      type: "InboxItem",
      subject: `Oggetto ${index}`,
      body: `<p>Testo ${index}</p>`,
      age: (index + 1) * minute,
      ...draft,
    }),
  );
  gamification.space.updateMember(memberId, (member) => ({ ...member, messages }));
}

export const statusOf = (site: TestSite, id: string, player = "giulia") =>
  site.sandbox.model.gamification.space
    .now()
    .members[`mem-${player}`]?.messages.find((message) => message.id === id)?.status;

/** Number of writes that the platform has received. */
export const countWrites = (site: TestSite) =>
  gapiCalls(site).filter((name) => name === "updateMessagesState").length;

export const cards = (page: Page) => page.locator(tag).getByRole("article");
/** Button with the subject of a message. */
export const subject = (page: Page, name: string) =>
  page.locator(tag).getByRole("button", { name, exact: true });
const deletion = (page: Page, name: string) =>
  page.locator(tag).getByRole("button", { name: `Elimina: ${name}`, exact: true });
export const undoButton = (page: Page) => page.locator(tag).getByRole("button", { name: "Annulla" });
/** Closes the notice about a deletion, which ends the time to restore the message. */
export const endUndoTime = (page: Page) =>
  page.locator(tag).getByRole("button", { name: "Chiudi", exact: true }).click();

/** Opens the panel and waits for its messages. */
export async function openMessages(
  site: TestSite,
  body = markup,
  player = "giulia",
  options: PanelOptions = {},
) {
  const opened = await openPanel(site, body, player, options);
  await opened.page.locator(`${tag}[data-state="ready"]`).first().waitFor();
  return opened;
}

/** Opens a message and deletes it. */
export async function openAndDelete(page: Page, name: string): Promise<void> {
  await subject(page, name).click();
  await deletion(page, name).click();
}
