/** Replaces the movements on the page by those of a new period, without a reload. */

const form = document.querySelector("form.filter");
const result = document.querySelector("#risultato");
const status = document.querySelector("#risultato-stato");

async function show({ from, to }) {
  const url = new URL(form.action);
  for (const [name, value] of new FormData(form)) url.searchParams.set(name, value);
  url.searchParams.set("periodo-from", from);
  url.searchParams.set("periodo-to", to);
  const response = await fetch(url);
  if (!response.ok) throw new Error(`status ${response.status}`);
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  result.replaceChildren(...page.querySelector("#risultato").childNodes);
  status.textContent = result.querySelector("h2")?.textContent ?? result.textContent;
  history.replaceState(history.state, "", url);
}

// The button still sends the form without a network, or if a policy forbids parsing markup.
form?.addEventListener("vetrina:date-range-change", ({ detail }) => {
  show(detail).catch(() => form.requestSubmit());
});
