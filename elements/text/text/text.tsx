import type { Props, Wired } from '../../../shared/element/contract';
import { defineElement } from '../../../shared/element/define';
import type { Light } from '../../../shared/element/light';
import type { Page } from '../../../shared/element/page';
import { complaint, fill, languageOf, translation } from '../../../shared/text/translations';
import { text } from './text.contract';
import styles from './text.css';

interface Content {
  /** Nothing where the author's own content shows instead. */
  shown?: string;
  /** Of a text that is not in the language of the page. */
  language?: string | undefined;
}

function Text({ content: { shown, language } }: Wired<typeof text, Content>) {
  if (!shown) return <slot />;
  return (
    <span part="text" lang={language} dir={language && 'auto'}>
      {shown}
    </span>
  );
}

function readContent(host: Light, page: Page, { textKey, values }: Props<typeof text>): Content {
  const asker = `<wb-text text-key="${textKey.slice(0, 60)}">`;
  if (!textKey) {
    page.warn(
      asker,
      `${asker}: there is no key, so its own content shows. Name a key of the page's texts.`,
    );
    return {};
  }
  const sources = {
    page: page.data('page'),
    texts: page.data('texts'),
    lang: page.all('html')[0]?.attribute('lang') ?? '',
  };
  const found = translation(textKey, sources);
  const keepsOwn = found.state !== 'found' && host.text.trim() !== '';
  const problem = complaint(asker, found, sources);
  // What an author has written into a page without texts is all that it has to say.
  if (problem && !(keepsOwn && found.state === 'without-texts')) {
    page.warn(found.state === 'missing' ? problem : found.state, problem);
  }
  if (keepsOwn) return {};
  const isOther = primary(found.language) !== primary(languageOf(sources));
  return {
    shown: fill(found.text, values),
    language: found.language && isOther ? found.language : undefined,
  };
}

const primary = (language: string) => language.toLowerCase().split(/[-_]/)[0];

defineElement(text, Text, styles, {
  content: readContent,
  // Page scripts may bring texts in window.wbTexts, later than the page was published.
  stamp: (content) => JSON.stringify(content),
});
