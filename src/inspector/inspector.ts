import { createElement } from "react";
import { createRoot } from "react-dom/client";
import type { WidgetDefinition } from "../definition";
import { adoptStyles } from "../element/styles";
import type { Services } from "../services/services";
import { pageDocument, protectContainer } from "../utils/page-document";
import {
  readCalls,
  readChunks,
  readConfigProblems,
  readConnection,
  readCopies,
  readDuplicateIds,
  watchPolicy,
} from "./collect-page";
import { createWidgetReader } from "./collect-widgets";
import css from "./inspector.css?inline";
import { Panel, type Reading } from "./Panel";

export interface InspectorEnvironment {
  readonly catalogue: readonly WidgetDefinition[];
  readonly services: Services;
  /** The library's version. */
  readonly version: string;
  /** Reads the configuration in the page again, for the complaints about its block. */
  readonly readPageConfiguration: (complain: (message: string) => void) => unknown;
}

interface OpenInspector {
  focus(): void;
}

// A page has one inspector.
let current: OpenInspector | undefined;

/** Opens the inspector; if it is open, moves the focus to it. */
export function openInspector(environment: InspectorEnvironment): void {
  if (current) current.focus();
  else current = createInspector(environment);
}

/** The folder of the chunks: this file's own. */
const base = new URL(".", import.meta.url).href;

/** Reads the whole page. */
function createReader(
  { catalogue, services, version, readPageConfiguration }: InspectorEnvironment,
  violations: ReturnType<typeof watchPolicy>["violations"],
): () => Reading {
  const readWidgets = createWidgetReader(catalogue, services);
  const tags = catalogue.map(({ tag }) => tag);
  return () => {
    const found = readWidgets();
    return {
      elements: new Map(found.map(({ element, entry }) => [entry.key, element])),
      inspection: {
        version,
        address: location.origin + location.pathname,
        browser: navigator.userAgent,
        viewport: `${innerWidth} × ${innerHeight}`,
        widgets: found.map(({ entry }) => entry),
        config: readConfigProblems(services, tags, readPageConfiguration),
        chunks: readChunks(base),
        calls: readCalls(services.log.history?.counts ?? new Map<string, number>(), location.origin),
        connection: readConnection(services),
        violations: violations(),
        copies: readCopies(),
        duplicateIds: readDuplicateIds(),
      },
    };
  };
}

/** The host fills the window above everything, and lets all clicks through that are not on the panel. */
function createHost(): HTMLElement {
  const host = pageDocument.createElement("div");
  host.dataset.vetrinaInspector = "";
  // In the top layer, where the browser has one, nothing of the page covers it.
  host.popover = "manual";
  adoptStyles(host.attachShadow({ mode: "open" }), [css]);
  return host;
}

function createInspector(environment: InspectorEnvironment): OpenInspector {
  const { config } = environment.services;
  const opener = pageDocument.activeElement;
  const host = createHost();
  const shadow = host.shadowRoot as ShadowRoot;
  const container = protectContainer(pageDocument.createElement("div"));
  shadow.append(container);
  pageDocument.body.append(host);
  host.showPopover?.();
  const root = createRoot(container);
  const policy = watchPolicy();

  function close() {
    current = undefined;
    stopFollowing();
    policy.stop();
    root.unmount();
    host.remove();
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
  }

  const { language, texts } = config.get();
  const read = createReader(environment, policy.violations);
  root.render(createElement(Panel, { read, language, texts, onClose: close }));
  const stopFollowing = config.$config.listen(({ inspector }) => {
    if (!inspector) close();
  });
  return {
    focus: () => shadow.querySelector<HTMLElement>("h2")?.focus(),
  };
}
