import type { Check } from '../../../shared/content/check';
import { descendants, type Light } from '../../../shared/content/light';
import { filmLinks, hrefOf, secondsIn } from './read-playlist';
import type { videoPlaylist } from './video-playlist.contract';

/** Warns the publisher of links that lead to no film, and of times that cannot be kept. */
export const check: Check<typeof videoPlaylist> = (host, page) => {
  const films = filmLinks(host);
  if (!films.length) {
    const message =
      '<wb-video-playlist> has no link to a film, so visitors are told that there is none. ' +
      'Put links inside that lead to films at YouTube or Vimeo, or to files such as MP4.';
    page.warn(message, message);
  }
  for (const link of descendants(host, ['a'])) {
    const said = `<wb-video-playlist>: the link to "${hrefOf(link).slice(0, 200)}"`;
    const message = films.some(({ node }) => node === link.node)
      ? wrongTimes(link, said)
      : films.length > 0 && descendants(link, ['img']).length > 0
        ? `${said} leads to no film that can be shown, so it is a link like any other. ` +
          'Write the address of a film at YouTube (its id has 11 characters) or Vimeo (its id is a number), or of a file such as MP4.'
        : '';
    if (message) page.warn(message, message);
  }
};

function wrongTimes(link: Light, said: string): string {
  const [start, end] = ['data-start', 'data-end'].map((name) => secondsIn(link, name));
  if (start === undefined || end === undefined)
    return (
      `${said} has a time that is no number of seconds, so it counts for nothing. ` +
      'Write data-start and data-end as numbers, such as 12.5.'
    );
  return end > 0 && end <= start
    ? `${said} is to end at ${end} s and to start at ${start} s, so it goes on to the end of the film. ` +
        'Let data-end be after data-start.'
    : '';
}
