import { warn } from '../../shared/foundation/warn';
import { type Activity, startActivity } from './activity';
import { pageConfig } from '../../shared/page/configuration';
import { observeActivity } from './observe-activity';
import { nodeSlot } from '../../shared/foundation/slot';
import type { Facts } from './facts';
import { judge, START } from './judge';
import { readFacts } from './read-facts';
import type { Match, Rule } from './rule';
import { activityFor, KINDS } from './rules-activity';
import { warnOfTarget } from './rules-warnings';
import { rememberedName, staysClosed } from './trigger-once';
import { unreadableRules } from './unreadable-rules';

/** The state of a popup's rules, which the component takes over from the watcher. */
interface Running {
  activity: Activity;
  hasOpened: boolean;
  /** The rules, and whether what holds from the start has been asked for them. */
  text: string;
  hasBegun: boolean;
  isLive: boolean;
  /** The warning that was given about invalid rules. */
  said: string;
  stop: () => void;
}

/** Filled by a popup's watcher, and again by its component, which takes over. */
const runningOf = nodeSlot<Running>('popup.rules.1');

/** Whether the rules of a popup are running. */
export const isRunning = (host: HTMLElement): boolean => runningOf(host).value?.isLive ?? false;

/** The present facts for the rules of a popup. */
export const factsOf = (host: HTMLElement): Facts =>
  readFacts(rememberedName(host), runningOf(host).value?.activity ?? startActivity());

/**
 * Runs the rules of one popup: calls `open` when they say so, once per page view. In a template
 * page nothing opens by itself. Any previous run for this popup stops, and its activity is kept.
 * Returns a function that stops.
 */
export function runRules(
  host: HTMLElement,
  rules: Rule[],
  match: Match,
  open: () => void,
): () => void {
  const running = takeOver(host, rules, match);
  if (!rules.length || running.hasOpened || pageConfig().mode === 'template') return running.stop;

  const isOpening = (moment: string) =>
    !staysClosed(host) && judge(rules, match, factsOf(host), moment).opens;
  const check = (moment: string) => {
    // No other code stops this for a popup that was removed from the page while asleep.
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
  if (!running.hasBegun) check(START);
  running.hasBegun = true;
  // A rule that was due at once has opened it before there was anything to stop.
  if (running.hasOpened) running.stop();
  return running.stop;
}

/** Stops the previous run on a host, and continues with its activity; with the same rules, from where it was. */
function takeOver(host: HTMLElement, rules: Rule[], match: Match): Running {
  const slot = runningOf(host);
  const before = slot.value;
  before?.stop();
  const said = unreadableRules(host.localName, host.id, rules);
  // Warns once, although the watcher and the component remember warnings separately.
  if (said && said !== before?.said) warn(said, said);
  const text = JSON.stringify([rules, match]);
  return (slot.value = {
    text,
    hasBegun: before?.text === text && before.hasBegun,
    activity: before?.activity ?? startActivity(),
    hasOpened: before?.hasOpened ?? false,
    isLive: false,
    said,
    stop: () => undefined,
  });
}
