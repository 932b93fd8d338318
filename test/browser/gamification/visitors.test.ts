import { expect, it } from "vitest";
import { gapiCalls } from "../support/gamification-panels";
import { inState, openPanel } from "../support/panels";
import { useTestSite } from "../support/site";
import { itEach } from "../support/slow-cases";

const site = useTestSite();

// Panels that visitors may not read. Other panels show visitors their list.
it.each([
  ["awards", "getAwards", "Per vedere i tuoi premi occorre accedere."],
  ["instant-win", "listInstantWins", "Per vedere i giochi istantanei occorre accedere."],
  ["messages", "getMessages", "Per leggere i tuoi messaggi occorre accedere."],
  ["products", "getProducts", "Per vedere i giochi occorre accedere."],
])("vetrina-%s asks a visitor to log in, and reads nothing", async (name, call, sentence) => {
  const tag = `vetrina-${name}`;
  const { page, consoleMessages } = await openPanel(
    site,
    `<${tag}>Titolo</${tag}><vetrina-login-modal></vetrina-login-modal>`,
  );
  await inState(page, tag, "logged-out");
  expect(gapiCalls(site)).not.toContain(call);
  expect([consoleMessages.errors, consoleMessages.warnings]).toEqual([[], []]);
  const panel = page.locator(tag);
  await panel.getByText(sentence).waitFor();
  await panel.getByRole("button", { name: /^Accedi/ }).click();
  await page.locator("vetrina-login-modal dialog").waitFor();
});

// This test leaves out awards, messages, documents and the leaderboard, which have their own tests.
itEach(
  [
    ["missions", "marco"],
    ["products", "marco"],
    ["instant-win", "marco"],
  ],
  [
    ["missions", "anna"],
    ["achievements", "marco"],
    ["achievements", "anna"],
    ["competitions", "marco"],
    ["competitions", "anna"],
  ],
)("vetrina-%s shows nothing to the restricted player %s", async (name, player) => {
  const tag = `vetrina-${name}`;
  const { page } = await openPanel(site, `<${tag}>Titolo</${tag}>`, player);
  await inState(page, tag, "restricted");
  const panel = page.locator(tag);
  expect(await panel.getByRole("article").count()).toBe(0);
  expect(await panel.getByRole("button", { name: /^(Gioca|Partecipa)/ }).count()).toBe(0);
});
