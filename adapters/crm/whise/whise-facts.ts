import { type CodedValue, spellingsOf } from '../../../domain/listing/coded-value.ts';
import type { FactKind } from '../../../domain/listing/facts.ts';
import type { Language } from '../../../domain/text/language.ts';
import { addedValue } from '../added-value.ts';
import { ADDED_FIELDS, type CrmLists } from '../crm-lists.ts';
import {
  byCode,
  certificateFigure,
  count,
  factDay,
  type CrmFields,
  fieldsOf,
  withoutUndefined,
  listOf,
  quantity,
  text,
  yesNo,
} from '../record-values.ts';
import { detailDay, idIn, labelOf, sum } from './whise-values.ts';

/** Context for the conversion of an agency's estates. */
export type WhiseReading = {
  readonly lists: CrmLists;
  /** Languages of the site; Whise returns untranslated values in the first one. */
  readonly languages: readonly Language[];
  /** Word of a choice by its id; `undefined` if it is missing in Whise's reference list. */
  readonly wordOf: (language: Language, choice: string) => string | undefined;
};

/** Ids of details, which are the same in all languages; other facts are fields of the record. */
export const DETAIL_IDS = {
  title: 1914,
  latitude: 1849,
  longitude: 1850,
  showerRooms: 57,
  toilets: 55,
  garages: 19,
  parkingsInside: 998,
  parkingsOutside: 999,
  floors: 15,
  terraceArea: 874,
  offices: [1494, 1495, 1496],
  builtArea: 27,
  frontWidth: 713,
  plotWidth: 26,
  constructionYear: 14,
  renovationYear: 585,
  kitchen: 1595,
  roof: 1001,
  windowFrame: 782,
  glazing: 1634,
  heating: 1020,
  heatingShared: 53,
  lift: 372,
  petsAllowed: 1764,
  energyPerformance: 2089,
  energyLabel: 2056,
  energyTotal: 2390,
  co2: 2090,
  energyCertificateCode: 2391,
  energyExpiry: 2776,
  electricityInspection: 1793,
  permit: 808,
  subdivisionPermit: 812,
  preemptiveRight: 1734,
  summons: 2712,
  zoning: 1736,
  floodRisk: 2222,
  floodArea: 2223,
  // Detail 496 is not used, because it is the indexed income.
  cadastralIncome: 1733,
  renterCharges: 301,
} as const;
/** Choice id for "no summons"; all other choices mean that there is a summons. */
const NO_SUMMONS = '1837';

/** Condition of a home by its id in the records; id 9 has no row, because it means unknown. */
const CONDITIONS = byCode<CodedValue>({
  1: 'condition-new',
  2: 'condition-very-good',
  3: 'condition-freshened-up',
  4: 'condition-good',
  5: 'condition-to-freshen-up',
  6: 'condition-to-renovate',
  7: 'condition-to-rebuild',
  8: 'condition-to-demolish',
  11: 'condition-to-build',
  13: 'condition-new',
  14: 'condition-minor-works',
  15: 'condition-renovated',
});

/** Access to the details of an estate by id. */
export type Details = {
  readonly value: (id: number) => unknown;
  /** Id of the choice that the agency selected. */
  readonly choice: (id: number) => string | undefined;
};

/** Indexes the details of an estate by id. `detailsOf({ details: [{ id: 15, value: '4' }] }).value(15)` → `'4'` */
export function detailsOf(estate: CrmFields): Details {
  const byId = new Map(listOf(estate.details).map(raw => [text(fieldsOf(raw).id), fieldsOf(raw)]));
  const detail = (id: number): CrmFields => byId.get(String(id)) ?? {};
  return { value: id => detail(id).value, choice: id => idIn(detail(id).enum) };
}

