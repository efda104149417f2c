import type { KnownPlace } from '../../page/site.ts';
import { AREAS } from '../../place/areas.ts';
import { BRUSSELS_CITY, belgianMunicipalities } from '../../place/belgian-municipality.ts';
import { belgianPlaces, municipalityOfPostcode, otherNamesOf } from '../../place/belgian-place.ts';
import { COUNTRY } from '../../place/country.ts';
import { DISTRICTS } from '../../place/facts/districts.ts';
import { placeSpellingOfWords, placeSpelling } from '../../place/place-spelling.ts';
import { PROVINCES } from '../../place/provinces.ts';
import { namesIn } from '../place-key.ts';

/**
 * A place that a sentence names. `code`: NIS code of a municipality, or code of an area; `name` and `postcode`: as in a list's `city`
 * filter.
 */
export type SaidPlace =
  | { readonly kind: 'area'; readonly code: string }
  | { readonly kind: 'municipality'; readonly code: string; readonly name: string; readonly postcode: string }
  /** A part of the municipality `code`, a former municipality that now belongs to it, or a place abroad. */
  | { readonly kind: 'part'; readonly code?: string; readonly name: string; readonly postcode: string };

/**
 * Places by the key of their name (`placeSpelling`), several if places share the name, and each place by its postcode and that key: '4830
 * limbourg'.
 */
export type PlaceNames = ReadonlyMap<string, readonly SaidPlace[]>;

