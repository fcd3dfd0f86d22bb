import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { warn } from '../../../shared/foundation/warn';
import { ROOT_ATTRIBUTE } from '../../../shared/content/drawn';
import type { Wired } from '../../../shared/contract/contract';
import { useLatest } from '../../../shared/react/hooks/use-latest';
import { useNative } from '../../../shared/react/hooks/use-native';
import { useSending } from '../../../shared/react/hooks/use-sending';
import { writeAttribute } from '../../../shared/browser/html/authored';
import { sendNatively } from '../../../shared/browser/fields/form-controls';
import type { Delivery } from './delivery';
import type { form as contract } from './form.contract';
import type { Content } from './form-content';
import type { FormField } from './read-fields';
import { IDLE, type Status } from './status';

/** Sends a valid form. The code for that is loaded when a visitor begins with the form. */
export function useSubmission(props: Wired<typeof contract, Content>, onCleared: () => void) {
  const { host, timeout } = props;
  const [status, setStatus] = useState<Status>(IDLE);
  const { sending, busyForm } = useSending(host);
  const latest = useLatest({ props, onCleared });
  const isClearing = useRef(false);
  /** Whether a form waits for the code that sends it. */
  const isLoading = useRef(false);
  const begunAt = useRef(0);
  const delivery = useRef<Promise<Delivery> | null>(null);

  const state = busyForm ? 'blocked' : status.state;
  useLayoutEffect(() => {
    writeAttribute(host, 'data-state', state === 'idle' ? null : state);
  }, [host, state]);

  const load = () =>
    (delivery.current ??= import('./delivery').then(({ createDelivery }) =>
      createDelivery({
        props: () => latest.current.props,
        setStatus,
        onClear: (clear) => {
          isClearing.current = true;
          clear();
          latest.current.onCleared();
        },
        sending,
        begunAt: begunAt.current,
      }),
    ));
  // A failure is reported when the form is sent.
  const prepare = () =>
    void load().then(
      (it) => it.prepare(),
      () => (delivery.current = null),
    );

  useNative(host, 'focusin', prepare);
  useEffect(() => {
    // React may come long after the page: with the press that sends what the browser has filled in.
    begunAt.current = wasPublished(host) ? 0 : performance.now();
    if (host.matches(':focus-within')) prepare();
    return () => {
      delivery.current?.then(
        (it) => it.end(),
        () => {},
      );
      delivery.current = null;
    };
  }, [host]);

  const send = async (form: HTMLFormElement, fields: readonly FormField[], isUnchecked = false) => {
    setStatus(IDLE);
    let loaded: Delivery | undefined;
    try {
      isLoading.current = true;
      loaded = await sending.run(form, timeout, load);
    } catch (error) {
      warnOfCode(error);
      return sendNatively(form);
    } finally {
      isLoading.current = false;
    }
    if (form.isConnected) await loaded?.send(form, fields, isUnchecked);
  };

  return {
    status,
    isBusy: state === 'blocked' || state === 'pending',
    isUnderWay: sending.isUnderWay,
    send,
    clearStatus: () => setStatus(IDLE),
    /** Gives up what waits for its code, or for a captcha; nothing is sent. */
    giveUp: () => {
      if (isLoading.current) sending.giveUp();
      delivery.current?.then(
        (it) => it.giveUp(),
        () => {},
      );
    },
    /** Whether a reset came from clearing the form after it was sent. Call once for each reset. */
    wasCleared: () => {
      const was = isClearing.current;
      isClearing.current = false;
      return was;
    },
  };
}

/** Whether it came with the page, drawn. */
const wasPublished = ({ shadowRoot }: HTMLElement) =>
  Boolean(shadowRoot?.querySelector(`[${ROOT_ATTRIBUTE}]`)?.getAttribute(ROOT_ATTRIBUTE));

const warnOfCode = (error: unknown) =>
  warn(
    'wb-form delivery',
    `<wb-form>: the code that sends a form could not be had (${String(error)}), so the browser sends it, as without script. Check that its files are served beside the loader.`,
  );
