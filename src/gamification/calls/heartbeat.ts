import * as v from "../../utils/valibot";
import { type Call, read } from "./call";

/** Checks that the platform answers. The contract does not describe the reply's body, so any body is accepted. */
export const heartbeat: Call<void, unknown> = read("heartbeat", undefined, v.unknown());
