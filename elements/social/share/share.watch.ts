import type { Watch } from '../../../shared/programs/loader/watch';
import { listenToShares } from './listen-to-shares';
import { addressHere, fillAddress } from './share-address';

/** Sharing needs no rendering, so it never loads React once it is rendered. */
export const watch: Watch = (host, wake) => {
  listenToShares();
  if (!host.shadowRoot) return wake();
  const links = host.shadowRoot.querySelectorAll<HTMLAnchorElement>('a[data-pattern]');
  if (!links.length) return;
  const address = addressHere(host);
  // Links of a page that did not say where it stands.
  for (const link of links) link.href = fillAddress(link.dataset.pattern!, address);
};
