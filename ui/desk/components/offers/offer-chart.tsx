import { useTranslation } from 'react-i18next';
import type { OfferedProperty } from '../../../../application/desk/offers/offers.ts';
import { formatEuro } from '../../../../domain/price/euro.ts';
import { brusselsDay } from '../../../../domain/text/day.ts';
import { dayWords } from '../../../components/common/day-words.ts';
import { offerChartPlan } from './offer-chart-plan.ts';

/**
 * Offers for a property over time, each at the height of its amount. The SVG has a text alternative, and each line has a tooltip; the table
 * above has the same figures. Shapes stretch with the window, words keep their size.
 */
export function OfferChart({ of: { rows, price }, today }: { readonly of: OfferedProperty; readonly today: string }) {
  const { t } = useTranslation('desk-offers');
  const { t: portal } = useTranslation('portal');
  const plan = offerChartPlan(rows, price, today);
  if (!plan) return null;
  const { height, lines, levels, days } = plan;
  const at = (percent: number) => `${Math.round(percent * 100) / 100}%`;
  const words = (day: string) => dayWords(portal, day, 'plain');
  const amounts = rows.map(({ amount }) => amount);
  const shown = {
    count: rows.length,
    least: formatEuro(Math.min(...amounts)),
    most: formatEuro(Math.max(...amounts)),
    from: words(brusselsDay(Math.min(...rows.map(({ receivedAt }) => receivedAt)))),
    until: words(
      rows
        .map(({ counter, validUntil }) => counter?.validUntil ?? validUntil)
        .toSorted()
        .at(-1) ?? today,
    ),
  };
  return (
    <figure className="offers-chart">
      <h3 id="offers-chart-name">{t('chart.title')}</h3>
      {price === undefined ? null : <p>{t('chart.dotted', { price: formatEuro(price) })}</p>}
      <svg role="img" aria-labelledby="offers-chart-name offers-chart-text" width="100%" height={Math.round(height)}>
        <desc id="offers-chart-text">{t(shown.least === shown.most ? 'chart.alike' : 'chart.text', shown)}</desc>
        {levels.map(({ amount, y }) => (
          <g key={amount} className="offers-level">
            <line x1="0" x2="100%" y1={y} y2={y} />
            <text x="0" y={y} dy="-4">
              {formatEuro(amount)}
            </text>
          </g>
        ))}
        {days.map(({ day, x }) => (
          <text key={day} x={at(x)} y={height - 8} textAnchor={x > 90 ? 'end' : 'middle'}>
            {dayWords(portal, day, 'short')}
          </text>
        ))}
        {plan.price === undefined || price === undefined ? null : (
          <g className="offers-price">
            <line x1="0" x2="100%" y1={plan.price} y2={plan.price} />
            <text x="0" y={plan.price} dy="-4">
              {formatEuro(price)}
            </text>
          </g>
        )}
        <g className="offers-now">
          <line x1={at(plan.today)} x2={at(plan.today)} y1="18" y2={height - 24} />
          <text x={at(plan.today)} y="12" textAnchor={plan.today > 85 ? 'end' : plan.today < 15 ? 'start' : 'middle'}>
            {t('chart.today')}
          </text>
        </g>
        {lines.map(({ offer, from, until, y, label, counter }) => (
          <g key={offer.id} className="offers-span" data-offer={offer.state}>
            <title>
              {t('chart.line', {
                name: offer.name === '' ? offer.id : offer.name,
                amount: formatEuro(offer.amount),
                day: words(brusselsDay(offer.receivedAt)),
                state: t(`life.${offer.state}`),
              })}
            </title>
            {counter ? (
              <g className="offers-counter">
                <line x1={at(counter.x)} x2={at(counter.x)} y1={counter.y} y2={y} />
                <circle cx={at(counter.x)} cy={counter.y} r="4" />
                <text x={at(counter.x)} y={counter.y} dx="-8" dy="0.35em" textAnchor="end">
                  {t('life.countered')}
                </text>
              </g>
            ) : null}
            <line x1={at(from)} x2={at(until)} y1={y} y2={y} />
            <circle cx={at(from)} cy={y} r="4.5" />
            {offer.state === 'accepted' ? <circle className="offers-end" cx={at(until)} cy={y} r="6" /> : null}
            <text
              className="offers-name"
              x={at(label === 'after' ? until : from)}
              y={y}
              dx={label === 'after' ? 10 : label === 'before' ? -10 : 0}
              dy={label === 'above' ? -9 : '0.35em'}
              textAnchor={label === 'before' ? 'end' : 'start'}
            >
              {offer.name === '' ? offer.id : offer.name}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
}
