import { describe, expect, it } from "vitest";
import { liveCasinoPaths } from "../../sandbox/model";
import { card, putTable, tag } from "../browser/live-casino/cards";
import { cookiesOfPlayer, receivedCalls } from "../browser/support/account";
import { lookOfPage, replacedOpen } from "../browser/support/replaced-open";
import { textOf, waitForText, waitUntilPresent } from "./support/page";
import { useEngineSite } from "./support/site";

const site = useEngineSite();

const on = (selector: string) => `${tag}[data-game-id="a"] >>> ${selector}`;

describe("launching a table with a replaced `window.open`", () => {
  it.each(replacedOpen)(
    "does not change the page and offers a second button if `window.open` returns %s",
    async (_, replace) => {
      putTable(site, "a", { type: "open" });
      site.page("/test/cards", { body: `<main><h1>Prova</h1>${card("a")}</main>` });
      const { page, consoleMessages } = await site.visitWith(cookiesOfPlayer(site, "giulia"), "/test/cards");
      await waitUntilPresent(page, `${tag}[data-state="ready"]`);
      await page.evaluate(replace);
      const before = await page.evaluate(lookOfPage);
      await page.click(on(".enter"));
      await waitForText(page, on(".note"), "Il browser ha bloccato la nuova scheda.");
      expect(await textOf(page, on(".enter"))).toBe("Apri il tavolo Tavolo a");
      await page.click(on(".enter"));
      expect(await textOf(page, on(".enter"))).toBe("Apri il tavolo Tavolo a");
      expect(await page.evaluate(lookOfPage)).toBe(before);
      expect(receivedCalls(site, "POST", liveCasinoPaths.launch)).toEqual([]);
      expect((await consoleMessages()).errors).toEqual([]);
    },
  );
});
