import { describe, expect, it } from "vitest";
import type { Fault } from "../../../sandbox/model";
import {
  accountMarkup,
  fillAndSend,
  receivedCalls,
  receivedLogins,
  headerAndModal,
  openModal,
} from "../support/account";
import { endlessDelay } from "../support/hold";
import { useTestSite } from "../support/site";
import { itEach } from "../support/slow-cases";
import { expectProblem, expectRetryWorks } from "./outcome";

const site = useTestSite();

describe("a login that is refused (L3)", () => {
  it("shows a sentence that does not reveal which of the two was wrong", async () => {
    const { page } = await site.visit("/");
    await openModal(page);
    for (const name of ["giulia", "nessuno"]) {
      await fillAndSend(page, name, "sbagliata");
      await headerAndModal(page).alert.getByText("Nome utente o password non corretti.").waitFor();
    }
    await fillAndSend(page, "giulia", "sbagliata");
    await expectProblem(page, "Nome utente o password non corretti. Controlla e riprova.");
    expect(await headerAndModal(page).password.getAttribute("aria-invalid")).toBe("true");
    await expectRetryWorks(site, page);
  });

  itEach<readonly [string, Omit<Fault, "match">, string], readonly [string, Omit<Fault, "match">, string]>(
    [
      ["500", { status: 500 }, "In questo momento l’accesso non è disponibile. Riprova tra qualche minuto."],
      [
        "a cut connection",
        { drop: true },
        "Non riusciamo a raggiungere il servizio. Controlla la connessione e riprova.",
      ],
    ],
    [
      ["a page of HTML", { body: "html" }, "In questo momento l’accesso non è disponibile."],
      ["a body cut short", { body: "malformed" }, "In questo momento l’accesso non è disponibile."],
    ],
  )(
    "a service that answers with %s causes a neutral sentence, and is never called twice",
    async (_, fault, sentence) => {
      site.sandbox.fault({ match: "/auth/login", ...fault });
      const { page } = await site.visit("/");
      await openModal(page);
      await fillAndSend(page);
      await expectProblem(page, sentence);
      expect(receivedCalls(site, "POST", "bot-token")).toHaveLength(1);
      await expectRetryWorks(site, page);
    },
  );

  it("ends after the configured time if the service hangs", async () => {
    site.sandbox.page("/test/slow", { body: accountMarkup, config: { account: { timeout: 30_000 } } });
    site.sandbox.fault({ match: "/auth/login", delay: endlessDelay, times: 1 });
    const { page } = await site.visit("/test/slow");
    await page.clock.install();
    await openModal(page);
    await fillAndSend(page);
    await expect.poll(() => receivedLogins(site)).toHaveLength(1);
    await page.clock.fastForward(31_000);
    await expectProblem(page, "Il servizio non ha risposto in tempo. Riprova tra poco.");
    await expectRetryWorks(site, page);
  });
});
