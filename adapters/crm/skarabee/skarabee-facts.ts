import { spellingsOf } from '../../../domain/listing/coded-value.ts';
import { readWrittenDay } from '../../../domain/text/written-day.ts';
import type { Language } from '../../../domain/text/language.ts';
import { childOf, childrenOf, textOf, type XmlElement } from '../read-xml.ts';
import { everyText } from '../repeated-texts.ts';
import {
  byCode,
  certificateFigure,
  dividedAmount,
  count,
  dayOf,
  factDay,
  type CrmFields,
  type Figure,
  withoutUndefined,
  monthsOf,
  quantity,
  text,
  yesNo,
} from '../record-values.ts';
import {
  type CodedValues,
  CONDITION_VALUES,
  FLOOD_VALUES,
  FRAME_VALUES,
  GLAZING_VALUES,
  HEATING_VALUES,
  INSPECTION_VALUES,
  KITCHEN_VALUES,
  ROOF_VALUES,
  ZONING_VALUES,
} from './skarabee-values.ts';

/** Number of months between two payments, by Skarabee's payment interval. */
const MONTHS = byCode({ MONTHLY: 1, QUARTERLY: 3, TRIMESTER: 3, YEARLY: 12 });
/** Months by price type of a rent. Rents per square metre are left out, because the area to which they refer is unknown. */
const RENT_MONTHS = byCode({ PRICE_PER_MONTH: 1, PRICE_PER_YEAR: 12, TOTAL: 1 });
/** Bounds of a plausible amount per year or quarter, in euro. */
const PER_YEAR = { least: 20, most: 2_400_000 };
/** Number of facades by type of house. */
const FACADES = byCode({
  Dwelling_Detached: 4,
  Dwelling_SemiDetached: 3,
  Dwelling_HalfDetached: 3,
  Dwelling_Terraced: 2,
});

/** Facts of a property in a language. `today`: ISO day. `factsOf(property, 'nl', '2026-06-15')` → `{ Bedrooms: 3, … }` */
export function factsOf(property: XmlElement, language: Language, today: string): CrmFields {
  const at = (...names: readonly string[]) => textOf(property, ...names);
  const coded = (values: CodedValues, ...codes: readonly (string | undefined)[]) => spelled(values, codes, language);
  const permits = (name: string) => yesNo(at('UrbanDevelopment', name));
  const rented = goalOf(at('Status')) === RENT;
  const charges = perMonth(at('ChargesAndProvisions'), at('ChargesAndProvisionsInterval'), rented);
  return withoutUndefined({
    Bedrooms: count(at('NumberOfBedrooms')),
    Bathrooms: count(at('NumberOfBathrooms')),
    Toilets: count(at('NumberOfToilets')),
    Garages: count(at('NumberOfGarages')),
    Parkings: count(at('NumberOfParkingPlaces')),
    Floor: count(at('FloorLevelNL')),
    Floors: quantity(at('NumberOfFloors')),
    Facades: FACADES.get(at('Typo', 'Characterisation') ?? ''),
    AvailableFrom: factDay(at('Dates', 'AvailableFrom')),
    Furnished: yesNo(at('HasFurniture')),
    PetsAllowed: yesNo(at('PetsAllowed')),
    Lift: yesNo(at('HasElevator')),
    LivingArea: quantity(at('SurfaceLivable')),
    GroundArea: quantity(at('LandArea')),
    TotalArea: quantity(at('TotalFloorArea')),
    TerraceArea: quantity(at('SurfaceTerrace')),
    GardenArea: quantity(at('SurfaceGarden')),
    FrontWidth: quantity(at('FrontWidth')),
    PlotWidth: quantity(at('Width')),
    ConstructionYear: quantity(at('ConstructionYear')),
    RenovationYear: quantity(at('RenovationYear')),
    Condition: coded(CONDITION_VALUES, at('GeneralState')),
    Kitchen: coded(KITCHEN_VALUES, at('KitchenType')) ?? coded(KITCHEN_VALUES, at('KitchenGenre')),
    Roof: coded(ROOF_VALUES, at('RoofCoverType')),
    WindowFrame: coded(FRAME_VALUES, at('WindowType')),
    Glazing: coded(GLAZING_VALUES, ...codesOf(property, 'GlazingTypes')),
    Heating: coded(HEATING_VALUES, ...codesOf(property, 'HeatingTypes')),
    EnergyPerformance: certificateFigure(at('Energy', 'Index')),
    EnergyTotal: quantity(at('EnergyIndexYearlyTotal')),
    EPCLabelText: energyLabel(at('Energy', 'Class')),
    Co2: quantity(at('GES', 'Index')),
    EnergyCertificateCode: text(at('Energy', 'EnergyCertificateNr')),
    EnergyExpiry: factDay(at('Energy', 'ClassEndDate')),
    Permit: permits('Permit'),
    Summons: permits('Summons'),
    PreemptiveRight: permits('PreemptiveRights'),
    SubdivisionPermit: permits('AllotmentPermit'),
    Zoning: zoningOf(childOf(property, 'UrbanDevelopment', 'AreaApplication'), language),
    Heritage: heritageOf(at('UrbanDevelopment', 'ProtectedMonument')),
    FloodParcelScore: gradeOf(at('WaterPolicyPScore')),
    FloodBuildingScore: gradeOf(at('WaterPolicyGScore')),
    FloodZone: floodZoneOf([at('FloodProneArea'), at('DelimitedFloodplainOrRiverbank')], language),
    ...certified(property, language),
    RenterCharges: rented ? charges : undefined,
    OwnerCharges: rented ? undefined : charges,
    Deposit: rented ? monthsOf(at('Deposit'), priceOf(property)) : undefined,
    CadastralIncome: quantity(at('CadastrallIncome')),
    PropertyTax: quantity(at('RealEstateTax')),
    MaximumPersons: quantity(at('MaximumOccupants')),
    ...viagerFacts(property, today),
  });
}

