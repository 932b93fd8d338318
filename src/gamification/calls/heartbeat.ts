import * as v from "valibot";
import { type Call, read } from "./call";

/** Asks for a sign of life. No body is declared for the answer: whatever it is, it is one. */
export const heartbeat: Call<void, unknown> = read("heartbeat", undefined, v.unknown());
