import { useTranslation } from 'react-i18next';
import type { OfferSummary } from '../../../application/desk/requests/request-rows.ts';
import { dayText } from '../../../domain/text/day.ts';
import { formatEuro } from '../../../domain/price/euro.ts';
import { NO_BREAK } from '../../components/common/day-words.ts';

/** Amount, last day and state of an offer. */
export function OfferTerms({ offer }: { readonly offer: OfferSummary }) {
  const { t } = useTranslation('desk-requests');
  const { state, amount, validUntil } = offer;
  const isOpen = state === 'confirmed' || state === 'told' || state === 'countered';
  return (
    <p className="offer-terms">
      <strong>{formatEuro(amount)}</strong> · {t('offer.until', { day: dayText(validUntil, NO_BREAK) })}{' '}
      <span className="desk-tag" data-tone={isOpen || state === 'accepted' ? 'strong' : undefined}>
        {t(`offer.state.${state}`)}
      </span>
    </p>
  );
}