const [SALE, RENT] = [0, 1];

/** The feed's `Goal` (0 sale, 1 rent) by the property's status. `goalOf('OPTION_FOR_RENT')` → `1` */
export function goalOf(status: string | undefined): number {
  return /RENT/i.test(status ?? '') ? RENT : SALE;
}

/**
 * Sale price or monthly rent in euro. For an amount in another unit, such as per square metre, returns its text, which the record reader
 * reports.
 */
export function priceOf(property: XmlElement): Figure {
  const price = quantity(everyText(property, 'Price'));
  if (price === undefined) return undefined;
  const months = monthsOfPrice(property);
  if (months === undefined) return `${price} ${textOf(property, 'PriceType')}`;
  return months === 1 ? price : dividedAmount(price, PER_YEAR, months);
}

/** Months for which a price counts; `undefined` if it is of another unit. `monthsOfPrice(rentOfAYear)` → `12` */
export function monthsOfPrice(property: XmlElement): number | undefined {
  const type = text(textOf(property, 'PriceType')) ?? 'TOTAL';
  return goalOf(textOf(property, 'Status')) === RENT ? RENT_MONTHS.get(type) : type === 'TOTAL' ? 1 : undefined;
}

/** Facts of a sale on life annuity (viager); empty for other properties. Dates of birth are reduced to ages. */
export function viagerFacts(property: XmlElement, today: string): CrmFields {
  const viager = childOf(property, 'LifeAnnuity');
  const [heads, bouquet] = [quantity(textOf(viager, 'Heads', 'Quantity')), quantity(textOf(viager, 'OneOffPayment'))];
  const annuity = perMonth(textOf(viager, 'Remittance', 'Amount'), textOf(viager, 'Remittance', 'Period'), false);
  if (goalOf(textOf(property, 'Status')) !== SALE || (heads ?? bouquet ?? annuity) === undefined) return {};
  return withoutUndefined({
    Bouquet: bouquet,
    Annuity: annuity,
    Heads: heads,
    MarketValue: quantity(textOf(property, 'EconomicalValue')),
    AgeFirst: ageOf(textOf(viager, 'Heads', 'Head1', 'DateOfBirth'), today),
    AgeSecond: ageOf(textOf(viager, 'Heads', 'Head2', 'DateOfBirth'), today),
    LongestDuration: quantity(textOf(viager, 'Remittance', 'MaximalDuration')),
    Indexed: yesNo(textOf(viager, 'Remittance', 'IndexedInterest')),
  });
}

