import type { Props, Wired } from '../../../shared/contract/contract';
import { defineElement } from '../../../shared/element/define';
import type { Light } from '../../../shared/content/light';
import type { Page } from '../../../shared/content/page';
import { complaint, fill, languageOf, translation } from '../../../shared/foundation/translations';
import { text } from './text.contract';
import styles from './text.css';

interface Content {
  /** undefined when the author's own content shows instead. */
  shown?: string;
  /** The text's language, when it differs from the page's. */
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
  // In a page without texts, the author's own content is enough: no warning.
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

defineElement(text, Text, styles, { content: readContent });
