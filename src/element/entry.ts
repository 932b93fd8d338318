import type { DetailOf } from "../definition";
import type { CommonEvents } from "../definition/common-events";
import { translator } from "../i18n/texts";
import { isAuthoringContext } from "../platform/page";
import { isError } from "../utils/objects";
import { pageDocument, protectContainer } from "../utils/page-document";
import { hasFallback, hideFallback, showFallback } from "./fallback-slots";
import type { Mountable } from "./mountable";
import { whenIdle } from "./page-use";
import { adoptStyles } from "./styles";
import { elementTexts } from "./texts";
import type { Props } from "./values";

/**
 * Maximum number of times that the box is restored after a foreign script has emptied the shadow root. If the
 * script empties it once more, the entry fails.
 */
const maxRestorations = 3;

let entryCount = 0;

/** One mounted element: the box in its shadow root that React renders into, and its latest props. */
export class Entry {
  readonly key = `e${(entryCount += 1)}`;
  readonly box = protectContainer(pageDocument.createElement("div"));
  phase: "mounted" | "unmounting" = "mounted";
  props: Props;
  /** Set by the `Body` component. Called after each change of the props. */
  onChange: (() => void) | undefined;
  #isAnnounced = false;
  #hasCrashed = false;
  #boxObserver: MutationObserver;

  constructor(readonly mountable: Mountable) {
    this.props = mountable.values.props();
    // The author's children stay visible, in their own layout, until the first commit.
    showFallback(mountable.root);
    // The box does not use `display: contents`, because Firefox hides a modal dialog inside such a box from
    // assistive technology.
    this.box.inert = mountable.services.page.isEdited();
    mountable.root.append(this.box);
    this.#boxObserver = this.#observeBox();
  }

  /**
   * Takes over the element's values. Equal values do not count as a change, because a component that failed
   * with them would fail again in the same way.
   */
  update(): void {
    const props = this.mountable.values.props();
    const names = new Set([...Object.keys(this.props), ...Object.keys(props)]);
    if ([...names].every((name) => Object.is(this.props[name], props[name]))) return;
    this.props = props;
    this.forgetCrash();
    this.onChange?.();
  }

  /** Called before the component is rendered again. */
  forgetCrash(): void {
    this.#hasCrashed = false;
  }

  /**
   * Called in the first commit, before layout effects. Until then, the page's styles apply to the fallback
   * content.
   */
  adoptStyles(): void {
    adoptStyles(this.mountable.root, this.mountable.module.styles);
  }

  /** Called in the first commit that contains the component. Removes the fallback content. */
  show(): void {
    // Preact runs the effects of a component even if one of its siblings has thrown.
    if (this.#hasCrashed) return;
    const { root, host, definition } = this.mountable;
    hideFallback(root);
    if (!host.hasState) host.setState("ready");
    const detail: DetailOf<CommonEvents["vetrina:widget-ready"]> = { tag: definition.tag };
    if (!this.#isAnnounced) host.emit("vetrina:widget-ready", detail);
    this.#isAnnounced = true;
    checkContrast(this.mountable);
  }

  /** Called when the component cannot be rendered. Shows the author's fallback content again. */
  fallBack(): void {
    showFallback(this.mountable.root);
    const { host } = this.mountable;
    host.setState("error");
    // The state that the component had set is no longer valid.
    host.hasState = false;
  }

  /** Reports a failure of the component to the console and to the page. */
  reportCrash(error: unknown): void {
    this.#hasCrashed = true;
    const { services, definition } = this.mountable;
    const cause = isError(error) ? error : new Error(String(error));
    services.log.error(`<${definition.tag}> failed`, cause);
    services.report("crash", cause, definition.tag);
  }

  /**
   * Called when React can no longer render this element. Shows the fallback content, or a message, without
   * React.
   */
  fail(error: unknown): void {
    this.#hasCrashed = true;
    if (this.phase === "mounted") {
      this.fallBack();
      const { root, host, services } = this.mountable;
      const { language, texts } = services.config.get();
      if (!hasFallback(host.element)) {
        root.append(translator(elementTexts, language, texts)("unavailable"));
      }
    }
    this.reportCrash(error);
  }

  dispose(): void {
    this.#boxObserver.disconnect();
    this.box.remove();
  }

  /** Restores the box when a foreign script removes it. */
  #observeBox(): MutationObserver {
    let restorations = 0;
    const observer = new MutationObserver(() => {
      const { root } = this.mountable;
      if (this.box.parentNode === root) return;
      restorations += 1;
      if (restorations <= maxRestorations) root.append(this.box);
      else {
        observer.disconnect();
        this.fail(new Error("a foreign script keeps emptying the shadow root"));
      }
    });
    observer.observe(this.mountable.root, { childList: true });
    return observer;
  }
}

/**
 * Warns authors and developers about colours with too little contrast, once per tag, when the browser is
 * idle. Runs only if an author or developer views the page, because the check costs time and bytes and does
 * not help players.
 */
function checkContrast({ definition, root, services }: Mountable): void {
  if (!isAuthoringContext(services.page)) return;
  const { log } = services;
  whenIdle(() => {
    import("../platform/contrast")
      .then(({ warnAboutContrast }) => {
        warnAboutContrast(definition.tag, root, (message) => log.warn(message));
      })
      .catch((error: unknown) => {
        log.warn("the contrast could not be checked", error);
      });
  });
}
