import { daysBetween } from '../text/day.ts';
import { type CheckedValue, checkField, type ErrorCode, type ReadCriterion } from './check-field.ts';
import type { UploadedFile } from './check-file.ts';
import { FIELD, optionalIfAnswered } from './field.ts';
import { type FormContext, formWithinLaw } from './form-within-law.ts';
import type { Form, FormName } from './forms.ts';

/** Submitted values by field name; an array if a field was sent several times. */
export type RawForm = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Context of a form's check: today in Brussels, the region whose law applies, the content's options, and uploaded files by field. */
export type CheckContext = FormContext & {
  readonly today: string;
  /** Allowed values of choices that the site's content defines; a choice without an entry accepts any well-formed code. */
  readonly options?: Readonly<Record<string, readonly string[]>>;
  readonly files?: Readonly<Record<string, UploadedFile>>;
  /** Parser for list filters sent with the form; absent if the form accepts none. */
  readonly criterion?: ReadCriterion;
};

/** A field and its error code; the UI translates the code. */
export type FormError = { readonly field: string; readonly code: ErrorCode };

/** Parsed values of the completed fields; days are ISO, amounts in euro, phone numbers in E.164 if the country is known. */
export type FormValues = Readonly<Record<string, CheckedValue>>;

/**
 * Checks a submission, identically in the browser and on the server: returns parsed values, or all errors in field order, at most
 * one per field. Words entered beside a phone number or an amount are appended to the remark, with the number. In a form without
 * a remark, words beside a phone number are an error, and words beside an amount are ignored, because nobody reads them there, or
 * because the law forbids the agency to ask for them. Ignores unknown fields.
 * `checkForm('document-request', { property: '1234567', email: 'jan@' }, { today: '2026-08-01' })` →
 * `{ errors: [{ field: 'email', code: 'email' }] }`
 */
export function checkForm(
  name: FormName,
  raw: RawForm,
  context: CheckContext,
): { readonly ok: FormValues } | { readonly errors: readonly FormError[] } {
  return checkFields(formWithinLaw(name, context), raw, context);
}

/** Same as `checkForm`, but for any set of fields. */
export function checkFields(
  form: Form,
  raw: RawForm,
  context: CheckContext,
): { readonly ok: FormValues } | { readonly errors: readonly FormError[] } {
  const values: Record<string, CheckedValue> = {};
  const errors: FormError[] = [];
  const beside: { readonly field: string; readonly text: string }[] = [];
  const sentAs = (name: string) => (Object.hasOwn(raw, name) ? raw[name] : undefined);
  const criteria = sentAs('criteria');
  const filters = new Set(
    (typeof criteria === 'string' ? [criteria] : (criteria ?? [])).flatMap(
      text => context.criterion?.(text)?.filter ?? [],
    ),
  );
  for (const field of form.fields) {
    const checked = checkField(optionalIfAnswered(field, filters), sentAs(field.name), {
      today: context.today,
      options: own(context.options, field.name) ?? field.options,
      file: own(context.files, field.name),
      criterion: context.criterion,
    });
    if ('code' in checked) errors.push({ field: field.name, code: checked.code });
    else if (checked.value !== undefined) values[field.name] = checked.value;
    if ('beside' in checked && checked.beside !== undefined) beside.push({ field: field.name, text: checked.beside });
  }
  for (const { field, text } of beside) {
    const remark = form.fields.find(({ name }) => name === FIELD.remark.name);
    const joined = [values[FIELD.remark.name], text].filter(Boolean).join('\n\n');
    if (remark && errors.some(error => error.field === remark.name)) continue;
    if (!remark && form.fields.some(({ name, kind }) => name === field && kind === 'amount')) continue;
    const checked = remark ? checkField(remark, joined, { today: context.today }) : { code: 'phone' as const };
    if ('code' in checked) errors.push({ field: remark?.name ?? field, code: checked.code });
    else values[FIELD.remark.name] = joined;
  }
  const wrong = new Set(errors.map(({ field }) => field));
  for (const [first, ...others] of form.oneOf) {
    const any = [first, ...others].some(name => name !== undefined && (name in values || wrong.has(name)));
    if (!any && first !== undefined) errors.push({ field: first, code: 'email-or-phone' });
  }
  for (const [start, end] of form.periods) {
    if (wrong.has(start) || wrong.has(end)) continue;
    const [from, to] = [values[start], values[end]];
    if (typeof from === 'string' && typeof to === 'string') {
      if (daysBetween(from, to) < 0) errors.push({ field: end, code: 'period-order' });
    } else if (from !== undefined || to !== undefined) {
      errors.push({ field: from === undefined ? start : end, code: 'period-incomplete' });
    }
  }
  if (errors.length === 0) return { ok: values };
  const order = form.fields.map(field => field.name);
  return { errors: errors.toSorted((a, b) => order.indexOf(a.field) - order.indexOf(b.field)) };
}

/** Submitted names that are not fields of the form. The HTTP adapter refuses them, except the envelope fields. */
export function unknownFields(name: FormName, raw: RawForm, context: FormContext = {}): readonly string[] {
  const known = new Set(formWithinLaw(name, context).fields.map(field => field.name));
  return Object.keys(raw).filter(key => !known.has(key));
}

function own<T>(record: Readonly<Record<string, T>> | undefined, key: string): T | undefined {
  return record && Object.hasOwn(record, key) ? record[key] : undefined;
}
