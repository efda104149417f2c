import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarBody, CalendarDay } from '../../../application/desk/viewings/calendar.ts';
import type { DayNote } from '../../../application/desk/viewings/day-notes.ts';
import { deskPath } from '../../../domain/desk/desk-pages.ts';
import { dayWords } from '../../components/common/day-words.ts';
import { Icon } from '../../components/common/icon.tsx';
import { Link } from '../../components/common/link.tsx';
import { useLanguage } from '../../locales/translations.ts';
import { DeskForm } from '../components/desk-form.tsx';
import { ViewingItem } from '../components/viewing-item.tsx';

export function Page({ body }: { readonly body: CalendarBody }) {
  const { t } = useTranslation('desk-calendar');
  const language = useLanguage();
  const { t: hours } = useTranslation('desk-hours');
  const { t: portal } = useTranslation('portal');
  return (
    <>
      <h1>{t('week', { day: dayWords(portal, body.monday, 'year') })}</h1>
      <nav className="desk-tabs" aria-label={t('weeks')}>
        {body.previousHref === undefined ? null : (
          <Link href={body.previousHref}>
            <Icon name="left" />
            {t('previous')}
          </Link>
        )}
        <Link href={body.todayHref} aria-current={body.isThisWeek ? 'date' : undefined}>
          {t('thisWeek')}
        </Link>
        {body.nextHref === undefined ? null : (
          <Link href={body.nextHref}>
            {t('next')}
            <Icon name="right" />
          </Link>
        )}
      </nav>
      {body.ownHref === undefined ? null : (
        <nav className="desk-tabs" aria-label={t('whose')}>
          <Link href={body.ownHref} aria-current={body.shown === 'own' ? 'true' : undefined}>
            {t('own')}
          </Link>
          <Link href={body.allHref} aria-current={body.shown === 'all' ? 'true' : undefined}>
            {t('allAgents')}
          </Link>
        </nav>
      )}
      <p className="calendar-hours">
        <Link href={deskPath('hours', language)}>
          <Icon name="calendar" />
          {hours('title.hours')}
        </Link>
      </p>
      {body.asked.length === 0 ? null : (
        <section className="desk-card visit-asked" aria-labelledby="visits-asked">
          <h2 id="visits-asked">{t('asked', { count: body.asked.length })}</h2>
          <ul className="visit-list">
            {body.asked.map(viewing => (
              <ViewingItem key={viewing.id} viewing={viewing} day={dayWords(portal, viewing.day, 'weekday')} />
            ))}
          </ul>
        </section>
      )}
      <div className="visit-week">
        {body.days.map(day => (
          <Day key={day.day} day={day} />
        ))}
      </div>
      {body.feed === undefined ? null : <Feed feed={body.feed} />}
    </>
  );
}

function Day({ day }: { readonly day: CalendarDay }) {
  const { t } = useTranslation('desk-calendar');
  const { t: portal } = useTranslation('portal');
  const id = `day-${day.day}`;
  return (
    <section className="visit-day" aria-labelledby={id} data-today={day.isToday ? '' : undefined}>
      <h2 id={id}>
        {dayWords(portal, day.day, 'weekday')}
        {day.isToday ? <span className="desk-tag">{t('today')}</span> : null}
      </h2>
      {day.notes.length === 0 ? null : (
        <ul className="visit-notes">
          {day.notes.map((note, at) => (
            // Index as key: two agents may be busy at the same time.
            <li key={at}>
              <Note note={note} />
            </li>
          ))}
        </ul>
      )}
      {day.viewings.length === 0 ? (
        <p className="visit-none">{t('noVisits')}</p>
      ) : (
        <ul className="visit-list">
          {day.viewings.map(viewing => (
            <ViewingItem key={viewing.id} viewing={viewing} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Note({ note }: { readonly note: DayNote }) {
  const { t } = useTranslation('desk-calendar');
  if (note.kind === 'holiday') return t(`holiday.${note.holiday}`);
  if (note.kind === 'closed') return t('closed');
  const { from, to, agent, words } = note;
  const hours = from === undefined || to === undefined ? t('wholeDay') : t('hours', { from, to });
  return [t(`note.${note.kind}`), hours, agent, words].filter(Boolean).join(' · ');
}

/** Secret address of the agent's own viewings as a calendar feed; shown once. */
function Feed({ feed }: { readonly feed: NonNullable<CalendarBody['feed']> }) {
  const { t } = useTranslation('desk-calendar');
  // The address is stored in state: the page polls, and later responses lack the address, because the server knows only its hash.
  const [kept, keep] = useState(feed.address);
  if (feed.address !== undefined && feed.address !== kept) keep(feed.address);
  const address = feed.isMade ? kept : undefined;
  return (
    <section className="desk-card" aria-labelledby="feed">
      <h2 id="feed">{t('feed.title')}</h2>
      <p>{t('feed.text')}</p>
      {address === undefined ? null : (
        <div className="field visit-feed" role="status">
          <label htmlFor="feed-address">{t('feed.made')}</label>
          <input id="feed-address" type="text" readOnly value={address} />
        </div>
      )}
      <DeskForm does={['make-feed', 'end-feed']} className="desk-actions" aria-label={t('feed.title')}>
        <button type="submit" name="do" value="make-feed" className="button quiet">
          {t(feed.isMade ? 'feed.again' : 'feed.make')}
        </button>
        {feed.isMade ? (
          <button type="submit" name="do" value="end-feed" className="button quiet">
            {t('feed.end')}
          </button>
        ) : null}
      </DeskForm>
      {feed.isMade && address === undefined ? <p>{t('feed.isMade')}</p> : null}
    </section>
  );
}
