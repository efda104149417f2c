import { useTranslation } from 'react-i18next';
import type { ViewingSummary } from '../../../application/desk/requests/request-rows.ts';
import { dayWords } from '../../components/common/day-words.ts';
import { ViewingTag } from './viewing-item.tsx';

/** Day, hours and state of the viewing that a request booked. */
export function ViewingTerms({ viewing }: { readonly viewing: ViewingSummary }) {
  const { t } = useTranslation('desk-calendar');
  const { t: portal } = useTranslation('portal');
  const { day, state } = viewing;
  return (
    <p className="visit-terms">
      <strong>
        {dayWords(portal, day, 'weekday')}, {t('hours', viewing)}
      </strong>{' '}
      <ViewingTag state={state} />
    </p>
  );
}
