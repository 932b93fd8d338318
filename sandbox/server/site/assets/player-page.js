/** Reloads a page whose content the server renders for a player, after a login or a logout. */

const header = document.querySelector("vetrina-balance-header");
const isLoggedOut = () => header.dataset.state === "logged-out";
let wasLoggedOut;

new MutationObserver(() => {
  if (wasLoggedOut !== undefined && wasLoggedOut !== isLoggedOut()) location.reload();
  else wasLoggedOut = isLoggedOut();
}).observe(header, { attributeFilter: ["data-state"] });
