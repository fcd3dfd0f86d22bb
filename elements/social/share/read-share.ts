import type { Light } from '../../../shared/content/light';
import type { Page } from '../../../shared/content/page';
import type { Props } from '../../../shared/contract/contract';
import { textsOf } from '../../../shared/foundation/texts';
import { isNetwork, isRetired, NETWORKS, readWays, type Way } from './networks';
import { ADDRESS, placeIn, sharedAddress } from './share-address';
import type { share } from './share.contract';

/** One link or button. */
export interface Choice {
  way: Way;
  label: string;
  /** What it does, in full. */
  name: string;
  /** Of a link: the address it leads to, with a place for the one that is shared. */
  pattern?: string;
  isRetired: boolean;
}

export interface Sharing {
  label: string;
  choices: Choice[];
  /** What is shared; empty where the published page does not say where it stands. */
  address: string;
  title: string;
  texts: { copied: string; failed: string };
}

export function readShare(_: Light, page: Page, props: Props<typeof share>): Sharing {
  const say = textsOf(page);
  const title = props.text || titleOf(page);
  const onNetwork = (label: string) => ({
    label,
    name: say('Share on {network}').replace('{network}', () => label),
  });
  const ended = (label: string) => ({
    label,
    name: say('{network}, which has ended').replace('{network}', () => label),
  });
  const words = (way: Way) => {
    if (isNetwork(way)) return (isRetired(way) ? ended : onNetwork)(NETWORKS[way].label);
    if (way === 'email') return { label: say('E-mail'), name: say('Share by e-mail') };
    const label = way === 'copy' ? say('Copy link') : say('Share…');
    return { label, name: label };
  };
  return {
    label: props.label || say('Share'),
    choices: readWays(props.networks).ways.map((way) => ({
      way,
      ...words(way),
      ...patternOf(way, title),
      isRetired: isRetired(way),
    })),
    address: sharedAddress(props, placeIn(page)),
    title,
    texts: { copied: say('Link copied'), failed: say('Copy this link:') },
  };
}

function patternOf(way: Way, title: string) {
  if (isNetwork(way)) return { pattern: NETWORKS[way].prefix + ADDRESS };
  if (way !== 'email') return undefined;
  // Half a character, as text that was cut has it, cannot be encoded.
  const whole = title.replace(/\p{Surrogate}/gu, '\uFFFD');
  return { pattern: `mailto:?subject=${encodeURIComponent(whole)}&body=${ADDRESS}` };
}

/** Pictures have titles too. */
const titleOf = (page: Page) =>
  (page.all('title').find(({ parent }) => parent?.tag === 'head')?.text ?? '')
    .replace(/\s+/g, ' ')
    .trim();
