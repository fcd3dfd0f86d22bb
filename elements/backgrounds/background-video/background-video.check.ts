import type { Check } from '../../../shared/content/check';
import type { backgroundVideo } from './background-video.contract';
import { filmOf } from './film-of';

/** Warns the publisher of a section whose film nobody will see. */
export const check: Check<typeof backgroundVideo> = (_, page, { src, type }) => {
  if (filmOf(type, src)) return;
  const said = `<wb-background-video src="${src.slice(0, 200)}"${type === 'auto' ? '' : ` type="${type}"`}>`;
  const message =
    `${said} leads to no film that can be shown, so the section has its picture and colour alone. ` +
    'Write the address of a film at YouTube (its id has 11 characters) or Vimeo (its id is a number), or of a file such as MP4, and the type that fits it.';
  page.warn(message, message);
};
