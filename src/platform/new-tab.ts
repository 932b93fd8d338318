/** Browsers that do not say what they allow are believed to do so for this long after a click, milliseconds. */
const goodFor = 1000;

/**
 * Whether the browser lets a tab be opened now. The click counts for some seconds, also after an answer was waited for:
 * five in Chromium and Firefox, less in Safari; `userActivation` knows (Chromium 72, Safari 16.4, Firefox 120).
 *
 * @param clickedAt when the visitor clicked, by `performance.now()`
 */
export function allowsNewTab(clickedAt: number): boolean {
  const { userActivation } = navigator as Partial<Navigator>;
  return userActivation ? userActivation.isActive : performance.now() - clickedAt < goodFor;
}

/**
 * Opens a page in a new tab, which knows nothing of this one, by a form that is in the document for no longer than that.
 *
 * @param address absolute, and through the address gate
 */
export function postInNewTab(address: string, fields: Readonly<Record<string, string>>): void {
  const form = document.createElement("form");
  form.method = "post";
  form.action = address;
  form.target = "_blank";
  form.setAttribute("rel", "noopener");
  form.hidden = true;
  form.append(
    ...Object.entries(fields).map(([name, value]) => {
      const field = document.createElement("input");
      field.type = "hidden";
      field.name = name;
      field.value = value;
      return field;
    }),
  );
  document.body.append(form);
  // A field may have the name of a method.
  HTMLFormElement.prototype.submit.call(form);
  form.remove();
}