/** Facts independent of language. `factsOf({ rooms: 4 }, details, reading)` → `{ Bedrooms: 4 }` */
export function factsOf(estate: CrmFields, details: Details, { lists }: WhiseReading): CrmFields {
  const summons = details.choice(DETAIL_IDS.summons);
  return withoutUndefined({
    // Whise sends 0 for plots and shops, for which 0 means 'not applicable', so 0 is left out.
    Bedrooms: count(estate.rooms) || undefined,
    Bathrooms: count(estate.bathRooms) || undefined,
    ShowerRooms: count(details.value(DETAIL_IDS.showerRooms)),
    Toilets: count(details.value(DETAIL_IDS.toilets)),
    Garages: count(details.value(DETAIL_IDS.garages)),
    Parkings: sum([details.value(DETAIL_IDS.parkingsInside), details.value(DETAIL_IDS.parkingsOutside)].map(count)),
    Floor: count(estate.floor),
    Floors: quantity(details.value(DETAIL_IDS.floors)),
    Facades: quantity(estate.fronts),
    AvailableFrom: factDay(estate.availabilityDateTime),
    Furnished: yesNo(estate.furnished),
    Lift: yesNo(details.value(DETAIL_IDS.lift)),
    PetsAllowed: yesNo(details.value(DETAIL_IDS.petsAllowed)),
    LivingArea: quantity(estate.area),
    GroundArea: quantity(estate.groundArea),
    TerraceArea: quantity(details.value(DETAIL_IDS.terraceArea)),
    GardenArea: quantity(estate.gardenArea),
    OfficeArea: sum(DETAIL_IDS.offices.map(id => quantity(details.value(id)))),
    BuiltArea: quantity(details.value(DETAIL_IDS.builtArea)),
    FrontWidth: quantity(details.value(DETAIL_IDS.frontWidth)),
    PlotWidth: quantity(details.value(DETAIL_IDS.plotWidth)),
    ConstructionYear: quantity(details.value(DETAIL_IDS.constructionYear)),
    RenovationYear: quantity(details.value(DETAIL_IDS.renovationYear)),
    EnergyPerformance:
      certificateFigure(details.value(DETAIL_IDS.energyPerformance)) ?? certificateFigure(estate.energyValue),
    EPCLabelText: labelOf(details.value(DETAIL_IDS.energyLabel)) ?? labelOf(estate.energyClass),
    EnergyTotal: quantity(details.value(DETAIL_IDS.energyTotal)),
    Co2: certificateFigure(details.value(DETAIL_IDS.co2)),
    EnergyCertificateCode: text(details.value(DETAIL_IDS.energyCertificateCode)),
    EnergyExpiry: detailDay(details.value(DETAIL_IDS.energyExpiry)),
    Permit: yesNo(details.value(DETAIL_IDS.permit)),
    SubdivisionPermit: yesNo(details.value(DETAIL_IDS.subdivisionPermit)),
    PreemptiveRight: yesNo(details.value(DETAIL_IDS.preemptiveRight)),
    Summons: summons === undefined ? undefined : summons !== NO_SUMMONS,
    CadastralIncome: quantity(details.value(DETAIL_IDS.cadastralIncome)),
    RenterCharges: quantity(details.value(DETAIL_IDS.renterCharges)),
    ...addedFacts(lists, (id, kind) => (kind === 'text' ? undefined : addedValue(details.value(id), kind, detailDay))),
  });
}

/** Facts expressed in words. `wordedFacts({ state: { id: 4 } }, details, 'fr', reading)` → `{ Condition: 'bon état' }` */
export function wordedFacts(estate: CrmFields, details: Details, language: Language, reading: WhiseReading): CrmFields {
  const words = (...ids: readonly number[]) =>
    ids.flatMap(id => wordOf(id, details, language, reading) ?? []).join(', ') || undefined;
  return withoutUndefined({
    Condition: conditionIn(language, idIn(estate.state)),
    Kitchen: words(DETAIL_IDS.kitchen),
    Roof: words(DETAIL_IDS.roof),
    WindowFrame: words(DETAIL_IDS.windowFrame),
    Glazing: words(DETAIL_IDS.glazing),
    Heating: words(DETAIL_IDS.heating, DETAIL_IDS.heatingShared),
    ElectricityInspection: words(DETAIL_IDS.electricityInspection),
    Zoning: words(DETAIL_IDS.zoning),
    FloodZone: words(DETAIL_IDS.floodRisk, DETAIL_IDS.floodArea),
    ...addedFacts(reading.lists, (id, kind) => (kind === 'text' ? words(id) : undefined)),
  });
}

/** Facts from further details that crm.json maps. */
function addedFacts({ fields }: CrmLists, valueOf: (id: number, kind: FactKind) => unknown): CrmFields {
  return withoutUndefined(
    Object.fromEntries(
      [...fields].map(([id, field]) => {
        const kind = ADDED_FIELDS.get(field);
        return [field, kind && valueOf(Number(id), kind)];
      }),
    ),
  );
}

function conditionIn(language: Language, state: string | undefined): string | undefined {
  const condition = CONDITIONS.get(state ?? '');
  return condition && spellingsOf(condition)[language];
}

/** Word of a choice from Whise's reference list; else the record's own word, which is only in the first language. */
function wordOf(
  id: number,
  details: Details,
  language: Language,
  { languages, wordOf: listed }: WhiseReading,
): string | undefined {
  const choice = details.choice(id);
  const word = choice === undefined ? undefined : listed(language, choice);
  return word ?? (language === languages[0] ? text(details.value(id)) : undefined);
}