/** Names of areas besides those of provinces and districts, separated by bars. */
const OTHER_NAMES: readonly (readonly [code: string, names: string])[] = [
  [
    '04000',
    'Bruxelles|Brussel|Brussels|Brüssel|Bxl|Brux|Bruxele|Bruxel|Bruxels|Brusel|Brussles|Bruxelles-Capitale|Région de Bruxelles|Région de Bruxelles-Capitale|Région bruxelloise|19 communes|les 19 communes|19 communes de Bruxelles|dix-neuf communes|Brussels Gewest|Brussels Hoofdstedelijk Gewest|Brussel Hoofdstad|19 gemeenten|de 19 gemeenten|19 Brusselse gemeenten|Brussels Region|Brussels-Capital Region|Brussels Capital|19 municipalities|the 19 municipalities|Greater Brussels|Region Brüssel|Region Brüssel-Hauptstadt|19 Gemeinden|die 19 Gemeinden',
  ],
  [
    '02000',
    'Flandre|Flandres|la Flandre|Région flamande|Vlaanderen|Vlaams Gewest|Flanders|Flemish Region|Flandern|Flämische Region',
  ],
  [
    '03000',
    'Wallonie|Région wallonne|Wallonië|Waals Gewest|Wallonia|Walloon Region|Wallonien|Wallonische Region|Süden von Belgien',
  ],
  [
    'coast',
    'côte|la côte|côte belge|la côte belge|littoral|à la mer|mer|mer du Nord|bord de mer|côte flamande|Vlaamse kust|Flemish coast|flämische Küste|kust|de kust|Belgische kust|de Belgische kust|aan zee|zee|kuststreek|Noordzee|coast|the coast|Belgian coast|seaside|at the seaside|by the sea|North Sea|Küste|belgische Küste|belgischen Küste|Nordseeküste|Nordsee|am Meer',
  ],
  [
    'ardennes',
    'Ardennes|Ardenne|les Ardennes|Ardennes belges|les Ardennes belges|Ardennen|de Ardennen|Belgian Ardennes|belgische Ardennen|belgischen Ardennen',
  ],
  [
    'ostbelgien',
    'Communauté germanophone|cantons de l’Est|cantons de l Est|région germanophone|Ostbelgien|Oostkantons|Duitstalige Gemeenschap|Duitstalig België|Duitstalige gemeenschap|East Belgium|German-speaking Community|German-speaking Belgium|eastern cantons|east cantons|Eastern Belgium|German-speaking region|German-speaking part of Belgium|région de langue allemande|Belgique germanophone|Oost-België|Duitstalige regio|Deutschsprachige Region|deutschsprachigen Region|Deutschsprachiges Belgien|deutschsprachiger Teil Belgiens|Deutschsprachige Gemeinschaft|Ostkantone|DG',
  ],
  // The province of Limburg is searched far more often than the town of that name.
  ['70000', 'Limbourg|Limburg'],
  ['80000', 'Luxembourg|Luxemburg|Luxembourg belge|Belgisch Luxemburg|Belgian Luxembourg|Belgisch-Luxemburg'],
  ['20002', 'BW|Brabant wallon'],
  ['20001', 'Vl-Brabant|Vl Brabant'],
  ['30000', 'West-Vl|W-Vl'],
  ['40000', 'Oost-Vl|O-Vl'],
  // The 'Flemish Ardennes' are hills around Oudenaarde, not part of the Ardennes.
  ['45000', 'Vlaamse Ardennen|Ardennes flamandes|Flemish Ardennes|Flämische Ardennen'],
];
/** Names of landscapes, and the districts and municipalities that lie in them for the most part. */
const LANDSCAPES: readonly (readonly [codes: string, names: string])[] = [
  ['62000', 'région liégeoise|Grand Liège'],
  ['92000', 'région namuroise|Namurois'],
  ['53000', 'région montoise|Mons-Borinage'],
  ['52000', 'région carolo|pays de Charleroi|pays noir'],
  ['63000', 'région verviétoise'],
  ['58000', 'région du Centre'],
  ['61000', 'région hutoise'],
  ['13000', 'Kempen|de Kempen|Antwerpse Kempen|Noorderkempen|Campine'],
  ['72000', 'Limburgse Kempen|Campine limbourgeoise'],
  ['46000', 'Waasland|Land van Waas|Pays de Waes'],
  ['43000', 'Meetjesland'],
  ['41000 42000', 'Denderstreek'],
  ['32000 33000 38000', 'Westhoek'],
  ['34000', 'Leiestreek'],
  ['24000', 'Hageland'],
  ['73000', 'Haspengouw'],
  ['12007 12041', 'Klein-Brabant'],
  ['11008 11009 11023 11039 11040 11054 11055 11057', 'Voorkempen'],
  ['11001 11004 11013 11021 11024 11025 11029', 'Zuidrand|zuidrand Antwerpen|Zuidrand van Antwerpen'],
  ['11005 11018 11030 11037 11038', 'Rupelstreek'],
  ['72018 72021 72041 73042 73107', 'Maasland|Limburgse Maasland'],
  ['23033 23062 24045 24104', 'Druivenstreek'],
  ['23003 23027 23077', 'Zennevallei'],
  ['41000', 'Land van Aalst'],
  ['23009 23016 23044 23064 23077 23086 23097 23104 23105 23106', 'Pajottenland'],
  [
    '23000',
    'Vlaamse Rand|Brusselse Rand|Rand rond Brussel|périphérie bruxelloise|périphérie de Bruxelles|périphérie flamande|rand van Brussel|groene Rand|Rand um Brüssel',
  ],
  ['31004 31043', 'Oostkust'],
  ['38008 38014 38016', 'Westkust'],
  ['64000', 'Hesbaye'],
  ['61000 91030 91059 91064 92006 92054 92097', 'Condroz'],
  ['83000', 'Famenne'],
  ['85000', 'Gaume|Lorraine belge'],
  ['53000', 'Borinage'],
  ['51000 57000', 'Wallonie picarde|WAPI|Tournaisis'],
  ['56000 93000', 'Entre-Sambre-et-Meuse|Thiérache'],
  [
    '61019 61024 61048 61079 62009 62026 62032 62100 63045 63075 63086',
    'Ourthe-Amblève|Ourthe-Vesdre-Amblève|vallée de l’Amblève|Ourthe Ambleve',
  ],
  ['84010 84029 85007 85011 91143', 'Semois|vallée de la Semois|Semoisvallei|Semois-Tal'],
  ['56029 93010', 'lacs de l’Eau d’Heure|lac de l’Eau d’Heure|Eau d’Heure|barrages de l’Eau d’Heure'],
  ['56005 56016 56022 56051 56088', 'Botte du Hainaut'],
  ['51017 51019 51065 57095', 'pays des Collines'],
  ['63003 63035 63084 63088 63089', 'Pays de Herve|Land van Herve|plateau de Herve|Herver Land'],
  ['63038 63049 63080', 'Hautes Fagnes|Hoge Venen|Hohes Venn|Venn|Vennen|High Fens'],
  ['63001 63012 63013 63067 63087', 'Eifel|belgische Eifel|Eifel belge'],
];
/**
 * Short and colloquial names of municipalities, and names of their best-known quarters, by NIS code, besides those of `otherNamesOf`, which
 * feeds have too. A name listed for several municipalities means all of them.
 */
