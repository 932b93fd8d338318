/* global document, window */
/** The developer's view of the platform: state, calls and callbacks as they happen. Needs `Vetrina.gamification`. */

const mostLines = 100;
const kinds = [
  "entityChanged",
  "entityStateChanged",
  "notification",
  "leaderboardUpdate",
  "optinStatus",
  "proxy",
  "error",
];

/** A good request for each call, to begin with. */
const requests = {
  getMember: { includeFields: ["ALL"], includeCustomFields: [] },
  getAchievements: { achievementFilter: { includeOptInState: true, skip: 0, limit: 5 }, languageKey: "it" },
  getAwards: { awardFilter: { skip: 0, limit: 5 }, languageKey: "it" },
  claimAwards: { awardIds: [], languageKey: "it" },
  declineAwards: { awardIds: [], languageKey: "it" },
  getCompetitions: { competitionFilter: { skip: 0, limit: 5 }, languageKey: "it" },
  getContests: { contestFilter: { skip: 0, limit: 5 }, languageKey: "it" },
  subscribeToLeaderboard: {
    entityId: "con-autunno-1",
    action: "Subscribe",
    leaderboardFilter: { topRanksToInclude: 5, ranksAboveToInclude: 1, ranksBelowToInclude: 1 },
  },
  getRewards: { entityFilter: [{ entityType: "Achievement", entityIds: [] }], skip: 0, limit: 5 },
  getMessages: { messageFilter: { skip: 0, limit: 5 }, languageKey: "it" },
  updateMessagesState: [{ id: [], status: "Read" }],
  getMissionStates: { missionStatesFilter: { skip: 0, limit: 5 }, languageKey: "it" },
  getGraph: { ids: [], entityType: "Achievement", languageKey: "it" },
  manageOptin: { entityId: "com-poker", entityType: "Competition", action: "join" },
  optInStates: { optinStatesFilter: { entityTypes: ["Competition"], skip: 0, limit: 5 } },
  listInstantWins: { instantWinFilter: { skip: 0, limit: 5 }, languageKey: "it" },
  getInstantWinAvailablePlays: { instantWinIds: [] },
  playInstantWin: { instantWinId: "", languageKey: "it" },
  donateInstantWinPlays: { instantWinId: "", numberOfPlaysToDonate: 1 },
  getProducts: { productFilter: { skip: 0, limit: 5 }, languageKey: "it" },
  getFiles: { ids: [], repositoryId: "", skip: 0, limit: 5 },
  getRules: { entityFilter: [{ entityType: "Achievement", entityIds: [] }], skip: 0, limit: 5 },
  getActiveEntitiesCount: { entityType: "Achievement" },
  createMemberToken: { apiKey: "", member: "" },
  listCallbacks: undefined,
  heartbeat: undefined,
};

const find = (id) => document.getElementById(`platform-${id}`);
const time = (at) => new Date(at).toLocaleTimeString("it-IT", { hour12: false });
const inWords = ({ status, ...details }) => [status, ...Object.values(details)].join(" · ");

/** Puts a line on top of a list, which keeps the newest. */
function addLine(list, text) {
  const line = document.createElement("li");
  line.textContent = text;
  list.prepend(line);
  while (list.children.length > mostLines) list.lastChild.remove();
  return line;
}

function showCalls(client) {
  const lines = new Map();
  client.onCall(({ number, call, at, outcome }) => {
    const text = `${time(at)} ${call}${outcome ? `: ${outcome}` : " …"}`;
    const known = lines.get(number);
    if (known) known.textContent = text;
    else lines.set(number, addLine(find("calls"), text));
    if (outcome) lines.delete(number);
  });
}

function showCallbacks(client) {
  for (const kind of kinds)
    client.on(kind, (news) => {
      addLine(find("callbacks"), `${time(Date.now())} ${kind}: ${JSON.stringify(news).slice(0, 300)}`);
    });
}

function showState(client) {
  client.$state.subscribe((state) => {
    find("state").textContent = inWords(state);
    find("counters").textContent = Object.entries(client.counters)
      .map(([name, count]) => `${name}: ${count}`)
      .join(" · ");
  });
}

function optionOf(name) {
  const option = document.createElement("option");
  option.textContent = name;
  return option;
}

function offerCalls({ call }) {
  const [name, request, answer] = ["name", "request", "answer"].map(find);
  for (const each of Object.keys(requests)) name.append(optionOf(each));
  const showRequest = () => {
    request.value = JSON.stringify(requests[name.value], null, 2) ?? "";
  };
  name.addEventListener("change", showRequest);
  find("call").addEventListener("submit", async (event) => {
    event.preventDefault();
    answer.textContent = "…";
    try {
      const body = request.value.trim() === "" ? undefined : JSON.parse(request.value);
      answer.textContent =
        JSON.stringify(await call(name.value, body), null, 2) ?? "Risposta senza contenuto.";
    } catch (error) {
      const errors = error.errors?.map(({ message, status }) => `${status} ${message}`) ?? [];
      answer.textContent = [error.message, ...errors].join("\n");
    }
  });
  showRequest();
  for (const control of [name, find("send")]) control.disabled = false;
}

window.Vetrina = window.Vetrina || { q: [] };
window.Vetrina.q.push(async ({ gamification }) => {
  const client = await gamification.client();
  showState(client);
  showCalls(client);
  showCallbacks(client);
  offerCalls(gamification);
  client.open();
});
