import type { Goal } from '../listing/listing.ts';
import { SLOTS } from '../appointment/viewing-calendar.ts';
import { FIELD, type Field, folded, FRIEND_MESSAGE_LENGTH, MESSAGE_LENGTH, optional } from './field.ts';

/** What a form asks: fields in the order of the screen, sets of which one is enough, periods with both ends or none. */
export type Form = {
  readonly fields: readonly Field[];
  readonly oneOf: readonly (readonly string[])[];
  readonly periods: readonly (readonly [string, string])[];
};

/** What a request begins beside itself: each has one handling, and of some the sender's mail has a link that goes on. */
export type RequestEffect = 'viewing' | 'alert' | 'newsletter' | 'offer' | 'documents' | 'password';

/**
 * What a form is about. `property` or `project`: it is unavailable for the other of the two. `deal`: it leads to a sale or a lease (of `any`
 * kind, or of one), so it is unavailable once the home is sold or let. `needsDocuments`: only where the property has some.
 */
export type SubjectRule = {
  readonly about: 'property' | 'project' | 'either';
  readonly deal?: Goal | 'any';
  readonly needsDocuments?: true;
};

/**
 * What the agency's own system receives of a request: a lead of that kind when the request arrives; `later` when what it begins is confirmed
 * (`LEADS_OF_BEGUN`); `none` ever.
 */
export type FormLead = 'question' | 'valuation' | 'documents' | 'rental' | 'later' | 'none';

/** All that sets one form apart from another. */
export type FormRules = Form & {
  /** How often an hour one network may send it. */
  readonly perHour: number;
  /** Whom a request is mailed to; a friend is a person whom the sender names. */
  readonly mailsTo: readonly ('agency' | 'sender' | 'friend')[];
  /** Months that a request is kept where the agency sets nothing; `ended`: until what it began is ended; absent: until it is erased by hand. */
  readonly keptMonths?: number | 'ended';
  /** The only fields of which anything is kept; absent: all. */
  readonly keeps?: readonly string[];
  /** Whether a page of its own says thanks; else the form's page does. */
  readonly thanks?: true;
  readonly begins?: RequestEffect;
  readonly subject: SubjectRule;
  readonly lead: FormLead;
  /** What its mails state beside what was sent: what a letting asks for, or what is due of an offered price. */
  readonly terms?: 'letting' | 'advance';
};

const { title, firstName, lastName, email, phone, street, postcode, city, remark, property, consent } = FIELD;
const person = [title, firstName, lastName];
/** One of both is enough. */
const reachable = [optional(email), optional(phone)];
const address = [street, postcode, city];

function form(fields: readonly Field[], more: Partial<Omit<Form, 'fields'>> = {}): Form {
  const either = fields.includes(reachable[0] as Field) ? [['email', 'phone']] : [];
  return { fields, oneOf: more.oneOf ?? either, periods: more.periods ?? [] };
}

/** Of a page that is sent to a friend: a list with its filters has a long address. */
const PATH_LENGTH = 2000;
/** Days from today until which an offer may be valid: the owner needs a day to answer, and a buyer is bound for two months at most. */
const OFFER_DAYS = [1, 60] as const;

/** When the agency may call; no answer is as good as any. */
const callTimes: Field = {
  name: 'callTimes',
  kind: 'choices',
  required: false,
  maxLength: 10,
  options: SLOTS,
  choicesFrom: 'viewing-hours',
};
const day: Field = { name: 'day', kind: 'date', required: true, maxLength: 10, notPast: true };
const slot: Field = {
  name: 'slot',
  kind: 'choice',
  required: true,
  maxLength: 10,
  options: SLOTS,
  choicesFrom: 'viewing-hours',
};
const income: Field = { name: 'income', kind: 'amount', required: true, maxLength: 30, min: 0, max: 1_000_000 };
const householdSize: Field = { name: 'householdSize', kind: 'count', required: true, maxLength: 3, min: 1, max: 20 };

