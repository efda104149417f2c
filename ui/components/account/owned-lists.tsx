import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { HistoryChange, PortalPropertyBody, OwnedViewing } from '../../../application/portal/owned-pages.ts';
import { dayOnceWords, plainDayWords } from '../common/day-words.ts';
import { firm } from '../common/non-breaking.ts';
import { Icon } from '../common/icon.tsx';
import { Link } from '../common/link.tsx';

type Body = { readonly body: PortalPropertyBody };

/** Upcoming and past viewings. */
export function Viewings({ body }: Body) {
  const { t } = useTranslation('portal');
  const { coming, viewings, today } = body;
  return (
    <PortalList name="viewings" title={t('viewings.title')} olderHref={viewings.olderHref} older={t('olderViewings')}>
      <h3>{t('viewings.coming')}</h3>
      {coming.length > 0 ? (
        <Hours viewings={coming} today={today} />
      ) : (
        <p className="owned-none">{t('viewings.none')}</p>
      )}
      <h3>{t('viewings.past')}</h3>
      {viewings.entries.length > 0 ? (
        <Hours viewings={viewings.entries} today={today} />
      ) : (
        <p className="owned-none">{t('viewings.nonePast')}</p>
      )}
    </PortalList>
  );
}

function Hours({ viewings, today }: { readonly viewings: readonly OwnedViewing[]; readonly today: string }) {
  const { t } = useTranslation('portal');
  return (
    <ul className="owned-entries">
      {viewings.map(({ day, from, to }, at) => (
        <li key={at}>
          <time dateTime={day}>{dayOnceWords(t, day, today)}</time>
          <span>{t('viewings.hours', { from, to })}</span>
        </li>
      ))}
    </ul>
  );
}

/** Requests: date, kind and language, never the sender. */
export function Requests({ body }: Body) {
  const { t } = useTranslation('portal');
  const { requests, today } = body;
  return (
    <PortalList name="requests" title={t('requests.title')} olderHref={requests.olderHref} older={t('olderRequests')}>
      {requests.entries.length > 0 ? (
        <ul className="owned-entries told">
          {requests.entries.map(({ day, form, language }, at) => (
            <li key={at}>
              <time dateTime={day}>{dayOnceWords(t, day, today)}</time>
              <span>
                {t([`requests.form.${form}`, 'requests.form.other'])}, {t(`requests.in.${language}`)}
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="owned-none">{t('requests.none')}</p>
      )}
      <p className="owned-note">{t('requests.about')}</p>
    </PortalList>
  );
}

/** Changes of the advert by day: publication, price, state, removal. */
export function OwnHistory({ body }: Body) {
  const { t } = useTranslation('portal');
  const { history, today } = body;
  return (
    <PortalList name="history" title={t('history.title')} olderHref={history.olderHref} older={t('olderHistory')}>
      {history.entries.length > 0 ? (
        <ul className="owned-entries told">
          {history.entries.map(({ day, change }, at) => (
            <li key={at} data-change={change.kind}>
              <time dateTime={day}>{dayOnceWords(t, day, today)}</time>
              <span>{changeWords(t, change)}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="owned-none">{t('history.none')}</p>
      )}
    </PortalList>
  );
}

function changeWords(t: TFunction<'portal'>, change: HistoryChange): string {
  switch (change.kind) {
    case 'price': {
      const { from, to } = change;
      const amounts = { from: firm(from ?? ''), to: firm(to ?? '') };
      return t(
        to === undefined ? 'history.priceHidden' : from === undefined ? 'history.priceShown' : 'history.price',
        amounts,
      );
    }
    case 'state':
      return t(`history.state.${change.to}`);
    case 'removed':
      return t(change.outcome ? `history.removedAs.${change.outcome}` : 'history.removed');
    default:
      return t(`history.${change.kind}`);
  }
}

/** Media on which the advert is published, the agency's own site first. */
export function OnlineMedia({ body }: Body) {
  const { t } = useTranslation('portal');
  const { publicHref } = body.property;
  return (
    <PortalList name="media" title={t('media.title')}>
      {publicHref || body.media.length > 0 ? (
        <ul className="owned-entries owned-media">
          {publicHref ? (
            <li>
              <Link href={publicHref}>{t('media.own')}</Link>
              <span>{t('media.asVisitors')}</span>
            </li>
          ) : null}
          {body.media.map(({ name, href, since }) => (
            <li key={href}>
              <a href={href} target="_blank" rel="noopener noreferrer" aria-label={t('media.newTab', { name })}>
                {name}
                <Icon name="link" />
              </a>
              {since ? <span>{t('media.since', { day: plainDayWords(t, since, body.today) })}</span> : null}
            </li>
          ))}
        </ul>
      ) : (
        <p className="owned-none">{t('media.none')}</p>
      )}
    </PortalList>
  );
}

function PortalList({
  name,
  title,
  olderHref,
  older,
  children,
}: {
  readonly name: string;
  readonly title: string;
  readonly olderHref?: string | undefined;
  readonly older?: string;
  readonly children: ReactNode;
}) {
  return (
    <section className="portal-card" aria-labelledby={`owned-${name}`}>
      <h2 id={`owned-${name}`}>{title}</h2>
      {children}
      {olderHref ? (
        <p className="owned-older">
          <Link href={olderHref}>
            {older}
            <Icon name="right" />
          </Link>
        </p>
      ) : null}
    </section>
  );
}
