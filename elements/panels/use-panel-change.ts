import { useEffect, useRef } from 'react';
import { announce } from '../../shared/bus/bus';

/** Says on the bus when another section than before is in view, and stops what plays in the one that was. */
export function usePanelChange(host: HTMLElement, active: number) {
  const before = useRef<Element>(undefined);
  useEffect(() => {
    const [hidden, shown] = [before.current, host.children[active - 1]];
    before.current = shown;
    if (!hidden || hidden === shown) return;
    const panels = [hidden, shown].map((it) => (it?.parentElement === host ? [it] : []));
    announce('panel.changed', host.id, { host, hidden: panels[0]!, shown: panels[1]! });
    // Fetched only where there is something to stop, which is rare.
    if (hidden.querySelector('audio, video, iframe'))
      import('../../shared/page/stop-media')
        .then(({ stopMedia }) => stopMedia(hidden))
        .catch(reportError);
  });
}
