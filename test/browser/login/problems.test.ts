import { describe, expect } from "vitest";
import type { Fault } from "../../../sandbox/model";
import { fillAndSend, receivedCalls, openModal } from "../support/account";
import { useTestSite } from "../support/site";
import { itEach } from "../support/slow-cases";
import { expectProblem, expectRetryWorks } from "./outcome";

const site = useTestSite();

describe("a failed login (L3)", () => {
  itEach<readonly [string, Omit<Fault, "match">, string], readonly [string, Omit<Fault, "match">, string]>(
    [
      [
        "a cut connection",
        { drop: true },
        "Non riusciamo a raggiungere il servizio. Controlla la connessione e riprova.",
      ],
    ],
    [
      ["an HTML page", { body: "html" }, "In questo momento l’accesso non è disponibile."],
      ["an incomplete body", { body: "malformed" }, "In questo momento l’accesso non è disponibile."],
    ],
  )(
    "shows a neutral sentence if a service responds with %s, and never calls it twice",
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
});
