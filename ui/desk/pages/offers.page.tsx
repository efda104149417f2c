import { useTranslation } from 'react-i18next';
import type { OfferView } from '../../../application/desk/offers/offer-part.ts';
import type { OfferedProperty, OffersBody } from '../../../application/desk/offers/offers.ts';
import { brusselsDay, dayText } from '../../../domain/text/day.ts';
import { formatEuro } from '../../../domain/price/euro.ts';
import { NO_BREAK } from '../../components/common/day-words.ts';
import { Link } from '../../components/common/link.tsx';
import { BackLink } from '../components/back-link.tsx';
import { OfferChart } from '../components/offers/offer-chart.tsx';
import { OfferPane } from '../components/offers/offer-pane.tsx';
import { OfferChip } from '../components/offer-terms.tsx';
import { signedPercent } from '../components/offers/signed-percent.ts';

/** Offers grouped by property, oldest first. */
export function Page({ body }: { readonly body: OffersBody }) {
  const { t } = useTranslation('desk-offers');
  const { only, allHref, properties, more, today, chosen } = body;
  return (
    <>
      {only === undefined ? null : <BackLink href={allHref}>{t('all')}</BackLink>}
      <h1>{t('title.offers')}</h1>
      {properties.length === 0 ? <p>{t('none')}</p> : null}
      {properties.map(one => (
        <Property
          key={one.property.id}
          one={one}
          isOnly={only !== undefined}
          today={today}
          chosen={one.rows.some(({ id }) => id === chosen?.row.id) ? chosen : undefined}
        />
      ))}
      {more > 0 ? <p>{t('more', { count: more })}</p> : null}
    </>
  );
}

function Property({
  one,
  isOnly,
  today,
  chosen,
}: {
  readonly one: OfferedProperty;
  readonly isOnly: boolean;
  readonly today: string;
  readonly chosen: OfferView | undefined;
}) {
  const { t } = useTranslation('desk-offers');
  const { property, price, href, rows } = one;
  const id = `offers-${property.id}`;
  return (
    <section className="desk-card offers-property" aria-labelledby={id}>
      <h2 id={id}>{isOnly ? property.title : <Link href={href}>{property.title}</Link>}</h2>
      <p>
        {[property.place, property.id === property.title ? '' : property.id].filter(Boolean).join(' · ')}
        {price === undefined ? null : (
          <>
            {' · '}
            <span className="offer-number">{formatEuro(price)}</span>
          </>
        )}
      </p>
      {rows.length === 0 ? (
        <p>{t('noneOfProperty')}</p>
      ) : (
        <div className={chosen ? 'offers-split' : undefined}>
          {/* The chosen offer precedes the table, so that on a phone it is visible without scrolling past the rows. */}
          {chosen ? <OfferPane offer={chosen} closeHref={href} /> : null}
          <table className="desk-table offers-table">
            <thead>
              <tr>
                {(['received', 'person', 'amount', 'price', 'condition', 'expires', 'state'] as const).map(name => (
                  <th scope="col" key={name}>
                    {t(`column.${name}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(row => {
                const last = row.counter?.validUntil ?? row.validUntil;
                return (
                  <tr key={row.id} data-offer={row.state} data-chosen={row.id === chosen?.row.id ? '' : undefined}>
                    <td className="offers-received">{dayText(brusselsDay(row.receivedAt), NO_BREAK)}</td>
                    <td className="offers-person">
                      <Link href={row.href}>{row.name === '' ? row.id : row.name}</Link>
                    </td>
                    <td className="offers-amount">{formatEuro(row.amount)}</td>
                    <td className="offers-against">{signedPercent(row.against)}</td>
                    <td className="offers-loan">{t(row.subjectToCredit ? 'loan.yes' : 'loan.no')}</td>
                    <td className="offers-ends" data-ends={row.next !== undefined && last === today ? '' : undefined}>
                      {row.next !== undefined && last === today ? (
                        t('endsToday')
                      ) : (
                        <>
                          {/* On a phone the table has no headings, so the text includes 'until'. */}
                          <span className="offers-wide">{dayText(last, NO_BREAK)}</span>
                          <span className="offers-narrow">{t('until', { day: dayText(last, NO_BREAK) })}</span>
                        </>
                      )}
                    </td>
                    <td>
                      <span className="offers-state">
                        <OfferChip state={row.state} />
                        {row.counter ? <span className="offer-number">{formatEuro(row.counter.amount)}</span> : null}
                        {row.next === undefined ? null : (
                          <Link href={row.openHref} className="button quiet">
                            {t(row.next === 'tell' ? 'next.tell' : 'next.decide')}
                          </Link>
                        )}
                      </span>
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      )}
      {/* A single offer has no chart: its row shows the dates. */}
      {isOnly && rows.length > 1 ? <OfferChart of={one} today={today} /> : null}
    </section>
  );
}
