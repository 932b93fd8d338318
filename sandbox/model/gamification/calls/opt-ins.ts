import { manageOptin as change, type OptInAction } from "../actions/opt-in";
import type { OptIn } from "../space/entities";
import { notEntered, toWireOptIn } from "../space/opt-ins";
import type { MemberState } from "../space/members";
import { optInCodes } from "../space/statuses";
import { callingMember, type Destination, Refusal, listReply, pageOf } from "./destination";
import { fieldsOf, textOf, isAmong, isWithin, passesAll } from "./filters";

export const optInOf = ({ optIns }: MemberState, entityType: string, entityId: string): OptIn =>
  optIns.find((optIn) => optIn.entityId === entityId) ?? notEntered(entityType, entityId);

export const optInStates: Destination = {
  reply: "OptInResponse",
  role: "ViewMembers",
  empty: { data: [] },
  answer({ gamification, caller, request }) {
    const filter = fieldsOf(fieldsOf(request).optinStatesFilter);
    const passes = passesAll<OptIn>(
      isAmong(filter.ids, ({ entityId }) => entityId),
      isAmong(filter.entityTypes, ({ entityType }) => entityType),
      isWithin(filter.statusCodes, ({ status }) => optInCodes[status]),
      isWithin(filter.optInStatusCodes, ({ status }) => optInCodes[status]),
    );
    const found = callingMember(gamification.read(), caller).optIns.filter(passes);
    return listReply("OptinStatus", found.map(toWireOptIn), pageOf(filter));
  },
};

const isAction = (action: unknown): action is OptInAction => action === "join" || action === "leave";

export const manageOptin: Destination = {
  reply: "OptInResponse",
  role: "ViewMembers",
  empty: { data: [] },
  answer({ gamification, caller, request }) {
    const { entityId, action } = fieldsOf(request);
    if (!isAction(action)) throw new Refusal(400, "action deve essere join o leave.");
    const intermediate = change(gamification, caller.identity.memberId, textOf(entityId) ?? "", action);
    return listReply("OptinStatus", [toWireOptIn(intermediate)], { skip: 0, limit: 1 });
  },
};
