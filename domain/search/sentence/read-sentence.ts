import type { KnownPlace } from '../../page/site.ts';
import { isWithinAreas } from '../../place/areas.ts';
import { PROPERTY_TYPE } from '../../listing/property-type.ts';
import type { Language } from '../../text/language.ts';
import { type Mark, marksOf, vocabularyOf } from './marks.ts';
import type { BoundWord, Meaning, Unit } from './meaning.ts';
import { placeNames, placesAtPostcode, type SaidPlace } from './place-names.ts';
import type { Sentence, SentenceSpan, SpanMeaning } from './sentence.ts';
import { readable, tokensOf } from './tokens.ts';

type Reading = {
  readonly language: Language;
  /** Places of the site's content, which may lie abroad. */
  readonly places: readonly KnownPlace[];
  /** Whether any listing contains a folded word; such a word is not corrected as a typo. */
  readonly isWord?: (word: string) => boolean;
};

/** Radius in kilometres for 'near' a place without a distance. */
const USUAL_KM = 10;
const MOST_KM = 100;
const KM_PER_MILE = 1.609;
/** Minimum price of a sale, in euro: lower amounts are read as monthly rents. */
const LOWEST_SALE = 10_000;
const LOWEST_PRICE = 100;
const HIGHEST_PRICE = 1e9;
const MOST_ROOMS = 20;
/** Range of numbers that are read as m² after a word such as 'surface', even without a unit. */
const LOWEST_SURFACE = 15;
const HIGHEST_SURFACE = 5_000;
const LAND = PROPERTY_TYPE.land;
const INVESTMENT = PROPERTY_TYPE.investment;

/**
 * Parses the criteria of a search sentence, in any of the four languages; if a word means different things in two of them, the page's
 * language decides. Reads at most 300 characters.
 * `readSentence('maison 3 chambres Namur max 400k', { language: 'fr', places: [] })` → `{ types: [4], bedroomsMin: 3, priceMax: 400000, … }`
 */
export function readSentence(text: string, { language, places, isWord = () => false }: Reading): Sentence {
  const sentence = readable(text);
  const marks = marksOf(vocabularyOf(language, placeNames(places)), tokensOf(sentence), isWord);
  return new SentenceReader(sentence, marks).read();
}

type Amount = {
  readonly value: number;
  readonly unit: Unit | undefined;
  readonly isMonthly: boolean;
  readonly next: number;
};

/** A criterion that was read. `at`: index of its last mark; `from`: start of its words, in the text. */
type Criterion = { readonly at: number; readonly from: number } & (
  | { readonly is: 'type' }
  /** `undo`: removes it from the result. */
  | { readonly is: 'flag'; readonly isNegated: boolean; readonly undo: () => void }
  /** `within`: the type of a kind that has no filter; that of a studio is apartment. */
  | { readonly is: 'text'; readonly within: number | undefined; readonly undo: () => void }
);

/** The value of each criterion so far. */
type CriteriaRead = Readonly<Partial<Record<SpanMeaning, unknown>>>;

/** Reads the marks in order. A word about the next number or place ('max', 'near') is remembered until that follows or the clause ends. */
class SentenceReader {
  readonly #text: string;
  readonly #marks: readonly Mark[];
  #goal: Sentence['goal'];
  #usualGoal: Sentence['goal'];
  #usualType: number | undefined;
  readonly #types: number[] = [];
  readonly #texts: string[] = [];
  readonly #flags: { -readonly [F in keyof Sentence['flags']]: Sentence['flags'][F] } = {};
  readonly #bounds: { [name in 'bedroomsMin' | 'priceMin' | 'priceMax' | 'areaMin' | 'landMin' | 'epcMax']?: number } =
    {};
  #letter: string | undefined;
  readonly #places: SaidPlace[] = [];
  #km: number | undefined;
  readonly #rest: { from: number; to: number; opinion: boolean; readonly isNegated: boolean }[] = [];
  readonly #refused: string[] = [];
  readonly #spans: SentenceSpan[] = [];
  /** A bound or 'near' that was read and whose number or place has not followed yet. */
  #bound: BoundWord | undefined;
  #isPrice = false;
  #isNear = false;
  #nextKm: number | undefined;
  #not: Mark | undefined;
  #isAfterWith = false;
  /** Index of the last mark that names land or a garden. */
  #land = -9;
  #garage: Mark | undefined;
  /** Whether the sentence says that the visitor wants to build. */
  #isToBuild = false;
  /** Whether the sentence offers both sale and rent, 'à vendre ou à louer': it then has no goal. */
  #isAnyGoal = false;
  /** Whether 'with or without' or the like precedes: the next feature is then not a criterion. */
  #isEither = false;
  #isSurface = false;
  /** Whether a kind of apartment was named, such as 'studio'. */
  #isFlat = false;
  /** Word that was read last whose number is not a criterion; `undefined` if there is none. */
  #label: 'year' | 'reference' | undefined;
  /** The feature or kind that was read last. */
  #last: Criterion | undefined;
  /** Start of words that were read as a criterion and then taken back, until they are recorded as not understood. */
  #taken: number | undefined;
  /** The criteria before the words that are being read. */
  #before: CriteriaRead = {};

  constructor(text: string, marks: readonly Mark[]) {
    this.#text = text;
    this.#marks = marks;
  }

  read(): Sentence {
    this.#readAll();
    this.#garageAlone();
    this.#viagerAlone();
    const { priceMin, priceMax } = this.#ordered();
    const isSale = (priceMax ?? priceMin ?? 0) >= LOWEST_SALE;
    const places = this.#narrowest();
    const phrases = this.#rest.map(({ from, to, opinion }) => ({ text: this.#text.slice(from, to), opinion }));
    return {
      goal: this.#isAnyGoal ? undefined : (this.#goal ?? (isSale ? undefined : this.#usualGoal)),
      types: this.#typesSaid(),
      texts: this.#texts,
      flags: this.#flags,
      bedroomsMin: this.#bounds.bedroomsMin,
      priceMin,
      priceMax,
      areaMin: this.#bounds.areaMin,
      landMin: this.#bounds.landMin,
      letter: this.#letter,
      epcMax: this.#bounds.epcMax,
      places: this.#km === undefined ? places : places.slice(0, 1),
      km: places.length === 0 ? undefined : this.#km,
      rest: phrases.map(({ text }) => text),
      opinions: phrases.filter(({ opinion }) => opinion).map(({ text }) => text),
      refused: this.#refused,
      text: this.#text,
      spans: this.#spans,
    };
  }

