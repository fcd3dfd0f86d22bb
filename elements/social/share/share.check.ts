import type { Check } from '../../../shared/content/check';
import { isRetired, readWays } from './networks';
import { placeIn, sharedAddress } from './share-address';
import type { share } from './share.contract';

/** Warns the publisher of links that nobody can use. */
export const check: Check<typeof share> = (_, page, props) => {
  const { ways, unknown } = readWays(props.networks);
  const say = (message: string) => page.warn(message, message);
  const said = `<wb-share networks="${props.networks.slice(0, 200)}">`;
  if (unknown.length) {
    say(
      `${said} names ${unknown.join(', ')}, which no share link is known for, so it is left out. ` +
        'Write words that the documentation of networks has, with spaces between.',
    );
  }
  const retired = ways.filter(isRetired);
  if (retired.length) {
    say(
      `${said} names ${retired.join(', ')}, which has ended, so its link shares nothing and is marked so. ` +
        'Take it out.',
    );
  }
  const place = placeIn(page);
  if (!sharedAddress(props, place)) {
    say(
      '<wb-share> cannot know the address it shares, so its links lead nowhere before a script has run. ' +
        'Write <link rel="canonical" href="https://..."> into the head, or a whole address into its attribute address.',
    );
  } else if (
    props.address &&
    sharedAddress(props, place) === sharedAddress({ ...props, address: '' }, place)
  ) {
    say(
      `<wb-share address="${props.address.slice(0, 200)}"> is no address of a page, so that of the page is shared. ` +
        'Write one that begins with https://.',
    );
  }
};
