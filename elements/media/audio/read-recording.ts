import { headingIn } from '../../../shared/content/heading-in';
import { descendants, type Light } from '../../../shared/content/light';
import type { Page } from '../../../shared/content/page';
import { safeAddress } from '../../../shared/foundation/address';
import { textsOf } from '../../../shared/foundation/texts';
import { type ControlTexts, controlTexts } from '../../../shared/browser/players/control-texts';

/** What is to be played, from the author's content. */
export interface Recording {
  /** The author's own audio element; undefined when one is drawn. */
  node: object | undefined;
  /** The address of the file, for a link to it; empty when there is none that may be followed. */
  address: string;
  name: string;
  /** Whether anything is written above the controls. */
  hasCaption: boolean;
  isMuted: boolean;
  /** Whether there is anything to play. */
  isThere: boolean;
  texts: ControlTexts & Record<'speed' | 'failed' | 'open' | 'nothing', string>;
}

interface Told {
  src: string;
  label: string;
}

const FILE = /\.(aac|flac|m4a|mp3|mpga|oga|ogg|opus|wav|weba|webm)$/i;

/** Reads the same in Node and in the page. */
export function readRecording(host: Light, page: Page, { src, label }: Told): Recording {
  const own = host.children.find(({ tag }) => tag === 'audio');
  const link = linkIn(host);
  const address = own ? addressOf(own) : src || hrefOf(link);
  const text = textsOf(page);
  return {
    node: own?.node,
    address: safeAddress(address) ? address : '',
    name: label || headingIn(host) || textOf(link) || own?.attribute('aria-label') || text('Audio'),
    hasCaption: host.children.some((it) => it.tag !== 'audio' && textOf(it) !== ''),
    isMuted: own !== undefined && own.attribute('muted') !== null,
    isThere: own !== undefined || (address !== '' && safeAddress(address)),
    texts: {
      ...controlTexts(text),
      speed: text('Speed'),
      failed: text('This recording cannot be played.'),
      open: text('Open the file'),
      nothing: text('There is nothing to play here.'),
    },
  };
}

/** The first link to a file of sound. */
const linkIn = (host: Light): Light | undefined =>
  descendants(host, ['a']).find(
    (it) =>
      FILE.test(hrefOf(it).replace(/[?#].*$/, '')) ||
      (it.attribute('type') ?? '').startsWith('audio/'),
  );

const hrefOf = (link: Light | undefined) => link?.attribute('href')?.trim() ?? '';

const textOf = (node: Light | undefined) => node?.text.replace(/\s+/g, ' ').trim() ?? '';

/** The address of an audio element, or of its first source. */
const addressOf = (own: Light) =>
  own.attribute('src') ?? descendants(own, ['source'])[0]?.attribute('src') ?? '';