  /**
   * Reads all marks, and for each records which criteria it changed. Words without a meaning of their own are assigned to the criterion
   * that follows in their clause.
   */
  #readAll(): void {
    let from: number | undefined;
    this.#before = this.#saidSoFar();
    for (let at = 0; at < this.#marks.length; ) {
      const first = this.#marks[at] as Mark;
      from ??= first.from;
      at = this.#readAt(at);
      const after = this.#saidSoFar();
      const says = (Object.keys(after) as SpanMeaning[]).filter(name => after[name] !== this.#before[name]);
      this.#before = after;
      const to = (this.#marks[at - 1] as Mark).to;
      if (this.#taken !== undefined) this.#note({ from: this.#taken, to, says: ['rest'] });
      else if (says.length > 0) this.#note({ from, to, says });
      this.#taken = undefined;
      if (says.length > 0 || (first.kind === 'sign' && /[,;!?]/.test(first.key))) from = undefined;
    }
  }

  /**
   * Records the criteria that a part of the sentence changed. Adjacent parts without a meaning are merged; in 'C-label' the letter, which
   * had no meaning before, becomes part of the label.
   */
  #note({ from, to, says }: SentenceSpan): void {
    const last = this.#spans.at(-1);
    const isReplaced =
      last?.says[0] === 'rest' && !this.#rest.some(unread => unread.from === last.from && unread.to === last.to);
    if (isReplaced) this.#spans.pop();
    const unread = this.#rest.at(-1);
    const end = this.#spans.at(-1)?.to ?? 0;
    const others = says.filter(name => name !== 'rest');
    if (others.length > 0) this.#add({ from: isReplaced ? last.from : from, to, says: others });
    else if (unread && unread.to > end) this.#add({ from: Math.max(unread.from, end), to: unread.to, says });
  }

  /**
   * Adds a part. A part that overlaps the previous one is joined to it: the words of a compound, such as 'drieslaapkamerwoning', are one
   * part.
   */
  #add(span: SentenceSpan): void {
    const last = this.#spans.at(-1);
    if (!last || span.from >= last.to) this.#spans.push(span);
    else {
      const says = [...new Set([...last.says, ...span.says])];
      this.#spans[this.#spans.length - 1] = { from: last.from, to: Math.max(last.to, span.to), says };
    }
  }

