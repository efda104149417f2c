import { useTranslation } from 'react-i18next';
import type { OpenHouseOffer } from '../../application/view/open-house-view.ts';
import { useApp } from './app-context.ts';
import { Icon } from './icon.tsx';

/** The days on which a property can be seen without an appointment, each with a file for a calendar where a server writes it. */
export function OpenHouses({ openHouses }: { readonly openHouses: readonly OpenHouseOffer[] }) {
  const { t } = useTranslation('property');
  const { requests } = useApp();
  if (openHouses.length === 0) return null;
  return (
    <section className="open-houses" aria-labelledby="open-houses">
      <h2 id="open-houses">
        <Icon name="calendar" />
        {t('openHouses.title')}
      </h2>
      <ul>
        {openHouses.map(({ moment, day, from, to, capacity, calendarHref }) => (
          <li key={moment}>
            <time dateTime={moment}>{day}</time>
            <span>
              {[`${from}–${to}`, capacity && t('openHouses.capacity', { count: capacity })].filter(Boolean).join(' · ')}
            </span>
            {requests ? (
              <a href={calendarHref} download="open-house.ics" aria-label={`${t('openHouses.calendar')}, ${day}`}>
                {t('openHouses.calendar')}
              </a>
            ) : null}
          </li>
        ))}
      </ul>
      <p>{t('openHouses.how')}</p>
    </section>
  );
}
