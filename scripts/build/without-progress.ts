import type { Plugin } from "rollup";

const withoutProgress = `
const refuse = () => {
  throw new Error("the build leaves out ky's progress events");
};
export { refuse as streamRequest, refuse as streamResponse };
`;

/** Leaves out ky's progress events: no call asks for them. */
export const kyWithoutProgress = (): Plugin => ({
  name: "ky-without-progress",
  load: (id) => (id.endsWith("/ky/distribution/utils/body.js") ? withoutProgress : undefined),
});
