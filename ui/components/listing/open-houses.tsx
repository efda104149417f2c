import { useTranslation } from 'react-i18next';
import type { OpenHouseOffer } from '../../../application/view/open-house-view.ts';
import { useApp } from '../common/app-context.ts';
import { Icon } from '../common/icon.tsx';

/** Open house days, each with a calendar file if there is a server. */
export function OpenHouses({ openHouses }: { readonly openHouses: readonly OpenHouseOffer[] }) {
  const { t } = useTranslation('property');
  const { requests } = useApp();
  if (openHouses.length === 0) return null;
  return (
    <section className="open-houses" aria-labelledby="open-houses">
      <h2 id="open-houses">{t('openHouses.title')}</h2>
      <ul>
        {openHouses.map(({ moment, day, from, to, capacity, calendarHref }) => (
          <li key={moment}>
            <time dateTime={moment}>{day}</time>
            <span>
              {[`${from}–${to}`, capacity && t('openHouses.capacity', { count: capacity })].filter(Boolean).join(' · ')}
            </span>
            {requests ? (
              <a href={calendarHref} download="open-house.ics" title={t('openHouses.calendar')}>
                <Icon name="calendar" />
                <span className="visually-hidden">{`${t('openHouses.calendar')}, ${day}`}</span>
              </a>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
