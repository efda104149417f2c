import { useTranslation } from 'react-i18next';
import type { OfferRow } from '../../../../application/desk/offers/offer-rows.ts';
import { dayText } from '../../../../domain/text/day.ts';
import { formatEuro } from '../../../../domain/price/euro.ts';
import { NO_BREAK } from '../../../components/common/day-words.ts';
import { Link } from '../../../components/common/link.tsx';
import { OfferChip } from '../offer-terms.tsx';

/** Offers for a property, each with amount, last day and state. */
export function OfferList({ offers }: { readonly offers: readonly OfferRow[] }) {
  const { t } = useTranslation('desk-offers');
  return (
    <ul className="offer-list">
      {offers.map(({ id, href, name, amount, counter, validUntil, state }) => (
        <li key={id}>
          <Link href={href}>{name === '' ? id : name}</Link>
          <span className="offer-number">{formatEuro(amount)}</span>
          <span className="request-meta">
            {counter ? `${t('countered', { amount: formatEuro(counter.amount) })} · ` : null}
            {t('until', { day: dayText(counter?.validUntil ?? validUntil, NO_BREAK) })}
          </span>
          <OfferChip state={state} />
        </li>
      ))}
    </ul>
  );
}
