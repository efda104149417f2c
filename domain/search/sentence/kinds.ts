import { PROPERTY_TYPE } from '../../listing/property-type.ts';
import type { Meaning, Row } from './meaning.ts';

const sale: Meaning = { is: 'goal', goal: 'sale' };
const rent: Meaning = { is: 'goal', goal: 'rent' };
const usuallyRent: Meaning = { ...rent, isUsual: true };
const type = (name: keyof typeof PROPERTY_TYPE): Meaning => ({ is: 'type', type: PROPERTY_TYPE[name] });
const usually = (name: keyof typeof PROPERTY_TYPE): Meaning => ({
  is: 'type',
  type: PROPERTY_TYPE[name],
  isUsual: true,
});

/** Phrases for goals (sale, rent), for property types, and for kinds that have no filter and are searched as words ('penthouse'). */
export const KINDS: readonly Row[] = [
  {
    means: [sale],
    fr: 'à vendre|vendre|vente|en vente|acheter|achat|achète|avendre|achetter|acquérir|acquisition|acheteur|devenir propriétaire',
    nl: 'te koop|kopen|koop|aankoop|aankopen|aan te kopen|koopt|verkoop|tekoop|te kop|te koo|te kopp',
    en: 'for sale|to buy|buy|buying|purchase|on sale|sale|forsale',
    de: 'zu verkaufen|zum Verkauf|Verkauf|kaufen|Kauf|zum Kauf|erwerben|zu kaufen|Eigentum|zuverkaufen|Kaufobjekt|Kaufimmobilie',
  },
  {
    means: [rent],
    fr: 'à louer|louer|loue|location|loc|en location|locations|locataire|alouer|a louée',
    nl: 'te huur|huren|huur|te huren|verhuur|huurder|tehuur|te hur|te huurr|te huir|te heur|te huru|te hr|verhuren|huurpand|huurpanden',
    en: 'to let|for rent|to rent|rent|renting|rental|rentals|let|lease|tenant|forrent|tolet',
    de: 'zu vermieten|zur Miete|mieten|Miete|Miet|zu mieten|Vermietung|vermieten|zur Vermietung|Mieter|zuvermieten|Mietobjekt|Mietimmobilie',
  },
  {
    means: [rent, { is: 'price' }],
    fr: 'loyer|loyer max',
    nl: 'huurprijs|maandhuur',
    en: 'monthly rent',
    de: 'Kaltmiete|Warmmiete|Mietpreis|Monatsmiete',
  },
  {
    means: [type('apartment')],
    fr: 'appartement|appart|apparts|apt|apts|app|appt|appts|apart|apartement|flat|logement en immeuble',
    nl: 'appartement|flat|flatje|appartementje|serviceflat|app|apps|appt|appts|apptm|apt',
    en: 'apartment|flat|apt|apts|condo|condominium|serviced flat',
    de: 'Wohnung|Appartement|Apartment|Etagenwohnung|Whg|Whgn|Wng|Wohng',
  },
  { means: [type('apartment'), sale], de: 'Eigentumswohnung|ETW' },
  { means: [type('apartment'), { is: 'flag', flag: 'newBuild', value: true }], nl: 'nieuwbouwapp|nieuwbouwappt' },
  { means: [type('apartment')], fr: 'loft|lofts', nl: 'loft|lofts', en: 'loft|lofts', de: 'Loft|Lofts' },
  {
    means: [type('house')],
    fr: 'maison|villa|vila|habitation|pavillon|maison unifamiliale|maison familiale|maison de famille|maisonnette|mas|maison d’habitation',
    nl: 'huis|huizen|huiz|woning|villa|eengezinswoning|gezinswoning|woonhuis|huisje|huizeke|huiske|villa’s|uis|wng|wngn',
    en: 'house|villa|vila|family house|family home|single family house|detached villa',
    de: 'Haus|Häuser|Villa|Villen|Einfamilienhaus|Einfamilienhäuser|EFH|Wohnhaus|Eigenheim|Häuschen|Familienhaus',
  },
  {
    means: [type('investment')],
    fr: 'immeuble de rapport|bien de rapport|immeuble à appartements|immeuble mixte|immeuble|immeuble de logements|maison de rapport|bien d’investissement|immeuble locatif|immeuble à revenus|immeuble plurifamilial',
    nl: 'opbrengsteigendom|opbrengstpand|beleggingspand|investeringspand|appartementsgebouw|investeringsvastgoed|opbrengstwoning|opbrengsthuis|meergezinswoning|gemengd gebouw',
    en: 'investment property|investment building|income building|rental building|block of flats|apartment building|apartment block|apartment complex|income property|multi-family house|multi-family home|multi-family building|multifamily house|multifamily home|multifamily building|multi-unit building|tenement|tenement building|mixed-use building',
    // A 'Mietshaus' is a building with several flats, a 'Miethaus' a house to rent.
    de: 'Anlageobjekt|Renditeobjekt|Mehrfamilienhaus|Mehrfamilienhäuser|Mehrparteienhaus|Mehrparteienhäuser|MFH|Mietshaus|Mietshäuser|Mietskaserne|Zinshaus|Renditehaus|Renditeimmobilie|Ertragsobjekt|Anlageimmobilie|Wohnblock|Apartmenthaus|Appartementhaus|Wohn- und Geschäftshaus',
  },
  {
    // A purpose, not a property type: 'appartement pour investissement' searches for apartments.
    means: [usually('investment'), { is: 'to-invest' }],
    fr: 'investissement|investissement locatif|investir|investisseur|rendement|rendement locatif|placement',
    nl: 'investering|investeren|investeerder|belegging|beleggen|rendement|huurrendement|opbrengst',
    en: 'investment|investor|rental yield|yield|return',
    de: 'Kapitalanlage|Investition|Rendite|Mietrendite|Geldanlage|Kapitalanleger',
  },
  { means: [usually('investment')], nl: 'gebouw', en: 'building', de: 'Gebäude' },
  {
    means: [usually('investment'), sale],
    fr: 'acheter pour louer',
    nl: 'kopen om te verhuren',
    en: 'buy to let|buying to let|buy to rent out|buying to rent out',
    de: 'kaufen und vermieten|kaufen zum Vermieten',
  },
  {
    // Phrases for buying a home in order to let it: without this row, they would be read as a search for a rental.
    means: [{ is: 'opinion' }, { is: 'to-invest' }],
    fr: 'pour louer ensuite|pour le louer|pour la louer|pour les louer|pour mettre en location|pour la mettre en location|pour le mettre en location|mettre en location|mettre aussi en location|louer l’autre|louer une partie',
    nl: 'om te verhuren|om verder te verhuren|om door te verhuren|kunnen verhuren|kan verhuren|mogen verhuren|ook verhuren|andere verhuren|deel verhuren',
    en: 'as an investment|as investment|to rent out|to let out|rent out|let out|rent it out|let it out|rent out the other|let out the other',
    de: 'um zu vermieten|um sie zu vermieten|um es zu vermieten|vermieten können|vermieten kann|vermieten könnten|vermieten könnte|zum Weitervermieten',
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
    fr: 'terrain|terrain industriel|terrain à bâtir|parcelle|lot à bâtir|terrain constructible|terrain agricole|terre agricole|terre de culture|terrain de loisirs|terrain forestier|prairie',
    nl: 'grond|bouwgrond|perceel|percelen|kavel|terrein|bouwgronden|gronden|bouwkavel|bouwperceel|bouwlot|lap grond|landbouwgrond|akkerland|akkergrond|weiland|weide|weidegrond|bosgrond|recreatiegrond|weekendgrond|tuingrond|projectgrond|industriegrond|bedrijfsgrond',
    en: 'land|plot|industrial land|commercial land|building land|building plot|plot of land|building site|building lot|farmland|farm land|farming land|agricultural land|agricultural plot|arable land|grazing land|pasture|meadow',
    de: 'Grundstück|Gewerbegrundstück|Grundstücke|Bauland|Baugrundstück|Parzelle|Bauplatz|Bauplätze|Baugrund|Bauparzelle|Grundfläche|Grundstücksfläche|Ackerland|Acker|Agrarland|Agrarfläche|landwirtschaftliche Fläche|landwirtschaftliches Grundstück|landwirtschaftliches Land|Landwirtschaftsfläche|Weideland|Wiese|Weide|Waldgrundstück|Freizeitgrundstück',
  },
  {
    means: [{ is: 'build' }],
    fr: 'pour construire|pour bâtir|pour y construire|pour y bâtir|construire|bâtir',
    nl: 'om te bouwen|te bouwen|om op te bouwen|bouwen',
    en: 'for building|to build|to build on|building a',
    de: 'zum Bauen|zu bauen|bauen|zum Bebauen|bebauen',
  },
  {
    means: [type('commerce')],
    fr: 'commerce|magasin|boutique|rez commercial|surface commerciale|local commercial|espace commercial|fonds de commerce|entrepôt|hangar|hall industriel|hall|bâtiment industriel|industriel|dépôt|industrie|commercial|local d’activité|local professionnel|espace professionnel|surface professionnelle|rez commerciale|cellule commerciale|atelier industriel|showroom',
    nl: 'handelspand|handelshuis|handelszaak|handelsruimte|winkel|winkelruimte|winkelpand|magazijn|loods|opslagplaats|bedrijfshal|bedrijfsgebouw|bedrijfspand|industrie|handelsgelijkvloers|industriegebouw|hal|opslagruimte|bedrijfsruimte|KMO-unit|KMO-units|KMO-pand|KMO|showroom|baanwinkel|handelslokaal|commercieel pand|commerciële ruimte|commercieel gelijkvloers|opslaghal|opslagloods',
    en: 'lock-up shop|shop|store|retail|retail space|commercial|commercial property|commercial space|warehouse|industrial|industrial hall|industrial building|hall|business premises|shop premises|industrial unit|commercial unit|storage|showroom|retail unit|business space|commercial premises|storefront|workshop hall',
    de: 'Laden|Läden|Geschäft|Ladenlokal|Gewerbe|Gewerbehalle|Halle|Lager|Lagerhalle|Gewerbeimmobilie|Ladenfläche|Gewerbefläche|Industriehalle|Verkaufsfläche|Handelsfläche|Lagerraum|Ladengeschäft|Gewerberaum|Gewerberäume|Gewerbeobjekt|Geschäftsraum|Geschäftsräume|Geschäftslokal|Geschäftshaus|Geschäftsfläche|Werkhalle|Produktionshalle',
  },
  {
    // Student rooms and shared homes are only let, so the goal is rent.
    means: [{ is: 'text' }, usuallyRent],
    fr: 'kot|kots|kot étudiant|kot d’étudiant|chambre d’étudiant|chambre étudiant|chambre d étudiant|logement étudiant|studio étudiant|chambre pour étudiant|chambre pour étudiants|chambre pour étudiante|colocation|coloc',
    nl: 'kot|koten|studentenkamer|studentenkot|studentenhuis|studentenhuisvesting|studentenverblijf|studentenflat|studentenstudio|kotkamer|kamer voor student|kamer voor studenten|kamer voor studente|co-housing kamer',
    en: 'kot|student room|student rooms|student housing|student accommodation|student flat|student studio|room for students|room for a student|room for student|flatshare|flat share|house share|shared flat|shared house',
    de: 'Kot|Studentenzimmer|Studentenwohnung|Studentenwohnheim|Wohngemeinschaft|WG|WG-Zimmer|Studentenbude|Studentenunterkunft|Zimmer für Studenten|Zimmer für Studentin|Zimmer für Student|Zimmer für eine Studentin|Zimmer für einen Studenten',
  },
  { means: [{ is: 'text', as: 'kot' }, usuallyRent], nl: 'kotje|kotjes' },
  {
    means: [{ is: 'text', within: PROPERTY_TYPE.apartment }],
    fr: 'studio|studette|penthouse|duplex|triplex|attique|souplex',
    nl: 'studio|eenkamerflat|penthouse|duplex|triplex|dakappartement|assistentiewoning|assistentieflat',
    en: 'studio|studio flat|penthouse|duplex|triplex|maisonette',
    de: 'Studio|Einzimmerwohnung|1 Zimmer Wohnung|1 Zimmer Apartment|1 Zi Whg|1 Zimmer Whg|Penthouse|Duplex|Maisonette|Maisonettewohnung|Triplex|Dachterrassenwohnung',
  },
  { means: [{ is: 'text', as: 'dakappartement', within: PROPERTY_TYPE.apartment }], nl: 'dakapp' },
  // A whole building of student rooms is sold, not let.
  {
    means: [type('investment'), { is: 'ordinary' }],
    fr: 'immeuble à kots|immeuble de kots|maison à kots|maison de kots',
    nl: 'kotgebouw|kotenhuis|gebouw met koten|pand met koten',
  },
  // Other spellings and abbreviations: the word that listings use is searched instead.
  {
    means: [{ is: 'text', as: 'halfopen', isTrait: true }],
    nl: 'HOB|half open|half open bebouwing|2 onder 1 kap|twee onder een kap|twee onder één kap|2-onder-1-kapwoning',
  },
  { means: [{ is: 'text', as: 'gelijkvloers', isTrait: true }], nl: 'gelijkvl|gvl' },
  { means: [{ is: 'text', as: 'gelijkvloers', isTrait: true }, type('apartment')], nl: 'gelijkvloersapp' },
  { means: [{ is: 'text', as: 'Erdgeschoss', isTrait: true }], de: 'EG' },
  { means: [type('apartment'), { is: 'ordinary' }], de: 'DG-Wohnung|Dachgeschosswohnung|Dachwohnung' },
  // Without a word for a home, 'alleinstehend' is a person who lives alone.
  {
    means: [{ is: 'text', as: 'freistehend', isTrait: true }, type('house')],
    de: 'alleinstehendes Haus|alleinstehendes Einfamilienhaus|alleinstehende Villa',
  },
  {
    means: [{ is: 'text', as: 'to renovate', isTrait: true }],
    en: 'for renovation|needs renovation|needing renovation|in need of renovation|renovation project|to refurbish',
  },
  {
    means: [{ is: 'text', as: 'renovierungsbedürftig', isTrait: true }],
    de: 'Sanierungsobjekt|Renovierungsobjekt|sanierungsbedürftig|zum Sanieren|zu sanieren|zu renovieren|renovierbedürftig',
  },
  {
    means: [{ is: 'text', as: 'te renoveren', isTrait: true }],
    nl: 'op te knappen|om op te knappen|opknapper|opknappertje',
  },
  {
    means: [{ is: 'text', as: 'te renoveren', isTrait: true }, usually('house')],
    nl: 'opknapwoning|opknaphuis|renovatiewoning',
  },
  { means: [{ is: 'text', as: 'rez de jardin', isTrait: true }], fr: 'rdj' },
  {
    means: [{ is: 'text', as: 'mitoyenne' }, usually('house')],
    fr: 'deux façades|2 façades|maison deux façades|maison 2 façades|maison de rangée',
  },
  {
    means: [{ is: 'text', as: 'rijwoning' }, usually('house')],
    nl: 'twee gevels|2 gevels|gesloten bebouwing|2-gevelwoning|tweegevelwoning|RW',
  },
  {
    means: [{ is: 'text', as: 'terraced' }, usually('house')],
    en: 'terrace house|end of terrace|end of terrace house|end terrace|mid terrace',
  },
  { means: [{ is: 'text', as: 'seconde résidence' }], fr: '2 e résidence|2 ème résidence|2 de résidence' },
  { means: [{ is: 'text', as: 'tweede verblijf' }], nl: '2 de verblijf|2 e verblijf' },
  { means: [{ is: 'text', as: 'kasteel', within: PROPERTY_TYPE.house }], nl: 'kastelen' },
  { means: [{ is: 'text', as: 'mansion' }], en: 'manor|manor house' },
  {
    means: [{ is: 'text', as: 'Reihenhaus' }, usually('house')],
    de: 'Reihenmittelhaus|Reihenendhaus|Reiheneckhaus|RH|RMH|REH',
  },
  { means: [{ is: 'text', as: 'Doppelhaushälfte' }, usually('house')], de: 'DHH' },
  {
    means: [{ is: 'text' }, usually('house')],
    fr: 'maison de maître|maison jumelée|maison ouvrière|maison de village|maison de vacances|maison de campagne',
    nl: 'herenhuis|herenwoning|landhuis|rijwoning|rijhuis|vakantiehuis|vakantiewoning|arbeiderswoning|burgerhuis|hoekwoning|hoekhuis|driegevelwoning|viergevelwoning|passiefhuis|bel-etagewoning|3-gevelwoning|4-gevelwoning|koppelwoning',
    en: 'tiny house|townhouse|town house|farmhouse|holiday house|country house|row house',
    de: 'Herrenhaus|Stadthaus|Bauernhaus|Landhaus|Reihenhaus|Doppelhaushälfte|Doppelhaus|Ferienhaus|Passivhaus|Eckhaus',
  },
  {
    means: [{ is: 'text', isTrait: true }],
    fr: 'rez-de-chaussée|rez|rdc|rez de jardin|plain-pied|bel-étage|grange|mitoyenne|semi-mitoyenne|trois façades|quatre façades|3 façades|4 façades|gîte|seconde résidence|clé sur porte|accessible PMR|PMR|habitat groupé',
    nl: 'gelijkvloers|gelijkvloerse|driegevel|viergevel|3-gevel|4-gevel|bel-etage|halfopen bebouwing|halfopen|vrijstaand|vrijstaande|alleenstaand|open bebouwing|4 gevels|vier gevels|3 gevels|drie gevels|vakantieverblijf|tweede verblijf|schuur|sleutel op de deur|cohousing|rolstoeltoegankelijk',
    en: 'ground floor|terraced|semi-detached|detached|holiday home|second home|barn|single storey|single-storey|one storey|turnkey|wheelchair accessible',
    de: '4 Fassaden|vier Fassaden|3 Fassaden|drei Fassaden|Erdgeschoss|Parterre|freistehend|freistehendes|Ferienwohnung|Zweitwohnsitz|Scheune|ebenerdig|barrierefrei|rollstuhlgerecht|schlüsselfertig',
  },
  {
    means: [{ is: 'text', within: PROPERTY_TYPE.house }],
    fr: 'bungalow|hôtel de maître|ferme|fermette|château|manoir|chalet',
    nl: 'bungalow|hoeve|boerderij|kasteel|chalet',
    en: 'bungalow|mansion|farm|castle|chalet|cottage',
    de: 'Bungalow|Bauernhof|Schloss|Chalet|Resthof',
  },
  {
    means: [type('commerce'), { is: 'text', as: 'horeca' }],
    fr: 'commerce horeca|fonds de commerce horeca|établissement horeca',
    nl: 'horecazaak|horeca zaak|horecapand|horeca pand|horeca handelspand',
  },
  { means: [type('commerce')], nl: 'zaak over te nemen|overname handelszaak|handelsfonds' },
  {
    means: [{ is: 'text', within: PROPERTY_TYPE.commerce }],
    fr: 'horeca|restaurant|café|boulangerie',
    nl: 'horeca|restaurant|café|bakkerij',
    en: 'restaurant|bakery',
    de: 'Restaurant|Gaststätte|Bäckerei',
  },
  {
    means: [{ is: 'text', isTrait: true }],
    fr: 'à rénover|à rafraîchir|à retaper|à restaurer|passif|passive',
    nl: 'te renoveren',
    en: 'to renovate',
    de: 'renovierungsbedürftig|zum Renovieren',
  },
  {
    means: [{ is: 'text' }],
    fr: 'balcon|piscine|vue mer|vue sur mer|vue sur la mer|atelier|cave à vin|panneaux solaires|pompe à chaleur|sauna',
    nl: 'balkon|zwembad|zeezicht|zicht op zee|atelier|werkplaats|zonnepanelen|warmtepomp|sauna',
    en: 'balcony|swimming pool|pool|sea view|view of the sea|sea views|workshop|solar panels|heat pump|sauna',
    de: 'Balkon|Schwimmbad|Pool|Meerblick|Seeblick|Werkstatt|Solaranlage|Wärmepumpe|Sauna',
  },
];
