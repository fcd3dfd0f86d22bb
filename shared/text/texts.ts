/** What `textsOf` needs of a page. */
interface PageData {
  data(name: string): readonly unknown[];
}

/**
 * The visible texts of a page: a function from the specification's English sentence to what the page
 * says instead, in `texts` of its `data-wb-page`; the sentence itself when it says nothing.
 */
export function textsOf(page: PageData): (sentence: string) => string {
  const texts = page.data('page').map((it) => (it as { texts?: unknown } | null)?.texts);
  return (sentence) => {
    for (const table of texts) {
      if (!table || typeof table !== 'object' || !Object.hasOwn(table, sentence)) continue;
      const text = (table as Record<string, unknown>)[sentence];
      if (typeof text === 'string') return text;
    }
    return sentence;
  };
}
