import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { warn } from '../../../shared/dev/warn';
import type { Wired } from '../../../shared/element/contract';
import { useLatest } from '../../../shared/hooks/use-latest';
import { useNative } from '../../../shared/hooks/use-native';
import { useSending } from '../../../shared/hooks/use-sending';
import type { Content } from './content';
import type { Delivery } from './delivery';
import type { form as contract } from './form.contract';
import { sendNatively } from './form-members';
import type { Found } from './read-fields';
import { type Said, SILENCE } from './said';
import { useBusyButtons } from './use-busy-buttons';

/** Sends a form that has nothing wrong in it; what that takes is fetched when a visitor begins. */
export function useSubmission(props: Wired<typeof contract, Content>, onCleared: () => void) {
  const { host } = props;
  const [said, setSaid] = useState<Said>(SILENCE);
  const sending = useSending();
  const asking = useSending();
  const latest = useLatest({ props, onCleared });
  const isClearing = useRef(false);
  const begunAt = useRef(0);
  const delivery = useRef<Promise<Delivery> | null>(null);

  useBusyButtons(host, said.state === 'blocked');
  useLayoutEffect(() => {
    if (said.state === 'idle') host.removeAttribute('data-state');
    else host.setAttribute('data-state', said.state);
  }, [host, said.state]);

  const load = () =>
    (delivery.current ??= import('./delivery').then(({ createDelivery }) =>
      createDelivery({
        props: () => latest.current.props,
        say: setSaid,
        onClear: (clear) => {
          isClearing.current = true;
          clear();
          latest.current.onCleared();
        },
        sending,
        asking,
        begunAt: begunAt.current,
      }),
    ));
  // Here it only comes early; what cannot be had is heard of when the form is sent.
  const prepare = () =>
    void load().then(
      (it) => it.prepare(),
      () => (delivery.current = null),
    );

  useNative(host, 'focusin', prepare);
  useEffect(() => {
    begunAt.current = performance.now();
    if (host.matches(':focus-within')) prepare();
    return () => {
      delivery.current?.then(
        (it) => it.end(),
        () => {},
      );
      delivery.current = null;
    };
  }, [host]);

  const send = async (form: HTMLFormElement, found: readonly Found[]) => {
    setSaid({ ...SILENCE, state: 'blocked' });
    let loaded: Delivery;
    try {
      loaded = await load();
    } catch (error) {
      warnOfCode(error);
      return sendNatively(form);
    }
    if (form.isConnected) await loaded.send(form, found);
  };

  return {
    said,
    isBusy: said.state === 'blocked' || said.state === 'pending',
    isUnderWay: sending.isUnderWay,
    send,
    silence: () => setSaid(SILENCE),
    /** Of a form that was reset: whether that was a form being cleared because it was sent. */
    endClearing: () => {
      const was = isClearing.current;
      isClearing.current = false;
      return was;
    },
  };
}

const warnOfCode = (error: unknown) =>
  warn(
    'wb-form delivery',
    `<wb-form>: the code that sends a form could not be had (${String(error)}), so the browser sends it, as without script. Check that its files are served beside the loader.`,
  );
