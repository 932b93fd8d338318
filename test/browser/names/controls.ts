import type { CDPSession, Page } from "playwright-core";
import { catalogue } from "../../../widgets/catalogue";

/** A control in the accessibility tree, with its visible text. */
export interface Control {
  readonly role: string;
  readonly name: string;
  /** Visible texts of the control and of its labels. */
  readonly visibleTexts: readonly string[];
  /** Target of a link, or of a button that opens an entity; empty for other controls. */
  readonly target: string;
}

interface AxNode {
  readonly ignored: boolean;
  readonly role?: { readonly value?: string };
  readonly name?: { readonly value?: string };
  readonly description?: { readonly value?: string };
  readonly backendDOMNodeId?: number;
}

const controlRoles = new Set([
  "button",
  "link",
  "textbox",
  "searchbox",
  "combobox",
  "checkbox",
  "radio",
  "switch",
  "slider",
  "spinbutton",
  "menuitem",
  "tab",
  "option",
  "gridcell",
]);

/** Runs in the page, with the control's element as `this`. */
function lookAt(this: Element): Pick<Control, "visibleTexts" | "target"> {
  const isSeen = (element: Element) => {
    const { position, inlineSize } = getComputedStyle(element);
    // Text that is only for assistive technology is clipped to one pixel.
    return element.checkVisibility() && !(position === "absolute" && parseFloat(inlineSize) <= 1);
  };
  const childrenOf = (element: Element): readonly Node[] => {
    if (element instanceof HTMLSlotElement && element.assignedNodes().length > 0)
      return element.assignedNodes();
    return [...(element.shadowRoot ?? element).childNodes];
  };
  const textOf = (node: Node, without?: Element): string => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof HTMLElement) || node === without) return "";
    const isShown = getComputedStyle(node).display === "contents" || isSeen(node);
    return isShown
      ? ` ${childrenOf(node)
          .map((child) => textOf(child, without))
          .join("")} `
      : "";
  };
  const tidy = (text: string) => text.replace(/\s+/g, " ").trim();

  const host = (this.getRootNode() as ShadowRoot).host as HTMLElement | undefined;
  const isOfLabel = host?.shadowRoot?.querySelector("button") === this;
  const field = (isOfLabel ? host : this) as HTMLInputElement;
  const labels = [...(field.labels ?? [])].map((label) => textOf(label, field));
  return {
    visibleTexts: [...labels, this instanceof HTMLSelectElement ? "" : textOf(this)]
      .map(tidy)
      .filter(Boolean),
    target: this instanceof HTMLAnchorElement ? this.href : ((this as HTMLElement).dataset.target ?? ""),
  };
}

async function inspect(
  session: CDPSession,
  backendNodeId: number,
): Promise<Pick<Control, "visibleTexts" | "target">> {
  const { object } = await session.send("DOM.resolveNode", { backendNodeId });
  const { result } = await session.send("Runtime.callFunctionOn", {
    objectId: object.objectId ?? "",
    functionDeclaration: String(lookAt),
    returnByValue: true,
  });
  return result.value as Pick<Control, "visibleTexts" | "target">;
}

type SeenNode = AxNode & Pick<Required<AxNode>, "role" | "backendDOMNodeId">;

async function axNodes(session: CDPSession): Promise<readonly SeenNode[]> {
  await session.send("DOM.getDocument");
  const { nodes } = (await session.send("Accessibility.getFullAXTree")) as unknown as { nodes: AxNode[] };
  return nodes.filter(
    (node): node is SeenNode =>
      !node.ignored && node.backendDOMNodeId !== undefined && node.role !== undefined,
  );
}

const roleOf = ({ role }: AxNode) => role?.value ?? "";
const tidy = (text = "") => text.replace(/\s+/g, " ").trim();
const nameOf = ({ name }: AxNode) => tidy(name?.value);

/** Excludes grid cells without a day. */
const isControl = (node: AxNode) =>
  controlRoles.has(roleOf(node)) && !(roleOf(node) === "gridcell" && nameOf(node) === "");

const widgetTags: readonly string[] = catalogue.map(({ tag }) => tag);

/**
 * Waits until no widget is loading, even inside other widgets. A live table may have no state, because it
 * starts only near the viewport.
 */
