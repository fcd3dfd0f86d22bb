import { propertyIn } from '../validation/json-object';

/** What `textsOf` needs of a page. */
interface PageData {
  data(name: string): readonly unknown[];
}

/**
 * The texts of a page: a function from an English sentence of the specification to the page's own text,
 * from `texts` of its `data-wb-page`; the sentence itself where the page has none.
 */
export function textsOf(page: PageData): (sentence: string) => string {
  const tables = page.data('page').map((it) => propertyIn(it, 'texts'));
  return (sentence) => {
    const isText = (it: unknown) => typeof it === 'string';
    return tables.map((table) => propertyIn(table, sentence)).find(isText) ?? sentence;
  };
}