  /** The criteria read so far, as values that can be compared to detect a change. */
  #saidSoFar(): CriteriaRead {
    return {
      rest: `${this.#rest.length} ${this.#rest.at(-1)?.to}`,
      refused: this.#refused.length,
      goal: this.#goal ?? this.#usualGoal,
      type: `${this.#types.join()} ${this.#usualType}`,
      q: this.#texts.length,
      near: `${this.#places.map(place => `${place.code} ${'name' in place ? place.name : ''}`).join()} ${this.#km}`,
      ...this.#bounds,
      epcMax: `${this.#letter} ${this.#bounds.epcMax}`,
      ...this.#flags,
    };
  }

  /** Reads the mark at an index; returns the index of the next unread one. */
  #readAt(at: number): number {
    const mark = this.#marks[at] as Mark;
    switch (mark.kind) {
      case 'number':
        return this.#number(at, mark.value);
      case 'places':
        return this.#place(at, mark);
      case 'word':
        if (!this.#isUnknownChoice(at, mark)) this.#unknown(mark, false);
        return at + 1;
      case 'sign':
        return this.#sign(at, mark);
      case 'meaning': {
        let next = at + 1;
        for (const meaning of mark.means) next = Math.max(next, this.#meaning(at, mark, meaning));
        return next;
      }
    }
  }

  #sign(at: number, { key }: Mark): number {
    if (key === '€') this.#isPrice = true;
    else if (/[<≤]/.test(key)) this.#bound = 'most';
    else if (/[>≥]/.test(key)) this.#bound = 'least';
    else if (key === '+') this.#isAfterWith = true;
    else if (/[,;!?]/.test(key)) this.#clauseEnds();
    return at + 1;
  }

  #clauseEnds(): void {
    this.#bound = undefined;
    this.#isPrice = false;
    this.#not = undefined;
    this.#isAfterWith = false;
    this.#isEither = false;
    this.#isSurface = false;
    this.#label = undefined;
  }

  #meaning(at: number, mark: Mark, meaning: Meaning): number {
    switch (meaning.is) {
      case 'goal':
        if (meaning.isUsual) this.#usualGoal ??= meaning.goal;
        else if (this.#goal !== undefined && this.#goal !== meaning.goal && this.#isChoice(at)) this.#isAnyGoal = true;
        else this.#goal ??= meaning.goal;
        break;
      case 'type':
        if (meaning.isUsual) this.#usualType ??= meaning.type;
        else if (this.#isChosenInstead(at, meaning.type)) break;
        else this.#type(at, mark, meaning.type);
        break;
      case 'text':
        if (this.#not) this.#unknown(mark, false);
        else if (!this.#isChoiceOf(at, mark, meaning)) this.#textRead(at, mark, meaning);
        break;
      case 'flag':
        // In 'meublé ou non meublé' the feature was dropped before.
        if (this.#isEither || means(this.#marks[at - 1], 'optional')) this.#unknown(mark, true);
        else if (!this.#isChoiceOf(at, mark, meaning)) this.#flag(at, mark, meaning);
        this.#isEither = false;
        this.#not = undefined;
        break;
      case 'unit':
        return this.#unit(at, mark, meaning.unit);
      case 'number':
        return mark.kind === 'meaning' && mark.means.length > 1
          ? (this.#price(meaning.value, this.#bound), at + 1)
          : meaning.value > 1 || this.#unitAt(this.#significant(at + 1))
            ? this.#number(at, meaning.value)
            : at + 1;
      case 'bound':
        this.#bound = meaning.bound;
        break;
      case 'near':
        return this.#near(at);
      case 'epc':
        return this.#certificate(at, mark);
      case 'price':
        this.#isPrice = true;
        break;
      case 'with':
        this.#isAfterWith = true;
        this.#not = undefined;
        break;
      case 'not':
        this.#not = mark;
        break;
      case 'either':
        this.#not = mark;
        this.#isEither = true;
        break;
      case 'optional':
        if (!this.#withdrawn(at, mark)) this.#unknown(mark, true);
        break;
      case 'needed':
        if (this.#last?.is === 'flag' && this.#last.isNegated) this.#withdrawn(at, mark);
        break;
      case 'street':
        return this.#street(at, mark);
      case 'surface':
        this.#isSurface = true;
        break;
      case 'opinion':
      case 'ordinary':
        if (!this.#isUnknownChoice(at, mark)) this.#unknown(mark, meaning.is === 'opinion');
        break;
      case 'year':
      case 'reference':
        this.#unknown(mark, true);
        this.#label = meaning.is;
        break;
      case 'people':
      case 'family':
        if (this.#not || meaning.is === 'people')
          this.#refused.push(this.#text.slice(this.#not?.from ?? mark.from, mark.to));
        this.#not = undefined;
        break;
      case 'build':
        this.#isToBuild = true;
        break;
      case 'better':
      case 'or-more':
      case 'or-less':
      case 'little':
        break;
    }
    return at + 1;
  }

  #flag(at: number, mark: Mark, { flag, value }: Meaning & { readonly is: 'flag' }): void {
    const isNegated = this.#not !== undefined;
    this.#flags[flag] = isNegated ? !value : value;
    if (flag === 'garage') this.#garage = this.#isAfterWith ? undefined : this.#garageWith(mark);
    if (flag === 'garden') this.#land = at;
    this.#last = {
      at,
      from: this.#not?.from ?? mark.from,
      is: 'flag',
      isNegated,
      undo: () => {
        delete this.#flags[flag];
        if (flag === 'garage') this.#garage = undefined;
      },
    };
  }

  #textRead(at: number, mark: Mark, { as, within }: Meaning & { readonly is: 'text' }): void {
    const text = as ?? mark.meant ?? this.#said(mark);
    this.#texts.push(text);
    this.#isFlat ||= within === PROPERTY_TYPE.apartment;
    const usual = mark.kind === 'meaning' ? mark.means.find(each => each.is === 'type' && each.isUsual) : undefined;
    this.#last = {
      at,
      from: mark.from,
      is: 'text',
      within: within ?? (usual?.is === 'type' ? usual.type : undefined),
      undo: () => this.#texts.splice(this.#texts.lastIndexOf(text), 1),
    };
  }

  /**
   * Whether a mark is an alternative to the criterion read last, or to the goal. Between the two there must be a word for 'or',
   * and besides it only ignored words, as in 'terrasse ou jardin'.
   */
  #isChoice(at: number): boolean {
    let before = at - 1;
    let isOr = false;
    while (means(this.#marks[before], 'little', 'with')) {
      isOr ||= /^(?:ou|of|or|oder)$/.test(this.#marks[before]?.key ?? '');
      before--;
    }
    return isOr && (means(this.#marks[before], 'goal') || before === this.#last?.at);
  }

  /**
   * Handles a feature or kind that is an alternative to the one before it; returns false if it is not. Filters are combined with
   * AND, so for 'terrasse ou balcon' neither is used: both are recorded as not understood. In 'appartement ou studio', the kind
   * adds its own property type.
   */
  #isChoiceOf(at: number, mark: Mark, meaning: Meaning & { readonly is: 'flag' | 'text' }): boolean {
    const last = this.#last;
    if (!last || !this.#isChoice(at)) return false;
    // 'Meublé ou non meublé': the words name one feature.
    if (last.is !== 'type') this.#takeBack(last, mark);
    else if (meaning.is === 'flag') return false;
    else {
      if (meaning.within !== undefined && !this.#types.includes(meaning.within)) this.#types.push(meaning.within);
      this.#unknown(mark, true);
      this.#last = undefined;
    }
    return true;
  }

  /**
   * Handles words without a filter that are an alternative to the feature before them: in 'neuf ou récent' neither is a
   * criterion, because lists have a filter for one of them only.
   */
  #isUnknownChoice(at: number, mark: Mark): boolean {
    const last = this.#last;
    if (!last || last.is === 'type' || !this.#isChoice(at)) return false;
    this.#takeBack(last, mark);
    return true;
  }

  /**
   * Handles a type that is an alternative to the kind before it, as in 'studio ou appartement': both types are searched instead
   * of the kind. Returns false if it is not.
   */
  #isChosenInstead(at: number, type: number): boolean {
    const last = this.#last;
    if (last?.is !== 'text' || !this.#isChoice(at)) return false;
    const kind = this.#marks[last.at] as Mark;
    this.#takeBack(last, kind);
    this.#add({ from: last.from, to: kind.to, says: ['rest'] });
    this.#taken = undefined;
    for (const each of [last.within, type])
      if (each !== undefined && !this.#types.includes(each)) this.#types.push(each);
    return true;
  }

  /** Removes the feature directly before a mark such as 'optional', which cancels it; returns false if no feature precedes. */
  #withdrawn(at: number, mark: Mark): boolean {
    const last = this.#last;
    if (last?.is !== 'flag' || last.at !== at - 1) return false;
    this.#takeBack(last, mark);
    return true;
  }

  /** Removes a criterion that was read; its words, up to the end of `mark`, are recorded as not understood. */
  #takeBack({ from, undo }: Exclude<Criterion, { readonly is: 'type' }>, mark: Mark): void {
    undo();
    this.#last = undefined;
    // Compare with the state after the removal: the words up to `mark` then count as changing no criterion.
    this.#before = this.#saidSoFar();
    while ((this.#spans.at(-1)?.to ?? 0) > from) this.#spans.pop();
    this.#not = undefined;
    this.#unknown({ ...mark, from }, true);
    this.#taken = from;
  }

  /** Reads the kind of a street with the name that follows, which may be that of a town: 'chaussée de Wavre'. */
  #street(at: number, mark: Mark): number {
    const first = this.#significant(at + 1);
    const name = this.#marks[first];
    const isName =
      name?.kind === 'word' || name?.kind === 'places' || means(name, 'opinion', 'ordinary', 'flag', 'text');
    let next = isName ? first + 1 : at + 1;
    while (isName && this.#marks[next]?.kind === 'word') next++;
    const to = (this.#marks[next - 1] as Mark).to;
    // A negation before the street applies to the words between them only: 'sans travaux chaussée de Wavre'.
    if (this.#rest.at(-1)?.isNegated && this.#not === undefined)
      this.#rest.push({ from: mark.from, to, opinion: false, isNegated: false });
    else this.#unknown({ ...mark, to }, false);
    return next;
  }

  #type(at: number, mark: Mark, type: number): void {
    const isLand = type === LAND;
    if (isLand) this.#land = at;
    if (this.#not) this.#unknown(mark, false);
    else if (this.#types.includes(type)) return;
    else if (isLand && (this.#types.length + this.#texts.length > 0 || this.#isAfterWith)) {
      // In 'maison avec terrain de 1000 m²' the number is the surface of the land.
      if (!this.#isMeasured(at + 1) && !this.#isCounted(at)) this.#unknown(mark, false);
    } else if (this.#types.length === 0 || !this.#isAfterWith) {
      this.#types.push(type);
      this.#last = { at, from: mark.from, is: 'type' };
    }
    // A compound with an unknown first part, such as 'Einliegerwohnung', was already added as a whole.
    else if (this.#rest.at(-1)?.to !== mark.to) this.#texts.push(this.#said(mark));
  }

  /** Whether a number follows, apart from small words, bounds and a full stop: 'Grundstück mind. 1000 qm'. */
  #isMeasured(at: number): boolean {
    let next = at;
    while (means(this.#marks[next], 'little', 'bound') || this.#marks[next]?.key === '.') next++;
    return this.#marks[next]?.kind === 'number';
  }

  /** Whether a unit precedes the mark, apart from small words: '10 ares de terrain'. */
  #isCounted(at: number): boolean {
    let before = at - 1;
    while (means(this.#marks[before], 'little')) before--;
    return means(this.#marks[before], 'unit');
  }

  /** Reads a word for 'near': it applies to the place that follows ('près de Namur'), else to the one before ('Namur et environs'). */
  #near(at: number): number {
    // 'omg. Geel'
    const next = this.#significant(this.#marks[at + 1]?.key === '.' ? at + 2 : at + 1);
    const follows = this.#marks[next];
    if (follows?.kind === 'places' || follows?.kind === 'number' || means(follows, 'number')) this.#isNear = true;
    else if (means(follows, 'near')) this.#isNear = true;
    else if (this.#isBehindPlace(at) && follows?.kind !== 'word' && !means(follows, 'opinion'))
      this.#km ??= this.#nextKm ?? USUAL_KM;
    return at + 1;
  }

  /** Whether a place or a distance precedes the mark, apart from small words and signs. */
  #isBehindPlace(at: number): boolean {
    let before = at - 1;
    while (means(this.#marks[before], 'little', 'near') || this.#marks[before]?.kind === 'sign') before--;
    const mark = this.#marks[before];
    const isKm =
      mark?.kind === 'meaning' &&
      mark.means.some(meaning => meaning.is === 'unit' && /^(?:km|miles)$/.test(meaning.unit));
    return this.#places.length > 0 && (mark?.kind === 'places' || mark?.kind === 'number' || isKm);
  }

  #place(at: number, mark: Mark & { readonly kind: 'places' }): number {
    const before = this.#marks[at - 1];
    // A house 'with spa' need not be in Spa.
    if (this.#not || means(before, 'with')) {
      this.#unknown(mark, false);
      return at + 1;
    }
    const after = this.#marks[at + 1];
    const beside = [before, after].flatMap(other =>
      other?.kind === 'number' && /^[1-9]\d{3}$/.test(other.key) ? [other.key] : [],
    );
    const here = beside.flatMap(postcode => {
      const exact = mark.places.filter(place => place.kind !== 'area' && place.postcode === postcode);
      if (exact.length > 0) return exact;
      const there = placesAtPostcode(postcode);
      // Addresses in all municipalities of the region use the name Brussels: '1180 Bruxelles' is in Uccle.
      return mark.places.some(place => place.kind === 'area' && place.code === '04000') && /^1[0-2]/.test(postcode)
        ? there
        : [];
    });
    for (const place of this.#besideItsTown(before, here.length > 0 ? here : mark.places)) this.#addPlace(place);
    if (this.#isNear || this.#nextKm !== undefined) this.#km ??= this.#nextKm ?? USUAL_KM;
    this.#isNear = false;
    this.#nextKm = undefined;
    return at + 1;
  }

  /**
   * If a part of a municipality is named directly before or after it, only the part is searched: 'Berchem (Antwerpen)', 'Antwerpen
   * Berchem'.
   */
  #besideItsTown(before: Mark | undefined, places: readonly SaidPlace[]): readonly SaidPlace[] {
    if (before?.kind !== 'places') return places;
    const [first, second] = [partsOf(before.places, places), partsOf(places, before.places)];
    if (first.length + second.length === 0) {
      // 'Oostende Mariakerke' is not the Mariakerke of Ghent.
      const there = places.filter(place =>
        before.places.some(other => other.kind !== 'area' && other.code === place.code),
      );
      return there.length > 0 ? there : places;
    }
    for (const place of before.places)
      this.#places.splice(0, this.#places.length, ...this.#places.filter(other => !same(other, place)));
    return first.length > 0 ? first : second;
  }

  #addPlace(place: SaidPlace): void {
    if (!this.#places.some(other => same(other, place))) this.#places.push(place);
  }

  #number(at: number, first: number): number {
    const homes = this.#marks[at + 1];
    const label = this.#label;
    this.#label = undefined;
    if (label === 'reference' || (label === 'year' && first >= 1500 && first <= 2100)) {
      this.#unknown(this.#marks[at] as Mark, true);
      return at + 1;
    }
    if (first === 1 && means(homes, 'flag', 'type')) return at + 1;
    // In 'immeuble de rapport, 3 appartements' the apartments describe the building; they are not a property type to search for.
    if (first < LOWEST_PRICE && homes && means(homes, 'type') && (first > 1 || this.#types.includes(INVESTMENT))) {
      this.#usualType ??= INVESTMENT;
      this.#unknown({ ...(this.#marks[at] as Mark), to: homes.to }, false);
      return at + 2;
    }
    // '3 enfants' counts people, for whom there is no criterion.
    if (means(homes, 'family')) return at + 1;
    const amount = this.#amountAt(at, first);
    const bound = this.#bound;
    const second = this.#secondOf(amount.next);
    // In '200-300k' and '250 tot 300.000' the first number is in thousands too, in '1 tot 1,5 miljoen' in millions.
    const isShort =
      second !== undefined &&
      (amount.unit === undefined || (amount.unit === 'euro' && !amount.isMonthly)) &&
      amount.value < 1000 &&
      second.value >= LOWEST_SALE &&
      (second.unit === 'euro' || amount.value >= LOWEST_PRICE);
    const isMillions = isShort && amount.value < 20 && second.value >= 1e6;
    const least = amount.value * (isMillions ? 1e6 : isShort ? 1000 : 1);
    if (second && second.value > least) {
      const isPair =
        bound === 'between' ||
        amount.unit === undefined ||
        amount.unit === second.unit ||
        (isShort && second.unit === undefined);
      if (isPair && this.#pair(at, least, second)) {
        this.#bound = undefined;
        this.#isPrice = false;
        return second.next;
      }
    }
    this.#one(at, amount);
    this.#bound = undefined;
    return Math.max(at + 1, this.#afterOne(amount.next, amount.value));
  }

  /** Stores a range. Both values of a price are used; other ranges have a filter for the lower value only. */
  #pair(at: number, least: number, { value, unit, isMonthly }: Amount): boolean {
    if (unit === 'bedrooms' || unit === 'rooms') return this.#rooms(least, unit);
    if (unit === 'm2' || unit === 'are' || unit === 'hectare') {
      this.#surface(at, least, unit, undefined);
      return true;
    }
    if ((unit !== undefined && unit !== 'euro') || least < LOWEST_PRICE) return false;
    if (isMonthly) this.#goal ??= 'rent';
    this.#price(least, 'least');
    this.#price(value, 'most');
    return true;
  }

  #one(at: number, { value, unit, isMonthly }: Amount): void {
    const mark = this.#marks[at] as Mark;
    // Before an amount, 'around' does not mean a distance: 'rond de 850 euro'.
    const bound = this.#boundOf(at, value) ?? (this.#isNear ? 'about' : undefined);
    if (isMonthly) this.#goal ??= 'rent';
    if (unit !== undefined && unit !== 'km' && unit !== 'miles') this.#isNear = false;
    switch (unit) {
      case 'bedrooms':
      case 'rooms':
        if (bound === 'most' || !this.#rooms(this.#bound === 'least' && this.#isMoreThan(at) ? value + 1 : value, unit))
          this.#unknown(this.#span(at, unit), false);
        return;
      case 'm2':
      case 'are':
      case 'hectare':
        this.#surface(at, value, unit, bound);
        return;
      case 'km':
      case 'miles':
        this.#distance(at, value * (unit === 'miles' ? KM_PER_MILE : 1), unit);
        return;
      case 'euro':
        if (!this.#price(value, bound)) this.#unknown(this.#span(at, unit), false);
        this.#isPrice = false;
        return;
      case 'kwh':
        if (bound === 'least' || !this.#consumption(value)) this.#unknown(this.#span(at, unit), false);
        return;
      case 'minutes':
        this.#unknown({ ...mark, to: (this.#marks[this.#amountAt(at, value).next - 1] as Mark).to }, false);
        // '30 minutes from Brussels' is not in Brussels.
        this.#isNear = this.#marks[this.#significant(this.#amountAt(at, value).next)]?.kind === 'places';
        return;
      case 'other':
        this.#unknown(this.#span(at, unit), false);
        return;
      default:
        if (this.#postcode(at, mark)) return;
        if (this.#isNear && value >= 1 && value <= MOST_KM && this.#marks[this.#significant(at + 1)]?.kind === 'places')
          this.#nextKm = value;
        else if (this.#isSurface && bound !== 'most' && value >= LOWEST_SURFACE && value <= HIGHEST_SURFACE)
          this.#surface(at, value, 'm2', bound);
        else if (this.#isAmount(value, bound)) {
          this.#price(value, bound);
          this.#isNear = false;
        }
        // A number alone is not searched for as a word: most listings have a word that begins with '2'.
        else this.#unknown(mark, true);
        this.#isPrice = false;
        this.#isSurface = false;
    }
  }

  /** Whether a number without a unit is a price. */
  #isAmount(value: number, bound: BoundWord | undefined): boolean {
    if (value >= LOWEST_SALE) return value < HIGHEST_PRICE;
    return (
      value >= LOWEST_PRICE &&
      (this.#isPrice || bound !== undefined || (this.#goal ?? this.#usualGoal) === 'rent' || this.#isUsualRent(value))
    );
  }

  /** Whether a number alone is a rent: 'appart 2 ch Liège 850'. Years, which look alike, are not. */
  #isUsualRent(value: number): boolean {
    const isHome =
      this.#types.includes(PROPERTY_TYPE.apartment) ||
      this.#isFlat ||
      (this.#bounds.bedroomsMin !== undefined && this.#types.length === 0);
    const isYear = value >= 1850 && value <= 2050;
    return isHome && this.#goal !== 'sale' && value >= 400 && value <= 4000 && value % 5 === 0 && !isYear;
  }

  /** Whether a price is in thousands of euro: no home is let for so little, 'maison, budget 380'. */
  #isInThousands(value: number): boolean {
    const isHouse = [PROPERTY_TYPE.house, LAND].some(type => this.#types.includes(type) || this.#usualType === type);
    const isSale = (this.#goal ?? this.#usualGoal) !== 'rent';
    if (!isSale || value < LOWEST_PRICE) return false;
    const isHome = isHouse || this.#types.includes(PROPERTY_TYPE.apartment);
    return (this.#isPrice || (isHome && this.#bound !== undefined)) && value < (isHouse ? 600 : 400);
  }

  #price(value: number, bound: BoundWord | undefined): boolean {
    if (value < LOWEST_PRICE || value >= HIGHEST_PRICE) return false;
    if (value < LOWEST_SALE) this.#goal ??= 'rent';
    if (bound === 'about') {
      this.#bounds.priceMin ??= Math.round(value * 0.9);
      this.#bounds.priceMax ??= Math.round(value * 1.1);
    } else this.#bounds[bound === 'least' || bound === 'between' ? 'priceMin' : 'priceMax'] ??= Math.round(value);
    return true;
  }

  #rooms(value: number, unit: Unit): boolean {
    // 'Rooms' counts the living room, so there is one bedroom less.
    const bedrooms = unit === 'rooms' ? value - 1 : value;
    if (!Number.isInteger(bedrooms) || bedrooms < 1 || bedrooms > MOST_ROOMS) return false;
    this.#bounds.bedroomsMin ??= bedrooms;
    return true;
  }

  #surface(at: number, value: number, unit: Unit, bound: BoundWord | undefined): void {
    const m2 = Math.round(value * (unit === 'are' ? 100 : unit === 'hectare' ? 10_000 : 1));
    const next = this.#significant(this.#significant(at + 1) + 1);
    const isBefore =
      at - this.#land <= 4 &&
      !this.#marks.slice(this.#land + 1, at).some(mark => mark.kind === 'sign' && /[,;]/.test(mark.key));
    const isLand =
      unit !== 'm2' ||
      isBefore ||
      (this.#isLand(next) && !this.#isNumberAt(next + 1)) ||
      (this.#types.length === 1 && this.#types[0] === LAND);
    if (bound === 'most' || m2 < 1 || m2 > 1e7) this.#unknown(this.#span(at, unit), false);
    else if (isLand) this.#bounds.landMin ??= m2;
    else this.#bounds.areaMin ??= m2;
  }

  #distance(at: number, value: number, unit: 'km' | 'miles'): void {
    const km = Math.ceil(value);
    const next = this.#significant(this.#significant(at + 1) + 1);
    const follows = this.#marks[next];
    const isNearPlace = means(follows, 'near');
    if (km < 1 || km > MOST_KM) this.#unknown(this.#span(at, unit), false);
    else if (follows?.kind === 'places' || isNearPlace) this.#nextKm = km;
    else if (this.#places.length > 0) this.#km = km;
    else this.#unknown(this.#span(at, unit), false);
    this.#isNear = false;
  }

  /** Whether a number is read as a postcode. Next to a place name it adds no other place, and is a postcode only if the place has it. */
  #postcode(at: number, mark: Mark): boolean {
    if (!/^[1-9]\d{3}$/.test(mark.key) || this.#isPrice || (this.#bound !== undefined && this.#bound !== 'between'))
      return false;
    const places = placesAtPostcode(mark.key);
    if (places.length === 0) return false;
    const besides = [this.#marks[at - 1], this.#marks[at + 1]].flatMap(other =>
      other?.kind === 'places' ? other.places : [],
    );
    const isElsewhere = this.#marks.some((other, number) => other.kind === 'places' && Math.abs(number - at) > 1);
    if (besides.length > 0) return besides.some(place => isAt(place, mark.key, places));
    if (isElsewhere) return false;
    for (const place of places) this.#addPlace(place);
    if (this.#isNear) this.#km ??= USUAL_KM;
    this.#isNear = false;
    return true;
  }

  /** Reads the class or the kWh/m² after a word for the energy certificate ('PEB B'). */
  #certificate(at: number, mark: Mark): number {
    let isBetter = false;
    for (let next = at + 1; next < this.#marks.length && next <= at + 6; next++) {
      const other = this.#marks[next] as Mark;
      const written = this.#said(other).toLowerCase();
      if (/^[a-g]$/.test(written)) {
        const { letters, after } = this.#lettersFrom(next);
        this.#classes(mark, letters, isBetter);
        this.#bound = undefined;
        return after;
      }
      if (other.kind === 'number') {
        if (!this.#consumption(other.value)) break;
        this.#bound = undefined;
        return this.#marks[next + 1]?.key.startsWith('kwh') ? next + 2 : next + 1;
      }
      isBetter ||= means(other, 'better') && means(other, 'bound');
      const isBeside = means(other, 'little', 'bound', 'better', 'epc');
      if (!isBeside && !(other.kind === 'sign' && /[:=<≤–-]/.test(other.key))) break;
    }
    // The letter may precede the word: 'C-label'.
    const before = this.#marks[at - 1]?.kind === 'sign' ? this.#marks[at - 2] : this.#marks[at - 1];
    if (before && /^[a-g]$/i.test(this.#said(before))) {
      this.#letter = this.#said(before).toLowerCase();
      const last = this.#rest.at(-1);
      if (last && last.to === before.to) this.#rest.pop();
    } else this.#unknown(mark, false);
    return at + 1;
  }

  /** Accepts classes up to the worst one named; after a negation ('pas de PEB F ou G'), those better than the best one named. */
  #classes(mark: Mark, letters: readonly string[], isBetter: boolean): void {
    const [best, worst] = [letters.reduce(better), letters.reduce(worse)];
    if (isBetter && !this.#not && worst > 'a') this.#letter = String.fromCharCode(worst.charCodeAt(0) - 1);
    else if (!this.#not) this.#letter = worse(this.#letter, worst);
    else if (best === 'a') this.#unknown(mark, false);
    else this.#letter = String.fromCharCode(best.charCodeAt(0) - 1);
    this.#not = undefined;
  }

  #consumption(kwh: number): boolean {
    if (kwh < 1 || kwh > 2000) return false;
    this.#bounds.epcMax ??= Math.round(kwh);
    return true;
  }

  /** Letters joined by words or signs, from the index of the first: 'A ou B', 'E, F of G'. `after`: index of the next unread mark. */
  #lettersFrom(first: number): { readonly letters: readonly string[]; readonly after: number } {
    const letters: string[] = [];
    for (let at = first; ; at++) {
      letters.push(this.#said(this.#marks[at] as Mark).toLowerCase());
      at++;
      while (this.#marks[at]?.kind === 'sign' && this.#marks[at]?.key === '+') at++;
      const [between, letter] = [this.#marks[at], this.#marks[at + 1]];
      const isJoint =
        between?.kind === 'sign'
          ? /[-–/,]/.test(between.key)
          : /^(?:ou|of|or|oder|a|tot|to|bis|et|en|and|und)$/.test(between?.key ?? '');
      if (!isJoint || !letter || !/^[a-g]$/i.test(this.#said(letter))) return { letters, after: at };
    }
  }

  /** Reads a unit that no number precedes. */
  #unit(at: number, mark: Mark, unit: Unit): number {
    if (unit === 'euro') this.#isPrice = true;
    else if (unit === 'month' && this.#goal === undefined) this.#goal = 'rent';
    else if (unit === 'bedrooms' && /^(?:un|une|een|a|ein|eine|einem)$/.test(this.#marks[at - 1]?.key ?? ''))
      this.#rooms(1, unit);
    // A label before its number, 'chambres : 3', unless the number has a unit of its own.
    else if (unit === 'bedrooms' && /^[:=]$/.test(this.#marks[at + 1]?.key ?? '') && this.#isBare(at + 2))
      return this.#rooms(this.#numberAt(at + 2) ?? 0, unit) ? this.#afterOne(at + 3) : at + 1;
    else if (unit !== 'month') this.#unknown(mark, false);
    return at + 1;
  }

  /** The number at an index, in digits or letters. */
  #numberAt(at: number): number | undefined {
    const mark = this.#marks[at];
    if (mark?.kind === 'number') return mark.value;
    const [meaning] = mark?.kind === 'meaning' ? mark.means : [];
    return meaning?.is === 'number' ? meaning.value : undefined;
  }

  /** Whether a number without a unit is at an index. */
  #isBare(at: number): boolean {
    return this.#marks[at]?.kind === 'number' && this.#amountAt(at, 0).next === at + 1;
  }

  /** A number with its unit, multiplied by a following thousand or million. */
  #amountAt(at: number, value: number): Amount {
    let next = at + 1;
    let amount = value;
    let unit: Unit | undefined;
    let isMonthly = false;
    for (; next < this.#marks.length; next++) {
      const mark = this.#marks[next] as Mark;
      const means = mark.kind === 'meaning' ? mark.means.find(each => each.is === 'unit') : undefined;
      const isFirst = next === at + 1;
      if (isFirst && mark.key === 'm' && amount < 20) [amount, unit] = [amount * 1e6, 'euro'];
      else if (means?.is === 'unit' && means.unit === 'thousand') [amount, unit] = [amount * 1000, 'euro'];
      else if (means?.is === 'unit' && means.unit === 'million') [amount, unit] = [amount * 1e6, 'euro'];
      else if (means?.is === 'unit' && means.unit === 'month' && (unit === undefined || unit === 'euro'))
        // 'Charges included' behind the price of a sale does not make it a rent.
        [isMonthly, unit] = [amount < LOWEST_SALE, 'euro'];
      else if (isFirst && this.#isOrdinal(at, mark) && this.#unitAt(next + 1)) continue;
      else if (means?.is === 'unit' && unit === undefined) unit = means.unit;
      else if (means?.is === 'unit' && unit === 'euro' && means.unit === 'euro') continue;
      else if (mark.kind === 'sign' && mark.key === '€') unit ??= 'euro';
      else if (mark.kind === 'sign' && /[+/-]/.test(mark.key) && this.#unitAt(next + 1)) continue;
      else if (isFirst && mark.key === 'min' && amount <= 120 && this.#marks[next + 1]?.kind !== 'number')
        unit = 'minutes';
      else break;
      if (unit !== 'euro' && unit !== undefined) {
        next++;
        break;
      }
    }
    return {
      value: unit === undefined && this.#isInThousands(amount) ? amount * 1000 : amount,
      unit: unit ?? (this.#isPrice && amount >= LOWEST_PRICE ? 'euro' : undefined),
      isMonthly,
      next,
    };
  }

  /** Whether a mark is the ending of an ordinal number: '1er étage', '2de verdieping', '3. Stock'. */
  #isOrdinal(at: number, { key, from }: Mark): boolean {
    return from === this.#marks[at]?.to && /^(?:er|ere|e|eme|ste|de|st|nd|rd|th|\.)$/.test(key);
  }

  #unitAt(at: number): boolean {
    return means(this.#marks[at], 'unit');
  }

  /** The second number of a range, after 'à', 'tot', 'and' or a dash. */
  #secondOf(at: number): Amount | undefined {
    const joint = this.#marks[at];
    const isJoint =
      joint?.kind === 'sign'
        ? /[-–]/.test(joint.key)
        : /^(?:a|et|tot|en|to|and|bis|und|jusqu a|jusque)$/.test(joint?.key ?? '');
    // '2 ou 3 chambres', '200/250k'; '1050 ou 1060' are two postcodes.
    const isChoice = /^(?:ou|of|or|oder|\/)$/.test(joint?.key ?? '');
    if (!isJoint && !isChoice) return undefined;
    const euro = this.#marks[at + 1]?.key === '€' ? 1 : 0;
    const number = this.#numberAt(at + 1 + euro);
    if (number === undefined) return undefined;
    const amount = this.#amountAt(at + 1 + euro, number);
    if (isChoice && amount.unit === undefined) return undefined;
    return euro === 1 ? { ...amount, unit: amount.unit ?? 'euro' } : amount;
  }

  /** The bound of a number, which may precede or follow it: 'max 400.000', '400.000 max', '3 ou plus'. */
  #boundOf(at: number, value: number): BoundWord | undefined {
    if (this.#bound) return this.#bound;
    const { next } = this.#amountAt(at, value);
    const mark = this.#marks[next];
    if (mark?.kind !== 'meaning') return undefined;
    for (const meaning of mark.means) {
      if (meaning.is === 'or-more') return 'least';
      if (meaning.is === 'or-less') return 'most';
      if (meaning.is === 'bound' && this.#isBehindAmount(next, value)) return meaning.bound;
    }
    return undefined;
  }

  /** Skips a bound that follows its number. */
  #afterOne(next: number, value = 0): number {
    const mark = this.#marks[next];
    // In '3 chambres + jardin' the sign joins two criteria.
    if (mark?.kind === 'sign' && mark.key === '+') return this.#text[mark.from - 1] === ' ' ? next : next + 1;
    const isBound = means(mark, 'bound') && this.#isBehindAmount(next, value);
    return means(mark, 'or-more', 'or-less') || isBound ? next + 1 : next;
  }

  /**
   * Whether a bound belongs to the number before it: no number follows, or the number before is a price and rooms follow, of which lists
   * have no upper bound: '400 000 max 4 chambres'.
   */
  #isBehindAmount(at: number, value: number): boolean {
    if (!this.#isNumberAt(at + 1)) return true;
    const mark = this.#marks[at];
    const isMost = mark?.kind === 'meaning' && mark.means.some(each => each.is === 'bound' && each.bound === 'most');
    const follows = this.#significant(at + 1);
    const unit = this.#amountAt(follows, 0).unit;
    return isMost && value >= LOWEST_PRICE && (unit === 'bedrooms' || unit === 'rooms');
  }

  /** Whether the next mark, apart from small words and a euro sign, is a number: 'max €1100'. */
  #isNumberAt(at: number): boolean {
    const next = this.#significant(at);
    const number = this.#marks[next]?.key === '€' ? this.#marks[next + 1] : this.#marks[next];
    return number?.kind === 'number';
  }

  /** Whether 'more than' precedes, which excludes the number itself: 'meer dan 4' is at least 5. */
  #isMoreThan(at: number): boolean {
    const before = this.#marks[at - 1];
    return means(before, 'better') && means(before, 'bound');
  }

  #isLand(at: number): boolean {
    const mark = this.#marks[at];
    return mark?.kind === 'meaning' && mark.means.some(meaning => meaning.is === 'type' && meaning.type === LAND);
  }

  /** Index of the first mark from `at` that is not a small word. */
  #significant(at: number): number {
    let next = at;
    for (;;) {
      const mark = this.#marks[next];
      // 'von' and 'from' are bounds, but before a place they only link it to a distance ('5 km from Ghent').
      const isSmall = ({ is }: Meaning) =>
        is === 'little' ||
        is === 'surface' ||
        is === 'needed' ||
        (is === 'bound' && /^(?:von|from)$/.test(mark?.key ?? ''));
      if (mark?.kind !== 'meaning' || !mark.means.every(isSmall)) return next;
      next++;
    }
  }

  /** A mark that covers a number and its unit. */
  #span(at: number, unit: Unit): Mark {
    const first = this.#marks[at] as Mark;
    const last = this.#marks
      .slice(at, at + 4)
      .find(mark => mark.kind === 'meaning' && mark.means.some(each => each.is === 'unit' && each.unit === unit));
    return { ...first, to: (last ?? first).to };
  }

  /**
   * Records words as not understood, together with a negation that precedes them. Like an opinion, words after a negation are never searched:
   * the search would find what they exclude.
   */
  #unknown(mark: Mark, opinion: boolean): void {
    const from = this.#not?.from ?? mark.from;
    const last = this.#rest.at(-1);
    const between = last ? this.#text.slice(last.to, from) : '';
    if (last && from >= last.to && /^[ '’/-]*$/.test(between) && this.#not === undefined) {
      last.to = mark.to;
      last.opinion = last.isNegated || (last.opinion && opinion);
    } else if (!last || from >= last.to) {
      const isNegated = this.#not !== undefined;
      this.#rest.push({ from, to: mark.to, opinion: isNegated || opinion, isNegated });
    }
    this.#not = undefined;
  }

  /** If the sentence names a garage and no home, the visitor searches for a garage: searches the word instead of the feature. */
  #garageAlone(): void {
    const { garage, ...others } = this.#flags;
    const isHome =
      this.#types.length + this.#texts.length > 0 ||
      this.#bounds.bedroomsMin !== undefined ||
      this.#bounds.areaMin !== undefined;
    if (
      garage !== true ||
      !this.#garage ||
      isHome ||
      this.#letter !== undefined ||
      Object.keys(others).some(name => name !== 'available')
    )
      return;
    // 'Fermé' would be searched as a farm, 'ferme'.
    const words = this.#said(this.#garage).split(' ');
    this.#texts.push(words.filter(word => !/^ferm/i.test(word)).join(' '));
    delete this.#flags.garage;
    for (const [at, span] of this.#spans.entries())
      if (span.says.includes('garage')) this.#spans[at] = { ...span, says: ['q'] };
  }

  /**
   * Prices of a viager are a down payment and an annuity, for which lists have no filter: a price named with it is recorded as not
   * understood.
   */
  #viagerAlone(): void {
    if (this.#flags.viager !== true) return;
    const isPrice = (name: SpanMeaning) => name === 'priceMin' || name === 'priceMax';
    for (const [at, span] of this.#spans.entries()) {
      if (!span.says.some(isPrice)) continue;
      const others = span.says.filter(name => !isPrice(name) && name !== 'goal');
      this.#spans[at] = { ...span, says: others.length > 0 ? others : ['rest'] };
      if (others.length === 0) this.#rest.push({ from: span.from, to: span.to, opinion: true, isNegated: false });
    }
    this.#rest.sort((one, other) => one.from - other.from);
    delete this.#bounds.priceMin;
    delete this.#bounds.priceMax;
    if (this.#goal === 'rent') this.#goal = undefined;
  }

  #typesSaid(): readonly number[] {
    if (this.#isToBuild && this.#types.includes(LAND)) return [LAND];
    return this.#types.length === 0 && this.#usualType !== undefined ? [this.#usualType] : this.#types;
  }

  /** Extends a mark by a garage named directly before it: 'garage box'. */
  #garageWith(mark: Mark): Mark {
    const before = this.#garage;
    return before && /^[ /-]*$/.test(this.#text.slice(before.to, mark.from)) ? { ...mark, from: before.from } : mark;
  }

  /** The bounds of the price, the lower one first: 'entre 500.000 et 300.000'. */
  #ordered(): { readonly priceMin: number | undefined; readonly priceMax: number | undefined } {
    const { priceMin, priceMax } = this.#bounds;
    return priceMin !== undefined && priceMax !== undefined && priceMin > priceMax
      ? { priceMin: priceMax, priceMax: priceMin }
      : { priceMin, priceMax };
  }

  /** Removes areas that contain another named place: 'Bruxelles, Ixelles' means Ixelles, 'am Meer, Ostende' means Ostend. */
  #narrowest(): readonly SaidPlace[] {
    const codes = this.#places.flatMap(({ kind, code }) => (kind === 'area' || code === undefined ? [] : [code]));
    return this.#places.filter(({ kind, code }) => kind !== 'area' || !codes.some(town => isWithinAreas(town, [code])));
  }

  #said({ from, to }: Mark): string {
    return this.#text.slice(from, to);
  }
}

/** Whether these words of the sentence have a meaning of one of these kinds. */
function means(mark: Mark | undefined, ...kinds: readonly Meaning['is'][]): boolean {
  return mark?.kind === 'meaning' && mark.means.some(({ is }) => kinds.includes(is));
}

function worse(one: string | undefined, other: string): string {
  return one !== undefined && one > other ? one : other;
}

function better(one: string, other: string): string {
  return one < other ? one : other;
}

/** Whether a place has a postcode, or lies around the places that have it. */
function isAt(place: SaidPlace, postcode: string, places: readonly SaidPlace[]): boolean {
  const { code } = place;
  return (
    (place.kind !== 'area' && place.postcode === postcode) ||
    (code !== undefined && places.some(other => other.code !== undefined && isWithinAreas(other.code, [code])))
  );
}

/** The parts in `places` whose municipality is in `others`. */
function partsOf(places: readonly SaidPlace[], others: readonly SaidPlace[]): readonly SaidPlace[] {
  return places.filter(
    ({ kind, code }) => kind === 'part' && others.some(town => town.kind === 'municipality' && town.code === code),
  );
}

function same(one: SaidPlace, other: SaidPlace): boolean {
  if (one.kind !== other.kind) return false;
  if (one.kind === 'part' || other.kind === 'part')
    return one.kind === 'part' && other.kind === 'part' && one.name === other.name && one.postcode === other.postcode;
  return one.code === other.code;
}
