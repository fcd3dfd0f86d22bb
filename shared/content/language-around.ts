import type { Light } from './light';

/** The `lang` of an element or of its nearest ancestor with one; empty when there is none. */
export function languageAround(host: Light): string {
  for (let node: Light | null = host; node; node = node.parent) {
    const language = node.attribute('lang');
    if (language !== null) return language;
  }
  return '';
}
