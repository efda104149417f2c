import type { ViagerView } from '../../../application/browse/viager-view.ts';
import { numberText } from '../../../domain/text/number.ts';
import { Fold } from '../common/fold.tsx';
import { Icon } from '../common/icon.tsx';
import { deedLines } from './deed-lines.ts';
import { fill } from './fill.ts';
import { Words } from '../common/words.tsx';
import { wholeEuro } from '../cost/cost-table.tsx';
import { firmDay } from './firm-day.ts';
import { Sums } from './sums.tsx';
import { ViagerChart } from './viager-chart.tsx';

/**
 * A viager (sale for a life annuity): its payments, the total paid after some years as a chart and a table, the events that end the
 * annuity, and the costs of the deed.
 */
export function ViagerPanel({ view }: { readonly view: ViagerView }) {
  const { words, marks, deed, costSharing, bouquet = 0 } = view;
  const isCounted = marks.length > 0 || deed !== undefined;
  return (
    <section className="property-section panel" aria-labelledby="viager-figures">
      <h2 id="viager-figures">{words.title}</h2>
      <p className="panel-lead">{leadOf(view)}</p>
      <dl className="panel-figures">
        {figuresOf(view).map(({ name, value, note }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="panel-figure">{value}</dd>
            {note === undefined ? null : <dd>{note}</dd>}
          </div>
        ))}
      </dl>
      {marks.length > 0 ? (
        <div className="panel-card">
          <h3 id="viager-totals">{words.chart}</h3>
          <ViagerChart view={view} />
          <Fold onPhones name={yearsOf(view)} answer={foldedTotals(view)}>
            <Totals view={view} />
          </Fold>
        </div>
      ) : null}
      {view.annuity !== undefined && view.heads !== undefined ? (
        <p className="panel-sand">
          <Icon name="calendar" />
          <span>{endOf(view)}</span>
        </p>
      ) : null}
      {deed || costSharing ? (
        <div className="panel-lists">
          {deed ? (
            <Sums
              title={fill(view.deedWords.deed, { total: wholeEuro(bouquet + deed.costs) })}
              lines={[
                ...(bouquet > 0 ? [{ name: words.bouquet, value: wholeEuro(bouquet) }] : []),
                ...deedLines(deed, { ...words, ...view.deedWords }),
              ]}
            />
          ) : null}
          {costSharing ? (
            <div className={isCounted ? 'panel-sums viager-sharing' : 'panel-sums'}>
              <h3>{words.costSharing}</h3>
              <p>
                <Words text={costSharing} />
              </p>
            </div>
          ) : null}
        </div>
      ) : null}
      {isCounted ? (
        <Fold
          onPhones
          name={costSharing ? words.notesSharing : words.notes}
          answer={fill(words.notesLine, { day: firmDay(view.asOf) })}
        >
          {costSharing ? (
            <div className="viager-sharing-note">
              <h4>{words.costSharing}</h4>
              <p>
                <Words text={costSharing} />
              </p>
            </div>
          ) : null}
          <p className="panel-note">{fill(words.note, { day: firmDay(view.asOf) })}</p>
          {marks.length > 0 && view.indexed ? (
            <p className="panel-note">{fill(words.assumption, { percent: numberText(view.percent) })}</p>
          ) : null}
        </Fold>
      ) : null}
    </section>
  );
}

/** Sentence with the kind of life annuity, the number of lives and the ages today: 'Occupied life annuity on two lives, aged 77 and 75.' */
function leadOf({ words, occupied, heads, ages }: ViagerView): string {
  const kind = occupied === undefined ? words.plain : occupied ? words.occupied : words.free;
  const [first, second] = ages.map(numberText);
  const aged =
    first === undefined
      ? undefined
      : second === undefined
        ? fill(words.ageOne, { first })
        : fill(words.ageTwo, { first, second });
  const onLives = [kind, heads === undefined ? undefined : livesOf(heads, words)].filter(Boolean).join(' ');
  return `${[onLives, aged].filter(Boolean).join(', ')}.`;
}

function livesOf(heads: number, words: ViagerView['words']): string {
  if (heads === 1) return words.headsOne;
  return heads === 2 ? words.headsTwo : fill(words.headsMore, { count: numberText(heads) });
}

function endOf({ words, heads, longestYears }: ViagerView): string {
  const one = heads === 1;
  if (longestYears === undefined) return one ? words.endOne : words.endMore;
  return fill(one ? words.endOneTerm : words.endMoreTerm, { years: numberText(longestYears) });
}

type Figure = { readonly name: string; readonly value: string; readonly note?: string | undefined };

function figuresOf(view: ViagerView): readonly Figure[] {
  const { words, bouquet, annuity, heads, longestYears, lastRent, marketValue } = view;
  const first =
    bouquet === undefined ? [] : [{ name: words.bouquet, value: wholeEuro(bouquet), note: words.bouquetNote }];
  if (annuity === undefined)
    return [...first, ...(marketValue === undefined ? [] : [{ name: words.value, value: wholeEuro(marketValue) }])];
  return [
    ...first,
    {
      name: view.indexed ? words.rentIndexed : words.rent,
      value: fill(words.perMonth, { amount: wholeEuro(annuity) }),
      note: heads === undefined ? undefined : heads === 1 ? words.untilOne : words.untilMore,
    },
    {
      name: words.term,
      value: longestYears === undefined ? words.termLife : fill(words.termYears, { years: numberText(longestYears) }),
      note: lastRent && fill(words.lastRent, { month: lastRent }),
    },
  ];
}

/** Years after which the totals are shown, in words: 'After 10 years, 15 years, 20 years' */
function yearsOf({ words, marks }: ViagerView): string {
  return `${words.after} ${marks.map(({ years }) => fill(words.years, { years: numberText(years) })).join(', ')}`;
}

/**
 * The totals in one line: the summary of their table, which is closed on phones. The totals include the assumed indexation, if there is
 * one.
 */
function foldedTotals({ words, marks, indexed, percent }: ViagerView): string {
  const totals = marks.map(mark => wholeEuro(indexed ? mark.indexed : mark.paid)).join(', ');
  return indexed ? `${totals} ${fill(words.indexed, { percent: numberText(percent) })}` : totals;
}

/** The chart's totals as a table, which is its text alternative. */
function Totals({ view: { words, marks, indexed, percent } }: { readonly view: ViagerView }) {
  const shares = marks.some(({ share }) => share !== undefined);
  return (
    <table className="viager-totals" aria-labelledby="viager-totals">
      <thead>
        <tr>
          <th scope="col">{words.after}</th>
          <th scope="col" className="viager-until">
            {words.until}
          </th>
          <th scope="col">{words.paid}</th>
          {indexed ? <th scope="col">{fill(words.indexed, { percent: numberText(percent) })}</th> : null}
          {shares ? <th scope="col">{words.share}</th> : null}
        </tr>
      </thead>
      <tbody>
        {marks.map(mark => (
          <tr key={mark.years}>
            <th scope="row">{fill(words.years, { years: numberText(mark.years) })}</th>
            <td className="viager-until">{mark.month}</td>
            <td>
              <strong>{wholeEuro(mark.paid)}</strong>
            </td>
            {indexed ? <td>{wholeEuro(mark.indexed)}</td> : null}
            {shares ? (
              <td>{mark.share === undefined ? '–' : fill(words.percent, { share: numberText(mark.share) })}</td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
