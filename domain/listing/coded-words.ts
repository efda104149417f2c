import { fold } from '../text/fold.ts';
import { LANGUAGES, type Language } from '../text/language.ts';
import type { Localized } from '../text/localized.ts';
import { PROPERTY_TYPE } from './property-type.ts';

type Words = Readonly<Record<Language, string>>;

const row = (fr: string, nl: string, en: string, de: string): Words => ({ fr, nl, en, de });

/** Names of property types by web id. */
export const TYPE_WORDS: ReadonlyMap<number, Words> = new Map([
  [PROPERTY_TYPE.other, row('Autre', 'Andere', 'Other', 'Sonstiges')],
  [PROPERTY_TYPE.apartment, row('Appartement – Loft', 'Appartement – Loft', 'Apartment – Loft', 'Wohnung – Loft')],
  [PROPERTY_TYPE.investment, row('Immeuble de rapport', 'Opbrengsteigendom', 'Investment property', 'Anlageobjekt')],
  [PROPERTY_TYPE.house, row('Maison – Villa', 'Huis – Villa', 'House – Villa', 'Haus – Villa')],
  [PROPERTY_TYPE.office, row('Bureau', 'Kantoor', 'Office', 'Büro')],
  [PROPERTY_TYPE.land, row('Terrain', 'Grond', 'Land', 'Grundstück')],
  [
    PROPERTY_TYPE.commerce,
    row('Commerce – Industrie', 'Handel – Industrie', 'Commerce – Industry', 'Handel – Gewerbe'),
  ],
]);

