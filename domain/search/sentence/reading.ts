import type { Mark } from './marks.ts';
import type { BoundWord } from './meaning.ts';
import type { SaidPlace } from './place-names.ts';
import type { Sentence, SentenceSpan, SpanMeaning } from './sentence.ts';

/** State while the marks of a sentence are read in order: the criteria so far, and what the words so far state about the next criterion. */
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
  /** Index of the last mark that was read as a postcode. */
  postcode: number;
  /** Indexes of the last street's first mark and of the mark after its name. */
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
  /** Whether the sentence says that the home is bought as an investment. */
  isToInvest: boolean;
  /** Whether the sentence names a home on land that it named before: 'terrain avec maison'. */
  isLandOfHome: boolean;
  /** Whether a kind of apartment was named, such as 'studio'. */
  isFlat: boolean;
  /** Whether a kind of house was named that has no type of its own, such as 'fermette'. */
  isHouse: boolean;
  readonly texts: string[];
  readonly flags: { -readonly [F in keyof Sentence['flags']]: Sentence['flags'][F] };
  /** Whether the number of bedrooms was derived from the number of all rooms, '4 Zimmer'. */
  isOfRooms: boolean;
  readonly bounds: { [name in 'bedroomsMin' | 'priceMin' | 'priceMax' | 'areaMin' | 'landMin' | 'epcMax']?: number };
  letter: string | undefined;
  readonly places: SaidPlace[];
  km: number | undefined;
};

/**
 * Expectations that the last words raise about the next number, place or feature: for example a bound, a negation, or that a price follows.
 */
type Pending = {
  bound: BoundWord | undefined;
  isPrice: boolean;
  isSurface: boolean;
  isNear: boolean;
  /** After 'close to': `next`, the following word says what the home is near to; `list`, further such words may follow. */
  beside: 'next' | 'list' | undefined;
  km: number | undefined;
  /** 'No' or 'without' before the next word. */
  not: Mark | undefined;
  /** Whether 'with' or '+' precedes: the next room or building then belongs to the home, and is not what the visitor searches for. */
  isAfterWith: boolean;
  /** Whether 'with or without' precedes: the next feature is then not a criterion. */
  isEither: boolean;
  /** What kind of number follows a word such as 'built in' or 'reference'; such a number is neither a price nor a surface. */
  label: 'year' | 'reference' | undefined;
};

/** Positions in the text of the criteria and of the words without a criterion. */
type Parts = {
  readonly spans: SentenceSpan[];
  /** Words that were not understood. `opinion`: they are not searched either. */
  readonly rest: { from: number; to: number; opinion: boolean; readonly isNegated: boolean }[];
  readonly refused: string[];
  /** The criteria before the current mark was read. */
  before: CriteriaRead;
  /** Start of words that looked like a criterion but are not one; they are recorded as not understood. */
  taken: number | undefined;
};

/** The criteria with their values at one moment. Two moments are compared to find the criteria that a mark has set. */
export type CriteriaRead = Readonly<Partial<Record<SpanMeaning, unknown>>>;

/** A criterion that was read. `at`: index of its last mark; `from`: position in the text at which its words start. */
export type Criterion = { readonly at: number; readonly from: number } & (
  | { readonly is: 'type' }
  /** `undo`: removes the criterion from the result. */
  | { readonly is: 'flag'; readonly isNegated: boolean; readonly undo: () => void }
  /** `within`: property type to which a kind without a filter belongs, such as apartment for 'studio'. */
  | { readonly is: 'text'; readonly within: number | undefined; readonly undo: () => void }
);

/** A part of the text, by its positions. */
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
      isToInvest: false,
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
    // An index to which no mark is near.
    land: -9,
    postcode: -9,
    street: { from: -1, to: -1 },
  };
}

/** The words between two positions, as typed. */
export function typed({ text }: Reading, { from, to }: Stretch): string {
  return text.slice(from, to);
}

/** At the end of a clause, clears the expectations (`Pending`) that no number or feature met: 'max, 3 chambres' has no bound. */
export function endClause({ pending }: Reading): void {
  pending.bound = undefined;
  pending.isPrice = false;
  pending.not = undefined;
  pending.isAfterWith = false;
  pending.isEither = false;
  pending.isSurface = false;
  pending.label = undefined;
}

/** The criteria read so far, as values that can be compared to detect a change. */
export function criteriaRead({ asked, parts: { rest, refused } }: Reading): CriteriaRead {
  const { bounds, flags, places, types } = asked;
  return {
    rest: `${rest.length} ${rest.at(-1)?.to}`,
    refused: refused.length,
    goal: asked.goal ?? asked.usualGoal,
    type: `${types.join()} ${asked.usualType}`,
    q: asked.texts.length,
    near: `${places.map(place => `${place.code} ${'name' in place ? place.name : ''}`).join()} ${asked.km}`,
    ...bounds,
    epcMax: `${asked.letter} ${bounds.epcMax}`,
    ...flags,
  };
}

/**
 * Records the criteria that a part of the sentence changed. Adjacent parts without a meaning are merged; in 'C-label' the letter, which
 * had no meaning before, becomes part of the label.
 */
export function recordPart(reading: Reading, { from, to, says }: SentenceSpan): void {
  const { rest, spans } = reading.parts;
  const last = spans.at(-1);
  const isReplaced =
    last?.says[0] === 'rest' && !rest.some(unread => unread.from <= last.from && unread.to === last.to);
  if (isReplaced) spans.pop();
  const unread = rest.at(-1);
  const end = spans.at(-1)?.to ?? 0;
  const others = says.filter(name => name !== 'rest');
  if (others.length > 0) addPart(reading, { from: isReplaced ? last.from : from, to, says: others });
  else if (unread && unread.to > end)
    addPart(reading, { from: unread.from < end ? Math.max(from, end) : unread.from, to: unread.to, says });
}

/**
 * Adds a part. A part that overlaps the previous one is joined to it: the words of a compound, such as 'drieslaapkamerwoning', are one
 * part.
 */
export function addPart({ parts: { spans } }: Reading, span: SentenceSpan): void {
  const last = spans.at(-1);
  if (!last || span.from >= last.to) spans.push(span);
  else {
    const says = [...new Set([...last.says, ...span.says])];
    spans[spans.length - 1] = { from: last.from, to: Math.max(last.to, span.to), says };
  }
}
