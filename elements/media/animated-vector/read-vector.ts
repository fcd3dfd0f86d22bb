import { descendants, type Light } from '../../../shared/content/light';
import type { Page } from '../../../shared/content/page';
import { textsOf } from '../../../shared/foundation/texts';

/** What the content of an element says of its animation. */
export interface Vector {
  /** The animation itself, as JSON; empty when it is in a file. */
  inner: string;
  /** What is to be seen, for whoever cannot see it; empty for decoration. */
  name: string;
  hasPoster: boolean;
  isThere: boolean;
  /** Whether it stands in a link or a button, where nothing else may be pressed. */
  isWithinControl: boolean;
  texts: Record<'play' | 'pause' | 'failed' | 'nothing', string>;
}

/** Reads the same in Node and in the page. */
export function readVector(
  host: Light,
  page: Page,
  { src, label }: { src: string; label: string },
): Vector {
  const inner = innerIn(host);
  const poster = descendants(host, ['img'])[0];
  const text = textsOf(page);
  return {
    inner,
    name: label || (poster?.attribute('alt')?.trim() ?? ''),
    hasPoster: poster !== undefined,
    isThere: Boolean(inner || src),
    isWithinControl: host.within('a') || host.within('button'),
    texts: {
      play: text('Play'),
      pause: text('Pause'),
      failed: text('This animation cannot be shown.'),
      nothing: text('There is nothing to play here.'),
    },
  };
}

/** The animation that is written into an element; empty when there is none. */
export const innerIn = (host: Light): string =>
  host.children
    .find(({ tag, attribute }) => tag === 'script' && attribute('type') === 'application/json')
    ?.text.trim() ?? '';
