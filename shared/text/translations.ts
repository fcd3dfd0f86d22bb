import { isJsonObject, propertyIn } from '../validation/json-object';

/** What a page says of its texts. */
export interface TextSources {
  /** Every value of `data-wb-page`: `language`, `languages`, and `texts` of the page's own language. */
  page: readonly unknown[];
  /** Every value of `data-wb-texts`: texts by key, by language. */
  texts: readonly unknown[];
  /** The `lang` of the document; empty when it has none. */
  lang: string;
}

/** What became of a key. */
export interface Translation {
  /** The text; the key itself where there is none. */
  text: string;
  /** The language the text is in; empty where nobody knows. */
  language: string;
  /** Whether there is a text; a page without any has not been given its texts at all. */
  state: 'found' | 'missing' | 'without-texts';
}

/**
 * The text of a key in the page's language, else in the nearest one there is: for pt-BR that is pt,
 * then the site's own language (the first of `languages`) and its parents, then en. An empty text
 * counts as not translated. Texts that the page has for itself alone come first. Spec 8.
 */
export function translation(key: string, sources: TextSources): Translation {
  const own = textIn(tablesOf(sources.page, 'texts'), key);
  const wanted = languageOf(sources);
  if (own) return { text: own, language: wanted, state: 'found' };
  for (const language of chainOf([wanted, ...languagesOf(sources).slice(0, 1), 'en'])) {
    const text = textIn(
      sources.texts.flatMap((it) => byLanguage(it).get(language) ?? []),
      key,
    );
    if (text) return { text, language, state: 'found' };
  }
  const hasTexts = sources.texts.length + tablesOf(sources.page, 'texts').length > 0;
  return { text: key, language: '', state: hasTexts ? 'missing' : 'without-texts' };
}

/** The language a page is in: what its data says, else its `lang`. */
export const languageOf = ({ page, lang }: TextSources): string =>
  page.map((it) => propertyIn(it, 'language')).find(isText) ?? lang;

/** The languages a page declares, its site's own first; without any, nobody misses a translation. */
export const languagesOf = ({ page }: TextSources): string[] => {
  const list = page.map((it) => propertyIn(it, 'languages')).find((it) => Array.isArray(it));
  return (list ?? []).filter(isText);
};

/**
 * What to tell the author of a page about a key; nothing when all is well.
 *
 * @param asker who asked for it, as the sentence begins
 */
export function complaint(
  asker: string,
  { state }: Translation,
  sources: TextSources,
): string | undefined {
  if (state === 'without-texts') {
    return (
      `${asker}: the page has no texts, so visitors read what stands in their place. ` +
      'Give it <script type="application/json" data-wb-texts> with texts by language, or texts in data-wb-page.'
    );
  }
  if (state === 'found' || !languagesOf(sources).length) return undefined;
  const language = languageOf(sources) || 'en';
  return (
    `${asker}: the page has no such text for '${language}', nor for what that falls back to, so visitors ` +
    `read what stands in its place. Add it to "${language}" in data-wb-texts.`
  );
}

/** A text with `{name}` filled in from values; names that nobody knows stay as they are. */
export const fill = (text: string, values: unknown): string =>
  text.replace(/\{([\w.-]+)\}/g, (written, name: string) => {
    const value = propertyIn(values, name);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : written;
  });

/** Each language with its parents, nearest first, none twice: RFC 4647, lookup. */
export function chainOf(languages: string[]): string[] {
  const chain = languages.map(plain).flatMap((language) => {
    const parts = language.split('-').filter(Boolean);
    return parts.map((_, index) => parts.slice(0, parts.length - index).join('-'));
  });
  // A letter alone begins an extension, and says nothing without it.
  return [...new Set(chain)].filter((it) => it !== '' && !/-\w$/.test(it));
}

const plain = (language: string) => language.trim().toLowerCase().replaceAll('_', '-');

const indexes = new WeakMap<object, Map<string, unknown>>();

function byLanguage(tables: unknown): Map<string, unknown> {
  if (!tables || typeof tables !== 'object') return new Map();
  let index = indexes.get(tables);
  if (!index) {
    index = new Map(Object.entries(tables).map(([language, texts]) => [plain(language), texts]));
    indexes.set(tables, index);
  }
  return index;
}

const tablesOf = (values: readonly unknown[], name: string) =>
  values.map((it) => propertyIn(it, name)).filter(isJsonObject);

const textIn = (tables: readonly unknown[], key: string) =>
  tables.map((table) => propertyIn(table, key)).find(isText);

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
