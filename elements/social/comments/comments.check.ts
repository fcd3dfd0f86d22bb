import type { Check } from '../../../shared/content/check';
import type { comments } from './comments.contract';
import { readComments, readShortname } from './read-comments';

/** Warns the publisher of comments that cannot be shown. */
export const check: Check<typeof comments> = (host, page, props) => {
  const { shortname } = props;
  const say = (message: string) => page.warn(message, message);
  if (!readShortname(shortname)) {
    say(
      `<wb-comments shortname="${shortname.slice(0, 80)}"> has no short name of Disqus, so visitors are told that there are no comments. ` +
        'Write the one of your site: letters, digits and hyphens.',
    );
  }
  if (!readComments(host, page, props).isFirst) {
    say(
      'The page has more than one <wb-comments>, and the script of Disqus shows one alone, so the others only say so. ' +
        'Keep the first.',
    );
  }
};
