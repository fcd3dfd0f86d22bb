import { warn } from '../../shared/foundation/warn';
import { nodeSlot } from '../../shared/foundation/slot';

const isToldOf = nodeSlot<true>('background.picture.1');

/** Warns of a picture of a published host that cannot be shown, whenever it is asked for. */
export function tellBroken(host: HTMLElement) {
  const picture = host.shadowRoot!.querySelector<HTMLImageElement>('.image');
  if (!picture || isToldOf(picture).value) return;
  isToldOf(picture).value = true;
  const tell = () => warnOfPicture(host, picture.currentSrc || picture.src);
  if (picture.complete && picture.currentSrc && !picture.naturalWidth) tell();
  else picture.addEventListener('error', tell);
}

/**
 * The same of any picture behind a host, once for each.
 *
 * @param effect what it means for visitors
 */
export function warnOfPicture(
  { localName }: HTMLElement,
  address: string,
  effect = 'the section has its colour alone',
) {
  const message =
    `<${localName}>: the picture "${address.slice(0, 200)}" cannot be shown, so ${effect}. ` +
    'See that the address is right, and that it is a picture that browsers show.';
  warn(message, message);
}
