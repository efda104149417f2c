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
/** Minimum price of a sale, in euro: lower amounts are read as monthly rents. */
const LOWEST_SALE = 10_000;
const LOWEST_PRICE = 100;
const HIGHEST_PRICE = 1e9;
const MOST_ROOMS = 20;
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

  constructor(text: string, marks: readonly Mark[]) {
    this.#text = text;
    this.#marks = marks;
  }

  read(): Sentence {
    this.#readAll();
    this.#garageAlone();
    const { priceMin, priceMax } = this.#ordered();
    const isSale = (priceMax ?? priceMin ?? 0) >= LOWEST_SALE;
    const places = this.#narrowest();
    const phrases = this.#rest.map(({ from, to, opinion }) => ({ text: this.#text.slice(from, to), opinion }));
    return {
      goal: this.#goal ?? (isSale ? undefined : this.#usualGoal),
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
    let before = this.#saidSoFar();
    for (let at = 0; at < this.#marks.length; ) {
      const first = this.#marks[at] as Mark;
      from ??= first.from;
      at = this.#readAt(at);
      const after = this.#saidSoFar();
      const says = (Object.keys(after) as SpanMeaning[]).filter(name => after[name] !== before[name]);
      before = after;
      if (says.length > 0) this.#note({ from, to: (this.#marks[at - 1] as Mark).to, says });
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
  #saidSoFar(): Readonly<Partial<Record<SpanMeaning, unknown>>> {
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
        this.#unknown(mark, false);
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
  }

  #meaning(at: number, mark: Mark, meaning: Meaning): number {
    switch (meaning.is) {
      case 'goal':
        if (meaning.isUsual) this.#usualGoal ??= meaning.goal;
        else this.#goal ??= meaning.goal;
        break;
      case 'type':
        if (meaning.isUsual) this.#usualType ??= meaning.type;
        else this.#type(at, mark, meaning.type);
        break;
      case 'text':
        if (this.#not) this.#unknown(mark, false);
        else this.#texts.push(mark.meant ?? this.#said(mark));
        break;
      case 'flag':
        this.#flags[meaning.flag] = this.#not ? !meaning.value : meaning.value;
        if (meaning.flag === 'garage') this.#garage = this.#isAfterWith ? undefined : this.#garageWith(mark);
        if (meaning.flag === 'garden') this.#land = at;
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
      case 'opinion':
      case 'ordinary':
        this.#unknown(mark, meaning.is === 'opinion');
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

  #type(at: number, mark: Mark, type: number): void {
    const isLand = type === LAND;
    if (isLand) this.#land = at;
    if (this.#not) this.#unknown(mark, false);
    else if (this.#types.includes(type)) return;
    else if (isLand && (this.#types.length + this.#texts.length > 0 || this.#isAfterWith)) {
      // In 'maison avec terrain de 1000 m²' the number is the surface of the land.
      if (!this.#isMeasured(at + 1) && !this.#isCounted(at)) this.#unknown(mark, false);
    } else if (this.#types.length === 0 || !this.#isAfterWith) this.#types.push(type);
    // A compound with an unknown beginning, 'Einliegerwohnung', has already been added as a whole.
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
    const isKm = mark?.kind === 'meaning' && mark.means.some(meaning => meaning.is === 'unit' && meaning.unit === 'km');
    return this.#places.length > 0 && (mark?.kind === 'places' || mark?.kind === 'number' || isKm);
  }

  #place(at: number, mark: Mark & { readonly kind: 'places' }): number {
    if (this.#not) {
      this.#unknown(mark, false);
      return at + 1;
    }
    const before = this.#marks[at - 1];
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
    if (first.length + second.length === 0) return places;
    for (const place of before.places)
      this.#places.splice(0, this.#places.length, ...this.#places.filter(other => !same(other, place)));
    return first.length > 0 ? first : second;
  }

  #addPlace(place: SaidPlace): void {
    if (!this.#places.some(other => same(other, place))) this.#places.push(place);
  }

  #number(at: number, first: number): number {
    const homes = this.#marks[at + 1];
    // In 'immeuble de rapport, 3 appartements' the apartments describe the building; they are not a property type to search for.
    if (first < LOWEST_PRICE && this.#types.includes(INVESTMENT) && homes && means(homes, 'type')) {
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
      amount.unit === undefined &&
      amount.value < 1000 &&
      (second.unit === 'euro' || (amount.value >= LOWEST_PRICE && second.value >= LOWEST_SALE));
    const isMillions = isShort && amount.value < 20 && second.value >= 1e6;
    const least = amount.value * (isMillions ? 1e6 : isShort ? 1000 : 1);
    if (second && second.value > least) {
      const isPair = bound === 'between' || amount.unit === undefined || amount.unit === second.unit;
      if (isPair && this.#pair(least, second)) {
        this.#bound = undefined;
        this.#isPrice = false;
        return second.next;
      }
    }
    this.#one(at, amount);
    this.#bound = undefined;
    return Math.max(at + 1, this.#afterOne(amount.next));
  }

  /** Stores a range. Both values of a price are used; other ranges have a filter for the lower value only. */
  #pair(least: number, { value, unit, isMonthly }: Amount): boolean {
    if (unit === 'bedrooms' || unit === 'rooms') return this.#rooms(least, unit);
    if (unit === 'm2') {
      this.#bounds.areaMin ??= least;
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
    if (unit !== undefined && unit !== 'km') this.#isNear = false;
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
        this.#distance(at, value);
        return;
      case 'euro':
        if (!this.#price(value, bound)) this.#unknown(this.#span(at, unit), false);
        this.#isPrice = false;
        return;
      case 'kwh':
        if (bound === 'least' || !this.#consumption(value)) this.#unknown(this.#span(at, unit), false);
        return;
      case 'other':
        this.#unknown(this.#span(at, unit), false);
        return;
      default:
        if (this.#postcode(at, mark)) return;
        if (this.#isNear && value >= 1 && value <= MOST_KM && this.#marks[this.#significant(at + 1)]?.kind === 'places')
          this.#nextKm = value;
        else if (this.#isAmount(value)) {
          this.#price(value, bound);
          this.#isNear = false;
        }
        // A number alone is not searched for as a word: most listings have a word that begins with '2'.
        else this.#unknown(mark, true);
        this.#isPrice = false;
    }
  }

  /** Whether a number without a unit is a price. */
  #isAmount(value: number): boolean {
    if (value >= LOWEST_SALE) return value < HIGHEST_PRICE;
    return (
      value >= LOWEST_PRICE &&
      (this.#isPrice || this.#bound !== undefined || (this.#goal ?? this.#usualGoal) === 'rent')
    );
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

  #distance(at: number, value: number): void {
    const km = Math.ceil(value);
    const next = this.#significant(this.#significant(at + 1) + 1);
    const follows = this.#marks[next];
    const isNearPlace = means(follows, 'near');
    if (km < 1 || km > MOST_KM) this.#unknown(this.#span(at, 'km'), false);
    else if (follows?.kind === 'places' || isNearPlace) this.#nextKm = km;
    else if (this.#places.length > 0) this.#km = km;
    else this.#unknown(this.#span(at, 'km'), false);
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
    for (let next = at + 1; next < this.#marks.length && next <= at + 6; next++) {
      const other = this.#marks[next] as Mark;
      const written = this.#said(other).toLowerCase();
      if (/^[a-g]$/.test(written)) {
        const { letters, after } = this.#lettersFrom(next);
        this.#classes(mark, letters);
        this.#bound = undefined;
        return after;
      }
      if (other.kind === 'number') {
        if (!this.#consumption(other.value)) break;
        this.#bound = undefined;
        return this.#marks[next + 1]?.key.startsWith('kwh') ? next + 2 : next + 1;
      }
      const isBeside = means(other, 'little', 'bound', 'better', 'epc');
      if (!isBeside && !(other.kind === 'sign' && /[:<≤–-]/.test(other.key))) break;
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
  #classes(mark: Mark, letters: readonly string[]): void {
    const [best, worst] = [letters.reduce(better), letters.reduce(worse)];
    if (!this.#not) this.#letter = worse(this.#letter, worst);
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
    else if (unit !== 'month') this.#unknown(mark, false);
    return at + 1;
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
        [isMonthly, unit] = [true, 'euro'];
      else if (means?.is === 'unit' && unit === undefined) unit = means.unit;
      else if (means?.is === 'unit' && unit === 'euro' && means.unit === 'euro') continue;
      else if (mark.kind === 'sign' && mark.key === '€') unit ??= 'euro';
      else if (mark.kind === 'sign' && /[+/-]/.test(mark.key) && this.#unitAt(next + 1)) continue;
      else if (isFirst && mark.key === 'min' && amount <= 120 && this.#marks[next + 1]?.kind !== 'number')
        unit = 'other';
      else break;
      if (unit !== 'euro' && unit !== undefined) {
        next++;
        break;
      }
    }
    return {
      value: amount,
      unit: unit ?? (this.#isPrice && amount >= LOWEST_PRICE ? 'euro' : undefined),
      isMonthly,
      next,
    };
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
    if (!isJoint) return undefined;
    const euro = this.#marks[at + 1]?.key === '€' ? 1 : 0;
    const number = this.#marks[at + 1 + euro];
    if (number?.kind !== 'number') return undefined;
    const amount = this.#amountAt(at + 1 + euro, number.value);
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
      if (meaning.is === 'bound' && !this.#isNumberAt(next + 1)) return meaning.bound;
    }
    return undefined;
  }

  /** Skips a bound that follows its number. */
  #afterOne(next: number): number {
    const mark = this.#marks[next];
    if (mark?.kind === 'sign' && mark.key === '+') return next + 1;
    const isBound = means(mark, 'bound') && !this.#isNumberAt(next + 1);
    return means(mark, 'or-more', 'or-less') || isBound ? next + 1 : next;
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
        is === 'little' || (is === 'bound' && /^(?:von|from)$/.test(mark?.key ?? ''));
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
    this.#texts.push(this.#said(this.#garage));
    delete this.#flags.garage;
    for (const [at, span] of this.#spans.entries())
      if (span.says.includes('garage')) this.#spans[at] = { ...span, says: ['q'] };
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
