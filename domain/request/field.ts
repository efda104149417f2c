/** Input type of a field, for rendering, parsing and checking. */
export type FieldKind =
  | 'text'
  | 'long-text'
  | 'email'
  | 'phone'
  | 'postcode'
  | 'choice'
  | 'choices'
  | 'criteria' // list filters, one per value
  | 'amount' // euro
  | 'count'
  | 'date'
  | 'yes-no'
  | 'consent' // a checkbox, initially unticked, required to be ticked
  | 'file'
  | 'reference'; // the id of a listing or project

/** Choices that come from the site's content: viewing slots, property types, and the alert form's trees of types and zones. */
export type ContentChoice = 'viewing-hours' | 'property-types' | 'search-types' | 'search-zones';

/** A form field as data; the UI renders an input from it and `checkField` checks its value. */
export type Field = {
  readonly name: string;
  readonly kind: FieldKind;
  readonly required: boolean;
  /** Filters that make the field optional when the submitted criteria contain one of them. */
  readonly unless?: readonly string[];
  /** Maximum length in code points. */
  readonly maxLength: number;
  /** HTML autocomplete token, for personal fields. */
  readonly autocomplete?: string;
  /** Values of a choice; absent if the site's content defines them. */
  readonly options?: readonly string[];
  /** The part of the content that defines the values of a choice. */
  readonly choicesFrom?: ContentChoice;
  /** Value used when a client did not send the field; a field sent empty stays empty. */
  readonly whenAbsent?: string;
  /** Inclusive bounds of an amount or count. */
  readonly min?: number;
  readonly max?: number;
  /** Refuses days before today. */
  readonly notPast?: boolean;
  /** First and last accepted day, relative to today. */
  readonly daysAhead?: readonly [first: number, last: number];
  /** Collapsed in the UI until the visitor expands it, since few fill it in. */
  readonly folded?: true;
  /** Refuses links: the text is mailed to a third person. */
  readonly noLinks?: boolean;
};

/** Maximum number of code units that normalise (NFC) to one code point: U+1F82 decomposes into four. */
export const MOST_UNITS = 4;

/** Maximum lengths of messages to the agency and to a friend. */
export const MESSAGE_LENGTH = 5000;
export const FRIEND_MESSAGE_LENGTH = 500;
const NAME_LENGTH = 100;

/** Forms must not force a civil title (CJEU C-394/23, Mousse): 'unspecified' satisfies 'required' and is the default. */
const TITLES = ['mr', 'ms', 'miss', 'unspecified'] as const;

const short = { required: true, maxLength: NAME_LENGTH } as const;

/** Fields used by several forms, required unless a form makes them optional. */
export const FIELD = {
  title: {
    ...short,
    name: 'title',
    kind: 'choice',
    options: TITLES,
    whenAbsent: 'unspecified',
    autocomplete: 'honorific-prefix',
  },
  firstName: { ...short, name: 'firstName', kind: 'text', autocomplete: 'given-name' },
  lastName: { ...short, name: 'lastName', kind: 'text', autocomplete: 'family-name' },
  email: { name: 'email', kind: 'email', required: true, maxLength: 254, autocomplete: 'email' },
  phone: { name: 'phone', kind: 'phone', required: true, maxLength: 60, autocomplete: 'tel' },
  street: { ...short, name: 'street', kind: 'text', autocomplete: 'address-line1' },
  postcode: { name: 'postcode', kind: 'postcode', required: true, maxLength: 10, autocomplete: 'postal-code' },
  city: { ...short, name: 'city', kind: 'text', autocomplete: 'address-level2' },
  remark: { name: 'remark', kind: 'long-text', required: true, maxLength: MESSAGE_LENGTH },
  property: { name: 'property', kind: 'reference', required: true, maxLength: 20 },
  consent: { name: 'consent', kind: 'consent', required: true, maxLength: 10 },
} as const satisfies Record<string, Field>;

/** Makes a field optional. `optional(FIELD.phone).required` → `false` */
export function optional(field: Field): Field {
  return { ...field, required: false };
}

/** Makes a field optional and collapsed. `folded(FIELD.title).required` → `false` */
export function folded(field: Field): Field {
  return { ...optional(field), folded: true };
}

/** Name of a criterion's filter. `filterOf('priceMax=250000')` → `'priceMax'` */
export function filterOf(printed: string): string {
  return printed.replace(/=.*/s, '');
}

/** Makes a field optional if its `unless` lists one of `filters`. `optionalIfAnswered(zones, new Set(['city'])).required` → `false` */
export function optionalIfAnswered(field: Field, filters: ReadonlySet<string>): Field {
  return field.unless?.some(filter => filters.has(filter)) ? optional(field) : field;
}
