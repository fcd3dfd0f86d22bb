import { warn } from '../../shared/dev/warn';
import { type Activity, startActivity } from '../../shared/page/activity';
import { pageConfig } from '../../shared/page/config';
import { observeActivity } from '../../shared/page/observe-activity';
import { nodeSlot } from '../../shared/page/slot';
import type { Facts } from './facts';
import { judge, START } from './judge';
import { readFacts } from './read-facts';
import type { Match, Rule } from './rule';
import { activityFor, KINDS } from './rules-activity';
import { warnOfTarget } from './rules-warnings';
import { rememberedName, staysClosed } from './trigger-once';
import { unreadableRules } from './unreadable-rules';

/** What is known to whoever runs the rules of one popup, and to who takes them over. */
interface Running {
  activity: Activity;
  hasOpened: boolean;
  isLive: boolean;
  /** What the developer was told of rules that cannot be read. */
  said: string;
  stop: () => void;
}

/** Filled by a popup's watcher, and again by its component, which takes over. */
const runningOf = nodeSlot<Running>('popup.rules.1');

/** Whether somebody runs the rules of a popup. */
export const isRunning = (host: HTMLElement): boolean => runningOf(host).value?.isLive ?? false;

/** The facts that the rules of a popup look at now. */
export const factsOf = (host: HTMLElement): Facts =>
  readFacts(rememberedName(host), runningOf(host).value?.activity ?? startActivity());

/**
 * Runs the rules of one popup: calls `open` when they say so, once a page view. In a page that is a
 * template nothing opens by itself. What was seen for this popup before is not forgotten; whoever
 * ran them before stops. Returns a function that stops.
 */
export function runRules(
  host: HTMLElement,
  rules: Rule[],
  match: Match,
  open: () => void,
): () => void {
  const running = takeOver(host, rules);
  if (!rules.length || running.hasOpened || pageConfig().mode === 'template') return running.stop;

  const isOpening = (moment: string) =>
    !staysClosed(host) && judge(rules, match, factsOf(host), moment).opens;
  const check = (moment: string) => {
    // Nobody else ends this for a popup that was removed from the page while it slept.
    if (!host.isConnected) return running.stop();
    if (running.hasOpened || !isOpening(moment)) return;
    running.hasOpened = true;
    running.stop();
    open();
  };
  running.isLive = true;
  const unobserve = observeActivity(
    running.activity,
    activityFor(rules),
    (what) => check(KINDS[what]),
    (selector) => warnOfTarget(host, selector),
  );
  running.stop = () => {
    running.isLive = false;
    unobserve();
  };
  check(START);
  // What was due already has opened it before there was anything to stop.
  if (running.hasOpened) running.stop();
  return running.stop;
}

/** Ends what ran before on a host, and goes on from what it has seen. */
function takeOver(host: HTMLElement, rules: Rule[]): Running {
  const slot = runningOf(host);
  const before = slot.value;
  before?.stop();
  const said = unreadableRules(host.localName, host.id, rules);
  // Told once, though a watcher and a component each have a memory of their own.
  if (said && said !== before?.said) warn(said, said);
  return (slot.value = {
    activity: before?.activity ?? startActivity(),
    hasOpened: before?.hasOpened ?? false,
    isLive: false,
    said,
    stop: () => undefined,
  });
}
