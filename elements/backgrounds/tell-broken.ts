import { nodeSlot } from '../../shared/foundation/slot';

const isToldOf = nodeSlot<true>('background.picture.1');

/** Warns of a picture of a published host that cannot be shown, whenever it is asked for. */
export function tellBroken(host: HTMLElement) {
  const picture = host.shadowRoot!.querySelector<HTMLImageElement>('.image');
  if (!picture || isToldOf(picture).value) return;
  isToldOf(picture).value = true;
  const tell = () =>
    tellOfPicture(host, picture.currentSrc || picture.src, 'the section has its colour alone');
  if (picture.complete && picture.currentSrc && !picture.naturalWidth) tell();
  else picture.addEventListener('error', tell);
}

/** The same of any picture behind a host, with what it means for visitors. */
export function tellOfPicture(host: HTMLElement, address: string, effect: string) {
  import('../../shared/browser/media/warn-of-picture').then(
    ({ warnOfPicture }) => warnOfPicture(host, address, effect),
    reportError,
  );
}
