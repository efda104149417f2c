import type { InvestmentView } from '../../../application/browse/investment-view.ts';
import type { GrossYield } from '../../../domain/investment/rent-roll.ts';
import { numberText } from '../../../domain/text/number.ts';
import { deedLines } from './deed-lines.ts';
import { fill } from './fill.ts';
import { wholeEuro } from '../cost/cost-table.tsx';
import { firmDay } from './firm-day.ts';
import { RentTable } from './rent-table.tsx';
import { Sums } from './sums.tsx';

/**
 * An investment: gross yields with their formulas, rents and ends of leases, costs of the deed, and the known income and costs of a year.
 */
export function InvestmentPanel({ view }: { readonly view: InvestmentView }) {
  const { words, yields, roll, deed, propertyTax } = view;
  return (
    <section className="property-section panel" aria-labelledby="investment">
      <h2 id="investment">{words.title}</h2>
      <p className="panel-lead">{fill(words.lead, { day: firmDay(view.changedOn) })}</p>
      {view.hidden ? <p className="panel-lead">{words.hidden}</p> : null}
      {yields.length > 0 ? (
        <dl className="panel-figures panel-card">
          {yields.map(one => (
            <Yield key={one.of} one={one} words={words} />
          ))}
        </dl>
      ) : null}
      <RentTable view={view} />
      {roll.incomplete && !view.hidden ? <p className="panel-note">{words.incomplete}</p> : null}
      <div className="panel-lists">
        {deed ? (
          <Sums
            title={fill(words.deed, { total: wholeEuro(deed.base + deed.costs) })}
            lines={[{ name: words.deedPrice, value: wholeEuro(deed.base) }, ...deedLines(deed, words)]}
          />
        ) : null}
        {roll.rent === undefined ? null : (
          <Sums
            title={words.year}
            lines={[
              { name: words.yearRents, value: wholeEuro(roll.rent * 12) },
              ...(propertyTax === undefined
                ? []
                : [{ name: words.yearTax, value: `−\u00a0${wholeEuro(propertyTax)}` }]),
              { name: words.yearOther, value: words.notCounted, quiet: true },
            ]}
          />
        )}
      </div>
      {yields.length > 0 ? <p className="panel-note">{fill(words.note, { day: firmDay(view.asOf) })}</p> : null}
    </section>
  );
}

function Yield({ one, words }: { readonly one: GrossYield; readonly words: InvestmentView['words'] }) {
  const names = { price: words.price, total: words.total, 'after-tax': words.afterTax };
  const formulas = { price: words.formulaPrice, total: words.formulaTotal, 'after-tax': words.formulaAfterTax };
  return (
    <div>
      <dt>{names[one.of]}</dt>
      <dd className="panel-figure">{fill(words.percent, { percent: oneDecimal(one.percent) })}</dd>
      <dd>{fill(formulas[one.of], { income: wholeEuro(one.income), base: wholeEuro(one.base) })}</dd>
    </div>
  );
}

/** Formats a number with exactly one decimal. `oneDecimal(6)` → `'6,0'` */
function oneDecimal(value: number): string {
  return Number.isInteger(value) ? `${numberText(value)},0` : numberText(value);
}
