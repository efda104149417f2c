import type { ViagerView } from '../../../application/browse/viager-view.ts';
import { numberText } from '../../../domain/text/number.ts';
import { fill } from './fill.ts';
import { wholeEuro } from '../cost/cost-table.tsx';

/** Percentages of the chart's width and height that the lines use; the remaining space is for labels. */
const WIDE = 88;
const TOP = 12;
const BOTTOM = 88;

/**
 * Total paid by the buyer over the years: the first payment as a base, the annuities above it, the market value as a horizontal line.
 * Shapes stretch with the window, labels keep their size. The table below has the same figures, so the chart is hidden from screen readers.
 */
export function ViagerChart({ view }: { readonly view: ViagerView }) {
  const { words, marks, bouquet = 0, annuity = 0, marketValue, indexed, percent, from } = view;
  const last = marks.at(-1);
  if (!last) return null;
  const most = Math.max(marketValue ?? 0, last.paid, indexed ? last.indexed : 0);
  const x = (years: number) => (years / last.years) * WIDE;
  const y = (amount: number) => BOTTOM - (amount / most) * (BOTTOM - TOP);
  const at = (value: number) => `${Math.round(value * 10) / 10}%`;
  const points = (list: readonly (readonly [number, number])[]) =>
    list.map(([left, top]) => `${left.toFixed(2)},${top.toFixed(2)}`).join(' ');
  const underRent = [
    [0, y(bouquet)],
    [WIDE, y(last.paid)],
    [WIDE, BOTTOM],
    [0, BOTTOM],
  ] as const;
  const growth = [[0, y(bouquet)] as const, ...marks.map(mark => [x(mark.years), y(mark.indexed)] as const)];
  return (
    <svg className="viager-chart" aria-hidden="true" focusable="false">
      <svg width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none">
        <polygon className="viager-rent" points={points(underRent)} />
        <rect className="viager-bouquet" x="0" y={y(bouquet)} width={WIDE} height={BOTTOM - y(bouquet)} />
        <line className="viager-line" x1="0" y1={y(bouquet)} x2={WIDE} y2={y(last.paid)} />
        {indexed ? <polyline className="viager-indexed" points={points(growth)} /> : null}
        {marketValue === undefined ? null : (
          <line className="viager-value" x1="0" y1={y(marketValue)} x2={WIDE} y2={y(marketValue)} />
        )}
        <line className="viager-base" x1="0" y1={BOTTOM} x2={WIDE} y2={BOTTOM} />
        {marks.map(({ years, paid }) => (
          <line key={years} className="viager-mark" x1={x(years)} y1={y(paid)} x2={x(years)} y2={BOTTOM} />
        ))}
      </svg>
      {marks.map(({ years, paid }) => (
        <g key={years}>
          <circle className="viager-dot" cx={at(x(years))} cy={at(y(paid))} r="5" />
          <text className="viager-total" x={at(x(years))} y={at(y(paid))} dy="24" textAnchor="middle">
            {wholeEuro(paid)}
          </text>
          <text x={at(x(years))} y={at(BOTTOM)} dy="22" textAnchor="middle">
            {from + Math.floor(years)}
          </text>
        </g>
      ))}
      <text x="0" y={at(BOTTOM)} dy="22">
        {from}
      </text>
      <g className="viager-words">
        {marketValue === undefined ? null : (
          <text className="viager-value-word" x="0" y={at(y(marketValue))} dy="-8">
            {fill(words.marketValue, { amount: wholeEuro(marketValue) })}
          </text>
        )}
        {bouquet > most / 10 ? (
          <text x="1.5%" y={at(BOTTOM)} dy="-10">
            {fill(words.bouquetArea, { amount: wholeEuro(bouquet) })}
          </text>
        ) : null}
        <text x="16%" y={at(y(bouquet + annuity * 12 * last.years * 0.05))} dy="-2">
          {fill(words.rentArea, { amount: wholeEuro(annuity) })}
        </text>
        {indexed ? (
          <text x="100%" y={at(y(last.indexed))} dy="4" textAnchor="end">
            {fill(words.indexedLine, { percent: numberText(percent) })}
          </text>
        ) : null}
      </g>
    </svg>
  );
}
