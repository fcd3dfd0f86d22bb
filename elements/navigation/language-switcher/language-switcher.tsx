import type { Props, Wired } from '../../../shared/contract/contract';
import { defineElement } from '../../../shared/element/define';
import type { Light } from '../../../shared/content/light';
import type { Page } from '../../../shared/content/page';
import { textsOf } from '../../../shared/foundation/texts';
import { Dropdown } from './dropdown';
import { LanguageLink } from './language-link';
import { LanguageName } from './language-name';
import { languageSwitcher } from './language-switcher.contract';
import styles from './language-switcher.css';
import { type Language, readLanguages } from './languages';
import { warnOf } from './warn-of';

interface Content {
  label: string;
  languages: Language[];
}

function LanguageSwitcher(props: Wired<typeof languageSwitcher, Content>) {
  const { layout, showFlags, showNames, content } = props;
  const { label, languages } = content;
  const shown = { flags: showFlags, names: showNames || !showFlags };
  const links = languages.map((language, index) => (
    <LanguageLink key={index} language={language} shown={shown} />
  ));

  const choice = () => {
    if (languages.length === 1) {
      return (
        <span className="only" part="current">
          <LanguageName language={languages[0]!} {...shown} />
        </span>
      );
    }
    if (layout === 'dropdown') return <Dropdown {...{ label, languages, shown }}>{links}</Dropdown>;
    return (
      <ul className="row" part="list" aria-label={label}>
        {links}
      </ul>
    );
  };

  if (!languages.length) return <slot />;
  return (
    <>
      {choice()}
      <div className="source">
        <slot />
      </div>
    </>
  );
}

function readContent(host: Light, page: Page, props: Props<typeof languageSwitcher>): Content {
  const [document] = page.all('html');
  const warn = warnOf(page);
  const languages = readLanguages(host, document?.attribute('lang') ?? '', warn.leftOut);
  if (!languages.length) warn.empty();
  if (!props.showFlags && !props.showNames) warn.blank();
  return { label: props.label || textsOf(page)('Language'), languages };
}

defineElement(languageSwitcher, LanguageSwitcher, styles, { content: readContent });
