import { PROPERTY_TYPE } from '../../listing/property-type.ts';
import type { Meaning, Row } from './meaning.ts';

const sale: Meaning = { is: 'goal', goal: 'sale' };
const rent: Meaning = { is: 'goal', goal: 'rent' };
const type = (name: keyof typeof PROPERTY_TYPE): Meaning => ({ is: 'type', type: PROPERTY_TYPE[name] });

/** Goals, property types, and kinds that are searched as words. */
export const KINDS: readonly Row[] = [
  {
    means: [sale],
    fr: 'à vendre|vendre|vente|en vente|acheter|achat|achète|acquérir|acquisition|acheteur|devenir propriétaire',
    nl: 'te koop|kopen|koop|aankoop|aankopen|aan te kopen|koopt|verkoop',
    en: 'for sale|to buy|buy|buying|purchase|on sale|sale',
    de: 'zu verkaufen|zum Verkauf|Verkauf|kaufen|Kauf|zum Kauf|erwerben|zu kaufen|Eigentum',
  },
  {
    means: [rent],
    fr: 'à louer|louer|location|en location|locations|locataire',
    nl: 'te huur|huren|huur|te huren|verhuur|huurder',
    en: 'to let|for rent|to rent|rent|renting|rental|rentals|let|lease|tenant',
    de: 'zu vermieten|zur Miete|mieten|Miete|Miet|zu mieten|Vermietung|vermieten|zur Vermietung|Mieter',
  },
  {
    means: [rent, { is: 'price' }],
    fr: 'loyer|loyer max',
    nl: 'huurprijs',
    en: 'monthly rent',
    de: 'Kaltmiete|Warmmiete|Mietpreis',
  },
  {
    means: [type('apartment')],
    fr: 'appartement|appart|apparts|apart|apartement|flat|logement en immeuble',
    nl: 'appartement|flat|appartementje|serviceflat|app',
    en: 'apartment|flat|apt|condo|condominium|serviced flat',
    de: 'Wohnung|Appartement|Apartment|Etagenwohnung',
  },
  { means: [type('apartment'), sale], de: 'Eigentumswohnung' },
  { means: [type('apartment')], fr: 'loft|lofts', nl: 'loft|lofts', en: 'loft|lofts', de: 'Loft|Lofts' },
  {
    means: [type('house')],
    fr: 'maison|villa|habitation|pavillon|maison unifamiliale|maison familiale|maison de famille|maisonnette|mas|maison d’habitation',
    nl: 'huis|huizen|woning|villa|eengezinswoning|gezinswoning|woonhuis|huisje|villa’s',
    en: 'house|villa|family house|family home|single family house|detached villa',
    de: 'Haus|Häuser|Villa|Villen|Einfamilienhaus|Einfamilienhäuser|Wohnhaus|Eigenheim|Häuschen|Familienhaus',
  },
  {
    means: [type('investment')],
    fr: 'immeuble de rapport|bien de rapport|immeuble à appartements|immeuble|investissement|investissement locatif|investir|rendement|placement|maison de rapport|bien d’investissement',
    nl: 'opbrengsteigendom|opbrengstpand|opbrengst|beleggingspand|investeringspand|investering|investeren|appartementsgebouw|belegging|rendement|investeringsvastgoed|opbrengstwoning',
    en: 'investment property|investment|block of flats|apartment building|apartment block|investor|income property|rental income|multi-family house',
    de: 'Anlageobjekt|Renditeobjekt|Mehrfamilienhaus|Mehrfamilienhäuser|Zinshaus|Kapitalanlage|Investition|Rendite|Anlageimmobilie|Geldanlage|Wohnblock',
  },
  {
    means: [type('investment'), sale],
    fr: 'acheter pour louer',
    nl: 'kopen om te verhuren',
    en: 'buy to let',
    de: 'kaufen und vermieten',
  },
  {
    means: [type('office')],
    fr: 'bureau|bureaux|espace de bureau|espaces de bureaux|surface de bureau|immeuble de bureaux',
    nl: 'kantoor|kantoren|kantoorruimte|burelen|bureelruimte|kantoorgebouw',
    en: 'office|offices|office space|office building',
    de: 'Büro|Büros|Bürofläche|Büroräume|Büroraum|Bürogebäude',
  },
  {
    means: [type('land')],
    fr: 'terrain|terrain à bâtir|parcelle|lot à bâtir|terrain constructible',
    nl: 'grond|bouwgrond|perceel|percelen|kavel|terrein|bouwgronden|gronden|bouwkavel|bouwperceel|lap grond',
    en: 'land|plot|building land|building plot|plot of land|building site',
    de: 'Grundstück|Grundstücke|Bauland|Baugrundstück|Parzelle|Bauplatz|Bauplätze|Baugrund',
  },
  {
    means: [type('commerce')],
    fr: 'commerce|magasin|boutique|rez commercial|surface commerciale|local commercial|espace commercial|fonds de commerce|entrepôt|hangar|hall industriel|hall|bâtiment industriel|industriel|dépôt|industrie|commercial',
    nl: 'handelspand|handelszaak|handelsruimte|winkel|winkelruimte|winkelpand|magazijn|loods|opslagplaats|bedrijfshal|bedrijfsgebouw|bedrijfspand|industrie|handelsgelijkvloers|industriegebouw|hal|opslagruimte|bedrijfsruimte',
    en: 'shop|store|retail|retail space|commercial|commercial property|commercial space|warehouse|industrial|industrial hall|industrial building|hall|business premises|shop premises|industrial unit|storage',
    de: 'Laden|Läden|Geschäft|Ladenlokal|Gewerbe|Gewerbehalle|Halle|Lager|Lagerhalle|Gewerbeimmobilie|Ladenfläche|Gewerbefläche|Industriehalle|Verkaufsfläche|Handelsfläche',
  },
  {
    means: [{ is: 'text' }],
    fr: 'studio|kot|kot étudiant|chambre d’étudiant|studette|penthouse|duplex|triplex|attique|souplex',
    nl: 'studio|kot|studentenkamer|studentenkot|eenkamerflat|penthouse|duplex|triplex|dakappartement',
    en: 'studio|studio flat|kot|student room|penthouse|duplex|triplex|maisonette',
    de: 'Studio|Kot|Studentenzimmer|Studentenwohnung|Einzimmerwohnung|Penthouse|Duplex|Maisonette|Maisonettewohnung|Triplex|Dachterrassenwohnung',
  },
  {
    means: [{ is: 'text' }],
    fr: 'rez-de-chaussée|rez|rez de jardin|plain-pied|bungalow|bel-étage|maison de maître|hôtel de maître|ferme|fermette|château|chalet|maison mitoyenne|mitoyenne|trois façades|quatre façades|3 façades|4 façades|maison ouvrière|maison de village|gîte',
    nl: 'gelijkvloers|gelijkvloerse|bungalow|bel-etage|herenhuis|herenwoning|hoeve|boerderij|kasteel|landhuis|chalet|rijwoning|rijhuis|halfopen bebouwing|halfopen|vrijstaand|open bebouwing|arbeiderswoning|burgerhuis',
    en: 'ground floor|bungalow|townhouse|town house|mansion|farm|farmhouse|castle|chalet|cottage|terraced house|terraced|semi-detached|detached',
    de: 'Erdgeschoss|Erdgeschosswohnung|Parterre|Bungalow|Herrenhaus|Stadthaus|Bauernhof|Bauernhaus|Schloss|Chalet|Landhaus|Reihenhaus|Doppelhaushälfte|freistehend|freistehendes|Ferienhaus',
  },
  {
    means: [{ is: 'text' }],
    fr: 'balcon|piscine|vue mer|vue sur mer|vue sur la mer|à rénover|à rafraîchir|horeca|restaurant|café|atelier|boulangerie|cave à vin|panneaux solaires|pompe à chaleur|sauna',
    nl: 'balkon|zwembad|zeezicht|zicht op zee|te renoveren|horeca|restaurant|café|atelier|werkplaats|bakkerij|zonnepanelen|warmtepomp|sauna',
    en: 'balcony|swimming pool|pool|sea view|view of the sea|to renovate|restaurant|workshop|bakery|solar panels|heat pump|sauna',
    de: 'Balkon|Schwimmbad|Pool|Meerblick|Seeblick|renovierungsbedürftig|zum Renovieren|Restaurant|Gaststätte|Werkstatt|Bäckerei|Solaranlage|Wärmepumpe|Sauna',
  },
];
