import { LanguageName, type Shown } from './language-name';
import type { Language } from './languages';

interface LanguageLinkProps {
  language: Language;
  shown: Shown;
}

export function LanguageLink({ language, shown }: LanguageLinkProps) {
  const { href, hreflang, isCurrent } = language;
  return (
    <li>
      <a
        part={isCurrent ? 'link current' : 'link'}
        href={href}
        hrefLang={hreflang}
        aria-current={isCurrent || undefined}
      >
        <LanguageName language={language} {...shown} />
      </a>
    </li>
  );
}
