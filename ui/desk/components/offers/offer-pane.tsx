import { useTranslation } from 'react-i18next';
import type { OfferView } from '../../../../application/desk/offers/offer-part.ts';
import { brusselsDay, dayText } from '../../../../domain/text/day.ts';
import { formatEuro } from '../../../../domain/price/euro.ts';
import { momentWords, NO_BREAK } from '../../../components/common/day-words.ts';
import { signedPercent } from './signed-percent.ts';
import { Link } from '../../../components/common/link.tsx';
import { OfferList } from './offer-list.tsx';
import { OfferChip } from '../offer-terms.tsx';
import { OfferSteps } from './offer-steps.tsx';

/**
 * The offer of a request: amount compared with the price, past steps, the agency's possible steps, and the other offers for the property.
 * `closeHref`: address of the list of offers without this offer; absent outside that list.
 */
export function OfferPane({ offer, closeHref }: { readonly offer: OfferView; readonly closeHref?: string }) {
  const { t } = useTranslation('desk-offers');
  const { row, life, others, acceptedBy, today } = offer;
  const isOpen = row.state === 'confirmed' || row.state === 'told' || row.state === 'countered';
  const last = row.counter?.validUntil ?? row.validUntil;
  const against = signedPercent(row.against);
  return (
    <section className="desk-card offer-pane" aria-labelledby="offer">
      <h2 id="offer">{closeHref === undefined || row.name === '' ? t('offer') : t('offerOf', { name: row.name })}</h2>
      <p className="offer-head">
        <strong className="offer-sum">{formatEuro(row.amount)}</strong>
        {against === '' ? null : <span>{t('against', { percent: against })}</span>}
        <span>{t(row.subjectToCredit ? 'credit.yes' : 'credit.no')}</span>
        <OfferChip state={row.state} />
      </p>
      <ol className="offer-life">
        {life.map(({ state, at, on, amount }) => (
          <li key={`${state} ${at}`}>
            <span>
              {t(`life.${state}`)}
              {amount === undefined ? null : (
                <>
                  {' · '}
                  <span className="offer-number">{formatEuro(amount)}</span>
                </>
              )}
            </span>
            <span className="request-meta">
              {on !== undefined && on !== brusselsDay(at)
                ? t('decidedOn', { on: dayText(on, NO_BREAK), ...momentWords(at) })
                : t('at', momentWords(at))}
            </span>
          </li>
        ))}
        {isOpen ? (
          <li data-coming="" data-ends={last === today ? '' : undefined}>
            <span>{t(row.state === 'countered' ? 'life.answer' : 'life.decision')}</span>
            <span className="request-meta">
              {last === today ? t('endsToday') : t('before', { day: dayText(last, NO_BREAK) })}
            </span>
          </li>
        ) : null}
      </ol>
      {acceptedBy === undefined ? null : <p>{t('acceptedBy', { name: acceptedBy })}</p>}
      {offer.steps.length === 0 && offer.refused === undefined ? null : <OfferSteps offer={offer} />}
      {others.length === 0 || closeHref !== undefined ? null : (
        <>
          <h3>{t('others')}</h3>
          <OfferList offers={others} />
        </>
      )}
      {offer.listHref === undefined || closeHref !== undefined ? null : (
        <p>
          <Link href={offer.listHref}>{t('ofProperty')}</Link>
        </p>
      )}
      {closeHref === undefined ? null : (
        <p className="button-row">
          <Link href={row.href}>{t('request')}</Link>
          <Link href={closeHref}>{t('close')}</Link>
        </p>
      )}
    </section>
  );
}
