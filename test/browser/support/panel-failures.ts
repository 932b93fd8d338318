import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { Fault } from "../../../sandbox/model";
import { focused } from "./account";
import { axeViolations } from "./axe";
import { inState, neverOnline, openPanel, type PanelCase } from "./panels";
import type { TestSite } from "./site";
import { itEach } from "./slow-cases";

export interface PanelFailures extends PanelCase {
  /** Accessible name of the panel, which gets the focus after a retry. */
  readonly label: string;
  /** Text that the panel shows after a failed call. */
  readonly sentence: string;
  /** Checks the content that must be shown although the call has failed. */
  readonly whenFailed?: (page: Page) => Promise<void>;
  /** Checks the stale data that stay visible while the page is offline. */
  readonly whenStale: (page: Page) => Promise<void>;
}

type Failure = readonly [name: string, fault: Omit<Fault, "match">];

const failures: readonly Failure[] = [["500", { status: 500 }]];
const otherFailures: readonly Failure[] = [
  ["a cut connection", { drop: true }],
  ["HTML", { body: "html" }],
  ["a cut answer", { body: "malformed" }],
];

/** Tests of every panel: failed calls and loss of the network. */
export function panelFailures(site: TestSite, panel: PanelFailures): void {
  const { tag, markup, player, call, label, sentence, whenFailed, whenStale } = panel;

  describe("a failure", () => {
    itEach(failures, otherFailures)(
      "with %s is shown by the panel, and Riprova works by keyboard",
      async (_, fault) => {
        site.sandbox.fault({ match: call, ...fault });
        const { page } = await openPanel(site, markup, player);
        await inState(page, tag, "error");
        await page.getByText(sentence).waitFor();
        await whenFailed?.(page);
        expect(await axeViolations(page)).toEqual([]);
        site.sandbox.model.faults.clear();
        await page.keyboard.press("Tab");
        expect(await focused(page)).toMatch(/^Riprova: /);
        await page.keyboard.press("Enter");
        await inState(page, tag, "ready");
        expect(await focused(page)).toBe(label);
      },
    );

    it("leaves the panel with the last data and their time while offline, but with none after a reload", async () => {
      const { page } = await openPanel(site, markup, player);
      await inState(page, tag, "ready");
      await page.context().setOffline(true);
      await inState(page, tag, "stale");
      await page.getByText(/^Dati delle \d\d:\d\d\.$/).waitFor();
      await whenStale(page);
      expect(await axeViolations(page)).toEqual([]);
      await page.context().setOffline(false);
      await inState(page, tag, "ready");
      await neverOnline(page);
      await page.reload();
      await inState(page, tag, "offline");
      await page.getByText("Sei offline.").waitFor();
      expect(await axeViolations(page)).toEqual([]);
    });
  });
}
