// @vitest-environment node
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { expect, it } from "vitest";
import { packPackage } from "./packed-package";

it("the packed package gets no message from publint, not even a suggestion", async () => {
  const { messages, pkg } = await publint({ pack: { tarball: packPackage().buffer }, strict: true });
  expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
});
