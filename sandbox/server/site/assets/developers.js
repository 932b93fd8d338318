/** The developers' page: buttons that copy a sample, and the list of the elements that are ready. */

const copied = "Copiato ";
const selected = "Selezionato: premi Ctrl+C ";

function selectCode(element) {
  const selection = document.getSelection();
  selection.removeAllRanges();
  const range = document.createRange();
  range.selectNodeContents(element);
  selection.addRange(range);
}

async function copySample(button, code) {
  const label = button.firstChild;
  const text = label.textContent;
  try {
    await navigator.clipboard.writeText(code.textContent);
    label.textContent = copied;
  } catch {
    // Some browsers allow no copying: the selected text can be copied by keyboard.
    selectCode(code);
    label.textContent = selected;
  }
  button.addEventListener("blur", () => (label.textContent = text), { once: true });
}

for (const sample of document.querySelectorAll(".sample")) {
  const button = sample.querySelector(".sample-copy");
  button.hidden = false;
  button.addEventListener("click", () => copySample(button, sample.querySelector("code")));
}

const list = document.querySelector("#page-events");

function addLine(tag, time) {
  list.querySelector(".empty")?.remove();
  const line = document.createElement("li");
  const name = document.createElement("code");
  name.textContent = tag;
  line.append(name, ` ${Math.round(time)} ms`);
  list.append(line);
}

// The library comes first, and is faster than this script if the browser has it.
for (const { localName } of document.querySelectorAll("[data-state='ready']"))
  addLine(localName, performance.now());
document.addEventListener("vetrina:widget-ready", (event) => addLine(event.detail.tag, event.timeStamp));
