import SockJS from "sockjs-client";
import type { SockJsClass } from "./socket-types";

/** The SockJS client has its own chunk, because only networks that block WebSockets need it. */
export const SockJs: SockJsClass = SockJS;
