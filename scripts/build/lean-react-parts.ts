/**
 * The parts of React DOM that no widget uses, each with the functions that only this part needs. A function that the
 * rest of React calls too does nothing and returns nothing here, or the result in `results`.
 */
export const leftOutFunctions: Readonly<Record<string, string>> = {
  "view transitions": `
    getViewTransitionName getClassNameByType getViewTransitionClassName queueTransitionTypes
    claimQueuedTransitionTypes trackEnterViewTransitions pushViewTransitionCancelableScope
    applyViewTransitionToHostInstances applyViewTransitionToHostInstancesRecursive
    restoreViewTransitionOnHostInstances commitAppearingPairViewTransitions commitEnterViewTransitions
    commitDeletedPairViewTransitions commitExitViewTransitions commitNestedViewTransitions
    restorePairedViewTransitions restoreEnterOrExitViewTransitions restoreNestedViewTransitions
    measureViewTransitionHostInstancesRecursive measureNestedViewTransitions
    recursivelyTraverseAfterMutationEffects commitAfterMutationEffectsOnFiber scheduleViewTransitionEvent
    reportViewTransitionError applyViewTransitionName restoreViewTransitionName createMeasurement measureInstance
    measureClonedInstance startViewTransition ViewTransitionPseudoElement createViewTransitionInstance forceLayout
    waitForImageToLoad flushAfterMutationEffects`,
  "refs of fragments": `
    traverseVisibleInstancesAndTextInstances getFragmentParentInstanceOrContainerFiber fiberIsPortaledIntoHost
    getFragmentInstanceOrTextInstanceSiblings findFragmentInstanceOrTextInstanceSiblings getInstanceFromHostFiber
    isFiberPrecedingCheck isFiberFollowingCheck getParentForFragmentAncestors commitNewChildToFragmentInstances
    commitFragmentInstanceInsertionEffects commitFragmentInstanceDeletionEffects isFragmentInstanceParent
    FragmentInstance addEventListenerToChild removeEventListenerFromChild getAttachOptions normalizeListenerOptions
    indexOfEventListener setFocusOnFiberIfFocusable collectChildren blurActiveElementWithinFragment observeChild
    unobserveChild schedulePendingIntersectionUnobserve collectClientRects validateDocumentPositionWithFiberTree
    scrollTextNodeIntoView addFragmentHandleToFiber addFragmentHandleToInstance commitNewChildToFragmentInstance
    deleteChildFromFragmentInstance setFocusIfFocusable`,
  "hydration of markup from a server": `
    getSuspenseInstanceFromFiber getActivityInstanceFromFiber createFiberFromDehydratedFragment
    throwOnHydrationMismatch prepareToHydrateHostInstance popToNextHostParent popHydrationState resetHydrationState
    upgradeHydrationErrorsToRecoverable queueHydrationError pushDehydratedActivitySuspenseHandler
    retryActivityComponentWithoutHydrating mountHostRootWithoutHydrating retrySuspenseComponentWithoutHydrating
    updateDehydratedSuspenseComponent commitActivityHydrationCallbacks commitSuspenseHydrationCallbacks
    retryDehydratedSuspenseBoundary clearHydrationBoundary hideOrUnhideDehydratedBoundary canHydrateInstance
    canHydrateTextInstance canHydrateHydrationBoundary isSuspenseInstancePending isSuspenseInstanceFallback
    registerSuspenseInstanceRetry getNextHydratable getNextHydratableInstanceAfterHydrationBoundary
    getParentHydrationBoundary attemptContinuousHydration attemptHydrationAtCurrentPriority
    accumulateOrCreateContinuousQueuedReplayableEvent queueIfContinuousEvent attemptExplicitHydrationTarget
    attemptReplayContinuousQueuedEvent attemptReplayContinuousQueuedEventInMap replayUnblockedEvents
    scheduleCallbackIfUnblocked scheduleReplayQueueIfNeeded retryIfBlockedOn clearIfContinuousEvent
    ReactDOMHydrationRoot checkForUnmatchedText normalizeMarkupForTextOrAttribute getBumpedLaneForHydration
    getBumpedLaneForHydrationByLane pushTreeFork pushTreeId pushMaterializedTreeId popTreeContext
    restoreSuspendedTreeContext`,
  "elements that React moves into the head, and files that it loads": `
    getResourcesFromRoot markNodeAsHoistable clearPendingLoadOnNode commitHostSingletonAcquisition
    createHoistableInstance isLikelyStaticResource estimateBandwidth isSingletonScope resolveSingletonInstance
    releaseSingletonInstance clearSingletonPreambleContribution getHoistableRoot preconnectAs prefetchDNS preconnect
    preload preloadModule preinitStyle preinitScript preinitModuleScript getResource getStyleKey
    getStylesheetSelectorFromKey stylesheetPropsFromRawProps preloadStylesheet getScriptKey getScriptSelectorFromKey
    acquireResource insertStylesheet adoptPreloadPropsForStylesheet adoptPreloadPropsForScript
    getHydratableHoistableCache mountHoistable isHostHoistableType maySuspendCommit preloadResource estimateImageBytes
    suspendInstance suspendResource waitForCommitToBeReady checkIfFullyUnsuspended onUnsuspend onUnsuspendImg
    insertSuspendedStylesheets insertStylesheetIntoRoot preloadInstanceAndSuspendIfNeeded
    preloadResourceAndSuspendIfNeeded recursivelyAccumulateSuspenseyCommit accumulateSuspenseyCommitOnFiber`,
  "Activity and SuspenseList": `
    mountActivityChildren updateActivityComponent findLastContentRow initSuspenseListRenderState reverseChildren
    updateSuspenseListComponent pushSuspenseListContext popSuspenseListContext cutOffTailIfNeeded`,
  "actions of forms": `
    TransitionAwareHostComponent dispatchActionState runActionStateAction handleActionReturnValue onActionSuccess
    onActionError notifyActionListeners actionStateReducer mountActionState updateActionState updateActionStateImpl
    actionStateActionEffect rerenderActionState startHostTransition ensureFormComponentIsStateful
    requestFormReset$1 useHostTransitionStatus coerceFormActionProp extractEvents$1 requestFormReset
    recursivelyResetForms updateOptimisticImpl`,
  "caches of the compiler and of server components": "updateRefresh refreshCache useMemoCache",
  // A frame of the stack is found by calling the component once more.
  "names of components in the stacks of errors": "describeNativeComponentFrame describeBuiltInComponentFrame",
};

