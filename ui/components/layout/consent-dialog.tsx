import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CONSENT_CATEGORIES, type OptionalCategory } from '../../../domain/consent/consent.ts';
import { useApp } from '../common/app-context.ts';
import { Link } from '../common/link.tsx';

/**
 * Consent dialog, shown until a choice is made. The dialog is not modal: it covers the page's end, does not take the focus, and comes first
 * in the document. Refusing is as easy as accepting. Opening the categories moves the focus to them; closing them moves it back. Rendered
 * only in the browser, so that cached pages contain nothing about a visitor.
 */
export const ConsentDialog = observer(function ConsentDialog() {
  const { site, consent } = useApp();
  const { t } = useTranslation('consent');
  const dialog = useRef<HTMLElement>(null);
  const { customizing } = consent;
  useEffect(() => consent.start(), [consent]);
  useEffect(() => {
    if (!customizing) return undefined;
    const opener = document.activeElement;
    dialog.current?.querySelector<HTMLElement>('input:enabled')?.focus();
    return () => {
      if (opener instanceof HTMLElement && document.activeElement === document.body) opener.focus();
    };
  }, [customizing]);
  if (!consent.asking) return null;
  return (
    <section className="consent" aria-label={t('title')} ref={dialog}>
      <div className="wrap">
        <div className="consent-words">
          <h2>{t('title')}</h2>
          <p>
            {t('text')} <Link href={site.consent.policyHref}>{t('policy')}</Link>
          </p>
          {consent.failed ? <p role="alert">{t('failed')}</p> : null}
        </div>
        {customizing ? <ConsentCategories /> : null}
        <div className="consent-buttons">
          <button type="button" className="button" onClick={() => keep(consent.agree)}>
            {t('agree')}
          </button>
          <button type="button" className="button" onClick={() => keep(consent.decline)}>
            {t('decline')}
          </button>
          {/* With different keys, React creates two buttons. If one button served both, a double click on it would also save categories not yet read. */}
          {customizing ? (
            <button key="save" type="button" className="button quiet" onClick={() => keep(consent.save)}>
              {t('save')}
            </button>
          ) : (
            <button key="customize" type="button" className="button quiet" onClick={consent.customize}>
              {t('customize')}
            </button>
          )}
        </div>
      </div>
    </section>
  );
});

/** If the choice cannot be stored, the dialog stays open. */
function keep(choose: () => Promise<void>): void {
  choose().catch(() => undefined);
}

/** The five consent categories; the first is required. */
export const ConsentCategories = observer(function ConsentCategories() {
  const { consent } = useApp();
  const { t } = useTranslation('consent');
  return (
    <fieldset className="consent-categories">
      <legend>{t('categories')}</legend>
      {CONSENT_CATEGORIES.map(category => (
        <label key={category}>
          <input
            type="checkbox"
            name="category"
            value={category}
            checked={category === 'necessary' || consent.ticked.includes(category)}
            disabled={category === 'necessary'}
            onChange={() => consent.toggle(category as OptionalCategory)}
          />
          <span>
            <strong>{t(`category.${category}.name`)}</strong>
            <span>{t(`category.${category}.text`)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
});
