import { useTranslation } from 'react-i18next';
import {
  type Assumption,
  type CostField,
  type CalculatedPurchase,
  LONGEST_ANSWER,
  MOST_CREDIT,
  MOST_RATE,
  MOST_YEARS,
} from '../../../domain/cost/cost-query.ts';
import type { CostSubject } from '../../../domain/cost/cost-subject.ts';
import { REGISTRATION_DUTIES } from '../../../domain/cost/registration-duty.ts';
import type { Region } from '../../../domain/place/region.ts';
import { dayText } from '../../../domain/text/day.ts';
import { numberText } from '../../../domain/text/number.ts';
import { describedInput, FieldHint, LabelledField } from '../common/labelled-field.tsx';
import { euro } from './cost-table.tsx';

/** Options of a purchase that a visitor can set. `sent`: values of the address; `counted`: current values of the fields. */
export function CostFields({
  subject,
  counted,
  sent,
}: {
  readonly subject: Extract<CostSubject, { kind: 'purchase' }>;
  readonly counted: CalculatedPurchase;
  readonly sent: CalculatedPurchase;
}) {
  const { t } = useTranslation('cost');
  const { region, landWithBuilding, viager } = subject;
  const { credit, typed } = counted;
  const assumed = (name: Assumption, value = 0) => (credit?.assumed.includes(name) ? numberText(value) : undefined);
  // The address may contain the amount of the loan; that amount is used until the visitor enters their own contribution.
  const own = Math.round(credit?.means ?? 0);
  const means = typed.credit === '' || !credit ? assumed('credit', own) : numberText(own);
  return (
    <>
      {counted.terms ? <Purpose own={sent.ownHome} /> : null}
      <Deed region={region} counted={counted} sent={sent} />
      {subject.object === 'new-build' && landWithBuilding !== true ? (
        <Amount
          {...fieldOf('plot', counted, sent)}
          label={t('plot.label')}
          hint={t('plot.hint')}
          error={t('error.plot', { most: euro(subject.price) })}
        />
      ) : null}
      <LoanFields
        counted={counted}
        sent={sent}
        byLoan={viager}
        assumed={{
          amount: viager ? assumed('credit', credit?.amount) : means,
          rate: assumed('rate', credit?.rate),
          years: assumed('years', credit && credit.payments / 12),
        }}
      />
    </>
  );
}

/** Field in which buyers state whether the home will be their own and only home. */
export function Purpose({ own }: { readonly own: boolean }) {
  const { t } = useTranslation('cost');
  return (
    <fieldset className="field">
      <legend>{t('purpose.legend')}</legend>
      <div className="choices" data-count="2">
        {(['own', 'other'] as const).map(value => (
          <label className="choice" key={value}>
            <input type="radio" name="purpose" value={value} defaultChecked={own === (value === 'own')} />
            <span>{t(`purpose.${value}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Fields of the loan: the buyer's own contribution, or for a viager the amount of the loan (`byLoan`); its interest rate and its years. */
export function LoanFields({
  counted,
  sent,
  byLoan = false,
  hint,
  assumed,
}: {
  readonly counted: CalculatedPurchase;
  readonly sent: CalculatedPurchase;
  readonly byLoan?: boolean;
  readonly hint?: string;
  /** Values that the calculation uses while a field is empty. */
  readonly assumed: { readonly [F in 'amount' | 'rate' | 'years']?: string | undefined };
}) {
  const { t } = useTranslation('cost');
  return (
    <fieldset className="cost-credit">
      <legend>
        {t('credit.legend')} <span className="field-optional">{t('credit.optional')}</span>
      </legend>
      {byLoan || sent.typed.credit === '' ? null : <input type="hidden" name="credit" value={sent.typed.credit} />}
      <div className="cost-credit-fields">
        <Amount
          {...fieldOf(byLoan ? 'credit' : 'means', counted, sent)}
          label={t(byLoan ? 'credit.amount' : 'credit.means')}
          {...(hint !== undefined && { hint })}
          assumed={assumed.amount}
          error={t('error.credit', { most: euro(MOST_CREDIT) })}
        />
        <Amount
          {...fieldOf('rate', counted, sent)}
          plain
          label={t('credit.rate')}
          assumed={assumed.rate}
          error={t('error.rate', { most: MOST_RATE })}
        />
        <Amount
          {...fieldOf('years', counted, sent)}
          plain
          label={t('credit.years')}
          assumed={assumed.years}
          error={t('error.years', { most: MOST_YEARS })}
        />
      </div>
    </fieldset>
  );
}

function fieldOf(name: CostField, counted: CalculatedPurchase, sent: CalculatedPurchase) {
  return { name, typed: sent.typed[name], wrong: counted.unreadable.includes(name) };
}

/**
 * The day of the deed; shown only if a rule changes soon, or if the URL contains a day. A day of the URL that is not among the choices
 * is shown in a text field.
 */
function Deed({
  region,
  counted,
  sent,
}: {
  readonly region: Region;
  readonly counted: CalculatedPurchase;
  readonly sent: CalculatedPurchase;
}) {
  const { t } = useTranslation('cost');
  const { typed, changes } = sent;
  const label = t(region === 'brussels' ? 'deed.agreement' : 'deed.legend');
  if (typed.deed !== '' && !changes.includes(typed.deed))
    return (
      <Amount
        name="deed"
        plain
        typed={typed.deed}
        wrong={counted.unreadable.includes('deed')}
        label={label}
        error={t('error.deed', { first: dayText(REGISTRATION_DUTIES[region][0]?.from ?? '', '-\u2060') })}
      />
    );
  if (changes.length === 0) return null;
  return (
    <fieldset className="field" aria-describedby="cost-deed-hint">
      <legend>{label}</legend>
      <FieldHint id="cost-deed" hint={t('deed.hint', { days: changes.map(day => dayText(day)).join(', ') })} />
      <div className="choices" data-count={changes.length + 1}>
        {['', ...changes].map(day => (
          <label className="choice" key={day}>
            <input type="radio" name="deed" value={day} defaultChecked={day === typed.deed} />
            <span>{day === '' ? t('deed.today') : dayText(day)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** An input for a number: an amount in euro, unless `plain` is set. */
function Amount({
  name,
  typed,
  wrong,
  label,
  hint,
  error,
  assumed,
  plain = false,
}: {
  readonly name: CostField;
  readonly typed: string;
  readonly wrong: boolean;
  readonly label: string;
  readonly hint?: string;
  readonly error: string;
  /** Value that the calculation uses while the field is empty. */
  readonly assumed?: string | undefined;
  readonly plain?: boolean;
}) {
  const id = `cost-${name}`;
  const texts = { id, label, hint, error: wrong ? error : undefined };
  const input = (
    <input
      id={id}
      name={name}
      type="text"
      inputMode={name === 'years' ? 'numeric' : 'decimal'}
      autoComplete="off"
      maxLength={LONGEST_ANSWER}
      defaultValue={typed}
      placeholder={assumed}
      {...describedInput(texts)}
    />
  );
  return (
    <LabelledField {...texts} kind="amount">
      {plain ? input : <span className="field-euro">{input}</span>}
    </LabelledField>
  );
}
