import { fold } from '../text/fold.ts';
import { LANGUAGES, type Language } from '../text/language.ts';
import type { Localized } from '../text/localized.ts';

const row = (fr: string, nl: string, en: string, de: string) => ({ fr, nl, en, de });

/**
 * Spellings by which feeds name coded values of facts, price units and documents; any other value is free text. Pages show the phrases in
 * `ui/locales/<language>/coded-values.json` instead of these spellings. If two values share a spelling, the first is recognised.
 */
const SPELLINGS = {
  'condition-good': row('bon état', 'goede staat', 'good', 'guter Zustand'),
  'condition-new': row('neuf', 'nieuwbouw', 'new', 'Neubau'),
  'condition-renovated': row('rénové', 'gerenoveerd', 'renovated', 'renoviert'),
  'condition-excellent': row('excellent état', 'uitstekende staat', 'excellent', 'ausgezeichneter Zustand'),
  'condition-to-freshen-up': row('à rafraîchir', 'op te frissen', 'to be freshened up', 'auffrischungsbedürftig'),
  'condition-to-renovate': row('à rénover', 'te renoveren', 'to be renovated', 'renovierungsbedürftig'),
  'condition-very-good': row('très bon état', 'zeer goede staat', 'very good', 'sehr guter Zustand'),
  'condition-shell': row('gros œuvre', 'ruwbouw', 'shell only', 'Rohbau'),
  'condition-fair': row('état moyen', 'matige staat', 'fair', 'mäßiger Zustand'),
  'condition-freshened-up': row('rafraîchi', 'opgefrist', 'freshened up', 'aufgefrischt'),
  'condition-minor-works': row(
    'petits travaux à prévoir',
    'kleine werken nodig',
    'minor works needed',
    'kleinere Arbeiten nötig',
  ),
  'condition-to-rebuild': row('à reconstruire', 'te herbouwen', 'to be rebuilt', 'wiederaufzubauen'),
  'condition-to-demolish': row('à démolir', 'af te breken', 'to be demolished', 'abzureißen'),
  'condition-to-build': row('à construire', 'te bouwen', 'to be built', 'noch zu bauen'),
  'condition-ready': row('prêt à emménager', 'instapklaar', 'ready to move in', 'bezugsfertig'),
  'condition-normal': row('état normal', 'normale staat', 'normal', 'normaler Zustand'),
  'condition-luxury': row('finition de luxe', 'luxueus afgewerkt', 'luxury finish', 'luxuriös ausgestattet'),
  'condition-simple': row('finition simple', 'eenvoudig afgewerkt', 'simple finish', 'einfach ausgestattet'),
  'land-same-seller': row(
    'le vendeur du bâtiment',
    'de verkoper van het gebouw',
    'the seller of the building',
    'der Verkäufer des Gebäudes',
  ),
  'land-other-seller': row('un autre vendeur', 'een andere verkoper', 'another seller', 'ein anderer Verkäufer'),
  'kitchen-fully-fitted': row('entièrement équipée', 'volledig ingericht', 'fully fitted', 'voll ausgestattet'),
  'kitchen-fitted-open': row(
    'équipée, ouverte sur le séjour',
    'ingericht, open naar de leefruimte',
    'fitted, open to the living room',
    'ausgestattet, offen zum Wohnraum',
  ),
  'kitchen-buyers-choice': row(
    'au choix de l’acquéreur',
    'naar keuze van de koper',
    'of the buyer’s choice',
    'nach Wahl des Käufers',
  ),
  'kitchen-staff': row('kitchenette du personnel', 'kitchenette voor het personeel', 'staff kitchenette', 'Teeküche'),
  'kitchen-partly-fitted': row('semi-équipée', 'halfingericht', 'partly fitted', 'teilweise ausgestattet'),
  'kitchen-kitchenette': row('coin cuisine', 'kitchenette', 'kitchenette', 'Kochnische'),
  'kitchen-fitted': row('équipée', 'ingericht', 'fitted', 'ausgestattet'),
  'kitchen-super-fitted': row('super équipée', 'super ingericht', 'very well fitted', 'hochwertig ausgestattet'),
  'kitchen-not-fitted': row('non équipée', 'niet ingericht', 'not fitted', 'nicht ausgestattet'),
  'kitchen-open': row('ouverte', 'open', 'open', 'offen'),
  'kitchen-without-appliances': row(
    'intégrée, sans appareils',
    'ingebouwd, zonder toestellen',
    'built-in, without appliances',
    'eingebaut, ohne Geräte',
  ),
  'kitchen-half-open': row('semi-ouverte', 'halfopen', 'semi-open', 'halboffen'),
  'kitchen-closed': row('fermée', 'gesloten', 'closed', 'geschlossen'),
  'roof-flat-insulated': row('toit plat, isolé', 'plat dak, geïsoleerd', 'flat, insulated', 'Flachdach, gedämmt'),
  'roof-tiles': row('tuiles', 'pannen', 'tiles', 'Dachziegel'),
  'roof-green': row('toiture végétale', 'groendak', 'green roof', 'Gründach'),
  'roof-natural-slate': row('ardoises naturelles', 'natuurleien', 'natural slate', 'Naturschiefer'),
  'roof-barrel-tiles': row('tuiles canal', 'holle dakpannen', 'barrel tiles', 'Mönch-Nonne-Ziegel'),
  'roof-zinc': row('zinc', 'zink', 'zinc', 'Zink'),
  'roof-fibre-cement-slate': row('ardoises artificielles', 'kunstleien', 'fibre-cement slate', 'Kunstschiefer'),
  'roof-steel-panels': row('panneaux sandwich', 'sandwichpanelen', 'insulated steel panels', 'Sandwichpaneele'),
  'roof-slate': row('ardoises', 'leien', 'slate', 'Schiefer'),
  'roof-flat': row('toit plat', 'plat dak', 'flat', 'Flachdach'),
  'frame-aluminium': row('aluminium', 'aluminium', 'aluminium', 'Aluminium'),
  'frame-wood': row('bois', 'hout', 'wood', 'Holz'),
  'frame-pvc': row('PVC', 'pvc', 'uPVC', 'Kunststoff'),
  'frame-hardwood': row('bois exotique', 'hardhout', 'hardwood', 'Hartholz'),
  'frame-steel': row('acier', 'staal', 'steel', 'Stahl'),
  'glazing-double': row('double vitrage', 'dubbel glas', 'double glazing', 'Doppelverglasung'),
  'glazing-high-performance': row(
    'double vitrage à haut rendement',
    'hoogrendementsglas',
    'high-performance double glazing',
    'Wärmeschutzverglasung',
  ),
  'glazing-triple': row('triple vitrage', 'driedubbel glas', 'triple glazing', 'Dreifachverglasung'),
  'glazing-double-and-single': row(
    'double vitrage, simple à l’arrière',
    'dubbel glas, achteraan enkel glas',
    'double, single at the back',
    'doppelt, hinten einfach',
  ),
  'glazing-single': row('simple vitrage', 'enkel glas', 'single glazing', 'Einfachverglasung'),
  'heating-gas-condensing': row(
    'chaudière à condensation au gaz',
    'condensatieketel op gas',
    'condensing gas boiler',
    'Gas-Brennwertkessel',
  ),
  'heating-heat-pump-air': row(
    'pompe à chaleur air-eau',
    'lucht-waterwarmtepomp',
    'air-to-water heat pump',
    'Luft-Wasser-Wärmepumpe',
  ),
  'heating-gas-central': row(
    'chauffage central au gaz',
    'centrale verwarming op gas',
    'gas central heating',
    'Gaszentralheizung',
  ),
  'heating-heat-network': row('réseau de chaleur', 'warmtenet', 'heat network', 'Fernwärme'),
  'heating-heat-pump-ground': row(
    'pompe à chaleur géothermique',
    'geothermische warmtepomp',
    'ground-source heat pump',
    'Erdwärmepumpe',
  ),
  'heating-gas-shared': row(
    'chauffage collectif au gaz, compteurs de passage',
    'collectieve verwarming op gas, met calorimeters',
    'shared gas heating, metered per flat',
    'Gas-Gemeinschaftsheizung mit Einzelzählern',
  ),
  'heating-oil-central': row(
    'chauffage central au mazout',
    'centrale verwarming op stookolie',
    'oil central heating',
    'Ölzentralheizung',
  ),
  'heating-air-conditioning': row(
    'climatisation réversible',
    'omkeerbare airconditioning',
    'reversible air conditioning',
    'reversible Klimaanlage',
  ),
  'heating-electric-storage': row(
    'électrique, accumulation',
    'elektrisch, accumulatie',
    'electric storage heaters',
    'elektrische Speicherheizung',
  ),
  'heating-pellet-boiler': row('chaudière à pellets', 'pelletketel', 'pellet boiler', 'Pelletheizung'),
  'heating-gas-convectors': row('convecteurs au gaz', 'gasconvectoren', 'gas convectors', 'Gas-Einzelöfen'),
  'heating-gas-unit-heaters': row('aérothermes au gaz', 'gasluchtverhitters', 'gas unit heaters', 'Gas-Lufterhitzer'),
  'heating-gas': row('gaz', 'gas', 'gas', 'Gas'),
  'heating-oil': row('mazout', 'stookolie', 'oil', 'Heizöl'),
  'heating-electric': row('électrique', 'elektrisch', 'electric', 'elektrisch'),
  'heating-heat-pump': row('pompe à chaleur', 'warmtepomp', 'heat pump', 'Wärmepumpe'),
  'heating-pellets': row('pellets', 'pellets', 'pellets', 'Pellets'),
  'heating-shared': row('chauffage collectif', 'collectieve verwarming', 'shared heating', 'Gemeinschaftsheizung'),
  'electricity-compliant': row('conforme', 'conform', 'compliant', 'konform'),
  'electricity-compliant-new': row(
    'conforme, installation neuve',
    'conform, nieuwe installatie',
    'compliant, new installation',
    'konform, neue Anlage',
  ),
  'electricity-not-compliant': row('non conforme', 'niet conform', 'not compliant', 'nicht konform'),
  'zoning-residential': row('zone d’habitat', 'woongebied', 'residential area', 'Wohngebiet'),
  'zoning-rural': row(
    'zone d’habitat à caractère rural',
    'woongebied met landelijk karakter',
    'rural residential area',
    'Wohngebiet mit ländlichem Charakter',
  ),
  'zoning-heritage': row(
    'zone d’habitat à valeur culturelle, historique ou esthétique',
    'woongebied met culturele, historische en/of esthetische waarde',
    'residential area of cultural, historic or aesthetic value',
    'Wohngebiet mit kulturellem, historischem oder ästhetischem Wert',
  ),
  'zoning-business': row(
    'zone d’activité économique mixte',
    'gemengde economische bedrijvigheidszone',
    'mixed business area',
    'gemischtes Gewerbegebiet',
  ),
  'zoning-leisure': row('zone de loisirs', 'recreatiegebied', 'leisure area', 'Freizeitgebiet'),
  'zoning-dwelling': row('zone d’habitation', 'woongebied', 'residential area', 'Wohngebiet'),
  'zoning-mainly-dwelling': row(
    'zone d’habitation à prédominance résidentielle',
    'woongebied met residentieel karakter',
    'mainly residential area',
    'vorwiegend Wohngebiet',
  ),
  'zoning-agricultural': row('zone agricole', 'agrarisch gebied', 'agricultural area', 'Agrargebiet'),
  'zoning-forest': row('zone forestière', 'bosgebied', 'forest area', 'Forstgebiet'),
  'zoning-expansion': row(
    'zone d’extension d’habitat',
    'woonuitbreidingsgebied',
    'residential expansion area',
    'Wohnerweiterungsgebiet',
  ),
  'zoning-residential-park': row('parc résidentiel', 'woonpark', 'residential park', 'Wohnpark'),
  'zoning-industry': row('zone industrielle', 'industriegebied', 'industrial area', 'Industriegebiet'),
  'zoning-crafts': row(
    'zone artisanale et de petites et moyennes entreprises',
    'gebied voor ambachtelijke bedrijven en kmo’s',
    'area for crafts and small businesses',
    'Gebiet für Handwerk und kleine Betriebe',
  ),
  'zoning-scenic-agricultural': row(
    'zone agricole d’intérêt paysager',
    'landschappelijk waardevol agrarisch gebied',
    'agricultural area of scenic value',
    'landschaftlich wertvolles Agrargebiet',
  ),
  'zoning-nature': row('zone naturelle', 'natuurgebied', 'nature area', 'Naturgebiet'),
  'zoning-nature-reserve': row('réserve naturelle', 'natuurreservaat', 'nature reserve', 'Naturschutzgebiet'),
  'zoning-park': row('zone de parc', 'parkgebied', 'park area', 'Parkgebiet'),
  'zoning-day-recreation': row(
    'zone de loisirs de jour',
    'gebied voor dagrecreatie',
    'area for day recreation',
    'Gebiet für Tageserholung',
  ),
  'zoning-holiday-stays': row(
    'zone de loisirs de séjour',
    'gebied voor verblijfsrecreatie',
    'area for holiday stays',
    'Gebiet für Erholungsaufenthalte',
  ),
  'flood-none': row(
    'hors zone inondable',
    'niet in overstromingsgebied',
    'not in a flood area',
    'außerhalb von Überschwemmungsgebieten',
  ),
  'flood-low': row(
    'aléa d’inondation faible',
    'laag overstromingsrisico',
    'low flood hazard',
    'geringe Überschwemmungsgefahr',
  ),
  'flood-medium': row(
    'aléa d’inondation moyen',
    'middelhoog overstromingsrisico',
    'medium flood hazard',
    'mittlere Überschwemmungsgefahr',
  ),
  'flood-designated': row(
    'zone inondable délimitée',
    'afgebakend overstromingsgebied',
    'designated flood area',
    'abgegrenztes Überschwemmungsgebiet',
  ),
  'flood-bank': row(
    'zone riveraine délimitée',
    'afgebakende oeverzone',
    'designated bank zone',
    'abgegrenzte Uferzone',
  ),
  'flood-high': row(
    'aléa d’inondation élevé',
    'hoog overstromingsrisico',
    'high flood hazard',
    'hohe Überschwemmungsgefahr',
  ),
  'flood-possible': row(
    'zone potentiellement inondable',
    'mogelijk overstromingsgevoelig gebied',
    'possibly flood-prone area',
    'möglicherweise überschwemmungsgefährdet',
  ),
  'flood-effective': row(
    'zone effectivement inondable',
    'effectief overstromingsgevoelig gebied',
    'effectively flood-prone area',
    'tatsächlich überschwemmungsgefährdet',
  ),
  'asbestos-safe': row(
    'attestation : sans risque',
    'attest: asbestveilig',
    'certificate: asbestos-safe',
    'Bescheinigung: asbestsicher',
  ),
  'asbestos-present': row(
    'attestation : matériaux amiantés présents',
    'attest: niet-asbestveilig',
    'certificate: asbestos materials present',
    'Bescheinigung: asbesthaltige Materialien vorhanden',
  ),
  'sharing-buyer-repairs-tax': row(
    'entretien, eau, énergie : vendeurs ; grosses réparations, précompte immobilier : acheteur',
    'onderhoud, water, energie: verkopers; grote herstellingen, onroerende voorheffing: koper',
    'upkeep, water, energy: sellers; major repairs, property tax: buyer',
    'Unterhalt, Wasser, Energie: Verkäufer; große Reparaturen, Immobiliensteuervorabzug: Käufer',
  ),
  'sharing-buyer-repairs': row(
    'entretien, eau, énergie, précompte immobilier : vendeurs ; grosses réparations : acheteur',
    'onderhoud, water, energie, onroerende voorheffing: verkopers; grote herstellingen: koper',
    'upkeep, water, energy, property tax: sellers; major repairs: buyer',
    'Unterhalt, Wasser, Energie, Immobiliensteuervorabzug: Verkäufer; große Reparaturen: Käufer',
  ),
  'sharing-buyer-all': row(
    'tous les frais à charge de l’acheteur',
    'alle kosten ten laste van de koper',
    'all costs paid by the buyer',
    'alle Kosten trägt der Käufer',
  ),
  'price-month': row('par mois', 'per maand', 'per month', 'pro Monat'),
  'price-year': row('par an', 'per jaar', 'per year', 'pro Jahr'),
  'price-without-vat': row('hors TVA', 'excl. btw', 'excl. VAT', 'zzgl. MwSt.'),
  'price-month-without-vat': row(
    'par mois, hors TVA',
    'per maand, excl. btw',
    'per month, excl. VAT',
    'pro Monat, zzgl. MwSt.',
  ),
  'price-year-without-vat': row(
    'par an, hors TVA',
    'per jaar, excl. btw',
    'per year, excl. VAT',
    'pro Jahr, zzgl. MwSt.',
  ),
  'price-bouquet': row('bouquet', 'bouquet', 'bouquet', 'Bouquet'),
  'price-business': row('reprise du fonds', 'overname handelszaak', 'for the business', 'Ablöse'),
  'document-energy': row('Certificat énergétique', 'Energiecertificaat', 'Energy certificate', 'Energieausweis'),
  'document-lease-model': row('Modèle de bail', 'Modelhuurcontract', 'Model lease', 'Mustermietvertrag'),
  'document-leases': row('Baux en cours', 'Lopende huurcontracten', 'Current leases', 'Laufende Mietverträge'),
  'document-plans': row('Plans', 'Plannen', 'Plans', 'Pläne'),
  'document-specification': row('Cahier des charges', 'Lastenboek', 'Building specification', 'Baubeschreibung'),
  'document-accounts': row(
    'Comptes de la copropriété',
    'Rekeningen van de mede-eigendom',
    'Accounts of the co-ownership',
    'Abrechnungen der Miteigentümer',
  ),
  'document-deed': row('Acte de base', 'Basisakte', 'Deed of co-ownership', 'Teilungserklärung'),
  'document-electricity': row('Contrôle électrique', 'Elektrische keuring', 'Electrical inspection', 'Elektroprüfung'),
  'document-asbestos': row('Attestation amiante', 'Asbestattest', 'Asbestos certificate', 'Asbestbescheinigung'),
  'document-planning': row(
    'Renseignements urbanistiques',
    'Stedenbouwkundige inlichtingen',
    'Planning information',
    'Städtebauliche Auskünfte',
  ),
  'document-cadastre': row('Extrait cadastral', 'Kadastraal uittreksel', 'Cadastral extract', 'Katasterauszug'),
  'document-soil': row('Attestation de sol', 'Bodemattest', 'Soil certificate', 'Bodenbescheinigung'),
  'document-soil-wallonia': row(
    'Extrait conforme de la BDES',
    'BDES-uittreksel over de bodem',
    'BDES extract (soil register)',
    'Auszug aus der BDES (Bodendatenbank)',
  ),
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>;

/** A value that feeds spell in one of several languages, such as `'heating-gas'`. */
export type CodedValue = keyof typeof SPELLINGS;

export const CODED_VALUES = Object.keys(SPELLINGS) as readonly CodedValue[];

const BY_SPELLING: ReadonlyMap<string, CodedValue> = new Map(
  CODED_VALUES.toReversed().flatMap(code =>
    LANGUAGES.map(language => [keyOf(SPELLINGS[code][language], language), code] as const),
  ),
);

/**
 * The coded value that a text of the feed names, by its first language that names one; `undefined` for free text.
 * `codedValue({ fr: 'Rénové' })` → `'condition-renovated'`
 */
export function codedValue(text: Localized): CodedValue | undefined {
  for (const language of LANGUAGES) {
    const spelling = text[language];
    const code = spelling === undefined ? undefined : BY_SPELLING.get(keyOf(spelling, language));
    if (code) return code;
  }
  return undefined;
}

/** Spellings of a coded value in feeds. `spellingsOf('heating-gas').fr` → `'gaz'` */
export function spellingsOf(code: CodedValue): Readonly<Record<Language, string>> {
  return SPELLINGS[code];
}

function keyOf(text: string, language: Language): string {
  return `${language} ${fold(text.trim()).replace(/’/g, "'")}`;
}
