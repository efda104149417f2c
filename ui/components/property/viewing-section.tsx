import { useTranslation } from 'react-i18next';
import type { PropertyBody } from '../../../application/browse/property-body.ts';
import { ContactCard } from '../common/contact-card.tsx';
import { Icon, type IconName } from '../common/icon.tsx';
import { Link } from '../common/link.tsx';
import { PhoneLink } from '../common/phone-link.tsx';
import { useDocumentsAsked } from '../form/use-documents-asked.ts';
import { BookLink } from './book-link.tsx';
import { type Moment, useMoments } from './use-moments.ts';

/** Number of days with their slots in a wide window; on phones three. */
const DAYS = 5;

/** Viewings of a property: free slots by day, the booking button, and other ways to get in touch beside them. */
export function ViewingSection({ body }: { readonly body: PropertyBody }) {
  const { t } = useTranslation('property');
  const { href, moments, instead } = useMoments(body);
  const { actions } = body;
  const asked = useDocumentsAsked(body.card.id);
  return (
    <section id="visit" className="visit" aria-labelledby="visit-title">
      <div className="wrap">
        <div className="visit-ways">
          <h2 id="visit-title">{t(href === undefined ? 'contact' : 'visit.title')}</h2>
          {moments.length > 0 ? <p>{t('visit.intro')}</p> : null}
          {instead ? (
            <>
              <p>{instead.text}</p>
              <p className="visit-phone">
                <Icon name="phone" />
                <PhoneLink phone={body.agent.phone} />
              </p>
            </>
          ) : null}
          <ul>
            <Way icon="document" href={actions.documents} name={t(asked ? 'documents.again' : 'documents.request')} />
            <Way icon="mail" href={actions.information} name={t('actions.information')} />
            <Way icon="check" href={actions.offer} name={t('actions.offer')} />
            <Way icon="check" href={actions.application} name={t('actions.application')} />
            <li>
              <ContactCard href={body.agent.cardHref} icon={<Icon name="user" />} />
            </li>
          </ul>
          {asked ? <p className="documents-asked">{t('documents.asked')}</p> : null}
          {actions.documents === undefined ? <p className="documents-asked">{t('documents.none')}</p> : null}
        </div>
        {href === undefined ? null : (
          <div className="visit-moments">
            {moments.length > 0 ? <Days moments={moments} /> : null}
            <p className="visit-book">
              <BookLink className="visit-button" body={body} />
              {moments.length > 0 ? (
                <Link className="tool" href={href} rel="nofollow">
                  {t('visit.other')}
                </Link>
              ) : null}
            </p>
          </div>
        )}
      </div>
    </section>
  );
}

function Way({
  icon,
  href,
  name,
}: {
  readonly icon: IconName;
  readonly href: string | undefined;
  readonly name: string;
}) {
  if (href === undefined) return null;
  return (
    <li>
      <Link href={href}>
        <Icon name={icon} />
        {name}
      </Link>
    </li>
  );
}

function Days({ moments }: { readonly moments: readonly Moment[] }) {
  const { t } = useTranslation('property');
  const days = [...new Set(moments.map(({ day }) => day))].slice(0, DAYS);
  return (
    <ul className="days">
      {days.map(day => {
        const ofDay = moments.filter(moment => moment.day === day);
        return (
          <li key={day}>
            <h3>{ofDay[0]?.words}</h3>
            <ul className="moments">
              {ofDay.map(({ words, from, to, href }) => (
                <li key={from}>
                  <Link
                    className="moment"
                    href={href}
                    rel="nofollow"
                    aria-label={t('visit.moment', { day: words, from, to })}
                  >
                    {`${from}–${to}`}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}
