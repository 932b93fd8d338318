import { describe } from "vitest";
import { useTestSite } from "../support/site";
import { type Provider, testBotCheck } from "./bot-check-cases";

const site = useTestSite();

describe.each<Provider>(["recaptcha-enterprise", "turnstile"])("bot check by %s", (provider) => {
  testBotCheck(site, provider);
});
