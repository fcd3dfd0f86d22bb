import { loadScript } from '../../../../shared/browser/network/load-script';
import { Timer } from '../../../../shared/browser/timer';
import { observeChallenge } from './challenge';
import { type Api, providers, type Size } from './providers';
import { stepAside } from './step-aside';

export interface WidgetOptions {
  provider: keyof typeof providers;
  /** The script's address in place of the provider's own. */
  src: string;
  sitekey: string;
  size: Size;
  /** The node that it is drawn in. */
  box: HTMLElement;
}

/** A captcha that is drawn in the page. */
export interface Widget {
  /**
   * Rejects when the captcha is dismissed, expired, failed or given up.
   *
   * @param isAsked called now and then while the visitor is asked to solve it
   */
  token(signal: AbortSignal, isAsked: () => void): Promise<string>;
  /** A token can be used only once. */
  reset(): void;
  /** Called when the form is gone. */
  end(): void;
}

/** How long a token may take after a challenge has given the focus back, in milliseconds. */
const GRACE = 1500;
/** How often it is told that the visitor is asked, in milliseconds. */
const EACH = 500;
const BAD_ENDS = ['expired', 'error', 'close', 'chalexpired', 'timeout'];

/** Draws a captcha. Rejects when its script cannot be loaded. */
export async function openWidget({ provider, src, sitekey, size, box }: WidgetOptions) {
  const { global, saysReady, challenge: frames, ...settings } = providers[provider];
  await loadScript(src || settings.src);
  const api = (globalThis as unknown as Record<string, Api | undefined>)[global];
  if (!api) throw new Error(`the script of ${provider} brought no ${global}`);
  if (saysReady) await new Promise<void>((done) => (api.ready ? api.ready(done) : done()));

  let solved = '';
  let isAsked = false;
  let settle: (token: string | Error) => void = () => {};
  const end = (token: string, why = '') => {
    solved = token;
    isAsked = false;
    settle(token || new Error(why));
  };
  const id = api.render(box, {
    sitekey,
    ...settings.options(size),
    callback: (token: string) => end(token),
    ...Object.fromEntries(BAD_ENDS.map((why) => [`${why}-callback`, () => end('', why)])),
    // Of a provider whose challenge stays in its box.
    'before-interactive-callback': () => (isAsked = true),
    'after-interactive-callback': () => (isAsked = false),
  });

  /** Gives a challenge up that is not solved soon after it has ended. */
  let onLeft = () => {};
  let comeBack: (() => void) | undefined;
  const challenge = observeChallenge(frames, box, (frame) => {
    comeBack?.();
    comeBack = frame && stepAside(frame, box);
    if (!frame) onLeft();
  });

  const widget: Widget = {
    token: (signal, tell) =>
      new Promise((resolve, reject) => {
        const dismissal = new Timer();
        // A visitor may think for longer than an answer may take.
        const thinking = new Timer();
        const think = () => {
          if (isAsked || challenge.isShown()) tell();
          thinking.start(EACH, think);
        };
        // Some providers do not report a closed challenge, but the page then gets the focus back.
        const onFocus = () => onLeft();
        onLeft = () =>
          dismissal.start(GRACE, () => challenge.isShown() || settle(new Error('dismissed')));
        settle = (token) => {
          settle = () => {};
          onLeft = () => {};
          dismissal.stop();
          thinking.stop();
          removeEventListener('focus', onFocus);
          if (typeof token === 'string') resolve(token);
          else reject(token);
        };
        signal.addEventListener('abort', () => settle(new Error('given up')));
        if (solved) return settle(solved);
        if (size === 'normal') return settle(new Error('not solved'));
        addEventListener('focus', onFocus);
        think();
        return api.execute(id);
      }),
    reset() {
      solved = '';
      isAsked = false;
      api.reset(id);
    },
    end: () => challenge.end(),
  };
  return widget;
}
