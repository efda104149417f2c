import type { RequestMail } from '../../application/mail/mail-templates.ts';
import type { CheckedValue } from '../../domain/request/check-field.ts';
import type { Field } from '../../domain/request/field.ts';
import { type FormName, FORMS } from '../../domain/request/forms.ts';
import { dayText } from '../../domain/text/day.ts';
import { weekdayText } from '../../domain/text/weekday.ts';
import { criteriaText } from './criteria-text.ts';
import type { MailContext, Row } from './mail-content.ts';
import { euro, fill, phoneText, withoutAutoLinks } from './mail-text.ts';

/** Fields about the person, which are in the rows `who` and not among those of the request. */
const ELSEWHERE = ['title', 'firstName', 'lastName', 'email', 'phone', 'street', 'postcode', 'city'];

/** Part of `MailContext` that field rows need. */
export type MailFieldContext = Pick<MailContext, 'words' | 'language'>;

export type Fields = { readonly who: readonly Row[]; readonly request: readonly Row[] };

/** Rows of a request: the person's details, then fields in the order of the form. `toAgency`: omits fields that are not stored. */
export function fieldRows(form: FormName, data: RequestMail, context: MailFieldContext, toAgency: boolean): Fields {
  const { fields: labels, titles } = context.words.frame;
  const { fields, keeps } = FORMS[form];
  // The mail to the agency omits fields that the site does not store.
  const hidden = toAgency && keeps ? fields.map(({ name }) => name).filter(name => !keeps.includes(name)) : [];
  const text = (name: string) => {
    const value = Object.hasOwn(data.values, name) && !hidden.includes(name) ? data.values[name] : undefined;
    return typeof value === 'string' ? value : '';
  };
  const own = (words: string) => (toAgency ? words : withoutAutoLinks(words));
  const row = (label: string, value: string, long = false): Row[] =>
    value.trim() === '' ? [] : [{ label, value: own(value), ...(long && { long }) }];

  const title = text('title');
  const titled = title === 'mr' || title === 'ms' || title === 'miss' ? titles[title] : '';
  const who = [
    ...row(labels.name, [titled, text('firstName'), text('lastName')].filter(Boolean).join(' ')),
    ...row(labels.email, text('email')),
    ...row(labels.phone, text('phone') && phoneText(text('phone'))),
    ...row(
      labels.address,
      [text('street'), [text('postcode'), text('city')].filter(Boolean).join(' ')].filter(Boolean).join(', '),
    ),
  ];

  const request = fields.flatMap((field): Row[] => {
    const value = Object.hasOwn(data.values, field.name) ? data.values[field.name] : undefined;
    if (value === undefined || ELSEWHERE.includes(field.name) || hidden.includes(field.name)) return [];
    if (field.name === 'startDate' && text('endDate')) {
      const period = { from: dayText(text('startDate')), to: dayText(text('endDate')) };
      return row(labels.period, fill(context.words.frame.period, period));
    }
    if (field.name === 'endDate' || (field.kind === 'reference' && data.subject)) return [];
    const label = Object.hasOwn(labels, field.name) ? labels[field.name as keyof typeof labels] : field.name;
    return row(label, valueText(field, value, data, context), field.kind === 'long-text');
  });
  return { who, request };
}

/** Formats a checked value for a mail: names instead of codes, amounts with the euro sign, days written out. */
function valueText(field: Field, value: CheckedValue, data: RequestMail, context: MailFieldContext): string {
  const { frame } = context.words;
  if (typeof value === 'boolean') return value ? frame.yes : frame.no;
  if (typeof value === 'number') return field.kind === 'amount' ? euro(value) : String(value);
  if (field.kind === 'criteria') return criteriaText(data.criteria ?? [], context);
  if (Object.hasOwn(data.names, field.name)) return data.names[field.name] ?? '';
  if (typeof value === 'object') return value.join(', ');
  if (field.kind === 'date') return weekdayText(value, context.language);
  return field.name === 'goal' && (value === 'buy' || value === 'rent') ? frame.goals[value] : value;
}
