import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfferProblem } from '../../../../application/desk/offers/change-offer.ts';
import type { OfferView, OtherOffer } from '../../../../application/desk/offers/offer-part.ts';
import type { AgencyStep } from '../../../../domain/offer/offer-step.ts';
import { sentLength } from '../../../../domain/request/sent-length.ts';
import { addDays, dayText } from '../../../../domain/text/day.ts';
import { formatEuro } from '../../../../domain/price/euro.ts';
import { NO_BREAK } from '../../../components/common/day-words.ts';
import { Icon } from '../../../components/common/icon.tsx';
import { DeskForm, FilledBox, useFilled } from '../desk-form.tsx';
import { OfferChip } from '../offer-terms.tsx';

/** Problems that belong to no field. */
const OF_THE_FORM: readonly OfferProblem[] = [
  'changed-before',
  'not-possible',
  'other-accepted',
  'others-changed',
  'many-mails',
];
/** Default validity of a counter-offer, in days. */
const USUAL_DAYS = 7;

/**
 * The agency's possible steps on an offer, one form each. Only one form is open, so that one button is prominent: the button of the next
 * step, or of the step whose form was refused. A withdrawal is never opened as the next step.
 */
export function OfferSteps({ offer }: { readonly offer: OfferView }) {
  const { t } = useTranslation('desk-offers');
  const { steps, refused, sequence, others } = offer;
  const ofForm = refused?.problems.find(problem => OF_THE_FORM.includes(problem));
  const open = refused && steps.includes(refused.act) ? refused.act : steps.find(step => step !== 'withdraw');
  const stillOpen = others.filter(({ isOpen }) => isOpen);
  return (
    // The key resets fields and open steps once the offer has changed.
    <div className="offer-steps" key={sequence}>
      {ofForm === undefined ? null : (
        <p className="desk-problem" role="alert">
          <Icon name="alert" />
          <span>{t(`problem.${ofForm}`)}</span>
        </p>
      )}
      {offer.lateUntil === undefined ? null : (
        <p>{t('late', { last: dayText(offer.lastDay, NO_BREAK), until: dayText(offer.lateUntil, NO_BREAK) })}</p>
      )}
      {steps.map(act => (
        <details key={act} name="offer-step" open={act === open}>
          <summary>{t(`step.${act}.title`)}</summary>
          <DeskForm does={`offer-${act}`} className="desk-form" aria-label={t(`step.${act}.title`)}>
            <input type="hidden" name="seen" value={sequence} />
            {act === 'accept' ? <input type="hidden" name="others" value={offer.otherVersions} /> : null}
            {act === 'accept' && stillOpen.length > 0 ? <AnsweredOffers offers={stillOpen} /> : null}
            <p>{t(`step.${act}.text`)}</p>
            <Fields act={act} offer={offer} />
            <p className="field-hint">{mailedTo()}</p>
            <div className="desk-actions">
              <button type="submit" className={act === 'withdraw' ? 'button quiet' : 'button'}>
                {t(`step.${act}.button`)}
              </button>
            </div>
          </DeskForm>
        </details>
      ))}
      {steps.length === 0 ? null : <p className="field-hint">{t('noSale')}</p>}
    </div>
  );

  /** Who gets an e-mail about a step. */
  function mailedTo(): string {
    const { isBuyerMailed, owners } = offer;
    if (owners === undefined) return t('mails.buyerOnly');
    if (owners === 0) return t(isBuyerMailed ? 'mails.noOwner' : 'mails.nobody');
    return t(isBuyerMailed ? 'mails.owners' : 'mails.ownersOnly', { count: owners });
  }
}

