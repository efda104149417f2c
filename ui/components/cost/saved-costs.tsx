import { type ComponentType, createContext, type ReactNode, Suspense, useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FavouritesBody, SavedCost, SavedListing } from '../../../application/browse/favourites-body.ts';
import { OWN_MEANS_PERCENT, usualLoan } from '../../../domain/cost/credit.ts';
import { calculatePurchase, type CalculatedPurchase } from '../../../domain/cost/cost-query.ts';
import type { CostSubject } from '../../../domain/cost/cost-subject.ts';
import { costTotals } from '../../../domain/cost/cost-totals.ts';
import { parseAmount } from '../../../domain/request/amount.ts';
import { numberText } from '../../../domain/text/number.ts';
import { Fold } from '../common/fold.tsx';
import { makePageStateStore, PageStateContext, usePageState } from '../common/page-state.ts';
import { LoanFields, Purpose } from './cost-fields.tsx';
import { CostForm } from './cost-form.tsx';
import { useCost } from './cost-section.tsx';
import { useRateSource } from './cost-phrases.ts';
import { wholeEuro } from './cost-table.tsx';
import { TotalsList, useTotalName } from './cost-totals.tsx';
import { useCostQuery } from './use-cost-query.ts';

type Costs = FavouritesBody['costs'];

const CostsContext = createContext<Costs>({ asOf: '', query: '' });

/** Context with one loan for all favourites and their comparison; the form of `OwnLoan` changes it. */
export function SavedCosts({ costs, children }: { readonly costs: Costs; readonly children: ReactNode }) {
  const [state] = useState(makePageStateStore);
  return (
    <PageStateContext value={state}>
      <CostsContext value={costs}>{children}</CostsContext>
    </PageStateContext>
  );
}

/** The current loan as a query string; '' for the default loan. */
export function useLoanQuery(): string {
  const { query } = useContext(CostsContext);
  return usePageState().costs ?? query;
}

/** Adds the query of the visitor's loan to an address. `withLoan('/fr/favoris/?ids=1', 'rate=3')` → `'/fr/favoris/?ids=1&rate=3'` */
export function withLoan(href: string, query: string): string {
  return query === '' ? href : `${href}${href.includes('?') ? '&' : '?'}${query}`;
}

/** Renders amounts of costs once the texts of costs are loaded; until then the server's HTML stays in place. */
function LateCosts({ children }: { readonly children: ReactNode }) {
  return (
    <Suspense fallback={null}>
      <Loaded>{children}</Loaded>
    </Suspense>
  );
}

/** Calls no hook after `useCost`, which suspends: React replays a suspended component and would find the hooks in another order. */
function Loaded({ children }: { readonly children: ReactNode }) {
  useCost();
  return children;
}

/** Both cost totals of a saved property, calculated with the visitor's own loan. */
export function SavedTotals({ cost }: { readonly cost: SavedCost | undefined }) {
  return cost ? (
    <LateCosts>
      <Totals {...cost} />
    </LateCosts>
  ) : null;
}

function Totals({ subject, viager }: SavedCost) {
  return <TotalsList totals={useTotals()(subject, viager)} />;
}

function useTotals() {
  const { asOf } = useContext(CostsContext);
  const parameters = new URLSearchParams(useLoanQuery());
  return (subject: CostSubject, viager: SavedCost['viager']) => costTotals(subject, parameters, asOf, viager);
}

/** Rows of a comparison: what each property costs at once and each month. `costs`: in the order of the columns. */
export function CostRows({
  costs,
  Row,
}: {
  readonly costs: readonly (SavedCost | undefined)[];
  readonly Row: ComponentType<{ readonly name: string; readonly cells: readonly ReactNode[] }>;
}) {
  return (
    <LateCosts>
      <Rows costs={costs} Row={Row} />
    </LateCosts>
  );
}

