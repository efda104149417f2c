import { useTranslation } from 'react-i18next';
import type { OwnedOffer } from '../../../application/portal/owned-offers.ts';
import type { PortalPropertyBody } from '../../../application/portal/owned-pages.ts';
import { formatEuro } from '../../../domain/price/euro.ts';
import { dayOnceWords, plainDayWords } from '../common/day-words.ts';
import { withNonBreakingSpaces } from '../common/non-breaking.ts';

/** Offers for the property, oldest first; renders nothing without offers. */
export function OwnedOffers({ body }: { readonly body: PortalPropertyBody }) {
  const { t } = useTranslation('portal');
  const { offers, today } = body;
  if (offers.length === 0) return null;
  return (
    <section className="portal-card" aria-labelledby="owned-offers">
      <h2 id="owned-offers">{t('offers.title')}</h2>
      <ul className="owned-entries told">
        {offers.map((offer, at) => (
          // Index as key: offers have no id here, and their order never changes.
          <li key={at}>
            <time dateTime={offer.day}>{dayOnceWords(t, offer.day, today)}</time>
            <OfferWords offer={offer} today={today} />
          </li>
        ))}
      </ul>
      <p className="owned-note">{t('offers.about')}</p>
    </section>
  );
}

function OfferWords({ offer: { state, terms, buyer }, today }: { readonly offer: OwnedOffer; readonly today: string }) {
  const { t } = useTranslation('portal');
  if (!terms) return <span>{t(state === 'confirmed' ? 'offers.untold' : `offers.ended.${state}`)}</span>;
  const { amount, validUntil, subjectToCredit, counter, decidedOn } = terms;
  const day = (iso: string) => plainDayWords(t, iso, today);
  return (
    <span>
      <strong>{withNonBreakingSpaces(formatEuro(amount))}</strong>,{' '}
      {t(subjectToCredit ? 'offers.credit' : 'offers.noCredit')}.{' '}
      {counter
        ? `${t('offers.counter', { amount: withNonBreakingSpaces(formatEuro(counter.amount)), day: day(counter.validUntil) })} `
        : `${t('offers.until', { day: day(validUntil) })} `}
      {t(`offers.state.${state}`, { day: decidedOn === undefined ? '' : day(decidedOn) })}
      {buyer ? (
        <>
          <br />
          {t('offers.buyer', { name: buyer.name })}
          {buyer.remark === '' ? null : ` ${t('offers.remark', { text: buyer.remark })}`}
        </>
      ) : null}
    </span>
  );
}
