import type { TFunction } from 'i18next';
import { Children, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { HistoryChange, PortalPropertyBody, OwnedViewing } from '../../../application/portal/owned-pages.ts';
import { dayOnceWords, plainDayWords } from '../common/day-words.ts';
import { withNonBreakingSpaces } from '../common/non-breaking.ts';
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
      <Hours viewings={coming} today={today} none={t('viewings.none')} />
      <h3>{t('viewings.past')}</h3>
      <Hours viewings={viewings.entries} today={today} none={t('viewings.nonePast')} />
    </PortalList>
  );
}

function Hours({
  viewings,
  today,
  none,
}: {
  readonly viewings: readonly OwnedViewing[];
  readonly today: string;
  readonly none: string;
}) {
  const { t } = useTranslation('portal');
  const { t: common } = useTranslation();
  return (
    <Entries none={none}>
      {viewings.map(({ day, from, to, state }, at) => (
        <li key={at}>
          <time dateTime={day}>{dayOnceWords(t, day, today)}</time>
          <span>
            {t('viewings.hours', { from, to })} · {common(`viewingState.${state}`)}
          </span>
        </li>
      ))}
    </Entries>
  );
}

/** Requests: date, kind and language, never the sender. */
export function Requests({ body }: Body) {
  const { t } = useTranslation('portal');
  const { requests, today } = body;
  return (
    <PortalList name="requests" title={t('requests.title')} olderHref={requests.olderHref} older={t('olderRequests')}>
      <Entries look="told" none={t('requests.none')}>
        {requests.entries.map(({ day, form, language }, at) => (
          <li key={at}>
            <time dateTime={day}>{dayOnceWords(t, day, today)}</time>
            <span>
              {t([`requests.form.${form}`, 'requests.form.other'])}, {t(`requests.in.${language}`)}
            </span>
          </li>
        ))}
      </Entries>
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
      <Entries look="told" none={t('history.none')}>
        {history.entries.map(({ day, change }, at) => (
          <li key={at} data-change={change.kind}>
            <time dateTime={day}>{dayOnceWords(t, day, today)}</time>
            <span>{changeWords(t, change)}</span>
          </li>
        ))}
      </Entries>
    </PortalList>
  );
}

function changeWords(t: TFunction<'portal'>, change: HistoryChange): string {
  switch (change.kind) {
    case 'price': {
      const { from, to } = change;
      const amounts = { from: withNonBreakingSpaces(from ?? ''), to: withNonBreakingSpaces(to ?? '') };
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
      <Entries look="owned-media" none={t('media.none')}>
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
      </Entries>
    </PortalList>
  );
}

/** Entries of a list, or a sentence if the list is empty. */
function Entries({
  none,
  look,
  children,
}: {
  readonly none: string;
  readonly look?: 'told' | 'owned-media';
  readonly children: ReactNode;
}) {
  // `toArray` leaves out entries that are null, which `Children.count` would count.
  if (Children.toArray(children).length === 0) return <p className="owned-none">{none}</p>;
  return <ul className={look ? `owned-entries ${look}` : 'owned-entries'}>{children}</ul>;
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