/** What an alert takes over from the list at which it began, each criterion as the list's address has it. */
const CRITERIA: Field = { name: 'criteria', kind: 'criteria', required: false, maxLength: 120 };
const wish: readonly Field[] = [
  { name: 'goal', kind: 'choice', required: true, maxLength: 10, options: ['buy', 'rent'] },
  CRITERIA,
  {
    name: 'types',
    kind: 'choices',
    required: true,
    unless: ['type', 'q'],
    maxLength: 40,
    choicesFrom: 'search-types',
  },
  {
    name: 'zones',
    kind: 'choices',
    required: true,
    unless: ['city', 'zone', 'near', 'area', 'q'],
    maxLength: 40,
    choicesFrom: 'search-zones',
  },
  { name: 'budget', kind: 'amount', required: true, maxLength: 30, min: 1, max: 100_000_000 },
  { name: 'bedrooms', kind: 'count', required: false, maxLength: 3, min: 0, max: 20 },
  { name: 'startDate', kind: 'date', required: false, maxLength: 10 },
  { name: 'endDate', kind: 'date', required: false, maxLength: 10, notPast: true },
];

/** What is asked behind the link of a mail, or to get such a link again: parts of the forms below. */
export const LINK_FORMS = {
  'change-search': form(wish, { periods: [['startDate', 'endDate']] }),
  'change-visit': form([day, slot]),
  unsubscribe: form([email]),
} as const satisfies Readonly<Record<string, Form>>;

const both = ['agency', 'sender'] as const;

/**
 * Every form of the site, in the order of the trade: what it asks and what follows. What a region's law narrows stands in
 * form-within-law.ts. A form that is added here needs a page, words and a sample in the tests; the compiler and the tests name them.
 */
