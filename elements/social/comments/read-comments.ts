import type { Light } from '../../../shared/content/light';
import type { Page } from '../../../shared/content/page';
import { type ThirdParty, thirdParty } from '../../../shared/content/third-party';
import type { Props } from '../../../shared/contract/contract';
import { textsOf } from '../../../shared/foundation/texts';
import type { comments } from './comments.contract';

export interface Thread {
  /** The address of the script that shows it; empty where there is none. */
  script: string;
  /** The address of the page as its author has it; empty for that of the browser. */
  url: string;
  /** Whether it is the first of the page, which alone shows comments. */
  isFirst: boolean;
  party: ThirdParty;
  texts: { nothing: string; second: string };
}

/** A name of a host below disqus.com, and nothing else. */
const SHORTNAME = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

/** The short name as a host has it; empty for what is none. */
export const readShortname = (text: string): string =>
  SHORTNAME.test(text.trim()) ? text.trim().toLowerCase() : '';

/** Reads the same in Node and in the page. */
export function readComments(host: Light, page: Page, props: Props<typeof comments>): Thread {
  const say = textsOf(page);
  const shortname = readShortname(props.shortname);
  const site = `${shortname}.disqus.com`;
  const [first] = page.all('wb-comments');
  return {
    script: shortname && `https://${site}/embed.js`,
    url: props.url || (page.all('link', 'rel', 'canonical')[0]?.attribute('href') ?? ''),
    isFirst: first === undefined || first.node === host.node,
    party: thirdParty(page, {
      purpose: 'comments',
      consent: props.consent,
      provider: { name: 'Disqus', host: site },
      title: say('Comments'),
      address: shortname && `https://disqus.com/home/forum/${shortname}/`,
    }),
    texts: {
      nothing: say('There are no comments here.'),
      second: say('The comments are further up.'),
    },
  };
}
