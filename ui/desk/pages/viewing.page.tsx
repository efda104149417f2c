import { useTranslation } from 'react-i18next';
import type { ViewingBody } from '../../../application/desk/viewings/viewing-page.ts';
import { languageName } from '../../../domain/text/language.ts';
import { dayWords, momentWords } from '../../components/common/day-words.ts';
import { Link } from '../../components/common/link.tsx';
import { PhoneLink } from '../../components/common/phone-link.tsx';
import { BackLink } from '../components/back-link.tsx';
import { ViewingActs } from '../components/viewing-acts.tsx';
import { ViewingItem, ViewingTag } from '../components/viewing-item.tsx';

export function Page({ body }: { readonly body: ViewingBody }) {
  const { t } = useTranslation('desk-calendar');
  const { t: portal } = useTranslation('portal');
  const { who, property, hours } = body;
  return (
    <>
      {body.calendarHref === undefined ? (
        <BackLink href={body.requestHref}>{t('toRequest')}</BackLink>
      ) : (
        <BackLink href={body.calendarHref}>{t('toCalendar')}</BackLink>
      )}
      <h1>
        {dayWords(portal, body.day, 'weekday')}, {t('hours', hours)}
      </h1>
      <p className="request-meta">
        <ViewingTag state={body.state} />{' '}
        {body.isExact ? t('hourSet', { from: hours.from, slot: t('hours', body.slot) }) : null}{' '}
        {body.isOver ? `· ${t('over')}` : null}
      </p>
      <div className="desk-columns">
        <div>
          <section className="desk-card" aria-labelledby="visit-what">
            <h2 id="visit-what">{who.name === '' ? t('someone') : who.name}</h2>
            <Facts body={body} />
            <p>
              <Link href={body.requestHref}>{t('toRequest')}</Link>
            </p>
          </section>
          <ViewingActs body={body} key={body.sequence} />
        </div>
        <div>
          <section className="desk-card" aria-labelledby="visit-same-day">
            <h2 id="visit-same-day">{t('sameDay')}</h2>
            {body.sameDay.length === 0 ? (
              <p>{t('noOthers')}</p>
            ) : (
              <ul className="visit-list">
                {body.sameDay.map(viewing => (
                  <ViewingItem key={viewing.id} viewing={viewing} />
                ))}
              </ul>
            )}
          </section>
          <History body={body} />
        </div>
      </div>
    </>
  );

  function Facts({ body: { who: person, trueAddress, agent, reason } }: { readonly body: ViewingBody }) {
    return (
      <dl className="request-rows">
        <Row label={t('fact.property')}>
          {property.href === undefined ? (
            t('propertyGone', { id: property.id })
          ) : (
            <a href={property.href} target="_blank" rel="noopener">
              {property.title}
            </a>
          )}
          {property.place === '' ? null : `, ${property.place}`}
        </Row>
        {trueAddress === undefined ? null : <Row label={t('fact.address')}>{trueAddress}</Row>}
        {agent === undefined ? null : <Row label={t('fact.agent')}>{agent}</Row>}
        {person.phone === undefined ? null : (
          <Row label={t('fact.phone')}>
            <PhoneLink phone={person.phone} />
          </Row>
        )}
        {person.email === undefined ? null : (
          <Row label={t('fact.email')}>
            <a href={`mailto:${person.email}`}>{person.email}</a>
          </Row>
        )}
        <Row label={t('fact.language')}>{languageName(person.language)}</Row>
        {person.remark === undefined ? null : <Row label={t('fact.remark')}>{person.remark}</Row>}
        {reason === undefined ? null : <Row label={t('fact.reason')}>{reason}</Row>}
      </dl>
    );
  }
}

function Row({ label, children }: { readonly label: string; readonly children: React.ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function History({ body }: { readonly body: ViewingBody }) {
  const { t } = useTranslation('desk-calendar');
  const { t: portal } = useTranslation('portal');
  if (body.history.length === 0) return null;
  return (
    <section className="desk-card" aria-labelledby="visit-history">
      <h2 id="visit-history">{t('history')}</h2>
      <ol className="visit-history">
        {body.history.map(({ at, by, action, day, from, to }, number) => (
          // Index as key: two actions may have the same millisecond, and their order never changes.
          <li key={number}>
            {t(`did.${action}`)}
            {day === undefined ? null : `: ${dayWords(portal, day, 'weekday')}`}
            {from === undefined || to === undefined ? null : ` ${t('hours', { from, to })}`}
            <br />
            <small>{t('doneBy', { name: by, ...momentWords(at) })}</small>
          </li>
        ))}
      </ol>
    </section>
  );
}