const SHORT_NAMES: readonly (readonly [code: string, names: string])[] = [
  [
    '11002',
    'Antw|Antwerpen Zuid|Antwerpen Noord|Het Zuid|’t Zuid|Eilandje|het Eilandje|Zurenborg|Linkeroever|Antwerpen Eilandje|Nieuw Zuid|Seefhoek|Luchtbal|Antwerpen Kiel|Cadixwijk|Diamantwijk|Stuivenberg|Groen Kwartier|Theaterbuurt|Theaterwijk|Haringrode|Schipperskwartier|Universiteitsbuurt|Antwerp Zuid|Antwerp South|Antwerp North',
  ],
  ['12025', 'Nekkerspoel'],
  ['21001', 'Cureghem|Kuregem|Neerpede|Scheut|Veeweyde|Veeweide'],
  [
    '21004',
    'Sablon|Zavel|Marolles|Marollen|Dansaert|Béguinage|Heysel|Heizel|Tour et Taxis|Tour & Taxis|Thurn & Taxis|Bruxelles-Nord|Brussel-Noord|Squares|square Ambiorix|Ambiorix|Schuman|rond-point Schuman|place Schuman|Schumanplein|Cinquantenaire|parc du Cinquantenaire|Jubelpark|Anneessens|Bruxelles-Central|gare de Bruxelles-Central|gare Centrale|gare Centrale de Bruxelles|Brussel-Centraal|station Brussel-Centraal|Brussels Central|Brussels Central station|Brüssel-Zentral|Bahnhof Brüssel-Zentral|place Sainte-Catherine|Sint-Katelijneplein|place Saint-Géry|Sint-Goriksplein|place De Brouckère|De Brouckèreplein|De Brouckère',
  ],
  ['21007', 'Altitude Cent'],
  [
    '21009',
    'Ixl|Flagey|Châtelain|Matongé|place du Châtelain|place Flagey|Flageyplein|place Eugène Flagey|place du Luxembourg|Luxemburgplein|gare du Luxembourg|gare Bruxelles-Luxembourg|gare de Bruxelles-Luxembourg|station Brussel-Luxemburg|Brussels-Luxembourg station|Luxembourg station|Luxembourg train station|Luxembourg railway station|gare Luxembourg|station Luxemburg|station Luxembourg|Bahnhof Brüssel-Luxemburg|place Luxembourg|place Lux|Plux|Luxembourg square|Luxemburgplatz|Saint-Boniface|Bailli|Ma Campagne|Fernand Cocq|étangs d’Ixelles|vijvers van Elsene|porte de Namur|Naamsepoort|cimetière d’Ixelles|Ixelles cimetière|Solbosch|Boondael|Boondaal',
  ],
  ['21005', 'Merode|place Jourdan|Jourdan|Jourdanplein|La Chasse'],
  ['21012', 'Karreveld'],
  [
    '21013',
    'parvis de Saint-Gilles|barrière de Saint-Gilles|porte de Hal|Hallepoort|gare du Midi|gare de Bruxelles-Midi|Bruxelles-Midi|station Brussel-Zuid|Brussel-Zuid|Zuidstation|Midi station|Brussels Midi|Brussels-Midi station|Brussels South station|Bahnhof Brüssel-Süd|Bahnhof Brüssel-Midi|Brüssel-Süd',
  ],
  [
    '21015',
    'gare du Nord|gare de Bruxelles-Nord|Bruxelles-Nord|station Brussel-Noord|Brussel-Noord|Noordstation|Brussels North station|Brussels Nord|Bahnhof Brüssel-Nord|Meiser|place Meiser|Dailly|Helmet|Josaphat|parc Josaphat|Diamant',
  ],
  ['21016', 'Fort Jaco|Saint-Job|Sint-Job|Vivier d’Oie|Prince d’Orange|Observatoire|Calevoet|Kalevoet|Dieweg'],
  ['21014', 'Madou|place Madou|Madouplein|Bruxelles-Nord|Brussel-Noord'],
  ['21018', 'Woluwe|Roodebeek|Tomberg|Gulledelle'],
  [
    '21019',
    'Woluwe|Stockel|Stokkel|Montgomery|square Montgomery|rond-point Montgomery|Chant d’Oiseau|Vogelzang|Kapelleveld',
  ],
  [
    '23094',
    'Brussels Airport|Brussel Nationaal|Bruxelles National|aéroport de Zaventem|aéroport de Bruxelles|luchthaven Zaventem|Brussels Airport Zaventem|Flughafen Brüssel',
  ],
  ['23077', 'Leeuw'],
  ['23101', 'Rhode|Rode'],
  ['24062', 'Vaartkom|Leuven Vaartkom'],
  ['25014', 'Braine'],
  ['25015', 'Braine'],
  ['55004', 'Braine'],
  ['62015', 'Beyne'],
  ['31043', 'Zoute|Knokke-Zoute|Het Zoute|Le Zoute|Knokke-le-Zoute|Knocke|Knocke-Heist|Knocke-le-Zoute|Duinbergen'],
  ['35013', 'Mariakerke|Raversijde|Vuurtorenwijk|Westerkwartier'],
  ['38014', 'Koksijde-Bad|Coxyde-Bains|Coxyde Bains'],
  ['38016', 'Nieuwpoort-Bad|Nieuport-Bains|Nieuwpoort aan zee'],
  [
    '44021',
    'Dampoort|Gent-Sint-Pieters|Patershol|Brugse Poort|Gent-Zuid|Rabot|Gent Rabot|Muide|Macharius|Sluizeken|Ekkergem|Ghent Dampoort|Heirnis|Oude Dokken|Miljoenenkwartier|Prinsenhof|Bijloke|Dok Noord',
  ],
  ['52011', 'Charleroi ville|Charleroi Airport|aéroport de Charleroi'],
  [
    '62063',
    'Sart-Tilman|Guillemins|Outremeuse|Cointe|Laveu|Longdoz|Sclessin|Fragnée|Fétinne|Sainte-Walburge|Thier-à-Liège|Vennes|Amercœur|Burenville|Kinkempois|Avroy|Féronstrée|Droixhe',
  ],
  ['63001', 'Deidenberg|Montenau|Iveldingen|Mirfeld|Eibertingen|Möderscheid'],
  ['63012', 'Wirtzfeld|Mürringen|Honsfeld|Hünningen|Krinkelt|Losheimergraben|Lanzerath'],
  ['63013', 'Weywertz|Nidrum|Küchelscheid'],
  ['63048', 'Herbesthal|Astenet'],
  ['63067', 'Rodt|Hinderhausen|Galhausen|Wiesenbach|Emmels'],
  ['63087', 'Grüfflingen|Aldringen|Maldingen'],
  ['63088', 'Bleyberg'],
  ['83031', 'La Roche'],
  ['83034', 'Marche'],
  ['92094', 'Salzinnes|Bomel|Namur Citadelle|citadelle de Namur'],
];
const PROVINCE_CODES: { readonly [id in keyof typeof PROVINCES]?: string } = {
  antwerp: '10000',
  'flemish-brabant': '20001',
  'walloon-brabant': '20002',
  'west-flanders': '30000',
  'east-flanders': '40000',
  hainaut: '50000',
  liege: '60000',
  limburg: '70000',
  luxembourg: '80000',
  namur: '90000',
};
const OF_PROVINCE = [
  'province',
  'province de',
  'province du',
  'province d',
  'province of',
  'provincie',
  'provinz',
  'prov',
  'pce',
  'pce de',
];
const OF_DISTRICT = [
  'arrondissement',
  'arrondissement de',
  'arrondissement d',
  'arrondissement du',
  'arr',
  'district',
  'district of',
  'bezirk',
];
const OF_CITY = ['ville', 'ville de', 'centre de', 'city of', 'stad', 'stadt'];

