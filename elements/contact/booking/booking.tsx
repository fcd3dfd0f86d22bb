import { useEffect, useRef, useState } from 'react';
import { isPlain } from '../../../shared/browser/links/plain-click';
import type { Wired } from '../../../shared/contract/contract';
import { defineElement } from '../../../shared/element/define';
import { useConsent } from '../../../shared/react/hooks/use-consent';
import { useLatest } from '../../../shared/react/hooks/use-latest';
import { useNative } from '../../../shared/react/hooks/use-native';
import { ModalDialog } from '../../../shared/react/modal/modal-dialog';
import { useModal } from '../../../shared/react/modal/use-modal';
import type { FrameRights } from '../../../shared/react/third-party/frame-rights';
import { ThirdPartyFrame } from '../../../shared/react/third-party/third-party-frame';
import { booking } from './booking.contract';
import styles from './booking.css';
import { bookingIn, bookingsOf } from './bookings';
import { CALENDLY, isSameCalendar } from './calendar';
import { type Calendar, readBooking } from './read-booking';

/** A calendar is a form of its own, with links to the visitor's. */
const RIGHTS: FrameRights = {
  sandbox:
    'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox',
  referrerPolicy: 'no-referrer',
};

export function Booking(props: Wired<typeof booking, Calendar>) {
  const { host, emit, content, layout, height } = props;
  const { name, src, address, party, texts } = content;
  const dialog = useRef<HTMLDialogElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [isOpen, setOpen] = useState(false);
  const consent = useConsent(host, party);
  const isPopup = layout === 'popup';
  const modal = useModal<'button'>(dialog, {
    host,
    mayClose: () => true,
    onClosed: () => setOpen(false),
  });

  useNative(host, 'click', (event) => {
    const link = event.composedPath().find((it) => it instanceof HTMLAnchorElement);
    if (!isPopup || !src || !link || !host.contains(link)) return;
    // Another calendar is the browser's, since this one shows in its place.
    if (!isPlain(event, link) || !isSameCalendar(link.href, src)) return;
    event.preventDefault();
    if (modal.open({ source: link })) setOpen(true);
  });

  const tell = useLatest((message: MessageEvent<unknown>) => {
    const booked = bookingIn(message);
    if (booked && message.source === frame.current?.contentWindow) emit('wb-booking-book', booked);
  });
  useEffect(() => {
    const state = bookingsOf(host);
    const kept = state.value?.kept;
    state.value = { isAwake: true };
    if (kept) emit('wb-booking-book', kept);
    const listen = (message: MessageEvent<unknown>) => tell.current(message);
    addEventListener('message', listen);
    return () => {
      removeEventListener('message', listen);
      state.value = undefined;
    };
  }, [host]);

  const calendar = (
    <ThirdPartyFrame
      party={party}
      consent={consent}
      room={{ height }}
      rights={RIGHTS}
      src={src}
      name={name}
      frame={frame}
    />
  );
  if (isPopup) {
    return (
      <>
        <slot />
        <ModalDialog
          dialog={dialog}
          texts={{ label: name, close: texts.close }}
          data={{}}
          close={modal.close}
          onClosed={modal.settle}
        >
          {isOpen && src !== '' && calendar}
        </ModalDialog>
      </>
    );
  }
  return (
    <>
      {src ? (
        calendar
      ) : (
        <div className="none" part="message">
          <p>{texts.nothing}</p>
          {address && (
            <a part="open" href={address}>
              {texts.open}
            </a>
          )}
        </div>
      )}
      <slot />
    </>
  );
}

defineElement(booking, Booking, styles, {
  content: readBooking,
  sites: ({ src }) => (src ? { frames: [CALENDLY], connects: [CALENDLY] } : {}),
});
