import { observer } from 'mobx-react-lite';
import { type PointerEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DayCount } from '../../../domain/statistics/page-view-counts.ts';
import { mondayOf } from '../../../domain/text/day.ts';
import { numberText } from '../../../domain/text/number.ts';
import { PageViewChartStore } from '../../stores/page-view-chart.store.ts';
import { dayWords } from '../common/day-words.ts';
import { ColumnHeads, TableScroll } from '../common/table.tsx';
import { useLive } from '../common/use-live.ts';

/** Units of the SVG's view box. `LEFT` and `BOTTOM` leave room for labels, which are larger on a small screen. */
const WIDTH = 720;
const HEIGHT = 300;
const LEFT = 52;
const TOP = 16;
const BOTTOM = 46;
const BAR = 0.66;

/**
 * Page views by day as bars. The SVG has a text alternative, and each bar has a tooltip, also without script. With script, the visitor
 * chooses a day by pointer, touch or the keys of the slider below. The table holds the same figures.
 */
export const PageViewChart = observer(function PageViewChart({ days }: { readonly days: readonly DayCount[] }) {
  const { t } = useTranslation('portal');
  const live = useLive();
  const [store] = useState(() => new PageViewChartStore(days));
  const { at, chosen } = store;
  const words = useDayCountWords(days.at(-1)?.day);
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last || !chosen) return null;
  const busiest = days.reduce((most, day) => (day.views > most.views ? day : most), first);
  const total = days.reduce((sum, { views }) => sum + views, 0);
  const top = roundedUp(busiest.views);
  const step = (WIDTH - LEFT) / days.length;
  const y = (views: number) => HEIGHT - BOTTOM - (views / top) * (HEIGHT - BOTTOM - TOP);
  const point = (event: PointerEvent<SVGSVGElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    store.pointAt((((event.clientX - left) / width) * WIDTH - LEFT) / (WIDTH - LEFT));
  };
  return (
    <figure className="visit-chart">
      <p className="visit-chart-told" data-today={chosen === last || undefined}>
        {words(chosen)}
      </p>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-labelledby="visit-chart-name visit-chart-text"
        onPointerMove={live ? point : undefined}
        onPointerDown={live ? point : undefined}
        onPointerLeave={live ? () => store.choose(days.length - 1) : undefined}
      >
        <title id="visit-chart-name">
          {t('chart.name', { from: dayWords(t, first.day, 'plain'), to: dayWords(t, last.day, 'plain') })}
        </title>
        <desc id="visit-chart-text">
          {t('chart.most', {
            count: busiest.views,
            day: dayWords(t, busiest.day, 'weekday'),
            total: numberText(total),
          })}
        </desc>
        {[0, top / 2, top].map(level => (
          <g key={level} className="visit-chart-level">
            <line x1={LEFT} x2={WIDTH} y1={y(level)} y2={y(level)} />
            <text x={LEFT - 10} y={y(level)} dy="0.35em" textAnchor="end">
              {level}
            </text>
          </g>
        ))}
        {days.map((day, number) => {
          const x = LEFT + number * step;
          const height = HEIGHT - BOTTOM - y(day.views);
          return (
            <g
              key={day.day}
              className="visit-chart-day"
              data-today={day === last || undefined}
              data-chosen={number === at || undefined}
            >
              {/* The pointer target is the day's whole width, not only the bar. */}
              <rect className="visit-chart-reach" x={x} y={TOP} width={step} height={HEIGHT - BOTTOM - TOP}>
                <title>{words(day)}</title>
              </rect>
              <rect
                className="visit-chart-bar"
                x={x + (step * (1 - BAR)) / 2}
                y={y(day.views)}
                width={step * BAR}
                height={height}
                rx={Math.min(4, height / 2)}
              />
              {mondayOf(day.day) === day.day ? (
                <text
                  x={x + step / 2}
                  y={HEIGHT - BOTTOM}
                  dy="1.45em"
                  textAnchor={number > days.length - 3 ? 'end' : 'middle'}
                >
                  {dayWords(t, day.day, 'short')}
                </text>
              ) : null}
            </g>
          );
        })}
      </svg>
      {live ? (
        <input
          type="range"
          className="visit-chart-slider"
          min={0}
          max={days.length - 1}
          value={at}
          aria-label={t('chart.choose')}
          aria-valuetext={words(chosen)}
          onChange={event => store.choose(event.currentTarget.valueAsNumber)}
        />
      ) : null}
      <details className="visit-table">
        <summary>{t('chart.table')}</summary>
        <TableScroll label={t('chart.table')}>
          <table>
            <ColumnHeads names={[t('chart.day'), t('chart.times')]} />
            <tbody>
              {days.toReversed().map(({ day, views }) => (
                <tr key={day}>
                  <th scope="row">
                    <time dateTime={day}>{dayWords(t, day, 'weekday')}</time>
                  </th>
                  <td>{numberText(views)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableScroll>
      </details>
    </figure>
  );
});

/** A day with its page views in words; `today` is marked as incomplete. */
function useDayCountWords(today: string | undefined): (day: DayCount) => string {
  const { t } = useTranslation('portal');
  return ({ day, views }) => {
    const named = dayWords(t, day, 'weekday');
    return t('chart.on', { count: views, day: day === today ? t('chart.soFar', { day: named }) : named });
  };
}

/** Top of the scale: an even number just above `most`, so that half of it, which is labelled too, is whole. `roundedUp(25)` → `30` */
function roundedUp(most: number): number {
  if (most <= 20) return Math.max(2, Math.ceil(most / 2) * 2);
  const tens = 10 ** Math.floor(Math.log10(most));
  const step = most < 2 * tens ? tens / 5 : tens;
  return Math.ceil(most / step) * step;
}
