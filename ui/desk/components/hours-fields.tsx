import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { HoursBody, HoursForm } from '../../../application/desk/viewings/hours.ts';
import { WEEKDAYS } from '../../../domain/appointment/viewing-calendar.ts';
import { sentLength } from '../../../domain/request/sent-length.ts';
import { momentWords } from '../../components/common/day-words.ts';
import { Icon } from '../../components/common/icon.tsx';
import { Link } from '../../components/common/link.tsx';
import { useFilled } from './desk-form.tsx';

type Place = { readonly body: HoursBody; readonly form: HoursForm };

/** Why this form was refused; renders nothing if another form of the page, or none, was refused. */
export function HoursRefusal({ body: { refused }, form }: Place) {
  const { t } = useTranslation('desk-hours');
  if (refused?.form !== form) return null;
  return (
    <p className="desk-problem" role="alert">
      {t(`error.${refused.error}`)}
    </p>
  );
}

/**
 * Viewings that lie outside the hours submitted with this form. They are shown before the hours are saved; the next submission saves the
 * hours.
 */
export function HoursClosing({ body: { closing }, form }: Place) {
  const { t } = useTranslation('desk-hours');
  if (closing?.form !== form) return null;
  return (
    <div role="alert">
      <p className="desk-problem">
        <Icon name="alert" /> <span>{t('closing', { count: closing.count })}</span>
      </p>
      <ClosedViewings viewings={closing.viewings} />
      <input type="hidden" name="touched" value={closing.seen} />
    </div>
  );
}

/** Viewings outside the hours, each with a link to its page. */
export function ClosedViewings({ viewings }: { readonly viewings: HoursBody['outside'] }) {
  return (
    <ul className="operation-lines">
      {viewings.map(({ id, href, name, at }) => (
        <li key={id}>
          <Moment at={at} /> · <Link href={href}>{name === '' ? id : name}</Link>
        </li>
      ))}
    </ul>
  );
}

/** A labelled input, or with `lines` a textarea, filled with the submitted value after a refusal, else with the stored one. */
export function TextField({
  body,
  form,
  name,
  label,
  type = 'text',
  lines,
  inputMode,
}: Place & {
  readonly name: string;
  readonly label: string;
  readonly type?: 'text' | 'time' | 'date' | 'url';
  readonly lines?: number;
  readonly inputMode?: 'numeric';
}) {
  const id = useId();
  const defaultValue = useFilled().text(name, body.fields[form][name]?.[0] ?? '');
  return (
    <p className="field">
      <label htmlFor={id}>{label}</label>
      {lines === undefined ? (
        <input
          id={id}
          name={name}
          type={type}
          defaultValue={defaultValue}
          inputMode={inputMode}
          maxLength={sentLength(name)}
        />
      ) : (
        <textarea id={id} name={name} rows={lines} defaultValue={defaultValue} maxLength={sentLength(name)} />
      )}
    </p>
  );
}

/** Checkboxes, or if `single` radio buttons, in a fieldset. */
export function Checks({
  body,
  form,
  name,
  options,
  legend,
  single = false,
}: Place & {
  readonly name: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly legend: string;
  readonly single?: boolean;
}) {
  const chosen = body.fields[form][name] ?? [];
  const filled = useFilled();
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className="choices">
        {options.map(([value, label]) => (
          <label key={value} className="choice">
            <input
              type={single ? 'radio' : 'checkbox'}
              name={name}
              value={value}
              defaultChecked={filled.ticked(name, value, chosen.includes(value))}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A group of checkboxes per weekday, one for each slot. */
export function SlotTable({ body, form, name }: Place & { readonly name: string }) {
  const { t } = useTranslation('desk-hours');
  return WEEKDAYS.map(day => (
    <Checks
      key={day}
      body={body}
      form={form}
      name={`${name}-${day}`}
      options={body.slots.map(({ id, from, to }) => [id, `${from}–${to}`])}
      legend={t(`day.${day}`)}
    />
  ));
}

export function Moment({ at }: { readonly at: number }) {
  const { t } = useTranslation('desk-hours');
  return <span>{t('moment', momentWords(at))}</span>;
}
