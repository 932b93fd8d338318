export { HttpFailure } from "../http/failure";
export type { Authentication } from "./authentication";
export { createHttpClient, type HttpCallback, type HttpClient, type HttpClientOptions } from "./client";
export type { Body, HttpReply, HttpRequest, Method, Part } from "./request";