export const widgetsSettled = (page: Page) =>
  page.waitForFunction((tags) => {
    const hostsOf = (root: ParentNode): readonly Element[] =>
      [...root.querySelectorAll("*")].flatMap((element) => [
        ...(tags.includes(element.localName) ? [element] : []),
        ...(element.shadowRoot ? hostsOf(element.shadowRoot) : []),
      ]);
    const isSettled = (host: Element) => {
      const state = host.getAttribute("data-state");
      return state === null ? host.localName === "vetrina-live-casino-card" : state !== "loading";
    };
    return hostsOf(document).every(isSettled);
  }, widgetTags);

/**
 * Scrolls to each widget of a page and waits until it has started or loaded, because a live table loads only
 * in the viewport.
 */
export async function showWidgets(page: Page, until: "started" | "loaded" = "started"): Promise<void> {
  // Elements outside the viewport must be rendered, because the accessibility tree contains them, too.
  await page.addStyleTag({ content: "vetrina-live-casino-card { content-visibility: visible }" });
  // Excludes elements without a state that widgets add to the page, such as the panel of an open login modal.
  // It also excludes the tables of a lobby, because a lobby shows only some of them.
  await page.evaluate(
    async ({ selector, waiting }) => {
      for (const widget of document.querySelectorAll(selector)) {
        do {
          widget.scrollIntoView();
          await new Promise(requestAnimationFrame);
        } while (waiting.includes(widget.getAttribute("data-state")));
      }
      scrollTo(0, 0);
    },
    {
      selector: `:is(${widgetTags.join()}):not(vetrina-live-casino-lobby > *)`,
      waiting: [null, until === "loaded" ? "loading" : null],
    },
  );
}

/**
 * All controls of a page, in the order of the accessibility tree, which includes shadow trees but not hidden
 * parts. The controls are read until two results agree, because the tree and the texts are read one after the
 * other.
 */
export async function controlsOf(page: Page): Promise<readonly Control[]> {
  let before: readonly Control[] | undefined;
  for (let count = 0; count < 10; count += 1) {
    const controls = await readControls(page);
    if (JSON.stringify(controls) === JSON.stringify(before)) return controls;
    before = controls;
  }
  throw new Error("the controls of the page keep changing");
}

async function readControls(page: Page): Promise<readonly Control[]> {
  const session = await page.context().newCDPSession(page);
  const nodes = (await axNodes(session)).filter(isControl);
  const controls: Control[] = [];
  for (const node of nodes)
    controls.push({
      role: roleOf(node),
      name: nameOf(node),
      ...(await inspect(session, node.backendDOMNodeId)),
    });
  await session.detach();
  return controls;
}

/** Names and descriptions of all elements with a role. */
export async function namesOf(page: Page, role: string) {
  const session = await page.context().newCDPSession(page);
  const nodes = (await axNodes(session)).filter((node) => roleOf(node) === role);
  await session.detach();
  return nodes.map((node) => ({ name: nameOf(node), description: tidy(node.description?.value) }));
}

const plain = (text: string) => text.toLowerCase();

/** Controls without a name, or with a name that does not contain their visible text (WCAG 4.1.2, 2.5.3). */
export const wrongNames = (controls: readonly Control[]): readonly string[] =>
  controls
    .filter(
      ({ name, visibleTexts }) =>
        name === "" || visibleTexts.some((text) => !plain(name).includes(plain(text))),
    )
    .map(({ role, name, visibleTexts }) => `${role} "${name}" shows "${visibleTexts.join('" and "')}"`);

/** Login buttons, which may occur several times because all open the same dialog. */
const loginButtons = ['button "Accedi"', 'button "Log in"'];

/** Roles and names that several controls share, except links with the same target. */
export function sharedNames(controls: readonly Control[]): readonly string[] {
  const targets = new Map<string, string[]>();
  for (const { role, name, target } of controls) {
    const key = `${role} "${name}"`;
    targets.set(key, [...(targets.get(key) ?? []), target]);
  }
  const leadsElsewhere = (all: readonly string[]) =>
    all.length > 1 && (all[0] === "" || new Set(all).size > 1);
  return [...targets]
    .filter(([key, all]) => leadsElsewhere(all) && !loginButtons.includes(key))
    .map(([key]) => key);
}