const TABLE = {
  'contact-me': {
    ...form([property, ...person, ...reachable, callTimes, remark]),
    subject: { about: 'property' },
    lead: 'question',
    perHour: 10,
    mailsTo: both,
    keptMonths: 12,
    thanks: true,
  },
  'contact-appointment': {
    ...form([property, day, slot, firstName, lastName, ...reachable, folded(title), folded(remark)]),
    subject: { about: 'property', deal: 'any' },
    lead: 'later',
    perHour: 10,
    mailsTo: both,
    keptMonths: 24,
    thanks: true,
    begins: 'viewing',
  },
  'contact-construction': {
    ...form([{ name: 'project', kind: 'reference', required: true, maxLength: 20 }, ...person, ...reachable, remark]),
    subject: { about: 'project' },
    lead: 'question',
    perHour: 10,
    mailsTo: both,
    keptMonths: 12,
    thanks: true,
  },
  'contact-demand': {
    ...form([
      ...person,
      ...reachable,
      callTimes,
      ...address,
      { name: 'type', kind: 'choice', required: true, maxLength: 10, choicesFrom: 'property-types' },
      optional(remark),
    ]),
    subject: { about: 'either' },
    lead: 'valuation',
    perHour: 5,
    mailsTo: both,
    keptMonths: 12,
    thanks: true,
  },
  'demand-register': {
    ...form([...wish, ...person, email, optional(phone), optional(remark), consent], {
      periods: [['startDate', 'endDate']],
    }),
    subject: { about: 'either' },
    lead: 'later',
    perHour: 5,
    mailsTo: both,
    keptMonths: 'ended',
    thanks: true,
    begins: 'alert',
  },
  'send-to-friend': {
    ...form([
      optional(property),
      { name: 'page', kind: 'text', required: false, maxLength: PATH_LENGTH },
      email,
      { name: 'friendEmail', kind: 'email', required: true, maxLength: 254 },
      { name: 'message', kind: 'long-text', required: true, maxLength: FRIEND_MESSAGE_LENGTH, noLinks: true },
    ]),
    subject: { about: 'either' },
    lead: 'none',
    perHour: 5,
    mailsTo: ['friend'],
    keptMonths: 1,
    // What goes from visitor to friend is no business of the agency's, and leaves with the mail.
    keeps: ['property'],
    thanks: true,
  },
  'site-contact': {
    ...form([...person, ...reachable, callTimes, remark]),
    subject: { about: 'either' },
    lead: 'question',
    perHour: 10,
    mailsTo: both,
    keptMonths: 12,
    thanks: true,
  },
  'sign-newsletter': {
    ...form([email, consent]),
    subject: { about: 'either' },
    lead: 'none',
    perHour: 5,
    mailsTo: both,
    keptMonths: 'ended',
    thanks: true,
    begins: 'newsletter',
  },
  'purchase-offer': {
    ...form([
      property,
      ...person,
      email,
      optional(phone),
      ...address,
      { name: 'amount', kind: 'amount', required: true, maxLength: 30, min: 1, max: 100_000_000 },
      { name: 'validUntil', kind: 'date', required: true, maxLength: 10, daysAhead: OFFER_DAYS },
      { name: 'subjectToCredit', kind: 'yes-no', required: true, maxLength: 5 },
      optional(remark),
    ]),
    subject: { about: 'property', deal: 'sale' },
    lead: 'later',
    perHour: 5,
    mailsTo: both,
    keptMonths: 24,
    begins: 'offer',
    terms: 'advance',
  },
  'rental-application': {
    ...form([optional(property), ...person, ...reachable, ...address, income, householdSize, optional(remark)]),
    subject: { about: 'property', deal: 'rent' },
    lead: 'rental',
    perHour: 5,
    mailsTo: both,
    keptMonths: 6,
    terms: 'letting',
  },
  'document-request': {
    ...form([property, email]),
    subject: { about: 'property', needsDocuments: true },
    lead: 'documents',
    perHour: 10,
    mailsTo: both,
    keptMonths: 12,
    begins: 'documents',
  },
  testimonial: {
    ...form([
      firstName,
      lastName,
      email,
      { name: 'text', kind: 'long-text', required: true, maxLength: MESSAGE_LENGTH },
    ]),
    subject: { about: 'either' },
    lead: 'none',
    perHour: 10,
    mailsTo: both,
  },
  'job-contact': {
    ...form([
      firstName,
      lastName,
      email,
      optional(phone),
      { name: 'cv', kind: 'file', required: true, maxLength: 255 },
      optional(remark),
    ]),
    subject: { about: 'either' },
    lead: 'none',
    perHour: 5,
    mailsTo: both,
    keptMonths: 12,
  },
  'forgot-password': {
    ...form([email]),
    subject: { about: 'either' },
    lead: 'none',
    perHour: 10,
    // The use case of owners tells those who have an account, and no one else.
    mailsTo: [],
    keptMonths: 1,
    begins: 'password',
  },
} as const satisfies Readonly<Record<string, FormRules>>;

export type FormName = keyof typeof TABLE;
/** The table as any form is read from it; the names of the forms are its keys. */
export const FORMS: Readonly<Record<FormName, FormRules>> = TABLE;
export const FORM_NAMES: readonly FormName[] = Object.keys(TABLE) as FormName[];

/** The forms that begin something. `FormThatBegins<'viewing'>` → `'contact-appointment'` */
export type FormThatBegins<B extends RequestEffect> = {
  [F in FormName]: (typeof TABLE)[F] extends { readonly begins: B } ? F : never;
}[FormName];
/** The forms that a page of thanks answers. */
export type FormWithThanksPage = {
  [F in FormName]: (typeof TABLE)[F] extends { readonly thanks: true } ? F : never;
}[FormName];
export const FORMS_WITH_THANKS_PAGE = FORM_NAMES.filter(
  (form): form is FormWithThanksPage => FORMS[form].thanks === true,
);

/** Whether a text names a form. `isFormName('contact-me')` → `true` */
export function isFormName(text: string): text is FormName {
  return Object.hasOwn(TABLE, text);
}