const known = new WeakMap<readonly KnownPlace[], PlaceNames>();

/** The names of Belgian places and areas, and of the places of a site's content. Built once for each list of content places. */
export function placeNames(content: readonly KnownPlace[]): PlaceNames {
  const names = known.get(content) ?? namesOf(content);
  known.set(content, names);
  return names;
}

/**
 * The places at a Belgian postcode: the municipality alone at its main postcode. At another postcode the parts with this postcode, or the
 * municipality if no part has it.
 */
export function placesAtPostcode(postcode: string): readonly SaidPlace[] {
  const municipality = municipalityOfPostcode(postcode);
  if (!municipality) return [];
  const { code, names } = municipality;
  if (municipality.postcode === postcode) return [{ kind: 'municipality', code, name: names.fr, postcode }];
  const parts = belgianPlaces().filter(place => place.kind !== 'municipality' && place.postcodes.includes(postcode));
  // Addresses combine the name of a municipality with the postcode of one of its parts: '4020 Liège' is Bressoux or Outremeuse.
  return parts.length > 0
    ? [...parts.map(part => part.names.fr), names.fr].map(name => ({ kind: 'part', code, name, postcode }))
    : [{ kind: 'municipality', code, name: names.fr, postcode: municipality.postcode }];
}

function namesOf(content: readonly KnownPlace[]): PlaceNames {
  const names = new Map<string, SaidPlace[]>();
  const own = new Set<string>();
  /** Adds a place under a name. If other places have the name, ignores the place, or with `more` adds it to them (areas to areas only). */
  const add = (name: string, place: SaidPlace, more = false) => {
    const key = placeSpelling(name);
    if (key.length < 2) return;
    if (!own.has(key)) names.set(key, [place]);
    else if (more && (names.get(key)?.[0]?.kind === 'area') === (place.kind === 'area')) names.get(key)?.push(place);
    own.add(key);
  };
  for (const [codes, all] of [...OTHER_NAMES, ...LANDSCAPES])
    for (const name of all.split('|')) for (const code of codes.split(' ')) add(name, { kind: 'area', code }, true);
  for (const id of Object.keys(PROVINCES) as (keyof typeof PROVINCES)[]) {
    const code = PROVINCE_CODES[id];
    if (code !== undefined)
      for (const name of new Set(namesIn(PROVINCES[id])))
        for (const said of [
          ...OF_PROVINCE.map(word => `${word} ${name}`),
          `${name} province`,
          `${name} provincie`,
          `${name} Provinz`,
        ])
          add(said, { kind: 'area', code });
  }
  for (const [digits, { fr, nl }] of Object.entries(DISTRICTS))
    if (digits !== '21')
      for (const name of new Set([fr, nl]))
        for (const word of OF_DISTRICT) add(`${word} ${name}`, { kind: 'area', code: `${digits}000` });
  const brussels = belgianMunicipalities().get(BRUSSELS_CITY);
  if (brussels)
    for (const name of new Set([
      ...namesIn(brussels.names),
      'Brussels City',
      'Bruxelles ville',
      'Brussel stad',
      'Brüssel Stadt',
      'Bruxelles centre',
    ]))
      for (const word of ['', ...OF_CITY])
        add(`${word} ${name}`, {
          kind: 'municipality',
          code: BRUSSELS_CITY,
          name: brussels.names.fr,
          postcode: brussels.postcode,
        });
  addPlaces(
    (name, place) => add(name, place, true),
    (name, place) => {
      const key = keyAtPostcode(place.postcode, placeSpelling(name));
      if (!names.has(key)) names.set(key, [place]);
    },
  );
  for (const [code, all] of SHORT_NAMES) {
    const town = belgianMunicipalities().get(code);
    if (town)
      for (const name of all.split('|'))
        add(name, { kind: 'municipality', code, name: town.names.fr, postcode: town.postcode }, true);
  }
  // Zeebrugge, the harbour and beach of Bruges, is part of Lissewege.
  for (const name of ['Zeebrugge', 'Zeebruges'])
    add(name, { kind: 'part', code: '31005', name: 'Lissewege', postcode: '8380' });
  addOtherNames(add);
  for (const area of AREAS) for (const name of namesIn(area.names)) add(name, { kind: 'area', code: area.code });
  for (const { fr, nl } of Object.values(DISTRICTS))
    for (const name of [fr, nl]) if (name.includes('-')) add(name, { kind: 'area', code: codeOfDistrict(fr) });
  for (const place of content) {
    const said = saidPlaceOf(place);
    for (const name of [...namesIn(place.name), ...place.aliases]) add(name, said);
  }
  return names;
}

