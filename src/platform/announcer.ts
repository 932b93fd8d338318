/** Says something to those who listen to the page; silent on the screen. */
export type Announce = (text: string) => void;

/** Seen by nobody, read by assistive technology. */
const quiet: Partial<CSSStyleDeclaration> = {
  position: "absolute",
  inlineSize: "1px",
  blockSize: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
};

/** The page's one polite live region, in the light DOM, made when there is something to say for the first time. */
export function createAnnouncer(): Announce {
  let region: HTMLElement | undefined;

  function createRegion(): HTMLElement {
    const made = document.createElement("div");
    made.setAttribute("role", "status");
    Object.assign(made.style, quiet);
    document.body.append(made);
    return made;
  }

  return (text) => {
    if (!region?.isConnected) region = createRegion();
    // A sentence of its own is heard also where it is the same as the one before.
    const sentence = document.createElement("p");
    sentence.textContent = text;
    region.replaceChildren(sentence);
  };
}
