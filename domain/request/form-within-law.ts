import type { Region } from '../place/region.ts';
import { type Form, type FormName, FORMS } from './forms.ts';

/** For forms about a rental, the region's law limits which fields are allowed; an absent `goal` counts as rental. */
export type FormContext = { readonly region?: Region | undefined; readonly goal?: 'sale' | 'rent' | undefined };

/** Fields that a region's law forbids agencies to ask of a candidate tenant. */
const NOT_ASKED: readonly {
  readonly form: FormName;
  readonly region: Region;
  readonly fields: readonly string[];
  readonly from: string | undefined;
  readonly source: string;
}[] = [
  {
    form: 'rental-application',
    region: 'wallonia',
    fields: ['title', 'remark'],
    from: undefined,
    source: 'Walloon closed list: name, contact, address, household, resources (federia.immo 2022-12-19)',
  },
  {
    form: 'rental-application',
    region: 'brussels',
    fields: ['title', 'street', 'postcode', 'city', 'remark'],
    from: '2023-03-20',
    source: 'Brussels ordinance of 2022-06-09: amount of income and household size',
  },
  {
    form: 'contact-appointment',
    region: 'brussels',
    fields: ['title', 'remark'],
    from: '2023-03-20',
    source: 'Brussels ordinance of 2022-06-09: first name, last name and one means of contact before a viewing',
  },
];

/**
 * The form without fields that the region's law forbids. A rental application of unknown region gets the strictest rules.
 * `formWithinLaw('rental-application', { region: 'brussels' })` → property, first name, last name, e-mail, phone, income, household size
 */
export function formWithinLaw(name: FormName, { region, goal }: FormContext = {}): Form {
  const form = FORMS[name];
  if (goal === 'sale') return form;
  const where = region ?? (name === 'rental-application' ? 'brussels' : undefined);
  const unasked = NOT_ASKED.find(rule => rule.form === name && rule.region === where)?.fields ?? [];
  return unasked.length === 0 ? form : { ...form, fields: form.fields.filter(field => !unasked.includes(field.name)) };
}
