import { useEffect } from 'react';

/** For so long a form that was sent is not sent again, in milliseconds: its server may take its time. */
const WAIT = 5000;

/** Has a form that the browser sends be sent once where its button is pressed twice, or Enter is held down. */
export function useSentOnce({ shadowRoot }: HTMLElement): void {
  useEffect(() => {
    let sentAt = -WAIT;
    const judge = (event: Event) => {
      if (event.timeStamp < sentAt + WAIT) event.preventDefault();
      else sentAt = event.timeStamp;
    };
    shadowRoot!.addEventListener('submit', judge);
    return () => shadowRoot!.removeEventListener('submit', judge);
  }, [shadowRoot]);
}
