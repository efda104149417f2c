import { useTranslation } from 'react-i18next';
import type { ViewingEntry } from '../../../application/desk/viewings/viewing-entry.ts';
import type { ViewingState } from '../../../domain/appointment/viewing-state.ts';
import { Link } from '../../components/common/link.tsx';
import { PhoneLink } from '../../components/common/phone-link.tsx';

/** A viewing in the list of a day: time, visitor, property and state. */
export function ViewingItem({ viewing, day }: { readonly viewing: ViewingEntry; readonly day?: string }) {
  const { t } = useTranslation('desk-calendar');
  const { property, agent, status, state, phone } = viewing;
  return (
    <li className="visit-item" data-status={status}>
      <p className="visit-hours">
        {day === undefined ? null : <span>{day} </span>}
        <strong>{t('hours', { from: viewing.from, to: viewing.to })}</strong>
      </p>
      <div>
        <p>
          <Link href={viewing.href}>{viewing.name === '' ? t('someone') : viewing.name}</Link>{' '}
          <ViewingTag state={state} />
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

/** Styles of states. `open`: an agent still has to act. */
const TONES: Partial<Record<ViewingState, 'open' | 'strong'>> = {
  asked: 'open',
  unfixed: 'open',
  over: 'open',
  confirmed: 'strong',
  moved: 'strong',
  happened: 'strong',
};

/** Coloured label with the state of a viewing. */
export function ViewingTag({ state }: { readonly state: ViewingState }) {
  const { t } = useTranslation();
  return (
    <span className="desk-tag" data-tone={TONES[state]}>
      {t(`viewingState.${state}`)}
    </span>
  );
}