/** Age in full years; `undefined` outside 18–120. `ageOf('1946-06-16', '2026-06-15')` → `79` */
function ageOf(birth: unknown, today: string): number | undefined {
  const day = readWrittenDay(text(birth) ?? '');
  if (day === undefined) return undefined;
  const age = Number(today.slice(0, 4)) - Number(day.slice(0, 4)) - (today.slice(5) < day.slice(5) ? 1 : 0);
  return age >= 18 && age <= 120 ? age : undefined;
}

/**
 * Converts an amount per period to an amount per month. An amount without a period counts as monthly if `usual` is true, else the result is
 * `undefined`.
 */
function perMonth(raw: string | undefined, period: string | undefined, usual: boolean): Figure {
  const months = text(period) === undefined && usual ? 1 : MONTHS.get(period ?? '');
  if (months === undefined) return undefined;
  return months === 1 ? quantity(raw) : dividedAmount(raw, PER_YEAR, months);
}

/** Energy label from a class or code; `undefined` for anything else. `energyLabel('A_3PLUS')` → `'A+++'` */
function energyLabel(raw: string | undefined): string | undefined {
  const [, plus] = /^A_(\d)PLUS$/.exec(raw ?? '') ?? [];
  if (plus !== undefined) return `A${'+'.repeat(Number(plus))}`;
  return raw !== undefined && /^[A-G]\+{0,2}$/.test(raw) ? raw : undefined;
}

function gradeOf(raw: string | undefined): string | undefined {
  return raw !== undefined && /^[A-D]$/i.test(raw) ? raw.toUpperCase() : undefined;
}

function heritageOf(raw: string | undefined): boolean | undefined {
  return raw === 'PROTECTED' || raw === 'INVENTORIED' ? true : raw === 'NOT_PROTECTED' ? false : undefined;
}

/** Translated name of the zoning code; the agency's own text if the code is unknown. */
function zoningOf(area: XmlElement | undefined, language: Language): string | undefined {
  return spelled(ZONING_VALUES, [area?.attributes['Code']], language) ?? text(area?.text);
}

/** Flood risk in words from area and delimited zone; omits the zone if it is NONE, which adds no information. */
function floodZoneOf([area, zone]: readonly (string | undefined)[], language: Language): string | undefined {
  return spelled(FLOOD_VALUES, [area, zone === 'NONE' ? undefined : zone], language);
}

/** Facts from certificates. An as-built certificate counts as present only if it has a date or is marked as conforming. */
function certified(property: XmlElement, language: Language): CrmFields {
  const certificates = childrenOf(childOf(property, 'Certifications'), 'Certification').map(certificate => ({
    type: certificate.attributes['Type'] ?? '',
    date: textOf(certificate, 'Date'),
    conform: yesNo(textOf(certificate, 'Conform')),
  }));
  const of = (...types: readonly string[]) => certificates.find(({ type }) => types.includes(type));
  const built = of('AS_BUILT');
  const electric = of('ELECTRICITY_CERTIFICATE', 'DIAGNOSTICS_ELECTRICITY');
  return {
    AsBuiltCertificate: built && (dayOf(built.date) !== undefined || built.conform === true) ? true : undefined,
    ElectricityInspection: spelled(INSPECTION_VALUES, [String(electric?.conform)], language),
    AsbestosDate: factDay(of('ASBESTOS', 'ASBESTUS')?.date),
  };
}

function codesOf(property: XmlElement, list: string): readonly string[] {
  return childOf(property, list)?.children.map(({ text }) => text) ?? [];
}

/** Spellings of the known codes in the page's language, without duplicates and separated by commas. */
function spelled(values: CodedValues, codes: readonly (string | undefined)[], language: Language): string | undefined {
  const said = codes.flatMap(code => {
    const value = values.get(code ?? '');
    return value ? [spellingsOf(value)[language]] : [];
  });
  return said.length > 0 ? [...new Set(said)].join(', ') : undefined;
}
