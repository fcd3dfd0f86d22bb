import type { Check } from '../../../shared/content/check';
import { safeAddress } from '../../../shared/foundation/address';
import type { audio } from './audio.contract';
import { readRecording } from './read-recording';

/** Warns the publisher of a player without anything to play. */
export const check: Check<typeof audio> = (host, page, props) => {
  const { isThere, node, address } = readRecording(host, page, props);
  const isBroken = node ? !hasSource(host) : !isThere;
  if (!isBroken) return;
  const message =
    '<wb-audio> has nothing to play, so visitors find a player that says so. ' +
    'Give it an audio element with an address, a link to a file of sound such as MP3, or src.';
  page.warn(`wb-audio nothing ${address}`, message);
};

/** Whether the author's audio element has an address that it may play from. */
const hasSource = (host: Parameters<typeof check>[0]) =>
  host.children
    .filter(({ tag }) => tag === 'audio')
    .some((own) =>
      [own, ...own.children].some((it) => {
        const address = it.attribute('src')?.trim();
        return address && safeAddress(address);
      }),
    );