/** What a left-out function returns, where its callers do not take `undefined` for "none". */
export const results: Readonly<Record<string, string>> = {
  claimQueuedTransitionTypes: "null",
  waitForCommitToBeReady: "null",
  getSuspenseInstanceFromFiber: "null",
  getActivityInstanceFromFiber: "null",
  getParentHydrationBoundary: "null",
  describeNativeComponentFrame: '""',
  describeBuiltInComponentFrame: '""',
};

/** Statements at the top of the file that only left-out parts need, by their beginning. */
export const leftOutStatements: readonly string[] = [
  "ViewTransitionPseudoElement.prototype.",
  "FragmentInstance.prototype.",
  "ReactDOMHydrationRoot.prototype.unstable_scheduleHydration",
  "exports.hydrateRoot",
  // No widget uses `onScrollEnd`.
  "simpleEventPluginEvents.push(",
];

/**
 * Kinds of fibers that are never made: a dehydrated fragment, SuspenseList, an element of the head, `html`, `head` and
 * `body`, ViewTransition, and Activity. React's own numbers.
 */
export const leftOutTags: ReadonlySet<unknown> = new Set([18, 19, 26, 27, 30, 31]);

/** Names in React's file that are always false here. */
export const alwaysFalse: ReadonlySet<unknown> = new Set(["isHydrating", "shouldStartViewTransition"]);
