import {
  type Activity,
  type Happening,
  heedActivity,
  startActivity,
} from '../../shared/page/activity';
import { warn } from '../../shared/dev/warn';
import { pageConfig } from '../../shared/page/config';
import type { Facts } from './facts';
import { judge, START } from './judge';
import { isOver, nameOf } from './once';
import { readFacts } from './read-facts';
import type { Match, Rule } from './rule';
import { unreadableRules } from './unreadable-rules';

/** What is known to whoever runs the rules of one popup, and to who takes them over. */
interface Running {
  activity: Activity;
  hasOpened: boolean;
  isLive: boolean;
  /** What was said of rules that cannot be read. */
  said: string;
  stop: () => void;
}

// Its watcher and its component are different files, and hand over to each other.
const RUNNING = Symbol.for('wb.popup.rules.1');

interface Host extends HTMLElement {
  [RUNNING]?: Running;
}

const KINDS: Record<Happening, string> = {
  seconds: 'page-load',
  idle: 'inactivity',
  click: 'click',
  exit: 'exit-intent',
  'scroll-down': 'scroll-down',
  'scroll-up': 'scroll-up',
  target: 'scroll-to',
};

/** Whether somebody runs the rules of a popup. */
export const isRun = (host: Host): boolean => host[RUNNING]?.isLive ?? false;

/** The facts that the rules of a popup look at now. */
export const factsOf = (host: Host): Facts =>
  readFacts(nameOf(host), host[RUNNING]?.activity ?? startActivity());

/**
 * Runs the rules of one popup: calls `open` when they say so, once a page view. In a page that is a
 * template nothing opens by itself. What was seen for this popup before is not forgotten; whoever
 * ran them before stops. Returns a function that stops.
 */
export function runRules(host: Host, rules: Rule[], match: Match, open: () => void): () => void {
  const before = host[RUNNING];
  before?.stop();
  const activity = before?.activity ?? startActivity();
  // Told once, though a watcher and a component each have a memory of their own.
  const said = unreadableRules(host.localName, host.id, rules);
  if (said && said !== before?.said) warn(said, said);
  const running: Running = {
    activity,
    said,
    hasOpened: before?.hasOpened ?? false,
    isLive: false,
    stop: () => undefined,
  };
  host[RUNNING] = running;
  if (!rules.length || running.hasOpened || pageConfig().mode === 'template') return running.stop;

  const check = (moment: string) => {
    // One that was taken out of the page while it slept has nobody else to tell.
    if (!host.isConnected) return running.stop();
    if (running.hasOpened || isOver(host) || !judge(rules, match, factsOf(host), moment).opens)
      return;
    running.hasOpened = true;
    running.stop();
    open();
  };
  const of = (kind: string) => rules.filter((it) => it.rule === kind && !it.wrong);
  const amounts = (kind: string) => [...new Set(of(kind).map(({ amount }) => amount!))];
  running.isLive = true;
  const end = heedActivity(
    activity,
    {
      seconds: amounts('page-load'),
      idleSeconds: amounts('inactivity'),
      clicks: of('click').length > 0,
      exit: of('exit-intent').length > 0,
      scroll: of('scroll-down').length + of('scroll-up').length > 0,
      targets: of('scroll-to').map(({ value }) => value!),
    },
    (what) => check(KINDS[what]),
    (selector) =>
      warn(
        `popup-target ${selector}`,
        `${tagOf(host)} waits for '${selector}' to come into view, but no element of the page fits it, so this never happens. ` +
          'Correct the selector in its rules, for example "#prices".',
      ),
  );
  running.stop = () => {
    running.isLive = false;
    end();
  };
  check(START);
  // What was due already has opened it before there was anything to stop.
  if (running.hasOpened) running.stop();
  return () => running.stop();
}

const tagOf = ({ localName, id }: Element) => `<${localName} id="${id}">`;
