/** A developer's view of the platform: the connection's state, calls and callbacks. It uses `Vetrina.gamification`. */

const maxLines = 100;
const kinds = [
  "entityChanged",
  "entityStateChanged",
  "notification",
  "leaderboardUpdate",
  "optinStatus",
  "proxy",
  "error",
];

/** An example request for each call. */
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

function element(name, text, className = "") {
  const created = document.createElement(name);
  created.textContent = text;
  created.className = className;
  return created;
}

/** Adds a line to the top of a list and removes the oldest lines. */
function addLine(list, at, text) {
  const line = document.createElement("li");
  line.append(element("time", time(at)), " ", element("code", text), " ");
  list.querySelector(".empty")?.remove();
  list.prepend(line);
  while (list.children.length > maxLines) list.lastChild.remove();
  return line;
}

function showCalls(client) {
  const lines = new Map();
  client.onCall(({ number, call, at, outcome }) => {
    if (!outcome) lines.set(number, addLine(find("calls"), at, call));
    else {
      lines.get(number)?.append(element("span", outcome, outcome === "answered" ? "good" : "bad"));
      lines.delete(number);
      showCounts(client);
    }
  });
}

function showCallbacks(client) {
  for (const kind of kinds)
    client.on(kind, (event) => {
      const line = addLine(find("callbacks"), Date.now(), kind);
      line.append(element("code", JSON.stringify(event).slice(0, 300), "details"));
      showCounts(client);
    });
}

/** The client's counters, and the numbers of unknown names in the platform's data. */
function showCounts({ counters, drift }) {
  const unknown = Object.entries(drift.counts()).map(([kind, names]) => [
    `unknown: ${kind}`,
    Object.keys(names).length,
  ]);
  find("counts").replaceChildren(
    ...[...Object.entries(counters), ...unknown].map(([name, count]) => {
      const pair = document.createElement("div");
      pair.append(element("dt", name), element("dd", count));
      return pair;
    }),
  );
}

/** The state and its details, as a list of strings. */
const describeState = ({ status, attempt, until, transport, reason }) =>
  [
    status,
    transport,
    attempt && `tentativo ${attempt}`,
    until && `di nuovo alle ${time(until)}`,
    reason,
  ].filter(Boolean);

function showState(client) {
  client.subscribe((state) => {
    find("state").textContent = describeState(state).join(" · ");
    find("state").dataset.status = state.status;
    showCounts(client);
  });
}

async function answerTo(call, name, request) {
  try {
    const body = request.trim() === "" ? undefined : JSON.parse(request);
    return JSON.stringify(await call(name, body), null, 2) ?? "Risposta senza contenuto.";
  } catch (error) {
    const errors = error.errors?.map(({ message, status }) => `${status} ${message}`) ?? [];
    return [error.message, ...errors].join("\n");
  }
}

function offerCalls({ call }) {
  const [name, request, answer] = ["name", "request", "answer"].map(find);
  name.append(...Object.keys(requests).map((each) => element("option", each)));
  const showRequest = () => {
    request.value = JSON.stringify(requests[name.value], null, 2) ?? "";
  };
  name.addEventListener("change", showRequest);
  const showAnswer = async () => {
    answer.hidden = false;
    answer.textContent = "…";
    answer.textContent = await answerTo(call, name.value, request.value);
  };
  find("call").addEventListener("submit", (event) => {
    event.preventDefault();
    // `answerTo` never rejects: it returns the text of an error.
    void showAnswer();
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
