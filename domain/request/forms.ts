import { FIELD, type Field, FRIEND_MESSAGE_LENGTH, MESSAGE_LENGTH, optional, SLOTS } from './field.ts';

/** The fourteen forms of the site. */
export const FORM_NAMES = [
  'contact-me',
  'contact-appointment',
  'contact-construction',
  'contact-demand',
  'demand-register',
  'send-to-friend',
  'site-contact',
  'sign-newsletter',
  'purchase-offer',
  'rental-application',
  'document-request',
  'testimonial',
  'job-contact',
  'forgot-password',
] as const;
export type FormName = (typeof FORM_NAMES)[number];

/** What a form asks: fields in the order of the screen, sets of which one is enough, periods with both ends or none. */
export type Form = {
  readonly fields: readonly Field[];
  readonly oneOf: readonly (readonly string[])[];
  readonly periods: readonly (readonly [string, string])[];
};

/** Whether a text names a form. `isFormName('contact-me')` → `true` */
export function isFormName(text: string): text is FormName {
  return (FORM_NAMES as readonly string[]).includes(text);
}

const { title, firstName, lastName, email, phone, street, postcode, city, remark, property, consent } = FIELD;
const person = [title, firstName, lastName];
/** One of both is enough. */
const reachable = [optional(email), optional(phone)];
const address = [street, postcode, city];

function form(fields: readonly Field[], more: Partial<Omit<Form, 'fields'>> = {}): Form {
  const either = fields.includes(reachable[0] as Field) ? [['email', 'phone']] : [];
  return { fields, oneOf: more.oneOf ?? either, periods: more.periods ?? [] };
}

const day: Field = { name: 'day', kind: 'date', required: true, maxLength: 10, notPast: true };
const slot: Field = { name: 'slot', kind: 'choice', required: true, maxLength: 10, options: SLOTS };
const income: Field = { name: 'income', kind: 'amount', required: true, maxLength: 30, min: 0, max: 1_000_000 };
const householdSize: Field = { name: 'householdSize', kind: 'count', required: true, maxLength: 3, min: 1, max: 20 };

const wish: readonly Field[] = [
  { name: 'goal', kind: 'choice', required: true, maxLength: 10, options: ['buy', 'rent'] },
  { name: 'types', kind: 'choices', required: true, maxLength: 40 },
  { name: 'zones', kind: 'choices', required: true, maxLength: 40 },
  { name: 'budget', kind: 'amount', required: true, maxLength: 30, min: 1, max: 100_000_000 },
  { name: 'bedrooms', kind: 'count', required: false, maxLength: 3, min: 0, max: 20 },
  { name: 'startDate', kind: 'date', required: false, maxLength: 10 },
  { name: 'endDate', kind: 'date', required: false, maxLength: 10, notPast: true },
];

/** What is asked behind the link of a mail, or by whoever lost it: parts of the fourteen. */
export const LINK_FORMS = {
  'change-search': form(wish, { periods: [['startDate', 'endDate']] }),
  'change-visit': form([day, slot]),
  unsubscribe: form([email]),
} as const satisfies Readonly<Record<string, Form>>;

/** Form × field × required. What a region's law narrows stands in form-for.ts. */
export const FORMS: Readonly<Record<FormName, Form>> = {
  'contact-me': form([property, ...person, ...reachable, remark]),
  'contact-appointment': form([property, ...person, ...reachable, day, slot, optional(remark)]),
  'contact-construction': form([
    { name: 'project', kind: 'reference', required: true, maxLength: 20 },
    ...person,
    ...reachable,
    remark,
  ]),
  'contact-demand': form([
    ...person,
    ...reachable,
    ...address,
    { name: 'type', kind: 'choice', required: true, maxLength: 10 },
    optional(remark),
  ]),
  'demand-register': form([...wish, ...person, email, optional(phone), optional(remark), consent], {
    periods: [['startDate', 'endDate']],
  }),
  'send-to-friend': form([
    optional(property),
    { name: 'page', kind: 'text', required: false, maxLength: 500 },
    email,
    { name: 'friendEmail', kind: 'email', required: true, maxLength: 254 },
    { name: 'message', kind: 'long-text', required: true, maxLength: FRIEND_MESSAGE_LENGTH, noLinks: true },
  ]),
  'site-contact': form([...person, ...reachable, remark]),
  'sign-newsletter': form([email, consent]),
  'purchase-offer': form([
    property,
    ...person,
    email,
    optional(phone),
    ...address,
    { name: 'amount', kind: 'amount', required: true, maxLength: 30, min: 1, max: 100_000_000 },
    { name: 'validUntil', kind: 'date', required: true, maxLength: 10, notPast: true },
    { name: 'subjectToCredit', kind: 'yes-no', required: true, maxLength: 5 },
    optional(remark),
  ]),
  'rental-application': form([
    optional(property),
    ...person,
    ...reachable,
    ...address,
    income,
    householdSize,
    optional(remark),
  ]),
  'document-request': form([property, email]),
  testimonial: form([
    firstName,
    lastName,
    email,
    { name: 'text', kind: 'long-text', required: true, maxLength: MESSAGE_LENGTH },
  ]),
  'job-contact': form([
    firstName,
    lastName,
    email,
    optional(phone),
    { name: 'cv', kind: 'file', required: true, maxLength: 255 },
    optional(remark),
  ]),
  'forgot-password': form([email]),
};
