import { propertyIn } from './json-object';

/** The part of a page that `textsOf` needs. */
interface PageData {
  data(name: string): readonly unknown[];
}

/**
 * Returns a function that maps an English sentence of the specification to the page's own text, from
 * `texts` in `data-wb-page`; to the sentence itself if the page has none.
 */
export function textsOf(page: PageData): (sentence: string) => string {
  const tables = page.data('page').map((it) => propertyIn(it, 'texts'));
  return (sentence) => {
    const isText = (it: unknown) => typeof it === 'string';
    return tables.map((table) => propertyIn(table, sentence)).find(isText) ?? sentence;
  };
}
