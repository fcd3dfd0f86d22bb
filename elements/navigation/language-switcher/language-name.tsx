import type { Language } from './languages';

/** Which parts of a language are visible; screen readers get the name even if it is hidden. */
export interface Shown {
  flags: boolean;
  names: boolean;
}

interface LanguageNameProps extends Shown {
  language: Language;
}

export function LanguageName({ language, flags, names }: LanguageNameProps) {
  const { name, lang, flag } = language;
  const hasFlag = flags && flag !== '';
  return (
    <>
      {hasFlag && <img className="flag" part="flag" src={flag} alt="" />}
      <bdi className={names || !hasFlag ? 'name' : 'unseen'} lang={lang}>
        {name}
      </bdi>
    </>
  );
}
