import type { Light } from '../../shared/element/light';

/** The language that the page says an element is in; empty when it does not say. */
export function languageAround(host: Light): string {
  for (let node: Light | null = host; node; node = node.parent) {
    const language = node.attribute('lang');
    if (language !== null) return language;
  }
  return '';
}