/** Coded values that CRMs offer for facts, price units and documents; any other value is free text. */
const VALUES: readonly Words[] = [
  // condition
  row('bon état', 'goede staat', 'good', 'guter Zustand'),
  row('neuf', 'nieuwbouw', 'new', 'Neubau'),
  row('rénové', 'gerenoveerd', 'renovated', 'renoviert'),
  row('excellent état', 'uitstekende staat', 'excellent', 'ausgezeichneter Zustand'),
  row('à rafraîchir', 'op te frissen', 'to be freshened up', 'auffrischungsbedürftig'),
  row('à rénover', 'te renoveren', 'to be renovated', 'renovierungsbedürftig'),
  row('très bon état', 'zeer goede staat', 'very good', 'sehr guter Zustand'),
  row('gros œuvre', 'ruwbouw', 'shell only', 'Rohbau'),
  row('état moyen', 'matige staat', 'fair', 'mäßiger Zustand'),
  row('rafraîchi', 'opgefrist', 'freshened up', 'aufgefrischt'),
  row('petits travaux à prévoir', 'kleine werken nodig', 'minor works needed', 'kleinere Arbeiten nötig'),
  row('à reconstruire', 'te herbouwen', 'to be rebuilt', 'wiederaufzubauen'),
  row('à démolir', 'af te breken', 'to be demolished', 'abzureißen'),
  row('à construire', 'te bouwen', 'to be built', 'noch zu bauen'),
  // kitchen
  row('entièrement équipée', 'volledig ingericht', 'fully fitted', 'voll ausgestattet'),
  row(
    'équipée, ouverte sur le séjour',
    'ingericht, open naar de leefruimte',
    'fitted, open to the living room',
    'ausgestattet, offen zum Wohnraum',
  ),
  row('au choix de l’acquéreur', 'naar keuze van de koper', 'of the buyer’s choice', 'nach Wahl des Käufers'),
  row('kitchenette du personnel', 'kitchenette voor het personeel', 'staff kitchenette', 'Teeküche'),
  row('semi-équipée', 'halfingericht', 'partly fitted', 'teilweise ausgestattet'),
  row('coin cuisine', 'kitchenette', 'kitchenette', 'Kochnische'),
  row('équipée', 'ingericht', 'fitted', 'ausgestattet'),
  row('super équipée', 'super ingericht', 'very well fitted', 'hochwertig ausgestattet'),
  row('non équipée', 'niet ingericht', 'not fitted', 'nicht ausgestattet'),
  row('ouverte', 'open', 'open', 'offen'),
  // roof
  row('toit plat, isolé', 'plat dak, geïsoleerd', 'flat, insulated', 'Flachdach, gedämmt'),
  row('tuiles', 'pannen', 'tiles', 'Dachziegel'),
  row('toiture végétale', 'groendak', 'green roof', 'Gründach'),
  row('ardoises naturelles', 'natuurleien', 'natural slate', 'Naturschiefer'),
  row('tuiles canal', 'holle dakpannen', 'barrel tiles', 'Mönch-Nonne-Ziegel'),
  row('zinc', 'zink', 'zinc', 'Zink'),
  row('ardoises artificielles', 'kunstleien', 'fibre-cement slate', 'Kunstschiefer'),
  row('panneaux sandwich', 'sandwichpanelen', 'insulated steel panels', 'Sandwichpaneele'),
  row('ardoises', 'leien', 'slate', 'Schiefer'),
  row('toit plat', 'plat dak', 'flat', 'Flachdach'),
  // windowFrame
  row('aluminium', 'aluminium', 'aluminium', 'Aluminium'),
  row('bois', 'hout', 'wood', 'Holz'),
  row('PVC', 'pvc', 'uPVC', 'Kunststoff'),
  row('bois exotique', 'hardhout', 'hardwood', 'Hartholz'),
  row('acier', 'staal', 'steel', 'Stahl'),
  // glazing
  row('double vitrage', 'dubbel glas', 'double glazing', 'Doppelverglasung'),
  row(
    'double vitrage à haut rendement',
    'hoogrendementsglas',
    'high-performance double glazing',
    'Wärmeschutzverglasung',
  ),
  row('triple vitrage', 'driedubbel glas', 'triple glazing', 'Dreifachverglasung'),
  row(
    'double vitrage, simple à l’arrière',
    'dubbel glas, achteraan enkel glas',
    'double, single at the back',
    'doppelt, hinten einfach',
  ),
  row('simple vitrage', 'enkel glas', 'single glazing', 'Einfachverglasung'),
  // heating
  row('chaudière à condensation au gaz', 'condensatieketel op gas', 'condensing gas boiler', 'Gas-Brennwertkessel'),
  row('pompe à chaleur air-eau', 'lucht-waterwarmtepomp', 'air-to-water heat pump', 'Luft-Wasser-Wärmepumpe'),
  row('chauffage central au gaz', 'centrale verwarming op gas', 'gas central heating', 'Gaszentralheizung'),
  row('réseau de chaleur', 'warmtenet', 'heat network', 'Fernwärme'),
  row('pompe à chaleur géothermique', 'geothermische warmtepomp', 'ground-source heat pump', 'Erdwärmepumpe'),
  row(
    'chauffage collectif au gaz, compteurs de passage',
    'collectieve verwarming op gas, met calorimeters',
    'shared gas heating, metered per flat',
    'Gas-Gemeinschaftsheizung mit Einzelzählern',
  ),
  row('chauffage central au mazout', 'centrale verwarming op stookolie', 'oil central heating', 'Ölzentralheizung'),
  row(
    'climatisation réversible',
    'omkeerbare airconditioning',
    'reversible air conditioning',
    'reversible Klimaanlage',
  ),
  row('électrique, accumulation', 'elektrisch, accumulatie', 'electric storage heaters', 'elektrische Speicherheizung'),
  row('chaudière à pellets', 'pelletketel', 'pellet boiler', 'Pelletheizung'),
  row('convecteurs au gaz', 'gasconvectoren', 'gas convectors', 'Gas-Einzelöfen'),
  row('aérothermes au gaz', 'gasluchtverhitters', 'gas unit heaters', 'Gas-Lufterhitzer'),
  row('gaz', 'gas', 'gas', 'Gas'),
  row('mazout', 'stookolie', 'oil', 'Heizöl'),
  row('électrique', 'elektrisch', 'electric', 'elektrisch'),
  row('pompe à chaleur', 'warmtepomp', 'heat pump', 'Wärmepumpe'),
  row('pellets', 'pellets', 'pellets', 'Pellets'),
  // electricityInspection
  row('conforme', 'conform', 'compliant', 'konform'),
  row(
    'conforme, installation neuve',
    'conform, nieuwe installatie',
    'compliant, new installation',
    'konform, neue Anlage',
  ),
  row('non conforme', 'niet conform', 'not compliant', 'nicht konform'),
  // zoning
  row('zone d’habitat', 'woongebied', 'residential area', 'Wohngebiet'),
  row(
    'zone d’habitat à caractère rural',
    'woongebied met landelijk karakter',
    'rural residential area',
    'Wohngebiet mit ländlichem Charakter',
  ),
  row(
    'zone d’habitat à valeur culturelle, historique ou esthétique',
    'woongebied met culturele, historische en/of esthetische waarde',
    'residential area of cultural, historic or aesthetic value',
    'Wohngebiet mit kulturellem, historischem oder ästhetischem Wert',
  ),
  row(
    'zone d’activité économique mixte',
    'gemengde economische bedrijvigheidszone',
    'mixed business area',
    'gemischtes Gewerbegebiet',
  ),
  row('zone de loisirs', 'recreatiegebied', 'leisure area', 'Freizeitgebiet'),
  row('zone d’habitation', 'woongebied', 'residential area', 'Wohngebiet'),
  row(
    'zone d’habitation à prédominance résidentielle',
    'woongebied met residentieel karakter',
    'mainly residential area',
    'vorwiegend Wohngebiet',
  ),
  row('zone agricole', 'agrarisch gebied', 'agricultural area', 'Agrargebiet'),
  row('zone forestière', 'bosgebied', 'forest area', 'Forstgebiet'),
  // floodZone
  row(
    'hors zone inondable',
    'niet in overstromingsgebied',
    'not in a flood area',
    'außerhalb von Überschwemmungsgebieten',
  ),
  row('aléa d’inondation faible', 'laag overstromingsrisico', 'low flood hazard', 'geringe Überschwemmungsgefahr'),
  row(
    'aléa d’inondation moyen',
    'middelhoog overstromingsrisico',
    'medium flood hazard',
    'mittlere Überschwemmungsgefahr',
  ),
  row(
    'zone inondable délimitée',
    'afgebakend overstromingsgebied',
    'designated flood area',
    'abgegrenztes Überschwemmungsgebiet',
  ),
  row('zone riveraine délimitée', 'afgebakende oeverzone', 'designated bank zone', 'abgegrenzte Uferzone'),
  row('aléa d’inondation élevé', 'hoog overstromingsrisico', 'high flood hazard', 'hohe Überschwemmungsgefahr'),
  // asbestosType
  row('attestation : sans risque', 'attest: asbestveilig', 'certificate: asbestos-safe', 'Bescheinigung: asbestsicher'),
  row(
    'attestation : matériaux amiantés présents',
    'attest: niet-asbestveilig',
    'certificate: asbestos materials present',
    'Bescheinigung: asbesthaltige Materialien vorhanden',
  ),
  // priceUnitText
  row('par mois', 'per maand', 'per month', 'pro Monat'),
  row('par an', 'per jaar', 'per year', 'pro Jahr'),
  row('hors TVA', 'excl. btw', 'excl. VAT', 'zzgl. MwSt.'),
  row('bouquet', 'bouquet', 'bouquet', 'Bouquet'),
  row('reprise du fonds', 'overname handelszaak', 'for the business', 'Ablöse'),
  // documents
  row('Certificat énergétique', 'Energiecertificaat', 'Energy certificate', 'Energieausweis'),
  row('Modèle de bail', 'Modelhuurcontract', 'Model lease', 'Mustermietvertrag'),
  row('Baux en cours', 'Lopende huurcontracten', 'Current leases', 'Laufende Mietverträge'),
  row('Plans', 'Plannen', 'Plans', 'Pläne'),
  row('Cahier des charges', 'Lastenboek', 'Building specification', 'Baubeschreibung'),
  row(
    'Comptes de la copropriété',
    'Rekeningen van de mede-eigendom',
    'Accounts of the co-ownership',
    'Abrechnungen der Miteigentümer',
  ),
  row('Acte de base', 'Basisakte', 'Deed of co-ownership', 'Teilungserklärung'),
  row('Contrôle électrique', 'Elektrische keuring', 'Electrical inspection', 'Elektroprüfung'),
  row('Attestation amiante', 'Asbestattest', 'Asbestos certificate', 'Asbestbescheinigung'),
  row(
    'Renseignements urbanistiques',
    'Stedenbouwkundige inlichtingen',
    'Planning information',
    'Städtebauliche Auskünfte',
  ),
  row('Extrait cadastral', 'Kadastraal uittreksel', 'Cadastral extract', 'Katasterauszug'),
  row('Attestation de sol', 'Bodemattest', 'Soil certificate', 'Bodenbescheinigung'),
  row(
    'Extrait conforme de la BDES',
    'BDES-uittreksel over de bodem',
    'BDES extract (soil register)',
    'Auszug aus der BDES (Bodendatenbank)',
  ),
];

const BY_WORD: ReadonlyMap<string, Words> = new Map(
  VALUES.toReversed().flatMap(words => LANGUAGES.map(language => [keyOf(words[language], language), words] as const)),
);

/**
 * Adds missing translations to a text of the feed if its value is a coded value of CRMs; returns free text unchanged. `translated({ fr:
 * 'Rénové' })` → `{ fr: 'Rénové', nl: 'gerenoveerd', … }`
 */
export function translated(text: Localized): Localized {
  for (const language of LANGUAGES) {
    const words = text[language] === undefined ? undefined : BY_WORD.get(keyOf(text[language], language));
    if (words) return { ...words, ...said(text) };
  }
  return text;
}

/** Drops empty texts; they count as absent. */
function said(text: Localized): Localized {
  return Object.fromEntries(Object.entries(text).filter(([, value]) => value.trim() !== ''));
}

function keyOf(text: string, language: Language): string {
  return `${language} ${fold(text.trim()).replace(/’/g, "'")}`;
}
