import type { Mark } from './marks.ts';
import type { BoundWord } from './meaning.ts';
import type { SaidPlace } from './place-names.ts';
import type { Sentence, SentenceSpan, SpanMeaning } from './sentence.ts';

/** A sentence while its marks are read in order: what it asks for so far, and what its last words say about the next ones. */
export type Reading = {
  readonly text: string;
  readonly marks: readonly Mark[];
  /** The goal that the sentence names anywhere, before or after the words that are read; `undefined` if it names none or both. */
  readonly goalSaid: Sentence['goal'];
  readonly asked: Asked;
  readonly pending: Pending;
  readonly parts: Parts;
  /** The feature or kind that was read last. */
  last: Criterion | undefined;
  /** The word for a garage that was read last, unless 'with' precedes it. */
  garage: Mark | undefined;
  /** Index of the last mark that names land or a garden. */
  land: number;
  /** Indexes of the last street's first mark and of the mark behind its name. */
  street: Stretch;
};

/** The criteria so far. */
type Asked = {
  goal: Sentence['goal'];
  /** The goal that a word only suggests, such as 'kot' for rent; used if the sentence names neither a goal nor a price that is too high for a rent. */
  usualGoal: Sentence['goal'];
  /** Whether the sentence offers both sale and rent, 'à vendre ou à louer': it then has no goal. */
  isAnyGoal: boolean;
  readonly types: number[];
  /** The type if the sentence names no other. */
  usualType: number | undefined;
  /** Whether the sentence says that the visitor wants to build. */
  isToBuild: boolean;
  /** Whether the sentence names a home on the land that it named before: 'terrain avec maison'. */
  isLandOfHome: boolean;
  /** Whether a kind of apartment was named, such as 'studio'. */
  isFlat: boolean;
  /** Whether a kind of house was named that has no type of its own, such as 'fermette'. */
  isHouse: boolean;
  readonly texts: string[];
  readonly flags: { -readonly [F in keyof Sentence['flags']]: Sentence['flags'][F] };
  /** Whether the bedrooms were counted from all rooms, '4 Zimmer'. */
  isOfRooms: boolean;
  readonly bounds: { [name in 'bedroomsMin' | 'priceMin' | 'priceMax' | 'areaMin' | 'landMin' | 'epcMax']?: number };
  letter: string | undefined;
  readonly places: SaidPlace[];
  km: number | undefined;
};

/** What the words read so far say about the next number, place or feature: a bound, a negation, that it is a price. */
type Pending = {
  bound: BoundWord | undefined;
  isPrice: boolean;
  isSurface: boolean;
  isNear: boolean;
  /** After 'close to': `next`, the following word says what the home is near to; `list`, further such words may follow. */
  beside: 'next' | 'list' | undefined;
  km: number | undefined;
  /** 'No' or 'without' that was read and applies to the next word. */
  not: Mark | undefined;
  /** Whether 'with' or '+' precedes: the next kind of room or building belongs to the home and is not what is sought. */
  isAfterWith: boolean;
  /** Whether 'with or without' precedes: the next feature is no criterion. */
  isEither: boolean;
  /** What the number after a word such as 'built in' or 'reference' is; such a number is neither a price nor a surface. */
  label: 'year' | 'reference' | undefined;
};

/** Where in the text the criteria and the other words are. */
type Parts = {
  readonly spans: SentenceSpan[];
  /** Words that were not understood. `opinion`: they are not searched either. */
  readonly rest: { from: number; to: number; opinion: boolean; readonly isNegated: boolean }[];
  readonly refused: string[];
  /** The criteria as they were before the words that are being read. */
  before: CriteriaRead;
  /** Where words start that were read as a criterion and are none; they are recorded as words not understood. */
  taken: number | undefined;
};

/** The value of each criterion at one moment; two moments are compared to find which criteria a mark has set. */
export type CriteriaRead = Readonly<Partial<Record<SpanMeaning, unknown>>>;

/** A criterion that was read. `at`: index of its last mark; `from`: start of its words, in the text. */
export type Criterion = { readonly at: number; readonly from: number } & (
  | { readonly is: 'type' }
  /** `undo`: removes it from the result. */
  | { readonly is: 'flag'; readonly isNegated: boolean; readonly undo: () => void }
  /** `within`: the type of a kind that has no filter; that of a studio is apartment. */
  | { readonly is: 'text'; readonly within: number | undefined; readonly undo: () => void }
);

/** A stretch of the text. */
export type Stretch = { readonly from: number; readonly to: number };

/** The state before the first mark. */
export function newReading(text: string, marks: readonly Mark[], goalSaid: Sentence['goal']): Reading {
  return {
    text,
    marks,
    goalSaid,
    asked: {
      goal: undefined,
      usualGoal: undefined,
      isAnyGoal: false,
      types: [],
      usualType: undefined,
      isToBuild: false,
      isLandOfHome: false,
      isFlat: false,
      isHouse: false,
      texts: [],
      flags: {},
      isOfRooms: false,
      bounds: {},
      letter: undefined,
      places: [],
      km: undefined,
    },
    pending: {
      bound: undefined,
      isPrice: false,
      isSurface: false,
      isNear: false,
      beside: undefined,
      km: undefined,
      not: undefined,
      isAfterWith: false,
      isEither: false,
      label: undefined,
    },
    parts: { spans: [], rest: [], refused: [], before: {}, taken: undefined },
    last: undefined,
    garage: undefined,
    // No mark is near it.
    land: -9,
    street: { from: -1, to: -1 },
  };
}

/** The words of a stretch, as typed. */
export function typed({ text }: Reading, { from, to }: Stretch): string {
  return text.slice(from, to);
}

/** Forgets what was said about a number or feature that did not follow, where a clause ends: 'max, 3 chambres'. */
export function endClause({ pending }: Reading): void {
  pending.bound = undefined;
  pending.isPrice = false;
  pending.not = undefined;
  pending.isAfterWith = false;
  pending.isEither = false;
  pending.isSurface = false;
  pending.label = undefined;
}