/** Adds municipalities first: a part or former municipality that shares its name with one is found only if its postcode is typed too. */
function addPlaces(
  add: (name: string, place: SaidPlace) => void,
  addAtPostcode: (name: string, place: Exclude<SaidPlace, { readonly kind: 'area' }>) => void,
): void {
  const taken = new Map<string, 'municipality' | 'former' | 'part'>();
  for (const { kind, names, postcodes, municipality } of belgianPlaces()) {
    const { code } = municipality;
    for (const name of new Set(namesIn(names))) {
      const key = placeSpelling(name);
      const first = taken.get(key) ?? kind;
      if (first === kind) taken.set(key, kind);
      const town =
        kind === 'municipality' ? { kind, code, name: names.fr, postcode: municipality.postcode } : undefined;
      for (const place of town
        ? [town]
        : postcodes.map(postcode => ({ kind: 'part' as const, code, name: names.fr, postcode }))) {
        addAtPostcode(name, place);
        if (first === kind) add(name, place);
      }
    }
  }
}

/** Adds names that people use and the list of postcodes lacks, except those that are also names of other places. */
function addOtherNames(add: (name: string, place: SaidPlace) => void): void {
  for (const { kind, names, postcodes, municipality } of belgianPlaces())
    for (const postcode of postcodes) {
      const isMain = kind === 'municipality' && postcode === municipality.postcode;
      const place: SaidPlace = { kind: isMain ? kind : 'part', code: municipality.code, name: names.fr, postcode };
      for (const name of otherNamesOf(names, postcode)) add(name, place);
    }
}

