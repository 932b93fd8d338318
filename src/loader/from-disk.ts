/* eslint-disable no-restricted-syntax -- names of the page cannot be protected in a classic script; only its own author looks */
/**
 * Runs as a classic script on a page that was opened from the disk, and tells its author in the page and in the console
 * why nothing loads: at once if the library is on the disk too, otherwise when its server refuses to give it. It imports
 * and exports nothing, and the block keeps its names out of the page's.
 */
{
  const isEnglish = document.documentElement.lang.startsWith("en");
  const sentence = isEnglish
    ? "Vetrina does not load on a page that is opened from the disk: browsers do not allow it. Open the page from a web server, also on your own computer: for example run “npx serve” in its folder and open http://localhost:3000."
    : "Vetrina non si carica in una pagina aperta dal disco: i browser non lo permettono. Apri la pagina da un server web, anche sul tuo computer: per esempio avvia «npx serve» nella sua cartella e apri http://localhost:3000.";

  let isTold = false;
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
    if (isTold) return;
    isTold = true;
    console.error(`[vetrina] ${sentence}`);
    if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", show);
    else show();
  };

  const script = document.currentScript as HTMLScriptElement | null;
  if (script?.src.startsWith("file:")) explain();
  else
    document.addEventListener("vetrina:error", (event) => {
      if ((event as CustomEvent<{ row: string }>).detail.row === "chunk") explain();
    });
}

export {};
