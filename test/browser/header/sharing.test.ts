import { describe, expect, it } from "vitest";
import {
  accountMarkup,
  receivedBalanceCalls,
  cookiesOfPlayer,
  giveCookies,
  headerMarkup,
  headerAndModal,
} from "../support/account";
import { useTestSite } from "../support/site";
import { slow } from "../support/slow-cases";

const site = useTestSite();

async function openAsGiulia(path: string) {
  const visit = await site.newPage();
  await giveCookies(visit.page, site, cookiesOfPlayer(site));
  await visit.page.goto(site.sandbox.siteUrl + path);
  return visit;
}

it("calls to an account service on another origin have a preflight and no cookies", async () => {
  const { page, context } = await site.newPage();
  const session = await context.newCDPSession(page);
  const preflights: string[] = [];
  session.on("Network.requestWillBeSent", ({ initiator, request }) => {
    if (initiator.type === "preflight") preflights.push(`${request.method} ${new URL(request.url).origin}`);
  });
  await session.send("Network.enable");
  await giveCookies(page, site, cookiesOfPlayer(site));
  await page.goto(site.sandbox.siteUrl);
  await headerAndModal(page).inState("ready");
  expect(preflights.length).toBeGreaterThan(0);
  expect(new Set(preflights)).toEqual(new Set([`OPTIONS ${site.sandbox.accountUrl}`]));
  const [call] = receivedBalanceCalls(site);
  expect(call?.headers).toMatchObject({ origin: site.sandbox.siteUrl });
  expect(call?.headers.cookie).toBeUndefined();
  expect(call?.headers.referer).toBeUndefined();
  expect(call?.path, "nothing of the player in the address (S17)").toBe(
    "/api/account-service/v2/account/balance",
  );
});

const taken = "was defined by another script";

describe("a second copy of the library (X2, S32, R13)", () => {
  it("stops with a warning instead of an error, and makes no call", async () => {
    site.sandbox.page("/test/twice", {
      head: ({ loaderUrl }) => `<script src="${loaderUrl}"></script>`,
      body: accountMarkup + headerMarkup,
    });
    const { page, consoleMessages } = await openAsGiulia("/test/twice");
    await expect.poll(() => page.locator('vetrina-balance-header[data-state="ready"]').count()).toBe(2);
    expect(consoleMessages.errors).toEqual([]);
    expect(consoleMessages.warnings).toHaveLength(1);
    expect(receivedBalanceCalls(site)).toHaveLength(1);
  });

  it("does not throw an error even if a script has hidden the first copy", slow, async () => {
    site.sandbox.page("/test/hidden", {
      head: ({ loaderUrl }) => `<script src="${loaderUrl}"></script>`,
      body: ({ loaderUrl }) => `${accountMarkup}<script>
        document.addEventListener("vetrina:ready", () => {
          delete window.Vetrina;
          const script = document.createElement("script");
          script.src = "${loaderUrl}";
          script.onload = () => document.body.append(document.createElement("vetrina-balance-header"));
          document.head.append(script);
        }, { once: true });
      </script>`,
      library: false,
    });
    const { page, consoleMessages } = await openAsGiulia("/test/hidden");
    await expect.poll(() => page.locator('vetrina-balance-header[data-state="ready"]').count()).toBe(2);
    expect(consoleMessages.errors.filter((line) => !line.includes(taken))).toEqual([]);
    expect(receivedBalanceCalls(site)).toHaveLength(1);
  });
});
