import type { Light } from '../../../shared/content/light';
import { safeAddress } from '../../../shared/foundation/address';
import { isPictureFile } from '../picture-links';

/** The width that a large picture is taken for whose author tells none, in pixels; as in the viewer. */
const LIKELY_WIDTH = 1600;

/**
 * The files that a picture can be shown large from, by their widths as in `srcset`: those of the small
 * picture, and the one that its link leads to. Empty where there is no larger one.
 */
export function largeFiles(link: Light | undefined, image: Light | undefined): string {
  const large = (link && fileOf(link))?.trim();
  const src = image?.attribute('src')?.trim();
  const set = image?.attribute('srcset')?.trim() ?? '';
  const own = widthsOnly(set) ? [set] : candidate(src, image?.attribute('width'));
  const others =
    large === src ? [] : candidate(large, link?.attribute('data-width') ?? LIKELY_WIDTH);
  return others.length || widthsOnly(set) ? [...own, ...others].join(', ') : '';
}

/** The large picture of a link: its file, or the cover of a film. */
const fileOf = (link: Light) => {
  const href = link.attribute('href') ?? '';
  return isPictureFile(link.attribute('type') ?? '', href.replace(/[?#].*/, ''))
    ? href
    : link.attribute('data-poster');
};

/** Whether a `srcset` tells its files by widths, which no others may stand beside. */
const widthsOnly = (set: string) => /\s\d+w$/.test(set) && !/\s[\d.]+x\s*(,|$)/.test(set);

function candidate(address: string | undefined, width: string | number | null | undefined) {
  if (!address || !safeAddress(address) || !(Math.trunc(Number(width)) > 0)) return [];
  // A space ends an address there, and so does a comma at its end.
  return [`${address.replace(/\s|,$/g, encodeURIComponent)} ${Math.trunc(Number(width))}w`];
}
