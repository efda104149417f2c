import { translated } from '../../../domain/listing/coded-words.ts';
import type { Language } from '../../../domain/text/language.ts';
import type { Localized } from '../../../domain/text/localized.ts';
import { byCode } from '../record-values.ts';

/** Translated names of the codes of one field; a code without a name is not shown. */
export type CodedWords = ReadonlyMap<string, Localized>;

/** Name in all languages from the site's own list, looked up by the Dutch name. */
const known = (nl: string): Localized => translated({ nl });
type Words = Readonly<Record<Language, string>>;
const words = (fr: string, nl: string, en: string, de: string): Words => ({ fr, nl, en, de });

/** Names for `GeneralState`, the condition of a building. */
export const CONDITION_WORDS: CodedWords = byCode({
  READY_FOR_ENTRY: words('prêt à emménager', 'instapklaar', 'ready to move in', 'bezugsfertig'),
  NORMAL: words('état normal', 'normale staat', 'normal', 'normaler Zustand'),
  LUXURY_FINISH: words('finition de luxe', 'luxueus afgewerkt', 'luxury finish', 'luxuriös ausgestattet'),
  TO_RENOVATE: known('te renoveren'),
  TO_BE_DEMOLISHED: words('à démolir', 'af te breken', 'to be demolished', 'abzureißen'),
  TO_REFURBISH: known('op te frissen'),
  SIMPLE: words('finition simple', 'eenvoudig afgewerkt', 'simple finish', 'einfach ausgestattet'),
});

/** Names for `KitchenType` and `KitchenGenre`. */
export const KITCHEN_WORDS: CodedWords = byCode({
  BUILD_WITH_APPLIANCES: known('ingericht'),
  BUILD_WITHOUT_APPLIANCES: words(
    'intégrée, sans appareils',
    'ingebouwd, zonder toestellen',
    'built-in, without appliances',
    'eingebaut, ohne Geräte',
  ),
  OPEN_KITCHEN: known('open'),
  AMERICAN_KITCHEN: known('open'),
  SEMI_OPEN_KITCHEN: words('semi-ouverte', 'halfopen', 'semi-open', 'halboffen'),
  CLOSED_KITCHEN: words('fermée', 'gesloten', 'closed', 'geschlossen'),
  KITCHENETTE: known('kitchenette'),
});

/** Names for `RoofCoverType`. */
export const ROOF_WORDS: CodedWords = byCode({
  TILES: known('pannen'),
  INDUSTRIAL_TILES: known('pannen'),
  TILES_TERRA_COTTA: known('pannen'),
  SLATE: known('leien'),
  ZINC: known('zink'),
});

/** Names for `WindowType`, the material of window frames. */
export const FRAME_WORDS: CodedWords = byCode({
  PVC: known('pvc'),
  WOOD: known('hout'),
  ALUMINIUM: known('aluminium'),
});

/** Names for `GlazingTypes`. */
export const GLAZING_WORDS: CodedWords = byCode({
  SINGLE: known('enkel glas'),
  DOUBLE: known('dubbel glas'),
  HIGHEFFICIENCY: known('hoogrendementsglas'),
  SUPERINSULATING: known('hoogrendementsglas'),
  TRIPLE: known('driedubbel glas'),
});

/** Names for `HeatingTypes`; only codes for the fuel or for shared heating have one. */
export const HEATING_WORDS: CodedWords = byCode({
  NATURAL_GAS: known('gas'),
  HEATING_OIL: known('stookolie'),
  ELECTRICITY: known('elektrisch'),
  HEATING_PUMP: known('warmtepomp'),
  GEOTHERMAL: known('geothermische warmtepomp'),
  PELLET_STOVE: known('pellets'),
  DISTRICT_HEATING: known('warmtenet'),
  COLLECTIVE_HEATING: words('chauffage collectif', 'collectieve verwarming', 'shared heating', 'Gemeinschaftsheizung'),
});

/** Names for `AreaApplication`: areas of the Flemish zoning plans. */
export const ZONING_WORDS: CodedWords = byCode({
  Wg: known('woongebied'),
  Wug: words(
    'zone d’extension d’habitat',
    'woonuitbreidingsgebied',
    'residential expansion area',
    'Wohnerweiterungsgebiet',
  ),
  Wp: words('parc résidentiel', 'woonpark', 'residential park', 'Wohnpark'),
  Wche: known('woongebied met culturele, historische en/of esthetische waarde'),
  Wglk: known('woongebied met landelijk karakter'),
  Igb: words('zone industrielle', 'industriegebied', 'industrial area', 'Industriegebiet'),
  Iab: words(
    'zone artisanale et de petites et moyennes entreprises',
    'gebied voor ambachtelijke bedrijven en kmo’s',
    'area for crafts and small businesses',
    'Gebiet für Handwerk und kleine Betriebe',
  ),
  Ag: known('agrarisch gebied'),
  Lwag: words(
    'zone agricole d’intérêt paysager',
    'landschappelijk waardevol agrarisch gebied',
    'agricultural area of scenic value',
    'landschaftlich wertvolles Agrargebiet',
  ),
  Bg: known('bosgebied'),
  Ng: words('zone naturelle', 'natuurgebied', 'nature area', 'Naturgebiet'),
  Nr: words('réserve naturelle', 'natuurreservaat', 'nature reserve', 'Naturschutzgebiet'),
  Pg: words('zone de parc', 'parkgebied', 'park area', 'Parkgebiet'),
  Gdr: words(
    'zone de loisirs de jour',
    'gebied voor dagrecreatie',
    'area for day recreation',
    'Gebiet für Tageserholung',
  ),
  Gvr: words(
    'zone de loisirs de séjour',
    'gebied voor verblijfsrecreatie',
    'area for holiday stays',
    'Gebiet für Erholungsaufenthalte',
  ),
});

/**
 * Names for `FloodProneArea` and `DelimitedFloodplainOrRiverbank`: the terms used before 2023, which have no grades
 * A–D.
 */
export const FLOOD_WORDS: CodedWords = byCode({
  NONE: known('niet in overstromingsgebied'),
  POSSIBLE: words(
    'zone potentiellement inondable',
    'mogelijk overstromingsgevoelig gebied',
    'possibly flood-prone area',
    'möglicherweise überschwemmungsgefährdet',
  ),
  EFFECTIVE: words(
    'zone effectivement inondable',
    'effectief overstromingsgevoelig gebied',
    'effectively flood-prone area',
    'tatsächlich überschwemmungsgefährdet',
  ),
  FLOODPLAIN: known('afgebakend overstromingsgebied'),
  RIVERBANK: known('afgebakende oeverzone'),
});

/** Names for `Conform`, whether the electrical installation passed its inspection. */
export const INSPECTION_WORDS: CodedWords = byCode({ true: known('conform'), false: known('niet conform') });

/** Consent text appended to a lead in the visitor's language, since Skarabee has no field for it. */
export const CONSENT_WORDS = words(
  'Accepte que l’agence lui écrive au-delà de cette demande.',
  'Gaat ermee akkoord dat het kantoor ook buiten deze aanvraag schrijft.',
  'Agrees that the agency may write beyond this request.',
  'Stimmt zu, dass das Büro auch über diese Anfrage hinaus schreibt.',
);
