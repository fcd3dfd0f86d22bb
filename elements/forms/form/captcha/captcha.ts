import { warn } from '../../../../shared/foundation/warn';
import { PUT_IN } from '../../../../shared/browser/html/authored';
import type { Wired } from '../../../../shared/contract/contract';
import { Sending } from '../../../../shared/react/hooks/use-sending';
import type { form as contract } from '../form.contract';
import type { Solution } from './solution';
import type { Widget } from './widget';

type Settings = Wired<typeof contract, unknown>;

/** The captcha of one form. Its provider is contacted only when a visitor begins with the form. */
export function createCaptcha() {
  const asking = new Sending();
  let opened: Promise<Widget> | undefined;
  let box: HTMLElement | undefined;
  let isOver = false;

  const isFor = ({ captcha, sitekey }: Settings) => {
    if (captcha !== 'none' && !sitekey) warnOfKey(captcha);
    return captcha !== 'none' && sitekey !== '';
  };

  const open = async (settings: Settings): Promise<Widget> => {
    const { host, captcha, captchaSize: size, captchaSrc: src, sitekey } = settings;
    const { openWidget } = await import('./widget');
    if (isOver) throw new Error('the form is gone');
    box?.remove();
    box = document.createElement('div');
    box.slot = 'captcha';
    box.setAttribute(PUT_IN, '');
    host.append(box);
    return openWidget({ provider: captcha as 'recaptcha', src, sitekey, size, box });
  };

  const prepare = (settings: Settings) => {
    if (!isFor(settings)) return undefined;
    if (!opened) {
      const job = open(settings);
      opened = job;
      // After a failure, the next call tries again.
      job.catch(() => {
        if (opened === job) opened = undefined;
      });
    }
    return opened;
  };

  return {
    isFor,
    prepare,
    /**
     * Asks the visitor for a solution, and gives up an earlier question. undefined when the form was
     * sent again meanwhile, or the element was removed.
     */
    ask: (settings: Settings) =>
      asking.run(null, settings.timeout, async (signal, restart): Promise<Solution> => {
        const timeUp = new Promise<never>((_, reject) =>
          signal.addEventListener('abort', () => reject(new Error('no answer in time'))),
        );
        try {
          const widget = await Promise.race([prepare(settings)!, timeUp]);
          return { token: await Promise.race([widget.token(signal, restart), timeUp]) };
        } catch (error) {
          return { problem: error instanceof Error ? error.message : String(error) };
        }
      }),
    /** A token can be used only once. */
    reset: () =>
      void opened?.then(
        (widget) => widget.reset(),
        () => {},
      ),
    /** Gives up what is being asked, since the visitor does something else. */
    giveUp() {
      if (!asking.isUnderWay()) return;
      asking.giveUp();
      this.reset();
    },
    /** Called when the element was removed; it asks nothing any more. */
    end() {
      isOver = true;
      asking.giveUp();
      void opened?.then(
        (widget) => widget.end(),
        () => {},
      );
      box?.remove();
      opened = undefined;
    },
  };
}

const warnOfKey = (captcha: string) =>
  warn(
    `wb-form sitekey ${captcha}`,
    `<wb-form captcha="${captcha}"> has no sitekey, so it is sent without a captcha, and a server that wants one refuses it. Write the key that the provider gave for this site.`,
  );
