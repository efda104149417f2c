import { useTranslation } from 'react-i18next';
import type { OfferSummary } from '../../../application/desk/requests/request-rows.ts';
import { dayText } from '../../../domain/text/day.ts';
import { formatEuro } from '../../../domain/price/euro.ts';
import { NO_BREAK } from '../../components/common/day-words.ts';

/** Amount, last day and state of an offer. */
export function OfferTerms({ offer }: { readonly offer: OfferSummary }) {
  const { t } = useTranslation('desk-requests');
  const { state, amount, validUntil } = offer;
  return (
    <p className="offer-terms">
      <strong>{formatEuro(amount)}</strong> · {t('offer.until', { day: dayText(validUntil, NO_BREAK) })}{' '}
      <OfferChip state={state} />
    </p>
  );
}

/** Coloured label with the state of an offer. */
export function OfferChip({ state }: { readonly state: OfferSummary['state'] }) {
  const { t } = useTranslation('desk-requests');
  return (
    <span className="desk-tag offer-chip" data-offer={state}>
      {t(`offer.state.${state}`)}
    </span>
  );
}
