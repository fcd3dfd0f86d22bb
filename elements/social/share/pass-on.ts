import { Timer } from '../../../shared/browser/timer';
import { addressHere } from './share-address';

interface SharedLink {
  address: string;
  title: string;
  /** What is said when it has been copied, and in front of the address when it cannot be. */
  copied: string;
  failed: string;
  status: Element;
}

/** How long a visitor can read that it has been copied, in milliseconds. */
const READABLE = 4000;

/** By status: the page may have several of these elements. */
const timers = new WeakMap<Element, Timer>();

/** What a button of a `<wb-share>` is for. */
export function passOn({ dataset }: HTMLElement, host: HTMLElement): Promise<void> {
  const { share, title = '', copied = '', failed = '' } = dataset;
  const address = dataset.address ?? addressHere(host);
  const status = host.shadowRoot!.querySelector('[role=status]')!;
  const link = { address, title, copied, failed, status };
  return share === 'device' ? shareFromDevice(link) : copyLink(link);
}

/** Puts an address into the visitor's clipboard; where that is not allowed, shows it to be copied by hand. */
async function copyLink({ address, copied, failed, status }: SharedLink) {
  const timer = timers.get(status) ?? new Timer();
  timers.set(status, timer);
  timer.stop();
  status.textContent = '';
  try {
    await navigator.clipboard.writeText(address);
    status.textContent = copied;
    timer.start(READABLE, () => (status.textContent = ''));
  } catch {
    status.textContent = `${failed} ${address}`;
  }
}

/** Opens the sharing of the visitor's device; copies where there is none. */
async function shareFromDevice(link: SharedLink) {
  const data = { title: link.title, url: link.address };
  try {
    await navigator.share(data);
  } catch (error) {
    // The visitor has closed it.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    await copyLink(link);
  }
}
