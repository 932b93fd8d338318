import { onTestFinished } from "vitest";
import { accountPaths, type JournalEntry } from "../../../sandbox/model";
import { createSandbox } from "../../../sandbox/server";
import { fetchFrom } from "./cors";
import { type Harness, type HarnessOptions, startAccount } from "./harness";

export type Mode = "legacy" | "stateless";
export const modes = ["legacy", "stateless"] as const;

/** Starts the simulated services over real HTTP, for any number of tabs. */
export async function onSandbox(mode: Mode, options: HarnessOptions = {}) {
  const sandbox = await createSandbox({ port: 0, quiet: true });
  onTestFinished(() => sandbox.close());
  const { model, siteUrl, accountUrl } = sandbox;
  const { account: given, ...configuration } = options.configuration ?? {};

  const openTab = (rest: HarnessOptions = {}): Harness =>
    startAccount({
      url: `${siteUrl}/conto`,
      fetch: fetchFrom(siteUrl),
      ...options,
      ...rest,
      configuration: {
        ...configuration,
        account: {
          origin: accountUrl,
          mode,
          retryDelayMs: 0,
          paths: { ...accountPaths },
          basic: model.basic,
          ...(given as object | undefined),
        },
      },
    });

  const botToken = () => Promise.resolve(model.botChecks.issue());
  const logIn = ({ account }: Harness, userName = "giulia") =>
    account.session.login({ userName, password: "vetrina" }, botToken);
  /** Calls to the account area with a given part in their path, in order. */
  const heard = (part = "/api/"): readonly JournalEntry[] =>
    model.journal.entries().filter(({ path }) => path.includes(part));

  return { ...openTab(), openTab, sandbox, model, botToken, logIn, heard };
}
