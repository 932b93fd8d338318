import { channelsOf, contrastOf } from "../../../src/platform/contrast";
import {
  brandRule,
  channelsOfHex,
  derivedColours,
  derivedRule,
  hexOf,
  judge,
  type Palette,
  parseColour,
  tokensToRead,
} from "../palette";
import { liveContent } from "./live-content";

/** Texts that the page contains as JSON for this script. */
export interface PaletteTexts {
  /** Verdict on one contrast, with `{ratio}` and `{min}`. */
  readonly enough: string;
  readonly low: string;
  /** Verdict on the whole palette, with `{colour}` and `{count}`. */
  readonly allEnough: string;
  readonly oneLow: string;
  readonly someLow: string;
  /**
   * Message about text that is not a colour. Contains `{text}` and `{colour}`, the colour that the palette
   * keeps.
   */
  readonly invalid: string;
  readonly missing: string;
}

/** Milliseconds without a change after which screen readers announce the result. */
const announceAfter = 500;

/** True if the browser supports derived colours. The elements' style sheet has the same condition. */
const canDerive = () =>
  CSS.supports("color", "oklch(from red l c h)") && CSS.supports("color", "light-dark(red, red)");

const fill = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");

/** The colours of an element's tokens; undefined if the element has not started. */
function readPalette(element: Element | null): Palette | undefined {
  const root = element?.shadowRoot;
  if (!root) return undefined;
  const probe = document.createElement("i");
  probe.hidden = true;
  // In forced colours mode, the browser would otherwise replace the token's colour.
  probe.style.forcedColorAdjust = "none";
  root.append(probe);
  const read = tokensToRead.flatMap((token) => {
    const channels = channelsOf(probe, token);
    return channels ? [[token, hexOf(channels)] as const] : [];
  });
  probe.remove();
  return read.length === tokensToRead.length ? (Object.fromEntries(read) as Palette) : undefined;
}

/**
 * Shows the colours and contrasts of one theme.
 *
 * @returns the number of contrasts that are too low
 */
function showTheme(panel: HTMLElement, palette: Palette, texts: PaletteTexts): number {
  const verdicts = derivedColours.map(({ token, front, ground, use }) => {
    const row = panel.querySelector<HTMLElement>(`[data-token="${token}"]`);
    const ratio = contrastOf(channelsOfHex(palette[front]), channelsOfHex(palette[ground]));
    const { isEnough, ...numbers } = judge(ratio, use, document.documentElement.lang);
    row?.style.setProperty("--palette-colour", palette[token]);
    row?.style.setProperty("--palette-front", palette[front]);
    row?.style.setProperty("--palette-ground", palette[ground]);
    row?.toggleAttribute("data-low", !isEnough);
    row?.querySelector("[data-hex]")?.replaceChildren(palette[token]);
    row?.querySelector("[data-verdict]")?.replaceChildren(fill(isEnough ? texts.enough : texts.low, numbers));
    return isEnough;
  });
  return verdicts.filter((isEnough) => !isEnough).length;
}

const showCss = (name: string, css: string) =>
  document.querySelector(`[data-palette-css="${name}"] code`)?.replaceChildren(css);

/** Shows the palette of the colour that the reader enters or picks. */
export function startPalette(): void {
  const field = document.querySelector<HTMLInputElement>("[data-palette]");
  const picker = document.querySelector<HTMLInputElement>("#palette-picker");
  const error = document.querySelector("#palette-error");
  const status = document.querySelector("[data-palette-status]");
  const [light, dark] = document.querySelectorAll<HTMLElement>("[data-palette-theme]");
  if (!field || !picker || !error || !status || !light || !dark) return;

  const shown = canDerive() ? "[data-palette-tool]" : "[data-palette-unsupported]";
  for (const part of document.querySelectorAll<HTMLElement>(shown)) part.hidden = false;
  if (!canDerive()) return;

  const texts = JSON.parse(field.dataset.palette ?? "") as PaletteTexts;
  let colour = picker.value;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const announce = (count: number) => {
    const text = count === 0 ? texts.allEnough : count === 1 ? texts.oneLow : texts.someLow;
    const line = fill(text, { colour, count: String(count) });
    if (status.textContent !== line) status.textContent = line;
  };

  const show = () => {
    const [ofLight, ofDark] = [light, dark].map((panel) => {
      panel.style.setProperty("--vetrina-brand", colour);
      return readPalette(panel.querySelector("vetrina-date-picker"));
    });
    if (!ofLight || !ofDark) return;
    const count = showTheme(light, ofLight, texts) + showTheme(dark, ofDark, texts);
    showCss("brand", brandRule(colour));
    showCss("derived", derivedRule(ofLight, ofDark));
    clearTimeout(timer);
    // Dragging in the picker changes the colour many times a second.
    timer = setTimeout(announce, announceAfter, count);
  };

  const choose = (chosen: string) => {
    colour = chosen;
    error.replaceChildren();
    field.removeAttribute("aria-invalid");
    show();
  };

  picker.addEventListener("input", () => {
    field.value = picker.value;
    choose(picker.value);
  });
  field.addEventListener("input", () => {
    const written = parseColour(field.value);
    if (written === undefined) return;
    picker.value = written;
    choose(written);
  });
  // Input is complete when the reader leaves the field or presses Enter.
  field.addEventListener("change", () => {
    const written = parseColour(field.value);
    if (written !== undefined) {
      field.value = written;
      return;
    }
    field.setAttribute("aria-invalid", "true");
    const text = field.value.trim();
    error.textContent = fill(text === "" ? texts.missing : texts.invalid, { text, colour });
  });

  for (const panel of [light, dark]) {
    const template = panel.querySelector("template");
    template?.replaceWith(liveContent(template));
    // The colours of an element can be read as soon as it has started.
    new MutationObserver(show).observe(panel, { subtree: true, attributeFilter: ["data-state"] });
  }
  show();
}
