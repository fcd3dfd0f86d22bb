import { warn } from '../foundation/warn';
import { complaint, fill, translation } from '../foundation/translations';
import { pageData } from './page-data';

/**
 * The text of a key in the page's language, or in the nearest one available; the key itself if there
 * is none. The same text that `wb-text` shows.
 *
 * @param values replacements for `{name}` in the text
 */
export function translate(key: string, values?: Readonly<Record<string, string | number>>): string {
  const sources = {
    page: pageData('page'),
    texts: pageData('texts'),
    lang: document.documentElement.lang,
  };
  const found = translation(key, sources);
  const problem = complaint(`translate('${key}')`, found, sources);
  if (problem) warn(found.state === 'missing' ? problem : found.state, problem);
  return fill(found.text, values);
}