/** The other open offers, each with a checkbox and the mail to its buyer: accepting the offer sends the mails of the ticked ones. */
function AnsweredOffers({ offers }: { readonly offers: readonly OtherOffer[] }) {
  const { t } = useTranslation('desk-offers');
  return (
    <fieldset className="offer-still-open">
      <legend>{t('stillOpen', { count: offers.length })}</legend>
      <ul className="offer-answers">
        {offers.map(({ id, name, amount, counter, state, mail }) => (
          <li key={id}>
            <label className="offer-tick">
              <FilledBox name="answers" value={id} ticked /> <span>{name === '' ? id : name}</span>
              <span className="offer-number">{formatEuro(amount)}</span>
              {counter ? (
                <span className="request-meta">{t('countered', { amount: formatEuro(counter.amount) })}</span>
              ) : null}
              <OfferChip state={state} />
            </label>
            {mail === undefined ? (
              <p className="field-hint">{t('answers.noMail')}</p>
            ) : (
              <details>
                <summary>{t('answers.read', { to: mail.to })}</summary>
                <blockquote lang={mail.language}>
                  <p>
                    <strong>{mail.subject}</strong>
                  </p>
                  <p>{mail.text}</p>
                </blockquote>
              </details>
            )}
          </li>
        ))}
      </ul>
      <p className="field-hint">{t('answers.rest')}</p>
    </fieldset>
  );
}

function Fields({ act, offer }: { readonly act: AgencyStep; readonly offer: OfferView }) {
  const { t } = useTranslation('desk-offers');
  const { today, firstDay, lastDay, refused } = offer;
  const own = refused?.act === act ? refused : undefined;
  const typed = (name: 'amount' | 'until' | 'on' | 'by', otherwise: string) => own?.typed[name] ?? otherwise;
  const error = (problem: OfferProblem) => (own?.problems.includes(problem) ? t(`problem.${problem}`) : undefined);
  const on = (
    <Field label={t('field.on')} error={error('on')}>
      {(id, described) => (
        <Input
          id={id}
          described={described}
          name="on"
          type="date"
          value={typed('on', lastDay)}
          min={firstDay}
          max={lastDay}
        />
      )}
    </Field>
  );
  switch (act) {
    case 'tell':
      return (
        <label className="offer-tick">
          <FilledBox name="withName" value="1" ticked={own?.typed.withName === '1'} />{' '}
          <span>{t('field.withName')}</span>
        </label>
      );
    case 'accept':
      return (
        <div className="visit-fields">
          <Field label={t('field.by')} error={error('by')}>
            {(id, described) => <Input id={id} described={described} name="by" type="text" value={typed('by', '')} />}
          </Field>
          {on}
        </div>
      );
    case 'counter':
      return (
        <div className="visit-fields">
          <Field label={t('field.amount')} error={error('amount')}>
            {(id, described) => (
              <Input id={id} described={described} name="amount" type="text" value={typed('amount', '')} isNumeric />
            )}
          </Field>
          <Field label={t('field.until')} error={error('until')}>
            {(id, described) => (
              <Input
                id={id}
                described={described}
                name="until"
                type="date"
                value={typed('until', addDays(today, USUAL_DAYS))}
                min={today}
              />
            )}
          </Field>
          {on}
        </div>
      );
    case 'refuse':
      return <div className="visit-fields">{on}</div>;
    case 'withdraw':
      return null;
  }
}

function Field({
  label,
  error,
  children,
}: {
  readonly label: string;
  readonly error: string | undefined;
  readonly children: (id: string, described: string | undefined) => ReactNode;
}) {
  const id = useId();
  return (
    <div className="field" data-invalid={error === undefined ? undefined : ''}>
      <label htmlFor={id}>{label}</label>
      {error === undefined ? null : (
        <p className="field-error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
      {children(id, error === undefined ? undefined : `${id}-error`)}
    </div>
  );
}

function Input({
  id,
  described,
  name,
  type,
  value,
  min,
  max,
  isNumeric = false,
}: {
  readonly id: string;
  /** Id of the field's error. */
  readonly described: string | undefined;
  readonly name: string;
  readonly type: 'text' | 'date';
  readonly value: string;
  readonly min?: string;
  readonly max?: string;
  readonly isNumeric?: boolean;
}) {
  const filled = useFilled();
  return (
    <input
      id={id}
      name={name}
      type={type}
      defaultValue={filled.text(name, value)}
      maxLength={sentLength(name)}
      min={min}
      max={max}
      inputMode={isNumeric ? 'decimal' : undefined}
      autoComplete="off"
      required
      aria-invalid={described === undefined ? undefined : true}
      aria-describedby={described}
    />
  );
}
