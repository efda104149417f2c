import type { PageModel } from '../../../application/page/page-model.ts';
import { type Language, languageName } from '../../../domain/text/language.ts';
import { useTranslation } from '../../locales/translations.ts';

/** The same page in each language; a new document each, so that a page speaks one language from its first byte on. */
export function LanguageSwitcher({
  items,
  current,
}: {
  readonly items: PageModel['switcher'];
  readonly current: Language;
}) {
  const { t } = useTranslation('common');
  return (
    <nav className="language-switcher" aria-label={t('languages')}>
      <ul>
        {items.map(({ language, href, available }) => (
          <li key={language}>
            <a
              href={href}
              lang={language}
              hrefLang={language}
              aria-current={language === current ? 'true' : undefined}
              aria-label={`${language.toUpperCase()} – ${languageName(language)}`}
              title={available ? undefined : t('notInLanguage')}
            >
              {language.toUpperCase()}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
