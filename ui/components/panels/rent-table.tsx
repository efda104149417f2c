import type { InvestmentView, UnitView } from '../../../application/browse/investment-view.ts';
import { dayText } from '../../../domain/text/day.ts';
import { numberText } from '../../../domain/text/number.ts';
import { euro } from '../cost/cost-table.tsx';
import { Words } from '../common/words.tsx';
import { fill } from './fill.ts';

type ColumnName = 'area' | 'bedrooms' | 'rent' | 'perArea';
type Column = { readonly name: ColumnName; readonly of: (row: Row) => string };
/** Values that the row of a unit and the row of totals have in common. */
type Row = {
  readonly area?: number;
  readonly bedrooms?: number;
  readonly rent?: number;
  readonly perArea?: number | undefined;
};

const COLUMNS: readonly Column[] = [
  { name: 'area', of: ({ area }) => (area === undefined ? '–' : numberText(area)) },
  { name: 'bedrooms', of: ({ bedrooms }) => (bedrooms === undefined ? '–' : numberText(bedrooms)) },
  { name: 'rent', of: ({ rent }) => (rent === undefined ? '–' : euro(rent)) },
  { name: 'perArea', of: ({ perArea }) => (perArea === undefined ? '–' : euro(perArea)) },
];

/** Table of the units with their rents and a bar that ends at the end of each lease; a column without a value in any unit is left out. */
export function RentTable({ view: { units, roll, axis, words } }: { readonly view: InvestmentView }) {
  const rows = units.map(unit => ({ ...unit, perArea: perArea(unit.rent, unit.area) }));
  const columns = COLUMNS.filter(({ name }) => rows.some(row => row[name] !== undefined));
  const leases = units.some(({ lease }) => lease !== undefined);
  const total: Row = { ...roll, perArea: roll.rentPerArea === undefined ? undefined : cents(roll.rentPerArea) };
  return (
    <div className="panel-card rents">
      <h3 id="rents">{words.rents}</h3>
      <table aria-labelledby="rents">
        <thead>
          <tr>
            <th scope="col">{words.unit}</th>
            {columns.map(({ name }) => (
              <th key={name} scope="col" data-column={name}>
                {words[name]}
              </th>
            ))}
            {leases ? (
              <th scope="col" className="rents-lease">
                {words.leaseEnd}
                {axis ? (
                  <span className="rents-years" aria-hidden="true">
                    {axis.years.map(year => (
                      <span key={year}>{year}</span>
                    ))}
                  </span>
                ) : null}
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              <th scope="row">
                <Words text={row.name} />
              </th>
              <Cells row={row} columns={columns} words={words} />
              {leases ? (
                <td className="rents-lease">
                  <Lease lease={row.lease} words={words} />
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
        {columns.length > 0 ? (
          <tfoot>
            <tr>
              <th scope="row">{words.sum}</th>
              <Cells row={total} columns={columns} words={words} />
              {leases ? <td className="rents-lease" /> : null}
            </tr>
          </tfoot>
        ) : null}
      </table>
    </div>
  );
}

type PanelWords = InvestmentView['words'];

/** Cells of a row. On a phone, where a row is a small block, each cell shows its column's name. */
function Cells({
  row,
  columns,
  words,
}: {
  readonly row: Row;
  readonly columns: readonly Column[];
  readonly words: PanelWords;
}) {
  return columns.map(({ name, of }) => (
    <td key={name} data-column={name} data-empty={row[name] === undefined || undefined}>
      {of(row)}
      {name === 'rent' ? null : <span className="rents-name" aria-hidden="true">{` ${words[name]}`}</span>}
    </td>
  ));
}

function perArea(rent: number | undefined, area: number | undefined): number | undefined {
  return rent === undefined || area === undefined ? undefined : cents(rent / area);
}

const cents = (amount: number): number => Math.round(amount * 100) / 100;

/** A bar until the end of a lease with the date on it; an end that is past or unknown is shown as text. */
function Lease({ lease, words }: { readonly lease: UnitView['lease']; readonly words: PanelWords }) {
  if (lease === undefined) return <span className="rents-no-end">{words.noEnd}</span>;
  const day = dayText(lease.end);
  if (lease.ended) return <span className="rents-no-end">{fill(words.ended, { day })}</span>;
  const share = `${Math.round(lease.share * 1000) / 10}%`;
  return (
    <>
      <time className="visually-hidden" dateTime={lease.end}>
        {day}
      </time>
      <svg className="rents-bar" aria-hidden="true" focusable="false">
        <rect width={share} height="100%" />
        <text x={lease.share > 0.6 ? '0' : share} dx="8" y="50%" dy="0.35em">
          {day}
        </text>
      </svg>
    </>
  );
}
