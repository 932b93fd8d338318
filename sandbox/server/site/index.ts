import { randomBytes } from "node:crypto";
import compress from "@fastify/compress";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { urlSuffix, botCheckPaths, visitorUrl } from "../../model";
import { createApp } from "../app";
import { addBotCheck } from "../bot-check";
import type { SandboxContext } from "../context";
import { addControls } from "../control";
import { applyFaults } from "../faults";
import { keepJournal } from "../journal";
import { sendCached, serveLibrary } from "../library/routes";
import { docsFile, libraryPrefix } from "../library/urls";
import { sendAnswer } from "../requests";
import { serveAssets } from "./assets";
import { pageConfig } from "./config";
import { contentSecurityPolicy } from "./csp";
import { renderDocument } from "./document";
import { layout } from "./layout";
import type { PageRequest } from "./page";
import { notFoundPage, pages } from "./pages";
import { addHostPages } from "./pages/host-pages";
import { mergeDeep, renderTestPage } from "./render-test-page";
import { readVariants } from "./variants";

const isJournaled = (path: string) =>
  path.startsWith(libraryPrefix) ||
  path.endsWith(urlSuffix) ||
  Object.values<string>(botCheckPaths).includes(path);

function playerOf({ headers }: FastifyRequest, { model }: SandboxContext): string | undefined {
  const [, token] = /(?:^|; *)JWT=([^;]+)/.exec(headers.cookie ?? "") ?? [];
  return token === undefined ? undefined : model.sessions.usernameOf(decodeURIComponent(token));
}

function readRequest(request: FastifyRequest, context: SandboxContext): PageRequest {
  const { pathname, searchParams } = new URL(context.origins.site + request.url);
  return {
    path: pathname,
    query: searchParams,
    variants: readVariants(searchParams),
    context,
    player: playerOf(request, context),
    nonce: randomBytes(16).toString("base64"),
  };
}

function sendDocument(
  reply: FastifyReply,
  request: PageRequest,
  markup: string,
  headers: Readonly<Record<string, string>> = {},
): FastifyReply {
  const policy = contentSecurityPolicy(request);
  if (policy) reply.header("content-security-policy", policy);
  // Browsers revalidate at each visit, as with a CMS. `no-store` would keep pages out of the back/forward cache.
  reply.type("text/html; charset=utf-8").header("cache-control", "no-cache").headers(headers);
  return reply.send(markup);
}

function sendPage(reply: FastifyReply, request: PageRequest): FastifyReply {
  const render = pages.get(request.path);
  const page = (render ?? notFoundPage)(request);
  if (!render) reply.code(404);
  const markup = renderDocument(request, {
    title: `${page.title} – Vetrina demo`,
    followsVisitor: true,
    body: layout(request, page),
    head: page.head,
    config: mergeDeep({ ...pageConfig(request, page.sessionRequired) }, page.config ?? {}),
    library: true,
  });
  return sendDocument(reply, request, markup);
}

/**
 * Sends the page or, if the path ends with the suffix for the IP address, the visitor's IP address. The CMS
 * provides the IP address under the path of each page.
 */
const sendUrlOrPage = (reply: FastifyReply, request: PageRequest) =>
  request.path.endsWith(urlSuffix) ? sendAnswer(reply, visitorUrl) : sendPage(reply, request);

function sendTestContent(reply: FastifyReply, request: PageRequest): FastifyReply {
  const { testContent } = request.context;
  const file = testContent.file(request.path);
  if (file)
    return reply
      .headers({ "cache-control": "no-store", ...file.headers })
      .type(file.type)
      .send(file.body);
  const page = testContent.page(request.path);
  if (page) return sendDocument(reply, request, renderTestPage(request, page), page.headers);
  return sendUrlOrPage(reply, request);
}

const docsTypes: Readonly<Record<string, string>> = {
  html: "text/html",
  css: "text/css",
  js: "text/javascript",
  svg: "image/svg+xml",
  webp: "image/webp",
  woff2: "font/woff2",
  txt: "text/plain",
};

/** Sends the built author documentation. A policy with nonces requires the nonce on its scripts, too. */
function sendDocs(raw: FastifyRequest, reply: FastifyReply, context: SandboxContext): FastifyReply {
  const request = readRequest(raw, context);
  const file = docsFile(request.path);
  const content = file && context.library.docs(file);
  if (!content) return sendPage(reply, request);
  const { variants, nonce } = request;
  const type = docsTypes[file.replace(/^.*\./, "")] ?? "text/html";
  if (!variants.csp || type !== "text/html") return sendCached(raw, reply, type, content);
  const markup = content.toString("utf8").replaceAll("<script ", `<script nonce="${nonce}" `);
  return sendDocument(reply, request, markup);
}

/** The server of the demo site. */
export async function createSiteServer(context: SandboxContext): Promise<FastifyInstance> {
  const app = createApp(context);
  addHostPages(context.testContent);
  // Compresses text files, as a CMS's web server does. Responses of services are JSON, which is not
  // compressed.
  await app.register(compress, { encodings: ["br", "gzip"], customTypes: /^text\/|javascript|svg/ });
  keepJournal(app, context, isJournaled);
  applyFaults(app, context);
  addControls(app, context);
  addBotCheck(app, context);
  await serveLibrary(app, context);
  await serveAssets(app, context);
  app.get("/test/*", { compress: false }, (raw, reply) => sendTestContent(reply, readRequest(raw, context)));
  app.get("/bonus", (_, reply) => reply.redirect("/bonus/dettaglio"));
  app.get("/docs", (_, reply) => reply.redirect("/docs/"));
  app.get("/docs/*", (raw, reply) => sendDocs(raw, reply, context));
  app.get("/*", (raw, reply) => sendUrlOrPage(reply, readRequest(raw, context)));
  app.setNotFoundHandler((raw, reply) => sendPage(reply, readRequest(raw, context)));
  return app;
}
