import { useTranslation } from 'react-i18next';
import {
  type CostField,
  type CountedPurchase,
  LONGEST_ANSWER,
  MOST_CREDIT,
  MOST_RATE,
  MOST_YEARS,
} from '../../../domain/cost/cost-query.ts';
import type { CostSubject } from '../../../domain/cost/cost-subject.ts';
import { describedInput, LabelledField } from '../common/labelled-field.tsx';
import { euro } from './cost-table.tsx';

/** Options of a purchase that a visitor can set. `sent`: values of the address; `counted`: current values of the fields. */
export function CostFields({
  subject,
  counted,
  sent,
}: {
  readonly subject: Extract<CostSubject, { kind: 'purchase' }>;
  readonly counted: CountedPurchase;
  readonly sent: CountedPurchase;
}) {
  const { t } = useTranslation('cost');
  const field = (name: CostField) => ({ name, typed: sent.typed[name], wrong: counted.unreadable.includes(name) });
  return (
    <>
      {subject.mayBeOwnHome ? (
        <fieldset className="field">
          <legend>{t('purpose.legend')}</legend>
          <div className="choices" data-count="2">
            {(['own', 'other'] as const).map(value => (
              <label className="choice" key={value}>
                <input type="radio" name="purpose" value={value} defaultChecked={sent.ownHome === (value === 'own')} />
                <span>{t(`purpose.${value}`)}</span>
              </label>
            ))}
          </div>
        </fieldset>
      ) : null}
      {subject.object === 'new-build' ? (
        <Amount
          {...field('plot')}
          label={t('plot.label')}
          hint={t('plot.hint')}
          error={t('error.plot', { most: euro(subject.price) })}
        />
      ) : null}
      <fieldset className="cost-credit">
        <legend>
          {t('credit.legend')} <span className="field-optional">{t('credit.optional')}</span>
        </legend>
        <div className="cost-credit-fields">
          <Amount
            {...field('credit')}
            label={t('credit.amount')}
            error={t('error.credit', { most: euro(MOST_CREDIT) })}
          />
          <Amount {...field('rate')} plain label={t('credit.rate')} error={t('error.rate', { most: MOST_RATE })} />
          <Amount {...field('years')} plain label={t('credit.years')} error={t('error.years', { most: MOST_YEARS })} />
        </div>
        {counted.creditUnfinished ? <p className="field-hint">{t('credit.unfinished')}</p> : null}
      </fieldset>
    </>
  );
}

/** A number input, in euro unless `plain`. */
function Amount({
  name,
  typed,
  wrong,
  label,
  hint,
  error,
  plain = false,
}: {
  readonly name: CostField;
  readonly typed: string;
  readonly wrong: boolean;
  readonly label: string;
  readonly hint?: string;
  readonly error: string;
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
      {...describedInput(texts)}
    />
  );
  return (
    <LabelledField {...texts} kind="amount">
      {plain ? input : <span className="field-euro">{input}</span>}
    </LabelledField>
  );
}
