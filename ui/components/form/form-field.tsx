import type { InputHTMLAttributes } from 'react';
import type { FormView } from '../../../application/request/form-view.ts';
import { MAX_FILE_BYTES } from '../../../domain/request/check-file.ts';
import type { Field, FieldKind } from '../../../domain/request/field.ts';
import { dayText, parseDay } from '../../../domain/text/day.ts';
import { Checks, Consent, Radios, Select, ZoneChecks } from './form-field-choice.tsx';
import { useFilterWords } from '../search/filter-words.ts';
import { describedInput, LabelledField } from '../common/labelled-field.tsx';
import type { FieldLook, Option } from './field-look.ts';
import { DayChips } from './form-days.tsx';
import { FullHours } from './form-hours.tsx';
import { daysOf, type AcceptedDays, type FormWords, useFormWords } from './form-words.ts';

/** Value that the page supplies for a field. `givenValue(form, { name: 'property', … })` → `'6398214'` */
export function givenValue(form: FormView, field: Field): string {
  return (field.kind === 'reference' ? form.subject?.id : form.page?.path) ?? '';
}

/** Maximum number of options that are shown as radio buttons; more options are shown as a select list. */
const MOST_RADIOS = 4;

/**
 * A field of a form, rendered by its kind. `note`: id of a hint that this field shares with others
 * (`aria-describedby`).
 */
export function FormField({
  form,
  field,
  note,
  last,
  error,
  focused,
  typed,
}: {
  readonly form: FormView;
  readonly field: Field;
  readonly note: string | undefined;
  readonly last: boolean;
  readonly error: string | undefined;
  readonly focused: boolean;
  readonly typed: string | readonly string[] | undefined;
}) {
  const words = useFormWords(form.form);
  const filterWords = useFilterWords();
  const id = `${form.form}-${field.name}`;
  const days = daysOf(field, form.today);
  // If the search criteria answer the field already, its hint to choose an option is left out.
  const answered = field.unless !== undefined && !field.required;
  const hint = answered
    ? ''
    : words(`field.${field.name}.hint`, {
        megabytes: MAX_FILE_BYTES / 1024 / 1024,
        first: dayText(days.min ?? ''),
        last: dayText(days.max ?? ''),
      });
  const look: FieldLook = {
    id,
    field,
    label: words(`field.${field.name}.label`),
    hint,
    required: field.required,
    optional: field.required || note ? undefined : words('optional'),
    note,
    error,
    focused,
    typed: typeof typed === 'string' ? [typed] : (typed ?? []),
  };
  switch (field.kind) {
    case 'long-text':
      return (
        <LabelledField {...look} kind={field.kind}>
          <textarea {...common(look)} rows={5} defaultValue={look.typed[0]} />
        </LabelledField>
      );
    case 'choice':
    case 'yes-no': {
      const options = optionsOf(form, field, words);
      if (options.length > MOST_RADIOS) return <Select look={look} options={options} empty={words('choose')} />;
      return (
        <Radios
          look={look}
          options={options}
          below={field.name === 'slot' ? <FullHours form={form} words={words} /> : undefined}
        />
      );
    }
    case 'choices':
      if (field.name === 'zones')
        return <ZoneChecks look={look} zones={form.zones} everywhere={name => words('everywhere', { name })} />;
      return <Checks look={look} options={optionsOf(form, field, words)} />;
    case 'criteria':
      return (
        <Checks
          look={{ ...look, optional: undefined }}
          options={(form.criteria ?? []).map(one => ({ value: one.value, name: filterWords(one) }))}
        />
      );
    case 'reference': {
      if (field.name !== 'project' || !form.projects) return <Plain look={look} last={last} days={days} />;
      const options = form.projects.map(({ id, name }) => ({ value: id, name }));
      return <Select look={look} options={options} empty={words('choose')} />;
    }
    case 'consent':
      return <Consent look={look} />;
    case 'date':
      if (field.name === 'day') return <DayChips look={look} form={form} words={words} />;
      return <Plain look={look} last={last} days={days} />;
    default:
      return <Plain look={look} last={last} days={days} />;
  }
}

/**
 * Whether the page supplies the field's value. If the form is closed for its property, the field is shown, so that the visitor can enter
 * another property.
 */
export function isGiven(form: FormView, field: Field): boolean {
  if (field.kind === 'reference') return !form.closed && (form.subject !== undefined || form.page !== undefined);
  return field.name === 'page';
}

const INPUT: { readonly [K in FieldKind]?: InputHTMLAttributes<HTMLInputElement> } = {
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  phone: { type: 'tel', inputMode: 'tel' },
  amount: { type: 'text', inputMode: 'decimal' },
  count: { type: 'text', inputMode: 'numeric' },
  date: { type: 'date', maxLength: undefined },
  file: { type: 'file', accept: 'application/pdf,.pdf', maxLength: undefined },
  reference: { type: 'text', spellCheck: false },
};

type InputProps = { readonly look: FieldLook; readonly last: boolean; readonly days: AcceptedDays };

function Plain(props: InputProps) {
  return (
    <LabelledField {...props.look} kind={props.look.field.kind}>
      <TextInput {...props} />
    </LabelledField>
  );
}

function TextInput({ look, last, days }: InputProps) {
  const { kind } = look.field;
  const [typed] = look.typed;
  const input = (
    <input
      type="text"
      {...days}
      enterKeyHint={last ? 'send' : 'next'}
      defaultValue={kind === 'file' ? undefined : kind === 'date' ? parseDay(typed ?? '') : typed}
      {...common(look)}
      {...INPUT[kind]}
    />
  );
  return kind === 'amount' ? <span className="field-euro">{input}</span> : input;
}

function common(look: FieldLook) {
  const { id, field, focused } = look;
  const personal = field.autocomplete ?? (field.kind === 'email' || field.kind === 'reference' ? 'off' : undefined);
  return {
    id,
    name: field.name,
    maxLength: field.maxLength,
    required: field.required,
    autoComplete: personal,
    ...describedInput(look, focused),
  };
}

function optionsOf(form: FormView, field: Field, words: FormWords): readonly Option[] {
  const named = (value: string) => words(`option.${field.name}.${value}`);
  if (field.choicesFrom === 'viewing-hours')
    return form.slots.map(({ id, from, to, full }) => ({
      value: id,
      name: words(`option.slot.${id}`),
      detail: `${from}–${to}`,
      off: full && words('hours.full'),
    }));
  if (field.name === 'type' || field.name === 'types') return form.types.map(({ id, name }) => ({ value: id, name }));
  const options = (field.kind === 'yes-no' ? ['yes', 'no'] : (field.options ?? [])).map(value => ({
    value,
    name: named(value),
  }));
  // Options with the same label in a language are merged: German has no separate word for an unmarried woman.
  return options.filter(({ name }, at) => options.findIndex(other => other.name === name) === at);
}
