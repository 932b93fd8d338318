/* oxlint-disable vetrina/page-document -- names of the page cannot be protected in a classic script; only its own author views it */
/**
 * Classic script for a page that was opened as a local file. It explains to the page author, in the page and
 * in the console, why nothing loads: immediately if the library is a local file too, otherwise once the
 * server refuses to send the library. It imports and exports nothing, and its block keeps its names out of
 * the page's scope.
 */
{
  const isEnglish = document.documentElement.lang.startsWith("en");
  const sentence = isEnglish
    ? "Vetrina does not load on a page that is opened from the disk: browsers forbid it. Open it from a web server, also on your own computer: in its folder run “python3 -m http.server 8000” or, with Node, “npx --yes http-server -p 8000 -c-1” and open http://localhost:8000."
    : "Vetrina non si carica in una pagina aperta dal disco: i browser lo vietano. Aprila da un server web, anche sul tuo computer: nella sua cartella avvia «python3 -m http.server 8000» o, con Node, «npx --yes http-server -p 8000 -c-1» e apri http://localhost:8000.";

  let isReported = false;
  const show = () => {
    const note = document.createElement("p");
    note.dataset.vetrinaDisk = "";
    note.role = "status";
    note.textContent = sentence;
    Object.assign(note.style, {
      margin: "0",
      padding: "1em",
      font: "1rem/1.5 system-ui, sans-serif",
      color: "#1c1c1c",
      background: "#fff3cd",
    });
    document.body.prepend(note);
    for (const element of document.querySelectorAll("*"))
      if (element.localName.startsWith("vetrina-")) element.setAttribute("data-state", "error");
  };

  const explain = () => {
    if (isReported) return;
    isReported = true;
    console.error(`[vetrina] ${sentence}`);
    if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", show);
    else show();
  };

  const script = document.currentScript as HTMLScriptElement | null;
  if (script?.src.startsWith("file:")) explain();
  else
    document.addEventListener("vetrina:error", (event) => {
      if ((event as CustomEvent<{ code: string }>).detail.code === "chunk") explain();
    });
}

export {};
