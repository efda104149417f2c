import type { Localized } from '../text/localized.ts';

/** Data type of a fact, for parsing and formatting. Areas in m², lengths in m, money in euro, energy in kWh/m².year, co2 in kg/m².year. */
export type FactKind =
  | 'count'
  | 'area'
  | 'length'
  | 'year'
  | 'date' // ISO day, '2031-05-04'
  | 'money'
  | 'money-per-month'
  | 'money-per-year'
  | 'percent'
  | 'months'
  | 'years'
  | 'energy'
  | 'co2'
  | 'yes-no'
  | 'grade' // one of A, B, C, D
  | 'code' // printed unchanged
  | 'text'; // in the visitor's language

export type FactGroup = 'general' | 'surfaces' | 'building' | 'energy' | 'planning' | 'costs' | 'viager';

/**
 * Every fact of a property, in the order in which its page shows them. Feed records name them in PascalCase (`livingArea` ←
 * `LivingArea`).
 */
export const FACTS = {
  uniqueCode: ['general', 'code'],
  bedrooms: ['general', 'count'],
  bathrooms: ['general', 'count'],
  showerRooms: ['general', 'count'],
  toilets: ['general', 'count'],
  garages: ['general', 'count'],
  parkings: ['general', 'count'],
  floor: ['general', 'count'],
  floors: ['general', 'count'],
  facades: ['general', 'count'],
  availableFrom: ['general', 'date'],
  furnished: ['general', 'yes-no'],
  petsAllowed: ['general', 'yes-no'],
  lift: ['general', 'yes-no'],
  livingArea: ['surfaces', 'area'],
  groundArea: ['surfaces', 'area'],
  totalArea: ['surfaces', 'area'],
  terraceArea: ['surfaces', 'area'],
  gardenArea: ['surfaces', 'area'],
  officeArea: ['surfaces', 'area'],
  builtArea: ['surfaces', 'area'],
  frontWidth: ['surfaces', 'length'],
  plotWidth: ['surfaces', 'length'],
  constructionYear: ['building', 'year'],
  renovationYear: ['building', 'year'],
  rebuilt: ['building', 'yes-no'], // whether it replaces a demolished building
  condition: ['building', 'text'],
  kitchen: ['building', 'text'],
  roof: ['building', 'text'],
  windowFrame: ['building', 'text'],
  glazing: ['building', 'text'],
  heating: ['building', 'text'],
  energyPerformance: ['energy', 'energy'],
  energyTotal: ['energy', 'energy'], // kWh a year for the whole home
  energyLabel: ['energy', 'code'],
  energyLevel: ['energy', 'count'], // E-level of a new building in Flanders (E-peil)
  co2: ['energy', 'co2'],
  energyCertificateCode: ['energy', 'code'],
  energyCertificateDate: ['energy', 'date'],
  energyExpiry: ['energy', 'date'],
  electricityInspection: ['energy', 'text'],
  permit: ['planning', 'yes-no'],
  zoning: ['planning', 'text'],
  preemptiveRight: ['planning', 'yes-no'],
  subdivisionPermit: ['planning', 'yes-no'],
  summons: ['planning', 'yes-no'],
  lawfulUse: ['planning', 'text'],
  planningInformation: ['planning', 'text'],
  planningRequestedOn: ['planning', 'date'],
  asBuiltCertificate: ['planning', 'yes-no'],
  heritage: ['planning', 'yes-no'],
  floodParcelScore: ['planning', 'grade'],
  floodBuildingScore: ['planning', 'grade'],
  floodZone: ['planning', 'text'],
  asbestosType: ['planning', 'text'],
  asbestosDate: ['planning', 'date'],
  rentPerMonth: ['costs', 'money-per-month'],
  referenceRentLow: ['costs', 'money-per-month'], // lower end of the range of reference rents, only in Brussels
  referenceRentHigh: ['costs', 'money-per-month'],
  lastRent: ['costs', 'money-per-month'], // rent of the previous tenant, only in Brussels
  ownerCharges: ['costs', 'money-per-month'],
  renterCharges: ['costs', 'money-per-month'],
  individualMeters: ['costs', 'yes-no'],
  deposit: ['costs', 'months'],
  leaseYears: ['costs', 'years'],
  cadastralIncome: ['costs', 'money'],
  propertyTax: ['costs', 'money-per-year'],
  notaryFees: ['costs', 'money'],
  registrationRights: ['costs', 'percent'],
  vat: ['costs', 'percent'],
  landSoldBy: ['costs', 'text'], // who sells the land of a new building: the seller of the building, or another
  agencyCost: ['costs', 'money'],
  inventoryCost: ['costs', 'money'],
  minimumIncome: ['costs', 'money-per-month'],
  maximumPersons: ['costs', 'count'],
  bouquet: ['viager', 'money'],
  annuity: ['viager', 'money-per-month'],
  marketValue: ['viager', 'money'],
  heads: ['viager', 'count'],
  ageFirst: ['viager', 'years'],
  ageSecond: ['viager', 'years'],
  occupied: ['viager', 'yes-no'],
  longestDuration: ['viager', 'years'],
  indexed: ['viager', 'yes-no'],
  costSharing: ['viager', 'text'], // which costs the sellers pay, and which the buyer
} as const satisfies Record<string, readonly [FactGroup, FactKind]>;

export type FactName = keyof typeof FACTS;

/** Names of all facts, in page order. */
export const FACT_NAMES = Object.keys(FACTS) as FactName[];

/** Value of a fact: a number, a boolean, a code or an ISO day, or a text per language. Absent facts have no key. */
export type FactValue = number | boolean | string | Localized;

export type Facts = { readonly [N in FactName]?: FactValue };
