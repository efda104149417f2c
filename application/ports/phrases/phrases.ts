import type { DutyFact } from '../../../domain/advert/advert-duties.ts';
import type { FindingCode, Weight } from '../../../domain/advert/publish-check.ts';
import type { CertificateScheme } from '../../../domain/energy/certificate-scheme.ts';
import type { CodedValue } from '../../../domain/listing/coded-value.ts';
import type { Goal } from '../../../domain/listing/listing.ts';
import type { PropertyTypeName } from '../../../domain/listing/property-type.ts';
import type { SubtypeName } from '../../../domain/listing/subtype.ts';
import type { NearbyKind } from '../../../domain/place/nearby.ts';
import type { Region } from '../../../domain/place/region.ts';
import type { OtherSubject } from '../../../domain/room/picture-subject.ts';
import type { RoomKind } from '../../../domain/room/room.ts';
import type { Language } from '../../../domain/text/language.ts';

/** Phrases in one language that use cases put into pages, mails and files, by key. Placeholders are written `{{name}}`. */
export type Phrases = {
  readonly advertFindings: AdvertFindingPhrases;
  /** Names of property types, used if neither the feed nor the content names the type, and of their subtypes. */
  readonly propertyTypes: Readonly<Record<PropertyTypeName | SubtypeName, string>>;
  readonly codedValues: Readonly<Record<CodedValue, string>>;
  /** Names of energy certificates, as shown before the class. */
  readonly certificates: Readonly<Record<CertificateScheme, string>>;
  readonly listHeading: ListHeadingPhrases;
  readonly rooms: RoomPhrases;
  readonly investment: InvestmentWords;
  readonly viager: ViagerWords;
  readonly sections: SectionPhrases;
  readonly nearby: NearbyPhrases;
  readonly viewing: ViewingWords;
  /** Alternative texts and labels of pictures: for a plan without a caption, for a photo that was altered, and for its original. */
  readonly pictures: {
    readonly floorPlan: string;
    readonly altered: string;
    readonly original: string;
    /** Words of link previews: around a price (`from` precedes the amount), and for the state of a property. */
    readonly preview: Readonly<Record<'onDemand' | 'from' | 'perMonth' | 'sold' | 'rented' | 'under-option', string>>;
    /** Names of the subjects of photos other than rooms. */
    readonly subjects: Readonly<Record<OtherSubject, string>>;
  };
  /** Sentences in requests that the site sends to the agency's CRM. `consented`: the visitor agreed to mails. */
  readonly leads: { readonly consented: string };
};

/**
 * Words about rooms. `above`: name of a storey above the ground floor, by plural category of its ordinal; `deeper`: name of a storey from
 * the second basement down.
 */
export type RoomPhrases = {
  readonly kinds: Readonly<Record<RoomKind, string>>;
  readonly levels: {
    readonly ground: string;
    readonly above: Readonly<Record<'one' | 'two' | 'few' | 'other', string>>;
    readonly below: string;
    readonly deeper: string;
    readonly unknown: string;
  };
} & RoomTableWords;

/** Words of the section about rooms. The server sends them with the page, because no other page needs them. */
export type RoomTableWords = Readonly<
  Record<
    | 'title'
    | 'businessTitle'
    | 'table'
    | 'number'
    | 'room'
    | 'area'
    | 'height'
    | 'square'
    | 'metres'
    | 'sum'
    | 'levelSum'
    | 'rest'
    | 'unmeasured'
    | 'beside'
    | 'outside'
    | 'plan'
    | 'planPlain',
    string
  >
>;

/** Words of the investment panel, sent with the page because no other page needs them. */
export type InvestmentWords = Readonly<
  Record<
    | 'title'
    | 'lead'
    | 'price'
    | 'total'
    | 'afterTax'
    | 'formulaPrice'
    | 'formulaTotal'
    | 'formulaAfterTax'
    | 'percent'
    | 'rents'
    | 'unit'
    | 'unitNumber'
    | 'area'
    | 'bedrooms'
    | 'rent'
    | 'perArea'
    | 'leaseEnd'
    | 'noEnd'
    | 'ended'
    | 'sum'
    | 'incomplete'
    | 'hidden'
    | 'deed'
    | 'deedPrice'
    | 'deedDuty'
    | 'deedDutyPlain'
    | 'deedVat'
    | 'deedNotary'
    | 'deedAbout'
    | 'deedOwnHome'
    | 'deedOther'
    | 'year'
    | 'yearRents'
    | 'yearTax'
    | 'yearOther'
    | 'notCounted'
    | 'note',
    string
  >
>;

