import { useEffect } from 'react';

/** How long a form that was sent is not sent again, in milliseconds, should no page have come. */
const WAIT = 10_000;

/**
 * Has a form that the browser sends be sent once, however often its button is pressed while the server takes
 * its time. Whoever comes back to the page may send it again.
 */
export function useSentOnce(host: HTMLElement): void {
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    let sentAt = -WAIT;
    const onSubmit = (event: Event) => {
      if (event.defaultPrevented) return;
      if (event.timeStamp < sentAt + WAIT) event.preventDefault();
      else sentAt = event.timeStamp;
    };
    host.shadowRoot!.addEventListener('submit', onSubmit, { signal });
    addEventListener('pageshow', () => (sentAt = -WAIT), { signal });
    return () => listening.abort();
  }, [host]);
}
