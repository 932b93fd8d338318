import SockJS from "sockjs-client";
import type { SockJsClass } from "./socket-types";

/** The SockJS client, in a file of its own: only networks that let no WebSocket through load it. */
export const SockJs: SockJsClass = SockJS;
