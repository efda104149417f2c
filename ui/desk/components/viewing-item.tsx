import { useTranslation } from 'react-i18next';
import type { ViewingEntry } from '../../../application/desk/viewings/viewing-entry.ts';
import type { ViewingState } from '../../../domain/appointment/viewing-change.ts';
import { Link } from '../../components/common/link.tsx';
import { PhoneLink } from '../../components/common/phone-link.tsx';

/** A viewing in the list of a day: time, visitor, property, and whether it awaits confirmation. */
export function ViewingItem({ visit, day }: { readonly visit: ViewingEntry; readonly day?: string }) {
  const { t } = useTranslation('desk-calendar');
  const { property, agent, status, phone } = visit;
  return (
    <li className="visit-item" data-status={status}>
      <p className="visit-hours">
        {day === undefined ? null : <span>{day} </span>}
        <strong>{t('hours', { from: visit.from, to: visit.to })}</strong>
        {visit.isExact ? null : <span className="visit-loose"> {t('hourOpen')}</span>}
      </p>
      <div>
        <p>
          <Link href={visit.href}>{visit.name === '' ? t('someone') : visit.name}</Link>{' '}
          {status === 'confirmed' ? null : <ViewingTag status={status} />}
        </p>
        <p className="visit-where">
          {property.title}
          {property.place === '' ? null : `, ${property.place}`}
        </p>
        <p className="visit-where">
          {phone === undefined ? null : <PhoneLink phone={phone} />}
          {phone === undefined || agent === undefined ? null : ' · '}
          {agent}
        </p>
      </div>
    </li>
  );
}

export function ViewingTag({ status }: { readonly status: ViewingState }) {
  const { t } = useTranslation('desk-calendar');
  const tone = status === 'confirmed' ? 'strong' : status === 'asked' ? 'alert' : undefined;
  return (
    <span className="desk-tag" data-tone={tone}>
      {t(`status.${status}`)}
    </span>
  );
}