function saidPlaceOf({ name, postcode, countryId }: KnownPlace): SaidPlace {
  const [first = ''] = namesIn(name);
  const municipality = countryId === COUNTRY.belgium ? municipalityOfPostcode(postcode) : undefined;
  if (!municipality) return { kind: 'part', name: first, postcode };
  const { code, names } = municipality;
  return postcode === municipality.postcode
    ? { kind: 'municipality', code, name: names.fr, postcode }
    : { kind: 'part', code, name: first, postcode };
}

function codeOfDistrict(fr: string): string {
  const [digits = ''] = Object.entries(DISTRICTS).find(([, names]) => names.fr === fr) ?? [];
  return digits === '21' ? '04000' : `${digits}000`;
}

function keyAtPostcode(postcode: string, spelling: string): string {
  return `${postcode} ${spelling}`;
}

/** The place with a name of these folded words at its own postcode, also where its name alone means another place: '2980 Halle'. */
export function placesNamedAt(names: PlaceNames, words: readonly string[], postcode: string): readonly SaidPlace[] {
  return names.get(keyAtPostcode(postcode, placeSpellingOfWords(words))) ?? [];
}

/** Places whose name consists of these folded words. `placesNamed(names, ['saint', 'gilles'])` → Saint-Gilles */
export function placesNamed(names: PlaceNames, words: readonly string[]): readonly SaidPlace[] {
  return names.get(placeSpellingOfWords(words)) ?? [];
}
