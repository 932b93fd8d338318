// @vitest-environment node
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import * as schema from "../../../../src/gamification/protocol";

const base = "id spaceName created customFields tags metadata";
const banners = "iconLink bannerLink bannerLowResolutionLink bannerHighResolutionLink";
const run = "scheduledStartDate scheduledEndDate actualStartDate actualEndDate status statusCode";
const change =
  "entityId entityType changedAt typeOffChange changedBy displayName accountId sequenceNumber entityRefId " +
  "entityParentId metadata";
const step = "name optInStatus constraints entityType entityId entityStatusCode entityStatus includes";

/** The fields of each shape in specification sections 3.2 and 3.3 and protocol section 3. */
const shapes: Readonly<Record<string, readonly [{ readonly entries: v.ObjectEntries }, string]>> = {
  "response meta": [
    schema.meta,
    "totalRecordsFound skip limit objectType resultCount totalRecords errorCount",
  ],
  "reward definition": [
    schema.reward,
    `${base} probability entityType entityId name description rewardRank rewardValue ` +
      "rewardType iconLink icon issueLimit memberTagsFilter delay pointInTime period constraints",
  ],
  "member reward": [
    schema.award,
    `${base} memberId rewardId rewardType rewardRank rewardValue delay entityType entityId ` +
      "pointInTime period claimed status name description memberRefId activeFrom activeUntil statusCode constraints",
  ],
  "issued reward": [
    schema.rewardReduced,
    "rewardRank name rewardValue rewardType rewardTypeId id spaceName created",
  ],
  "reward type": [schema.rewardTypeReduced, "key uom uomIsoCode uomSymbol uomType customFields"],
  "award of a play": [schema.awardReduced, "awardId rewardId value"],
  achievement: [
    schema.achievement,
    `${base} ${banners} name description termsAndConditions constraints maxNumberOfIssues scheduling status statusCode ` +
      "memberTagsFilter achievementDependencies productTagsFilter products strategies optInStatus",
  ],
  competition: [
    schema.competition,
    `${base} ${banners} ${run} name description termsAndConditions competitionType numberOfRounds numberOfGroupStages ` +
      "maxNumberOfEntrants minNumberOfEntrants entrantMemberType maxNumberOfIssues scheduling products constraints " +
      "memberTagsFilter productTagsFilter achievementDependencies strategies optInStatus",
  ],
  contest: [
    schema.contest,
    `${base} ${banners} ${run} name description termsAndConditions competitionId round roundType groupStage ` +
      "groupStageLabel entrantsFromContest optInStatus maxNumberOfEntrants minNumberOfEntrants strategies " +
      "memberTagsFilter constraints entrantsCount",
  ],
  "contest row view": [
    schema.contestReduced,
    `competitionId row name round groupStage entrantsFromContest ${run} tags rewards`,
  ],
  "instant win": [
    schema.instantWin,
    `${base} ${banners} name description termsAndConditions constraints statusCode instantWinType startDate endDate ` +
      "tiles instanceResourceLink awards",
  ],
  tile: [schema.instantWinTile, "icon iconLink text reward probability location background contraints"],
  "tile location": [schema.gridLocation, "row col"],
  "play result": [schema.instantWinPlayResults, "remainingPlays results"],
  "result of a play": [schema.instantWinResult, `${base} awards tiles`],
  "available plays": [schema.instantWinsAvailablePlayResults, "instantWinId remainingPlays"],
  leaderboard: [schema.leaderboard, "leaderboardEntries constraints sequence id created accountId"],
  "leaderboard entry": [schema.leaderboardEntry, "rank score bestScores members"],
  "leaderboard member": [
    schema.leaderboardMember,
    "name memberId memberRefId rankChangeFrom rankChangeType params goalReached",
  ],
  member: [
    schema.member,
    `${base} name memberRefId memberType teamMembers constraints iconLink timeZoneOffset statusCode`,
  ],
  "session response": [schema.memberTokenInfo, "jwtToken modelCount"],
  message: [
    schema.message,
    `${base} scheduling eventRefType eventRefId messageType subject body status expiry memberIds memberTags constraints statusCode`,
  ],
  "mission states": [schema.missionStates, "id missionStates"],
  "mission state": [schema.missionState, step],
  "entity state": [
    schema.optinStatus,
    "entityType entityId statusCode status percentageComplete points position params",
  ],
  product: [
    schema.product,
    `${base} ${banners} name description adjustmentFactor productRefId productType actionTypeAdjustmentFactors`,
  ],
  "product of an entity": [
    schema.productReduced,
    `${base} ${banners} name description adjustmentFactor productRefId productType actionTypeAdjustmentFactors`,
  ],
  "action adjustment": [schema.actionTypeAdjustmentFactor, "adjustmentFactor actionTypeId"],
  "points strategy": [schema.pointsStrategy, "operator pointsValue pointsValueUpper context action"],
  "points strategy holder": [schema.achievementStrategies, "pointsStrategy"],
  strategy: [schema.strategy, "strategyType rankingStrategy scoringStrategy"],
  "strategies of an entity": [
    schema.entityStrategies,
    "strategyType rankingStrategy scoringStrategy pointsStrategy",
  ],
  "ranking strategy": [schema.rankingStrategy, "constraints"],
  "scoring strategy": [
    schema.scoringStrategy,
    "limitUpdatesTo sumBestXOf lastUpdateTimeStamp recordTimeWhenSumReaches",
  ],
  schedule: [schema.scheduling, "scheduleType scheduleOccurrencesLimit every startDate endDate constraints"],
  "rule set": [schema.rule, "entityId entityType action context rules id"],
  "routine call": [schema.ruleRoutine, "routine arguments lineNumber"],
  "routine argument": [schema.ruleArgument, "argument value type order"],
  "entity graph": [schema.entityGraphResult, "nodes graphs edges nodesInCompletedState"],
  "graph node": [schema.entityGraphNode, `${step} strategies`],
  graph: [schema.entityGraph, "edges nodesInCompletedState"],
  "graph edge": [schema.entityGraphEdge, "ordering constraints tailEntityId headEntityId graphEdgeType"],
  "dependency record": [schema.dependancy, "entityType dependantOn"],
  "change history record": [schema.entityChanged, change],
  "change history record, detailed": [schema.entityStateChanged, `${change} previousState currentState`],
  "relayed message": [schema.proxyMessage, "meta data"],
  "file object": [
    schema.fileObject,
    `${base} repositoryId name mimeType path parentFolderPath uri size constraints`,
  ],
  "callback definition": [schema.callbackEntry, "name constraints"],
  "callback wrapper": [schema.callbacksReply, "callback"],
  "model count": [schema.modelCountReply, "modelCount"],
  "answer to a change of messages": [schema.updateMessagesStateReply, "meta results"],
  "result record": [schema.result, "id externalReference result relations"],
  relation: [schema.relation, "id relationType"],
  "tag filter": [schema.tagFilter, "tag operand"],
  "tag filter of lists": [schema.dependantOn, "must mustNot should shouldMatchAtLeast"],
  "date range": [schema.dateRange, "before after"],
  range: [schema.numberRange, "moreThan lessThan"],
  "range of codes": [schema.rangeQuery, "gt lt constraints"],
  search: [schema.queryMultipleFields, "queryFields queryValue"],
  "sort item": [schema.querySortBy, "queryField order"],
  "entity id list": [schema.ruleRequest, "entityIds"],
  "subscription id": [schema.unsubscribeRequest, "sunscriptionId"],
  "achievement request": [schema.achievementRequest, "achievementFilter languageKey"],
  "achievement filter": [
    schema.achievementFilter,
    "tags startDate endDate ids sortBy skip limit statusCode optInStatusCodes constraints productTags productIds " +
      "scheduleTypes includeOptInState",
  ],
  "award request": [schema.awardRequest, "awardFilter languageKey currencyKey"],
  "award filter": [
    schema.awardFilter,
    "productIds tags ids statusCode sortBy skip limit constraints entityIds lifecycleStatus",
  ],
  "claim request": [schema.claimAwardRequest, "languageKey awardIds currencyKey"],
  "decline request": [schema.declineAwardRequest, "languageKey awardIds currencyKey"],
  "competition request": [schema.competitionRequest, "languageKey competitionFilter"],
  "competition filter": [
    schema.competitionFilter,
    "tags productIds statusCode sortBy ids skip limit constraints endDateRange startDateRange",
  ],
  "contest request": [schema.contestRequest, "languageKey contestFilter"],
  "contest filter": [
    schema.contestFilter,
    "productIds tags startDate endDate sortBy ids competitionIds skip limit statusCode constraints",
  ],
  "entity filter": [schema.entityFilter, "entityType entityIds memberTags"],
  "entity query": [
    schema.entityGraphRequest,
    "ids constraints traversal languageKey includes entityType isDependantId",
  ],
  "entity list request": [schema.entityRequest, "languageKey entityFilter sortBy skip limit"],
  "file query": [schema.fileRequest, "ids sortBy skip limit repositoryId"],
  "instant win request": [schema.instantWinRequest, "instantWinFilter languageKey currencyKey"],
  "instant win filter": [
    schema.instantWinFilter,
    "tags ids skip limit constraints instantWinTypes statusCode",
  ],
  "play request": [schema.instantWinPlayRequest, "instantWinId languageKey currencyKey"],
  "available-plays request": [schema.instantWinAvailablePlaysRequest, "instantWinIds"],
  "donate-plays request": [schema.instantWinDonateRequest, "instantWinId numberOfPlaysToDonate"],
  "subscription request": [schema.leaderboardSubscriptionRequest, "leaderboardFilter entityId action"],
  "leaderboard filter": [
    schema.leaderboardFilter,
    "topRanksToInclude ranksAboveToInclude ranksBelowToInclude",
  ],
  "member include filter": [schema.memberRequest, "includeFields includeCustomFields includeMetaDataFields"],
  "session request": [
    schema.memberTokenRequest,
    "apiKey isReferenceId origins member expires disabledServices languageKey currencyKey timeZoneOffset " +
      "includeActivesByEntity",
  ],
  "count request": [schema.modelCountRequest, "entityId entityType isReferenceId"],
  "message request": [schema.messageRequest, "languageKey messageFilter"],
  "message filter": [
    schema.messageFilter,
    "tags ids sortBy skip limit expiryDateRange createdDateRange messageType status",
  ],
  "change of messages": [schema.updateMessageStateRequest, "id status"],
  "mission states request": [schema.missionStatesRequest, "missionStatesFilter includes languageKey"],
  "mission states filter": [
    schema.missionStatesFilter,
    "ids statusCodes optInStatusCodes skip limit constraints tagFilters",
  ],
  "join or leave request": [schema.manageOptinRequest, "entityId entityType action"],
  "opt-in states request": [schema.optInStatesRequest, "optinStatesFilter"],
  "opt-in filter": [schema.optinStatesFilter, "entityTypes ids statusCodes optInStatusCodes skip limit"],
  "product request": [schema.productRequest, "languageKey productFilter"],
  "product filter": [schema.productFilter, "sortBy skip limit constraints entityType entityIds"],
  "reward request": [schema.rewardRequest, "entityFilter languageKey sortBy currencyKey skip limit"],
};

describe("the fields of the schemas", () => {
  it.each(Object.entries(shapes))("match the specification for the %s", (_, [{ entries }, fields]) => {
    expect(Object.keys(entries).sort()).toEqual(fields.split(" ").sort());
  });

  it("match the specification at any depth of a rule tree", () => {
    const leaf = {
      type: "x",
      mustMatchAll: true,
      mustEvaluateTo: false,
      scope: "s",
      operand: "o",
      operator: "Equals",
      value: "v",
      lineNumber: 3,
      then: [
        { routine: "give", arguments: [{ argument: "a", value: "1", type: "t", order: 1 }], lineNumber: 4 },
      ],
      rules: [],
    };
    const tree = { ...leaf, rules: [{ ...leaf, rules: [leaf, leaf] }] };
    expect(v.parse(schema.ruleExpression, tree)).toEqual(tree);
  });
});
