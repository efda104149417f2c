import { useTranslation } from 'react-i18next';
import type { PageModel } from '../../../application/page/page-model.ts';
import { type Language, languageName } from '../../../domain/text/language.ts';

/** Links to the page in each language; each loads a new document, since `lang` and texts apply to the whole document. */
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
