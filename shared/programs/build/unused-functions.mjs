/**
 * What React listens for at the root of an element, once each, instead of some 80 events twice. An
 * element that needs others names all of its own with `reactEvents` of `defineElement`.
 */
export const EVENTS = [
  'change',
  'click',
  'focusout',
  'input',
  'keydown',
  'keyup',
  'mousedown',
  'pointerover',
];

/** Where the kernel leaves an element's own list, on the node that React draws into. */
const OWN_EVENTS = "Symbol.for('wb.events')";

/**
 * Parts of React that no element uses, by feature. Their function bodies are emptied, or replaced with
 * `body`: React calls them only for that feature, and they then behave as on a page without it.
 *
 * @type {{ use: string, functions: RegExp, body?: string, word?: RegExp }[]}
 *   `word` matches the feature in an element's source; tests/boundaries checks for it.
 */
export const UNUSED = [
  { use: 'view transitions', functions: /ViewTransition/, word: /\bViewTransition\b/ },
  {
    use: 'links, styles, scripts and titles that are lifted into the head',
    functions: /^isHostHoistableType$/,
    body: 'return false;',
    word: /<(link|style|script|meta|base)\s/,
  },
  {
    use: 'links, styles and scripts, preloaded',
    functions:
      /^((get|acquire|suspend)Resource|preload|preloadModule|preloadStylesheet|preinit(Style|Script|ModuleScript)|preconnectAs|insertStylesheet(IntoRoot)?|getHydratableHoistableCache|createHoistableInstance|mountHoistable)$/,
    word: /\b(preload|preinit|preconnect|prefetchDNS)\w*\(/,
  },
  {
    use: 'actions of forms',
    functions: /ActionState|^extractEvents\$1$/,
    word: /\buse(ActionState|FormStatus)\b/,
  },
  {
    use: 'lists of Suspense',
    functions: /SuspenseList|^(cutOffTailIfNeeded|findFirstSuspended)$/,
    word: /\bSuspenseList\b/,
  },
  {
    use: 'content that waits or is kept hidden',
    functions:
      /^((update|mount)(Dehydrated)?(Suspense(?!List)|Activity)\w*|retrySuspenseComponentWithoutHydrating|(update|deferHidden)OffscreenComponent|recursivelyTraverse(Reappear|Disappear|Reconnect|Disconnect|Atomic)\w+|hideOrUnhide\w+|clearHydrationBoundary)$/,
    word: /<(Suspense|Activity)\b|\blazy\(/,
  },
  {
    use: 'pictures and sheets that a drawing waits for',
    functions: /^preload(Instance|Resource)AndSuspendIfNeeded$/,
  },
  {
    use: 'waiting until they are there',
    functions: /^completeRootWhenReady$/,
    body: `
  root.timeoutHandle = -1;
  completeRoot(root, finishedWork, lanes, recoverableErrors, transitions, didIncludeRenderPhaseUpdate,
    spawnedLane, updatedLanes, suspendedRetryLanes, didSkipSuspendedSiblings, exitStatus);`,
  },
  {
    use: "the browser's sign that a transition is under way",
    functions: /^defaultOnDefaultTransitionIndicator$/,
    word: /\bstartTransition\(/,
  },
  {
    use: 'updates that may wait: transitions, deferred and optimistic values',
    functions:
      /^(startTransition|startHostTransition|(dispatch|update)Optimistic\w+|(mount|update)DeferredValueImpl|entangle(AsyncAction|Transitions|TransitionUpdate)|chainThenableValue|(queue|claimQueued)TransitionTypes|suspendIfUpdateReadFromEntangledAsyncAction|requestTransitionLane|requestDeferredLane|markSpawnedDeferredLane|pushStoreConsistencyCheck)$/,
    word: /\b(useTransition|useDeferredValue|useOptimistic|startTransition)\(/,
  },
  {
    use: 'rendering with pauses, which only they do',
    functions: /^renderRootConcurrent$/,
    body: 'return renderRootSync(root, lanes, true);',
  },
  {
    use: 'promises that a drawing waits for',
    functions:
      /^(trackUsedThenable|useThenable|getSuspendedThenable|unwrapThenable|attachPingListener|pingSuspendedRoot)$/,
    word: /\buse\((?!\w*Context)/,
  },
  {
    use: 'the cache of the React Compiler',
    functions: /^useMemoCache$/,
    word: /\bcompiler-runtime\b/,
  },
  {
    use: 'the node of a component',
    functions: /^(findCurrentFiberUsingSlowPath|findCurrentHostFiberImpl)$/,
    body: 'return null;',
    word: /\bfindDOMNode\b/,
  },
  {
    use: 'refs to fragments',
    functions:
      /^(validateDocumentPositionWithFiberTree|(commitNewChildTo|deleteChildFrom)FragmentInstance)$|^FragmentInstance\./,
    word: /<Fragment[^>]*\sref=/,
  },
  {
    use: 'events that no component listens for',
    functions: /^listenToAllSupportedEvents$/,
    body: `
  if (rootContainerElement[listeningMarker]) return;
  rootContainerElement[listeningMarker] = true;
  // A portal, such as Recharts has for each layer, is a root of its own inside the element's.
  const around = rootContainerElement.closest('[data-wb-root]') ?? rootContainerElement;
  for (const name of around[${OWN_EVENTS}] ?? ${JSON.stringify(EVENTS)})
    listenToNativeEvent(name, false, rootContainerElement);`,
    word: /\son(\w+Capture|(Mouse(?!Down=)|Pointer(?!Over=)|Touch|Drag|Animation|Transition|Got|Lost)\w+|AuxClick|ContextMenu|Copy|Cut|DoubleClick|Drop|Focus|KeyPress|Paste|Reset|Submit|Wheel)=/,
  },
  {
    use: 'events before input and of selection',
    functions: /^(constructSelectEvent|get(Native|Fallback)BeforeInputChars)$/,
    word: /\bon(Select|BeforeInput|Composition\w+)=/,
  },
  {
    // The kernel hydrates in one go, so no event finds a part that is not hydrated yet.
    use: 'events that wait for hydration',
    functions:
      /^(attemptReplayContinuousQueuedEvent\w*|accumulateOrCreateContinuousQueuedReplayableEvent|scheduleReplayQueueIfNeeded|scheduleCallbackIfUnblocked|replayUnblockedEvents|retryIfBlockedOn|attemptExplicitHydrationTarget|clearIfContinuousEvent)$/,
    word: /\bscheduleHydration\b/,
  },
  {
    use: 'events that hydrate what they find',
    functions: /^dispatchEvent$/,
    body: `
  if (!_enabled || findInstanceBlockingEvent(nativeEvent)) return;
  dispatchEventForPluginEventSystem(domEventName, eventSystemFlags, nativeEvent, return_targetInst, targetContainer);`,
  },
  {
    use: 'properties of custom elements',
    functions: /^setPropOnCustomElement$/,
    word: /^\s*<[a-z]+-[a-z-]+/m,
  },
  {
    use: 'stacks of components in reports of errors',
    functions: /^describe(NativeComponentFrame|Fiber)$/,
    body: "return '';",
    word: /\bcomponentStack\b/,
  },
];
