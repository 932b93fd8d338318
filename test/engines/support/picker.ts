import type { EngineVisit, Visitor } from "./engine";
import { type EnginePage, focused, waitUntilPresent } from "./page";
import type { EngineSite } from "./site";

/** Saturday 21 November 2026, at noon in Rome. */
const noon = "2026-11-21T12:00:00+01:00";

export const picker = (attributes = "") =>
  `<vetrina-date-picker id="picker" ${attributes}><span>Scegli una data</span></vetrina-date-picker>`;

export const part = (name: string) => `#picker >>> [part~="${name}"]`;
export const day = (label: string) => `#picker >>> td[aria-label^="${label}"]`;

/** Runs in the page and stops its clock at a time. */
function stopClock(at: string): void {
  const now = Date.parse(at);
  globalThis.Date = new Proxy(Date, {
    construct: (target, given): object => Reflect.construct(target, given.length === 0 ? [now] : given),
    get: (target, name) => (name === "now" ? () => now : Reflect.get(target, name)),
  });
}

export interface Opening {
  readonly visitor?: Visitor;
  /** Fixed time of the device. @default noon on 21 November 2026 */
  readonly at?: string;
  readonly query?: string;
}

/** Opens a page with the given markup as a visitor. */
export async function open(site: EngineSite, body: string, opening: Opening = {}): Promise<EngineVisit> {
  const { visitor, at = noon, query = "" } = opening;
  site.page("/test/picker", {
    head: ({ nonce }) => `<script nonce="${nonce}">(${stopClock})("${at}")</script>`,
    body: `<main><h1>Prova</h1>${body}</main>`,
    // Allows caching, as a CMS does, because Firefox forgets the field values of pages that it must not
    // store.
    headers: { "cache-control": "no-cache" },
  });
  const visit = await site.visit(`/test/picker?${query}`, visitor);
  await waitUntilPresent(visit.page, '#picker[data-state="ready"]');
  return visit;
}

export const value = (page: EnginePage) =>
  page.on("#picker", (element) => (element as HTMLInputElement).value);

/** Presses a key. Resolves with the description of the focused element. */
export async function press(page: EnginePage, keys: string): Promise<string> {
  await page.press(keys);
  return focused(page);
}
