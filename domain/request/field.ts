/** How a field's value is typed, read and checked. */
export type FieldKind =
  | 'text'
  | 'long-text'
  | 'email'
  | 'phone'
  | 'postcode'
  | 'choice'
  | 'choices'
  | 'criteria' // filters of a list, one by one
  | 'amount' // euro
  | 'count'
  | 'date'
  | 'yes-no'
  | 'consent' // a box of its own, unticked at first, ticked in the end
  | 'file'
  | 'reference'; // the id of a listing or project

/** What the site's content offers to choose from: hours of a viewing or a call, kinds of property, and the alert's trees of kinds and zones. */
export type ContentChoice = 'viewing-hours' | 'property-types' | 'search-types' | 'search-zones';

/** A field of a form: data from which the screen draws an input and one function checks a value. */
export type Field = {
  readonly name: string;
  readonly kind: FieldKind;
  readonly required: boolean;
  /** Not required where the criteria that are sent along have one of these filters: the search says it then. */
  readonly unless?: readonly string[];
  /** In code points, of what is typed. */
  readonly maxLength: number;
  /** The HTML autocomplete token, on personal fields. */
  readonly autocomplete?: string;
  /** The values of a choice; absent where only the site's content has them. */
  readonly options?: readonly string[];
  /** Which part of the content has the values of a choice. */
  readonly choicesFrom?: ContentChoice;
  /** What is taken where a client sent no such field at all; an empty answer is not filled in by it. */
  readonly whenAbsent?: string;
  /** Bounds of an amount or count, both included. */
  readonly min?: number;
  readonly max?: number;
  /** A day before today is refused. */
  readonly notPast?: boolean;
  /** The first and the last day that is taken, counted from today. */
  readonly daysAhead?: readonly [first: number, last: number];
  /** Stands folded on the screen until it is asked for: few have anything to say there. */
  readonly folded?: true;
  /** Text in which links are refused: it goes to a stranger. */
  readonly noLinks?: boolean;
};

/** Code units in which one code point of normalised text (NFC) can be typed: U+1F82 comes apart into four. */
export const MOST_UNITS = 4;

/** Lengths of the two kinds of writing that are not short: a message to the agency, and one to a friend. */
export const MESSAGE_LENGTH = 5000;
export const FRIEND_MESSAGE_LENGTH = 500;
export const NAME_LENGTH = 100;

/** A civil title may not be forced (CJEU C-394/23, Mousse): the fourth choice satisfies 'required', and stands where none was sent. */
export const TITLES = ['mr', 'ms', 'miss', 'unspecified'] as const;

const short = { required: true, maxLength: NAME_LENGTH } as const;

/** Every field that occurs in more than one form, required unless a form says otherwise. */
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
  phone: { name: 'phone', kind: 'phone', required: true, maxLength: 30, autocomplete: 'tel' },
  street: { ...short, name: 'street', kind: 'text', autocomplete: 'address-line1' },
  postcode: { name: 'postcode', kind: 'postcode', required: true, maxLength: 10, autocomplete: 'postal-code' },
  city: { ...short, name: 'city', kind: 'text', autocomplete: 'address-level2' },
  remark: { name: 'remark', kind: 'long-text', required: true, maxLength: MESSAGE_LENGTH },
  property: { name: 'property', kind: 'reference', required: true, maxLength: 20 },
  consent: { name: 'consent', kind: 'consent', required: true, maxLength: 10 },
} as const satisfies Record<string, Field>;

/** The same field, left to the visitor. `optional(FIELD.phone).required` → `false` */
export function optional(field: Field): Field {
  return { ...field, required: false };
}

/** The same field, left to the visitor and out of the way of those who are in a hurry. `folded(FIELD.title).required` → `false` */
export function folded(field: Field): Field {
  return { ...optional(field), folded: true };
}

/** The filter of a criterion as it is printed, whatever its value. `filterOf('priceMax=250000')` → `'priceMax'` */
export function filterOf(printed: string): string {
  return printed.replace(/=.*/s, '');
}

/** The field as it is asked beside criteria with these filters. `unlessAnswered(zones, new Set(['city'])).required` → `false` */
export function unlessAnswered(field: Field, filters: ReadonlySet<string>): Field {
  return field.unless?.some(filter => filters.has(filter)) ? optional(field) : field;
}
