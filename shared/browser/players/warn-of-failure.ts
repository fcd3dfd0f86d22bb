import { warn } from '../../foundation/warn';

/** Warns of a file that cannot be played, once for each. */
export function warnOfFailure(tag: string, address: string) {
  const what = `<${tag} src="${address.slice(0, 200)}">`;
  warn(
    what,
    `${what} cannot be played, so visitors are offered a link to it. ` +
      'See that the address is right, and that the file is not empty and of a kind that browsers play, such as MP3 or MP4.',
  );
}
