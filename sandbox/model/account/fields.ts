import * as v from "../valibot";

/** A text that is not empty. */
export const nonEmptyText = (name: string) =>
  v.pipe(v.string(`${name} must be a text`), v.nonEmpty(`${name} is empty`));

/** A text that may be empty. */
export const anyText = (name: string) => v.string(`${name} must be a text`);

/** The fields of legacy calls that identify their sender. The address may be unknown, and is then empty. */
export const sender = {
  channel: nonEmptyText("channel"),
  requestId: nonEmptyText("requestId"),
  ipAddress: anyText("ipAddress"),
};

/** The same, with the channel's description. */
export const describedSender = { ...sender, infoChannel: anyText("infoChannel") };
