import type { Check } from '../../../shared/content/check';
import { readFilm } from './read-film';
import type { video } from './video.contract';

/** Warns the publisher of a film that nobody can see, and of times that cannot be kept. */
export const check: Check<typeof video> = (host, page, props) => {
  const { node, source, address } = readFilm(host, page, props);
  const said = `<wb-video src="${(host.attribute('src') ?? '').slice(0, 200)}">`;
  if (!node && !source) {
    const message = address
      ? `${said} leads to no film that can be shown, so visitors find a link in its place. ` +
        'Write the address of a film at YouTube (its id has 11 characters) or Vimeo (its id is a number), or of a file such as MP4.'
      : `${said} has no film, so visitors are told that there is none. ` +
        'Give it the address of a film at YouTube or Vimeo or of a file, a video element, or a link to one.';
    page.warn(message, message);
  }
  const { timeStart, timeEnd } = props;
  if (timeEnd > 0 && timeEnd <= timeStart) {
    const message =
      `${said} is to end at ${timeEnd} s and to start at ${timeStart} s, so it goes on to the end of the film. ` +
      'Let time-end be after time-start.';
    page.warn(message, message);
  }
};