function Rows({ costs, Row }: Parameters<typeof CostRows>[0]) {
  const totals = useTotals();
  const nameOf = useTotalName();
  const columns = costs.map(cost => cost && totals(cost.subject, cost.viager));
  return (['once', 'month'] as const).map(part => {
    const first = columns.find(column => column?.[part])?.[part];
    if (!first) return null;
    const name = nameOf(first);
    const cells = columns.map(column => {
      const total = column?.[part];
      if (!total) return null;
      return (
        <span className="comparison-cost" key={total.amount}>
          {wholeEuro(total.amount)}
          {nameOf(total) === name ? null : <small>{nameOf(total)}</small>}
        </span>
      );
    });
    return <Row key={part} name={name} cells={cells} />;
  });
}

/**
 * Form for the visitor's own loan, folded below a line that summarises it. It works without script; with script, amounts and address are
 * updated while typing. `ids`: the properties named in the address. Not rendered if none of the properties is bought with a loan.
 */
export function OwnLoan({
  action,
  ids,
  kept,
}: {
  readonly action: string | undefined;
  readonly ids: readonly string[];
  readonly kept: readonly SavedListing[];
}) {
  const bought = kept.flatMap(one =>
    one.kind === 'here' && one.cost?.subject.kind === 'purchase' && !one.cost.subject.viager ? [one.cost.subject] : [],
  );
  const subject = bought.find(({ mayBeOwnHome }) => mayBeOwnHome) ?? bought[0];
  return subject ? (
    <LateCosts>
      <LoanForm subject={subject} action={action} ids={ids} />
    </LateCosts>
  ) : null;
}

function LoanForm({
  subject,
  action,
  ids,
}: {
  readonly subject: Extract<CostSubject, { kind: 'purchase' }>;
  readonly action: string | undefined;
  readonly ids: readonly string[];
}) {
  const { t } = useTranslation('cost');
  const { asOf, query: sent } = useContext(CostsContext);
  const { form, query, read } = useCostQuery(sent);
  const count = (one: string) => calculatePurchase(subject, new URLSearchParams(one), asOf);
  const [counted, before] = [count(query), count(sent)];
  const usual = usualLoan(0, asOf);
  const assumed = {
    rate: usual && numberText(usual.rate),
    years: usual && numberText(usual.years),
  };
  return (
    <section className="own-loan" aria-labelledby="own-loan">
      <h2 id="own-loan" className="visually-hidden">
        {t('loan.form')}
      </h2>
      <Fold name={t('credit.legend')} answer={<LoanLine counted={counted} />}>
        <CostForm
          ref={form}
          read={read}
          action={action}
          aria-labelledby="own-loan"
          note={<p>{t('credit.notOffer')}</p>}
        >
          {ids.length > 0 ? <input type="hidden" name="ids" value={ids.join(',')} /> : null}
          {counted.terms ? <Purpose own={before.ownHome} /> : null}
          <LoanFields
            counted={counted}
            sent={before}
            hint={t('loan.hint', { percent: OWN_MEANS_PERCENT })}
            assumed={assumed}
          />
        </CostForm>
      </Fold>
    </section>
  );
}

/** The loan in one line: own contribution, interest rate (an assumed rate with its source), and years. */
function LoanLine({
  counted: { credit, typed, unreadable, ownHome, terms },
}: {
  readonly counted: CalculatedPurchase;
}) {
  const { t } = useTranslation('cost');
  const sourceOf = useRateSource();
  const means = unreadable.includes('means') ? undefined : parseAmount(typed.means);
  const parts = [
    means === undefined ? t('loan.share', { percent: OWN_MEANS_PERCENT }) : t('loan.own', { means: wholeEuro(means) }),
    credit &&
      t(credit.rateRule ? 'loan.usual' : 'loan.terms', {
        rate: numberText(credit.rate),
        count: credit.payments / 12,
        ...sourceOf(credit.rateRule),
      }),
    terms && t(`purpose.${ownHome ? 'own' : 'other'}`),
  ];
  return parts.filter(Boolean).join(' · ');
}
