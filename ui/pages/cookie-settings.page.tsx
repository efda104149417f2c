import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslation } from 'react-i18next';
import type { PageOf } from '../../application/page/page-model.ts';
import { type Consent, CONSENT_ADDRESS, CONSENT_SAVED, OPTIONAL_CATEGORIES } from '../../domain/consent/consent.ts';
import { consentExpiry } from '../../domain/consent/consent-expiry.ts';
import { dayText } from '../../domain/text/day.ts';
import { useApp } from '../components/common/app-context.ts';
import { ConsentCategories } from '../components/layout/consent-dialog.tsx';
import { Link } from '../components/common/link.tsx';
import { Words } from '../components/common/words.tsx';

/** A form that the server answers with a redirect to this page; with script the choice is stored without leaving the page. */
export const Page = observer(function CookieSettingsPage({ view }: { readonly view: PageOf<'cookie-settings'> }) {
  const { consent } = useApp();
  const { t } = useTranslation('consent');
  const { pathname } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const [outcome, setOutcome] = useState<'saved' | 'failed'>();
  useEffect(() => {
    // Applies the checkboxes that the visitor changed before hydration.
    const shown = form.current ? new FormData(form.current).getAll('category') : consent.ticked;
    const pressed = OPTIONAL_CATEGORIES.filter(
      category => shown.includes(category) !== consent.ticked.includes(category),
    );
    consent.start();
    for (const category of pressed) consent.toggle(category);
  }, [consent]);
  const { body } = view;

  async function keep(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setOutcome(undefined);
    const { submitter } = event.nativeEvent as globalThis.SubmitEvent;
    const choice = submitter instanceof HTMLButtonElement ? submitter.value : 'custom';
    const stored = choice === 'agree' ? consent.agree() : choice === 'decline' ? consent.decline() : consent.save();
    setOutcome(
      await stored.then(
        () => 'saved' as const,
        () => 'failed' as const,
      ),
    );
  }

  return (
    <div className="wrap cookie-settings">
      <h1>
        <Words text={body.title} />
      </h1>
      <p className="lead">
        {t('text')} <Link href={body.policyHref}>{t('policy')}</Link>
      </p>
      <noscript>
        <p id={CONSENT_SAVED} className="form-outcome" data-outcome="saved">
          {t('saved')}
        </p>
      </noscript>
      <form className="form-card" method="post" action={CONSENT_ADDRESS} onSubmit={keep} ref={form}>
        <input type="hidden" name="back" value={pathname} />
        <ConsentCategories />
        <p className="form-privacy">
          <Stored chosen={consent.known ? consent.chosen : undefined} /> {t('back')}
        </p>
        {/* Enter presses the first button, so it must not be the one that accepts everything. */}
        <div className="consent-buttons">
          <button type="submit" className="button" name="choice" value="custom">
            {t('save')}
          </button>
          <button type="submit" className="button quiet" name="choice" value="agree">
            {t('agree')}
          </button>
          <button type="submit" className="button quiet" name="choice" value="decline">
            {t('decline')}
          </button>
        </div>
        <p role="status" className="form-outcome" data-outcome={outcome}>
          {outcome ? t(outcome) : null}
        </p>
      </form>
    </div>
  );
});

/** States the stored choice: 'Stored at present: Analytical, Marketing, until 21-5-2027.' */
function Stored({ chosen }: { readonly chosen: Consent | undefined }) {
  const { t } = useTranslation('consent');
  if (!chosen) return t('stored.nothing');
  const on = OPTIONAL_CATEGORIES.filter(category => chosen[category]);
  const categories = (['necessary', ...on] as const).map(category => t(`category.${category}.name`)).join(', ');
  const until = consentExpiry(chosen);
  return until === undefined ? t('stored.now', { categories }) : t('stored.until', { categories, day: dayText(until) });
}
