import { isJsonObject, propertyIn } from './json-object';

/** A page's data about its texts. */
export interface TextSources {
  /** All values of `data-wb-page`: `language`, `languages`, and `texts` in the page's own language. */
  page: readonly unknown[];
  /** All values of `data-wb-texts`: texts by key, by language. */
  texts: readonly unknown[];
  /** The `lang` of the document; empty when it has none. */
  lang: string;
}

/** The result of looking up a key. */
export interface Translation {
  /** The text; the key itself if there is none. */
  text: string;
  /** The language of the text; empty if unknown. */
  language: string;
  /** Whether there is a text; `without-texts` means that the page has no texts at all. */
  state: 'found' | 'missing' | 'without-texts';
}

/**
 * Finds the text of a key in the page's language, else in the nearest one available: for pt-BR that is
 * pt, then the site's own language (the first of `languages`) and its parents, then en. An empty text
 * counts as not translated. `texts` of the page itself take precedence. Spec 8.
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

/** The page's language: from its data, else from its `lang`. */
export const languageOf = ({ page, lang }: TextSources): string =>
  page.map((it) => propertyIn(it, 'language')).find(isText) ?? lang;

/** The languages that a page declares, the site's own first; if none, no translation counts as missing. */
export const languagesOf = ({ page }: TextSources): string[] => {
  const list = page.map((it) => propertyIn(it, 'languages')).find((it) => Array.isArray(it));
  return (list ?? []).filter(isText);
};

/**
 * The warning for the page's author about a missing text; undefined if there is no problem.
 *
 * @param asker the caller, as the start of the sentence
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

/** Fills `{name}` placeholders from values; leaves unknown names as they are. */
export const fill = (text: string, values: unknown): string =>
  text.replace(/\{([\w.-]+)\}/g, (written, name: string) => {
    const value = propertyIn(values, name);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : written;
  });

/** Each language and its parents, nearest first, without duplicates (RFC 4647 lookup). */
export function chainOf(languages: string[]): string[] {
  const chain = languages.map(plain).flatMap((language) => {
    const parts = language.split('-').filter(Boolean);
    return parts.map((_, index) => parts.slice(0, parts.length - index).join('-'));
  });
  // A single-character subtag only introduces an extension, so a tag must not end in one.
  return [...new Set(chain)].filter((it) => !/-\w$/.test(it));
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
