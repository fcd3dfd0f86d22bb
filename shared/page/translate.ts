import { warn } from '../dev/warn';
import { complaint, fill, translation } from '../text/translations';
import { pageData } from './page-data';

/**
 * The text of a key in the page's language, or in the nearest there is; the key itself when there is
 * none. What `wb-text` shows.
 *
 * @param values what `{name}` in the text stands for
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
