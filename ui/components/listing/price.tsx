import { useTranslation } from 'react-i18next';
import type { PriceDisplay } from '../../../domain/listing/price-display.ts';
import { priceText } from '../../../domain/listing/price-text.ts';
import { withNonBreakingSpaces } from '../common/non-breaking.ts';
import { Words } from '../common/words.tsx';

/** A price in words: 'starting from', the amount, 'per month' or the agency's own unit. */
export function Price({ price }: { readonly price: PriceDisplay }) {
  const { t } = useTranslation('listing');
  if (price.kind === 'on-demand') return <span className="price">{t('price.onDemand')}</span>;
  return (
    <span className="price">
      {price.startingFrom ? <small>{t('price.from')} </small> : null}
      {withNonBreakingSpaces(price.amount)}
      {price.unit ? (
        <small>
          {' '}
          <Words text={price.unit} />
        </small>
      ) : price.perMonth ? (
        <small> {t('price.perMonth')}</small>
      ) : null}
    </span>
  );
}

/** A price as plain text, where no element is allowed. */
export function usePriceText(): (price: PriceDisplay) => string {
  const { t } = useTranslation('listing');
  return price =>
    priceText(price, {
      onDemand: t('price.onDemand'),
      perMonth: t('price.perMonth'),
      from: amount => `${t('price.from')} ${amount}`,
    });
}
