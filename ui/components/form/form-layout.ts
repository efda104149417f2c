import type { FormShown } from '../../../application/request/form-shown.ts';
import type { FormView } from '../../../application/request/form-view.ts';
import { type Field, filterOf, optionalIfAnswered } from '../../../domain/request/field.ts';
import { formWithinLaw } from '../../../domain/request/form-within-law.ts';
import { type Form, LINK_FORMS } from '../../../domain/request/forms.ts';

/** Fields under one heading, or without a heading. */
export type FormSection = { readonly name: string | undefined; readonly rows: readonly (readonly Field[])[] };

/**
 * Definition of a form: a form that sends a request is defined in the domain's tables, the others in `LINK_FORMS`. Fields that the search
 * criteria answer are left out.
 */
export function formOfView(view: FormView): Form {
  const { criteria = [] } = view;
  const whole = tableOf(view);
  // `filterOf` is not in the module that parses criteria, so that forms need not load that module.
  const filters = new Set(criteria.map(({ value }) => filterOf(value)));
  const fields = whole.fields
    .filter(({ kind }) => kind !== 'criteria' || criteria.length > 0)
    .filter(({ name }) => name !== 'bedrooms' || !filters.has('bedroomsMin'))
    .map(field => optionalIfAnswered(field, filters));
  return { ...whole, fields };
}

/**
 * Values of a form: after a refusal only the submitted ones without the preset, because a box that the visitor unticked is not submitted.
 */
export function typedIn({ preset = {}, shown }: FormView): FormShown['typed'] {
  return shown?.refusal ? shown.typed : { ...preset, ...shown?.typed };
}

function tableOf({ form, region, goal }: FormView): Form {
  if (form === 'change-search' || form === 'change-visit' || form === 'unsubscribe') return LINK_FORMS[form];
  return formWithinLaw(form, { region, goal });
}

const SECTION: Readonly<Record<string, string>> = {
  goal: 'wish',
  criteria: 'wish',
  types: 'wish',
  zones: 'wish',
  budget: 'wish',
  bedrooms: 'wish',
  startDate: 'wish',
  endDate: 'wish',
  title: 'person',
  firstName: 'person',
  lastName: 'person',
  email: 'person',
  phone: 'person',
  callTimes: 'person',
  street: 'address',
  postcode: 'address',
  city: 'address',
  type: 'address',
  day: 'viewing',
  slot: 'viewing',
  amount: 'offer',
  validUntil: 'offer',
  subjectToCredit: 'offer',
  income: 'means',
  householdSize: 'means',
  cv: 'application',
};

/** Name of the section that is folded until a visitor opens it. */
export const FOLDED = 'more';

/** Short fields that share a row where there is room. */
const PAIRS = [
  'firstName lastName',
  'email phone',
  'postcode city',
  'budget bedrooms',
  'startDate endDate',
  'amount validUntil',
  'income householdSize',
];

/** Fields in the order of the form table, with headings if the form has more than one section. */
export function formSections(fields: readonly Field[]): readonly FormSection[] {
  const sections: { name: string | undefined; rows: Field[][] }[] = [];
  for (const field of fields) {
    const name = field.folded ? FOLDED : SECTION[field.name];
    let section = sections.at(-1);
    if (!section || section.name !== name) sections.push((section = { name, rows: [] }));
    const row = section.rows.at(-1);
    if (row?.length === 1 && PAIRS.includes(`${row[0]?.name} ${field.name}`)) row.push(field);
    else section.rows.push([field]);
  }
  const named = sections.filter(({ name }) => name !== undefined);
  return named.length > 1 ? sections : sections.map(section => ({ ...section, name: undefined }));
}