/** Words about places around a property. `note`: how distances are measured; the source's name follows it. */
export type NearbyPhrases = {
  readonly title: string;
  readonly note: string;
  /** Name of the fold with the farther places, by the plural category of their number. */
  readonly more: Readonly<Record<'one' | 'other', string>>;
  readonly kinds: Readonly<Record<NearbyKind, string>>;
};

/**
 * Words where no slot of a property's viewings is free, each with the name of its button, sent with the page: `none` and `ask` if none can
 * be booked online, `later` and `laterDays` if only the next days are full, `phone` and `call` if viewings are arranged by phone.
 */
export type ViewingWords = Readonly<Record<'none' | 'ask' | 'later' | 'laterDays' | 'phone' | 'call', string>>;

/** Words of the viager panel; the server sends them with the page, because no other page needs them. */
export type ViagerWords = Readonly<
  Record<
    | 'title'
    | 'occupied'
    | 'free'
    | 'plain'
    | 'headsOne'
    | 'headsTwo'
    | 'headsMore'
    | 'ageOne'
    | 'ageTwo'
    | 'bouquet'
    | 'bouquetNote'
    | 'rent'
    | 'rentIndexed'
    | 'perMonth'
    | 'untilOne'
    | 'untilMore'
    | 'term'
    | 'termYears'
    | 'termLife'
    | 'lastRent'
    | 'marketValue'
    | 'value'
    | 'chart'
    | 'rentArea'
    | 'bouquetArea'
    | 'indexedLine'
    | 'after'
    | 'years'
    | 'until'
    | 'paid'
    | 'indexed'
    | 'share'
    | 'percent'
    | 'endOne'
    | 'endOneTerm'
    | 'endMore'
    | 'endMoreTerm'
    | 'deedDuty'
    | 'deedDutyPlain'
    | 'costSharing'
    | 'notes'
    | 'notesSharing'
    | 'notesLine'
    | 'note'
    | 'assumption',
    string
  >
>;

/** Words of the sections in modules, sent with the page. `days`: days until a sale, by the plural category of their number. */
export type SectionPhrases = Readonly<
  Record<
    | 'allSale'
    | 'allRent'
    | 'forSale'
    | 'forRent'
    | 'map'
    | 'hours'
    | 'places'
    | 'after'
    | 'alert'
    | 'by'
    | 'minutes'
    | 'readStory'
    | 'sold'
    | 'rented'
    | 'aboutHome'
    | 'toSale',
    string
  >
> & { readonly days: Readonly<Record<'one' | 'other', string>> };

/**
 * Parts of a list's heading. `what`: the noun if no property type is chosen; `types`: types in the plural. `in`, `inLe`, `inLes`: the place
 * `{{place}}`; French contracts the preposition with place names that begin with Le or Les. `newBuild` has the types as `{{what}}`. `perMonth`: after a rent in a property's description for search engines.
 */
export type ListHeadingPhrases = Readonly<
  Record<
    | Goal
    | 'viager'
    | 'what'
    | 'in'
    | 'inLe'
    | 'inLes'
    | 'inSeveral'
    | 'inSeveralAreas'
    | 'inDistrict'
    | 'around'
    | 'aroundLe'
    | 'aroundLes'
    | 'drawn'
    | 'and'
    | 'newBuild'
    | 'newBuildWhat'
    | 'words'
    | 'description'
    | 'perMonth',
    string
  >
> & {
  readonly types: Readonly<Record<PropertyTypeName, string>>;
  /** The names of `types` in the form that is used inside a sentence. */
  readonly typesInside: Readonly<Record<PropertyTypeName, string>>;
  /** Regions, provinces and parts of the country with their preposition, by code: 'dans le Hainaut'. */
  readonly areas: Readonly<Record<string, string>>;
};

/** Findings on adverts. The texts follow the property's name: 'Maison à Namur' … 'ne mentionne pas {{fact}}'. */
export type AdvertFindingPhrases = {
  readonly weight: Readonly<Record<Weight, string>>;
  readonly region: Readonly<Record<Region, string>>;
  /** Text of each finding; may contain the placeholders {{fact}} and {{day}}. */
  readonly found: Readonly<Record<FindingCode, string>>;
  /** Text of the change that each finding requires. */
  readonly write: Readonly<Record<Exclude<FindingCode, FindingOfAFact>, string>>;
  /** By fact: `name` is the fact as the object of a sentence, `write` the change that a finding about the fact requires. */
  readonly facts: Readonly<Record<DutyFact, { readonly name: string; readonly write: string }>>;
};

/** Findings about a single fact; their required change is the `write` text of that fact in `facts`. */
type FindingOfAFact = 'fact-missing' | 'fact-expected' | 'rule-begins-soon';

/** Returns the phrases in a language. */
export type PhrasesIn = (language: Language) => Phrases;
