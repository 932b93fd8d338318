import * as v from "valibot";

/** A text that says something. */
export const filled = (name: string) =>
  v.pipe(v.string(`${name} must be a text`), v.nonEmpty(`${name} is empty`));

/** A text, perhaps the empty one. */
export const anyText = (name: string) => v.string(`${name} must be a text`);

/** How legacy calls tell of their sender. The address may not be known. */
export const sender = {
  channel: filled("channel"),
  requestId: filled("requestId"),
  ipAddress: anyText("ipAddress"),
};

/** The same with the channel's description. */
export const describedSender = { ...sender, infoChannel: anyText("infoChannel") };
