// @vitest-environment node
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contentSecurityPolicy } from "../../../clientlibs/docs/samples";

const guide = readFileSync(new URL("../../../docs/deployment.md", import.meta.url), "utf8");

/** Map from each directive of the policy to its values. */
function directivesOf(policy: string): Readonly<Record<string, string>> {
  const directives = policy
    .split(";")
    .map((each) => each.trim().replace(/\s+/g, " "))
    .filter((each) => each !== "");
  return Object.fromEntries(
    directives.map((each) => {
      const [name = "", ...values] = each.split(" ");
      return [name, values.join(" ")];
    }),
  );
}

describe("the security policy in the deployment guide", () => {
  const [, sample = ""] = /```\n(default-src[^`]*)```/.exec(guide) ?? [];

  it("prevents other sites from framing the login dialog (S15)", () => {
    expect(directivesOf(sample)["frame-ancestors"]).toBe("'self'");
  });

  it("is identical to the policy in the author documentation", () => {
    const withoutNonce = (policy: string) => policy.replace(/'nonce-[^']*'/, "'nonce'");
    expect(directivesOf(withoutNonce(sample))).toEqual(directivesOf(withoutNonce(contentSecurityPolicy)));
  });
});
