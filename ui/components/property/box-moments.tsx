import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { PropertyBody } from '../../../application/browse/property-body.ts';
import { useLanguage } from '../../locales/translations.ts';
import { useApp } from '../common/app-context.ts';
import { Link } from '../common/link.tsx';
import { BookLink } from './book-link.tsx';
import { useChangePage } from '../common/page-state.ts';
import { type Moment, useMoments } from './use-moments.ts';

/** Maximum number of days that the box shows; the section about viewings shows more. */
const SHOWN = 3;

/** The next free slots of a property, one per day, and the button that books the first one. */
export function BoxMoments({ body }: { readonly body: PropertyBody }) {
  const { t } = useTranslation('property');
  const { href, moments, instead } = useMoments(body);
  useCalendarOfNow(body);
  if (href === undefined) return <BookLink className="box-book" body={body} />;
  return (
    <div className="box-moments">
      {moments.length > 0 ? (
        <>
          <h2 className="box-title">{t('visit.next')}</h2>
          <ul className="moments">
            {firstOfDays(moments).map((moment, at) => (
              // Index as key: if a day has become full, the entries of other days stay in place.
              <li key={at}>
                <Link className="moment" href={moment.href} rel="nofollow">
                  <span>{moment.words}</span>{' '}
                  <strong>
                    {moment.from}
                    <span className="visually-hidden">{`–${moment.to}`}</span>
                  </strong>
                </Link>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className="box-none">{instead?.text}</p>
      )}
      <BookLink className="box-book" body={body} />
    </div>
  );
}

function firstOfDays(moments: readonly Moment[]): readonly Moment[] {
  return moments.filter(({ day }, at) => moments.findIndex(other => other.day === day) === at).slice(0, SHOWN);
}

/** Requests the current calendar once the browser is idle, because the page may come from a cache. */
function useCalendarOfNow({ viewing, card: { id } }: PropertyBody): void {
  const { requests } = useApp();
  const language = useLanguage();
  const change = useChangePage();
  const asks = viewing !== undefined && requests !== undefined;
  useEffect(() => {
    if (!asks) return;
    let left = false;
    const timer = setTimeout(() => {
      requests
        .prepare('contact-appointment', language, id)
        .then(calendar => {
          if (!left) change?.({ calendar });
        })
        // If the request fails, the slots in the page stay: the form validates the chosen one.
        .catch(() => undefined);
    }, AFTER_MS);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [asks, requests, language, id, change]);
}

/** Milliseconds after hydration until the calendar is requested, so that the content that the visitor sees first is loaded before. */
const AFTER_MS = 300;
