import { PROPERTY_TYPE } from '../../listing/property-type.ts';
import { joined, type Meaning, type Row, type Unit } from './meaning.ts';

const unit = (name: Unit): Meaning => ({ is: 'unit', unit: name });
const number = (value: number): Meaning => ({ is: 'number', value });

const MINUTES = {
  fr: 'min|mn|minute|minutes|heure|heures',
  nl: 'min|minuut|minuten|uur',
  en: 'min|mins|minute|minutes|hour|hours',
  de: 'Min|Minute|Minuten|Stunde|Stunden',
} as const;

/** Phrases for units, numbers in letters, bounds ('max') and distances, and words without a meaning of their own ('de', 'with'). */
export const AMOUNTS: readonly Row[] = [
  {
    means: [unit('bedrooms')],
    fr: 'chambre|chambres|ch|chs|chb|chbr|chbre|chbres|chamb|chambres à coucher',
    nl: 'slaapkamer|slaapkamers|sk|slpkamer|slpkamers|slpk|slk|slpks|slks|sl|slp|slpkr|slpkmr|slaapk|slaapkmr|slaapkmrs|kamers|kamer',
    en: 'bedroom|bedrooms|bed|beds|bd|bds|bhk|bedroomed|br|brs|bdr|bdrm|bdrms|bedr',
    de: 'Schlafzimmer|Schlafzimmern|SZ|Schlafz|Schlafzi|Schlafräume|Schlafräumen',
  },
  {
    means: [unit('rooms')],
    fr: 'pièce|pièces',
    nl: 'vertrekken',
    en: 'room|rooms|roomed',
    de: 'Zimmer|Zimmern|Räume|Räumen|Zi|Zim|ZKB|ZKBB',
  },
  {
    means: [unit('m2')],
    fr: 'm2|mètres carrés|m carrés',
    nl: 'm2|vierkante meter|vierkante meters',
    en: 'm2|sqm|sq m|square metres|square meters|square metre|square meter',
    de: 'm2|qm|Quadratmeter|Quadratmetern',
  },
  {
    means: [unit('square-feet')],
    fr: 'pieds carrés|pied carré',
    en: 'sq ft|sqft|square feet|square foot|ft2',
    de: 'Quadratfuß',
  },
  { means: [unit('acre')], en: 'acre|acres' },
  { means: [unit('are')], fr: 'are|ares', nl: 'are', en: 'ares', de: 'Ar' },
  { means: [unit('hectare')], fr: 'hectare|hectares|ha', nl: 'hectare|ha', en: 'hectare|hectares|ha', de: 'Hektar|ha' },
  { means: [unit('euro')], fr: 'euro|euros|eur', nl: 'euro|euro’s|eur', en: 'euro|euros|eur', de: 'Euro|Euros|EUR' },
  { means: [unit('thousand')], fr: 'k|mille|ke', nl: 'k|duizend|dzd', en: 'k|thousand', de: 'k|Tausend|tsd|T|TEUR' },
  // '4 ton' is 400 000 euro.
  { means: [unit('hundred-thousand')], nl: 'ton' },
  {
    means: [unit('million')],
    fr: 'million|millions|mio',
    nl: 'miljoen|mio|mln',
    en: 'million|millions|mio|mln',
    de: 'Million|Millionen|Mio',
  },
  {
    means: [unit('month')],
    fr: 'par mois|p m|mois|tout compris|toutes charges comprises|mensuel|mensuels|cc|charges comprises|charges incluses|toutes charges incluses|hors charges|plus charges|charges non comprises|charges en sus|charges en plus|charges incl|charges inclus',
    nl: 'per maand|maand|alles inbegrepen|kosten inbegrepen|pm|p m|maandelijks|mnd|per mnd|kosten niet inbegrepen|alles in|inclusief kosten|incl kosten|kosten inclusief|kosten incl|inclusief alle kosten|exclusief kosten|excl kosten',
    en: 'per month|bills included|all bills included|all in|a month|month|monthly|pcm|pm|mo|mth|per mth|per calendar month|utilities included|including charges|incl charges|inclusive of charges|excluding charges|excl charges|plus bills|plus charges|charges included|including bills|excluding bills|bills excluded',
    de: 'warm|kalt|inkl NK|inklusive Nebenkosten|zzgl NK|zuzüglich Nebenkosten|plus Nebenkosten|exklusive Nebenkosten|inkl Nebenkosten|Nebenkosten inklusive|Nebenkosten inkl|Nebenkosten inbegriffen|zzgl Nebenkosten|zuzüglich NK|ohne Nebenkosten|mtl|pro Monat|im Monat|Monat|monatlich',
  },
  {
    means: [unit('week')],
    fr: 'par semaine|la semaine|par nuit|la nuit|par nuitée|la nuitée|par jour|à la semaine|à la nuit|la journée',
    nl: 'per week|per nacht|per dag|per weekend',
    en: 'per week|a week|per night|a night|per day|a day|weekly|nightly|pw',
    de: 'pro Woche|die Woche|pro Nacht|die Nacht|pro Tag|wöchentlich',
  },
  {
    means: [unit('km')],
    fr: 'km|kilomètre|kilomètres|kms',
    nl: 'km|kilometer',
    en: 'km|kms|kilometres|kilometers',
    de: 'km|Kilometer|Kilometern',
  },
  { means: [unit('miles')], en: 'mile|miles' },
  {
    means: [unit('kwh')],
    fr: 'kWh|kWh m2|kWh par m2|kWh m2 an|kWh par m2 par an|kWh par an',
    nl: 'kWh|kWh m2|kWh per m2|kWh m2 jaar|kWh per m2 per jaar|kWh per jaar',
    en: 'kWh|kWh m2|kWh per m2|kWh per sqm|kWh m2 year|kWh per m2 per year|kWh per year',
    de: 'kWh|kWh m2|kWh pro m2|kWh pro qm|kWh m2 Jahr|kWh pro m2 und Jahr|kWh pro Jahr',
  },
  {
    means: [unit('minutes')],
    fr: `minute|minutes|mn|heure|heures|h|${joined(MINUTES.fr, 'en train|de train|en voiture|de voiture|en auto|de route|de trajet|en bus|en tram|en métro|à vélo|en vélo')}`,
    nl: `minuut|minuten|uur|${joined(MINUTES.nl, 'rijden|fietsen|sporen|met de trein|met de auto|met de wagen|met de bus|met de tram|met de metro|met de fiets')}`,
    en: `minute|minutes|mins|hour|hours|${joined(MINUTES.en, 'drive|driving|by train|by car|by bus|by tram|by metro|by bike|by public transport|train ride|bus ride|bike ride')}`,
    de: `Minute|Minuten|Stunde|Stunden|Autominuten|Fahrminuten|${joined(MINUTES.de, 'Fahrt|Fahrzeit|Autofahrt|Zugfahrt|mit dem Zug|mit der Bahn|mit dem Auto|mit dem Bus|mit dem Rad|mit dem Fahrrad')}`,
  },
  {
    means: [unit('minutes-on-foot')],
    // Phrases with 'marche' end in 'de' or 'à pied': 'minutes de marche' alone may be the beginning of 'minutes de Marche-en-Famenne'.
    fr: joined(MINUTES.fr, 'à pied|de marche à pied|de marche de|de marche du|de marche d'),
    nl: joined(MINUTES.nl, 'te voet|wandelen|stappen|lopen|wandelafstand'),
    en: joined(MINUTES.en, 'walk|walking|on foot|walking distance|foot walk'),
    de: `Gehminute|Gehminuten|${joined(MINUTES.de, 'zu Fuß|Fußweg|Gehweg')}`,
  },
  {
    means: [unit('other')],
    fr: 'salle de bain|salles de bain|salle de bains|salles de bains|sdb|douche|douches|étage|étages|façades|wc|toilettes|unités|logements|ans|voitures|personnes|niveaux|m|mètre|mètres',
    nl: 'badkamer|badkamers|badk|verdieping|verdiep|verd|wooneenheden|eenheden|verdiepingen|gevels|toiletten|jaar|auto’s|personen|m|meter|meters',
    en: 'bath|baths|bathroom|bathrooms|ba|units|floor|floors|toilets|years|cars|people|m|metres|meters',
    de: 'Badezimmer|Bäder|Bad|Etage|Etagen|Stock|OG|Obergeschoss|Wohneinheiten|Einheiten|Toiletten|Jahre|Autos|Personen|m|Meter|Metern',
  },
  { means: [number(1)], fr: 'une seule', nl: 'één', en: 'one', de: 'eins|einem' },
  { means: [number(2)], fr: 'deux', nl: 'twee', en: 'two', de: 'zwei' },
  { means: [number(3)], fr: 'trois', nl: 'drie', en: 'three', de: 'drei' },
  { means: [number(4)], fr: 'quatre', nl: 'vier', en: 'four', de: 'vier' },
  { means: [number(5)], fr: 'cinq', nl: 'vijf', en: 'five', de: 'fünf' },
  { means: [number(6)], fr: 'six', nl: 'zes', en: 'six', de: 'sechs' },
  { means: [number(7)], fr: 'sept', nl: 'zeven', en: 'seven', de: 'sieben' },
  {
    means: [number(500_000), unit('euro')],
    fr: 'un demi-million',
    nl: 'een half miljoen|half miljoen',
    en: 'half a million|half million',
    de: 'halbe Million|eine halbe Million',
  },
  {
    means: [number(250_000), unit('euro')],
    fr: 'un quart de million|quart de million',
    nl: 'een kwart miljoen|kwart miljoen|kwartmiljoen',
    en: 'a quarter of a million|quarter of a million|a quarter million|quarter million',
    de: 'eine Viertelmillion|Viertelmillion|eine viertel Million|viertel Million',
  },
  {
    means: [number(750_000), unit('euro')],
    fr: 'trois quarts de million',
    nl: 'driekwart miljoen|drie kwart miljoen',
    en: 'three quarters of a million|three quarter million',
    de: 'eine Dreiviertelmillion|Dreiviertelmillion|dreiviertel Million|drei viertel Million',
  },
  { means: [number(20), unit('are')], en: 'half an acre|half acre|a half acre' },
  { means: [number(10), unit('are')], en: 'a quarter of an acre|quarter of an acre|a quarter acre|quarter acre' },
  {
    means: [number(50), unit('are')],
    fr: 'un demi-hectare|demi-hectare',
    nl: 'een halve hectare|halve hectare|een halve ha|halve ha',
    en: 'half a hectare|half hectare',
    de: 'ein halber Hektar|einen halben Hektar|halber Hektar|halben Hektar',
  },
  {
    means: [{ is: 'bound', bound: 'most' }],
    fr: 'moins de|moins que|max|maxi|maximum|maximal|jusqu’à|jusque|jusqu|au plus|pas plus de|plafond|inférieur à|en dessous de|sous|à moins de|au maximum|moins cher que|pas au-dessus de|pas plus cher que|pas plus que|rien au-dessus de|rien de plus de|pas au-delà de|plus petit que|pas plus grand que|pas supérieur à|pas plus haut que|ne dépassant pas|qui ne dépasse pas|n’excédant pas|tout au plus|grand maximum',
    nl: 'minder dan|max|maximum|maximaal|maximale|tot|hoogstens|onder|onder de|niet meer dan|ten hoogste|goedkoper dan|lager dan|tot maximum|niet duurder dan|niet boven|niet boven de|niet hoger dan|niets boven|niets duurder dan|kleiner dan|kleiner als|minder als|goedkoper als|lager als|niet groter dan|niet groter als|niet ruimer dan|niet meer als|hooguit|beneden|beneden de',
    en: 'under|below|less than|max|maximum|up to|at most|no more than|not more than|cheaper than|not over|not above|nothing above|nothing over|nothing more than|no higher than|smaller than|fewer than|lower than|no bigger than|not bigger than|no larger than|not larger than|no greater than|not greater than|not exceeding|not to exceed',
    de: 'unter|bis|bis zu|bis max|höchstens|maximal|max|weniger als|nicht mehr als|billiger als|maximum|nicht teurer als|nicht über|nichts über|kleiner als|niedriger als|nicht größer als|nicht höher als|allerhöchstens',
  },
  {
    // 'Au-dessus de 300.000' is a bound, 'au-dessus d'un commerce' says what is below the home.
    means: [{ is: 'bound', bound: 'least' }, { is: 'beside' }],
    fr: 'au-dessus de|au-dessus d|au-dessus du',
    nl: 'boven|boven een',
    en: 'over|above',
    de: 'über|über einem',
  },
  {
    means: [{ is: 'bound', bound: 'least' }],
    fr: 'min|mini|minimum|au moins|minimal|à partir de|à partir d|à partir du|à p de|àp de|apd|à part de|dès|supérieur à|au minimum|pas moins de|plus grand que|pas plus petit que|pas en dessous de|pas inférieur à',
    nl: 'min|minstens|minimum|minimaal|minimale|vanaf|v a|ten minste|tenminste|niet minder dan|groter dan|groter als|ruimer dan|niet kleiner dan|niet kleiner als|niet onder',
    en: 'at least|min|minimum|starting at|starting from|not less than|no less than|bigger than|larger than|greater than|no smaller than|not smaller than|not under|not below',
    de: 'mindestens|mind|ab|min|minimum|nicht weniger als|größer als|nicht kleiner als|nicht unter',
  },
  {
    means: [{ is: 'bound', bound: 'least' }, { is: 'better' }],
    fr: 'plus de|plus que',
    nl: 'meer dan',
    en: 'more than',
    de: 'mehr als',
  },
  {
    means: [{ is: 'bound', bound: 'about' }],
    fr: 'environ|à peu près|plus ou moins|approximativement|dans les',
    nl: 'ongeveer|circa|ca|zo’n',
    en: 'about|approximately|roughly|approx',
    de: 'ungefähr|etwa|circa|ca|um die|zirka',
  },
  {
    means: [{ is: 'bound', bound: 'between' }],
    fr: 'entre',
    nl: 'tussen|tss|tssn|ts',
    en: 'between|from',
    de: 'zwischen|von',
  },
  {
    means: [{ is: 'or-more' }],
    fr: 'ou plus|et plus|plus|ou davantage',
    nl: 'of meer|en meer|of groter|en groter',
    en: 'or more|and more|and up|plus|or bigger',
    de: 'oder mehr|und mehr|plus|oder größer',
  },
  {
    means: [{ is: 'or-less' }],
    fr: 'ou moins',
    nl: 'of minder|of lager|en lager|of goedkoper',
    en: 'or less|or cheaper',
    de: 'oder weniger',
  },
  {
    means: [{ is: 'near' }],
    fr: 'du côté de|du côté d|secteur|autour de|autour d|autour|aux alentours de|alentours de|alentours|environs de|aux environs de|environs|dans les environs de|dans les environs|dans les alentours|région de|dans la région de|périphérie de|rayon|dans un rayon de|et environs|et alentours|vers',
    nl: 'omgeving|omg|errond|in de omgeving van|omgeving van|rond|rondom|omstreken|en omstreken|regio|en omgeving|binnen|straal|in een straal van|binnen een straal van|richting',
    en: 'in and around|around|round|in the area of|area|surroundings|and surroundings|outskirts of|within|radius|within a radius of|in the region of',
    de: 'rund um|Gegend|in der Gegend von|um|Umgebung von|in der Umgebung von|Umgebung|und Umgebung|Umkreis|im Umkreis von|im Raum|Raum|Großraum|Region|Richtung',
  },
  {
    means: [{ is: 'near' }, { is: 'beside' }],
    fr: 'aux abords de|aux abords|près de|près d|près|proche de|proche d|proche|proximité|à proximité de|à proximité|à proximité immédiate|proximité immédiate|à proximité directe|pas loin de|pas loin d|pas loin du|pas trop loin de|pas trop loin d|pas trop loin du|pas très loin de|pas très loin d|pas très loin du|pas trop éloigné de|à côté de|à côté d|à côté du|à deux pas|deux pas|à 2 pas|à quelques pas',
    nl: 'in de buurt|kortbij|kort bij|nabij|in de nabijheid van|in de onmiddellijke nabijheid van|dichtbij|dicht bij|in de buurt van|vlakbij|vlak bij|bij|niet ver van|niet te ver van|niet te ver|niet zo ver van|op een boogscheut van|boogscheut van|op een steenworp van|steenworp van',
    en: 'near|near to|close to|nearby|not far from|not too far from|not too far|not very far from|close by|vicinity of|in the vicinity of|in close proximity to|next to|a stone’s throw from|stone’s throw from|a stone’s throw away from',
    de: 'in der Nähe von|in der Nähe vom|in der Nähe|in unmittelbarer Nähe von|in unmittelbarer Nähe|Nähe|nahe|nahe vom|bei|beim|unweit von|unweit vom|nicht zu weit von|nicht zu weit weg von|nicht allzu weit von|nicht weit von|nicht weit vom|einen Katzensprung von|Katzensprung von',
  },
  {
    // Words for a time that contain no number: 'une heure de Bruxelles' means a place outside Brussels.
    means: [{ is: 'opinion' }, { is: 'near' }],
    fr: 'une heure|une demi-heure|une demi-heure de route|une heure de route|un quart d’heure|trois quarts d’heure',
    nl: 'een uur|een uur rijden|een half uur|een halfuur|een half uur rijden|een halfuur rijden|een kwartier|een kwartier rijden',
    en: 'an hour|an hour’s drive|half an hour|half an hour’s drive|quarter of an hour',
    de: 'eine Stunde|eine halbe Stunde|halbe Stunde|eine Viertelstunde|Viertelstunde',
  },
  {
    means: [{ is: 'epc' }],
    fr: 'PEB|EPC|certificat PEB|label énergétique|label|classe|classe énergétique|classe énergie|score PEB|énergie|performance énergétique|label PEB|classe PEB|certificat énergétique',
    nl: 'EPC|EPB|energielabel|energieklasse|klasse|EPC-label|EPC-score|EPC-waarde|energiescore|label|PEB',
    en: 'EPC|class|energy class|energy rating|energy label|energy performance|EPC rating|EPC label|EPC class|PEB|energy',
    de: 'EPC|PEB|Energieverbrauch|Energiebedarf|Klasse|Energieklasse|Energieausweis|Energieeffizienzklasse|Energielabel|Energieeffizienz|PEB-Klasse|EPC-Klasse|Energiepass',
  },
  {
    means: [{ is: 'better' }],
    fr: 'ou mieux|et mieux|mieux|pas pire que|pas moins bien que|pas plus mauvais que|au pire',
    nl: 'of beter|en beter|beter|niet slechter dan|niet slechter als|op zijn slechtst',
    en: 'or better|and better|better|no worse than|not worse than|at worst',
    de: 'oder besser|und besser|besser|nicht schlechter als|schlechtestens|schlimmstenfalls',
  },
  {
    // 'better than C' excludes C itself.
    means: [{ is: 'better' }, { is: 'bound', bound: 'least' }],
    fr: 'mieux que|meilleur que',
    nl: 'beter dan',
    en: 'better than',
    de: 'besser als',
  },
  {
    means: [{ is: 'price' }],
    fr: 'prix|budget|prix max|coût|prix maximum|prix maximal|prix de vente',
    nl: 'prijs|budget|vraagprijs|richtprijs|maximumprijs|maximum prijs|koopprijs|verkoopprijs',
    en: 'price|budget|asking price|cost',
    de: 'Preis|Budget|Kaufpreis|Preislimit|Höchstpreis|Maximalpreis|Verkaufspreis',
  },
  {
    means: [{ is: 'not' }],
    fr: 'sans|pas de|pas d|pas|mais pas|non|aucun|aucune|hors|hors de|en dehors de|en dehors d|sauf|excepté|à l’exception de|partout sauf|ni|ni de|pas intéressé par|je ne veux pas de|plutôt que|plutôt qu|au lieu de|au lieu d',
    nl: 'zonder|geen|gn|niet|maar niet|behalve|behalve in|uitgezonderd|overal behalve|buiten|liever geen|liever niet|in plaats van|liever dan|eerder dan|noch',
    en: 'without|no|not|but not|non|except|except for|nor|anywhere but|everywhere but|anything but|everything but|excluding|apart from|other than|outside|outside of|not interested in|don’t want|do not want|rather not|neither|rather than|instead of',
    de: 'ohne|kein|keine|keinen|keiner|nicht|aber nicht|außer|ausgenommen|außerhalb|außerhalb von|überall außer|weder|statt|anstatt|anstelle von|eher als|lieber als',
  },
  {
    means: [{ is: 'either' }],
    fr: 'avec ou sans|pas besoin de|pas besoin d|peu importe|inutile d’avoir',
    nl: 'met of zonder|al dan niet met|al dan niet|hoeft geen|hoeven geen|moet geen|moeten geen',
    en: 'with or without|don’t need|do not need|no need for',
    de: 'mit oder ohne|egal ob|brauche kein|brauche keine|brauche keinen|brauchen kein|brauchen keine|brauchen keinen',
  },
  {
    means: [{ is: 'optional' }],
    fr: 'pas nécessaire|pas obligatoire|pas indispensable|facultatif|facultative|optionnel|en option|ou non|ou pas|pas important|pas grave|importe peu|pas forcément|sans importance|pas requis|pas un must',
    nl: 'niet nodig|niet verplicht|niet noodzakelijk|hoeft niet|optioneel|of niet|niet belangrijk|maakt niet uit|moet niet|geen must|niet vereist',
    en: 'not needed|not necessary|not required|optional|not essential|or not|not important|doesn’t matter|does not matter|not a must',
    de: 'nicht nötig|nicht notwendig|nicht erforderlich|optional|oder nicht|egal|nicht wichtig|unwichtig|muss nicht sein|muss nicht|kein Muss',
  },
  {
    means: [{ is: 'accepted' }],
    fr: 'ok|pas de souci|pas de soucis|pas un souci|aucun souci|pas de problème|pas un problème|aucun problème|pas gênant',
    nl: 'ok|is ok|is oké|geen probleem|is geen probleem|vormt geen probleem|geen bezwaar|geen ramp',
    en: 'ok|okay|is ok|is okay|is fine|no problem|not a problem|no issue|not an issue|acceptable',
    de: 'ok|okay|ist ok|ist okay|kein Problem|kein Thema|stört nicht|akzeptabel',
  },
  {
    means: [{ is: 'unwanted' }],
    fr: 'non souhaité|non souhaitée|pas souhaité|pas souhaitée|non désiré|non désirée|pas désiré|pas voulu|non voulu|non merci|exclu|exclue|exclus|à exclure|à éviter',
    nl: 'nee|neen|niet gewenst|ongewenst|niet gewild|ongewild|uitgesloten|niet welkom',
    en: 'not wanted|unwanted|not desired|no thanks|no thank you|excluded|to be avoided|not welcome',
    de: 'nicht gewünscht|nicht erwünscht|unerwünscht|nicht gewollt|nein danke|nein|ausgeschlossen|nicht willkommen',
  },
  {
    // Words such as 'needed' cancel a negation before them: 'geen tuin nodig' does not exclude gardens.
    means: [{ is: 'little' }, { is: 'needed' }],
    fr: 'nécessaire',
    nl: 'nodig|vereist',
    en: 'needed|required|necessary',
    de: 'nötig|notwendig|erforderlich',
  },
  {
    // Words before a year of construction, for which lists have no filter.
    means: [{ is: 'year' }],
    fr: 'construit|construite|construit en|construction|année|année de construction|après|avant|depuis|bâti|bâtie|datant|datant de|daté de|date de|érigé|édifié',
    nl: 'gebouwd|gebouwd in|gebouwd na|bouwjaar|na|sinds|opgetrokken|opgetrokken in|daterend|daterend van|daterend uit|dateert van|dateert uit',
    en: 'built|built in|built after|after|before|since|year|dating from|dates from|dating back to|constructed|constructed in|construction year',
    de: 'Baujahr|Bj|gebaut|nach|vor|seit|erbaut|erbaut in|errichtet|Baujahre',
  },
  {
    // A year may follow: 'rénové en 2018' is neither the postcode of Antwerp nor a rent.
    means: [{ is: 'opinion' }, { is: 'year' }],
    fr: 'rénové|rénovée|restauré|restaurée|refait|refaite',
    nl: 'gerenoveerd|gerenoveerde|gerestaureerd|gemoderniseerd|vernieuwd|verbouwd',
    en: 'renovated|refurbished|restored|modernised|modernized|remodelled|rebuilt',
    de: 'renoviert|renovierte|saniert|sanierte|kernsaniert|restauriert|modernisiert|umgebaut',
  },
  {
    // Words for other amounts than the price, which may follow or precede: 'caution 1500', 'je gagne 2500 par mois'.
    means: [{ is: 'other-amount' }],
    fr: 'loyer actuel|loyers actuels|loyer perçu|loyers perçus|revenu locatif actuel|rapportant|rapporte|qui rapporte|loué pour|louée pour|loué à|je gagne|gagne|gagnons|je touche|nous touchons|on touche|je perçois|nous gagnons|salaire|salaires|revenu|revenus|revenus mensuels|revenu mensuel|mes revenus|nos revenus|mon salaire|caution|caution de|garantie|garantie locative|apport|apport personnel|apport propre|fonds propres|mensualité|mensualités|revenu cadastral|RC|précompte|précompte immobilier|épargne',
    nl: 'huidige huur|huidige huurprijs|actuele huur|verhuurd voor|verhuurd aan|brengt op|ik verdien|verdien|verdienen|loon|nettoloon|salaris|inkomen|inkomens|gezinsinkomen|netto inkomen|inkomsten|waarborg|huurwaarborg|borg|eigen inbreng|eigen middelen|spaargeld|maandlast|maandlasten|afbetaling|kadastraal inkomen|KI|onroerende voorheffing|voorschot',
    en: 'current rent|currently rented for|rented for|rented at|rented out for|rented out at|passing rent|i earn|earn|earning|we earn|i make|we make|salary|salaries|income|monthly income|net income|household income|annual income|wage|wages|deposit|security deposit|rental deposit|rental guarantee|down payment|downpayment|own funds|savings|monthly mortgage|mortgage payment|monthly mortgage payment|monthly payment|cadastral income',
    de: 'aktuelle Miete|vermietet für|vermietet zu|ich verdiene|verdiene|verdienen|Gehalt|Nettogehalt|Einkommen|Nettoeinkommen|Haushaltseinkommen|Lohn|Kaution|Mietkaution|Monatsmieten Kaution|Eigenkapital|Anzahlung|Ersparnisse|Ersparnis|Erspartes|monatliche Rate|Monatsrate|Katastereinkommen|Immobiliensteuer',
  },
  {
    means: [{ is: 'loan' }],
    fr: 'prêt de|prêt hypothécaire|prêt accordé|crédit|crédit hypothécaire|emprunt|emprunter',
    nl: 'lening|woonlening|krediet|woonkrediet|hypotheek|hypothecair krediet|lenen',
    en: 'mortgage|loan|mortgage loan|home loan|borrow',
    de: 'Kredit|Baukredit|Darlehen|Hypothek|Finanzierung',
  },
  {
    // Words for the rent that a property for sale already yields: 'immeuble avec revenus locatifs de 2000 par mois'.
    means: [{ is: 'other-amount' }, { is: 'type', type: PROPERTY_TYPE.investment, isUsual: true }],
    fr: 'revenus locatifs|revenu locatif|loyers|recettes locatives',
    nl: 'huurinkomsten|huurinkomst|huuropbrengst|huuropbrengsten|huurinkomen',
    en: 'rental income|rental incomes|rental income of|rental revenue',
    de: 'Mieteinnahmen|Mieteinnahme|Mietertrag|Mieterträge|Mieteinkünfte',
  },
  {
    // Costs that tenants pay on top of the rent: '750 € + 100 de charges'.
    means: [{ is: 'charges' }],
    fr: 'charges|charges communes|provision|provisions|provision de charges|provisions pour charges|frais communs|de charges|syndic',
    nl: 'kosten|provisie|lasten|gemeenschappelijke kosten|vaste kosten|maandelijkse kosten|syndickosten|provisie kosten|kosten provisie',
    en: 'charges|service charge|service charges|bills|monthly charges|common charges|building charges|utilities',
    de: 'Nebenkosten|NK|Betriebskosten|Heizkosten|Hausgeld|Umlagen',
  },
  {
    // Words before the number of a reference. If a property has that reference, the visitor is redirected to it before the sentence is
    // read; otherwise the number is ignored and not read as a price.
    means: [{ is: 'reference' }],
    fr: 'référence|réf|numéro',
    nl: 'referentie|referentienummer|ref|refnr|nummer|nr',
    en: 'reference|reference number|ref|number',
    de: 'Referenz|Referenznummer|Ref-Nr|Objektnummer|Nummer|Nr',
  },
  {
    // Words before the name of a street, which may contain the name of a town: 'chaussée de Wavre' does not search in Wavre. In the same way
    // 'train to Brussels' does not search in Brussels.
    means: [{ is: 'street' }],
    fr: 'rue|avenue|av|chaussée|chée|boulevard|bd|bld|blvd|drève|quai|impasse|allée|venelle|sentier|faubourg|route|train pour|train vers|train direct vers|train direct pour|bus pour|bus vers',
    nl: 'trein naar|treinen naar|bus naar|tram naar|steenweg op|steenweg naar|steenweg|stwg op|stwg',
    en: 'train to|trains to|direct train to|bus to|commute to|commuting to',
    de: 'Zug nach|Züge nach|Bus nach|pendeln nach|pendle nach',
  },
  {
    // Words that ask for any home, so they add no criterion.
    means: [{ is: 'little' }],
    fr: 'Belgique|en Belgique',
    nl: 'België|in België',
    en: 'Belgium|in Belgium',
    de: 'Belgien|in Belgien',
  },
  { means: [{ is: 'with' }], fr: 'avec|et avec', nl: 'met|en met', en: 'with|w|having|and with', de: 'mit|und mit' },
  {
    means: [{ is: 'little' }],
    fr: 'je|nous|on|j|aimerais|aimerions|qqch|quelque chose|cherche|cherchons|recherche|recherchons|voudrais|veux|souhaite|trouver|un|une|des|de|du|d|la|le|les|l|à|au|aux|en|dans|sur|pour|par|et|ou|bien|biens|propriété|logement|qui|que|est|soit|avec si possible|si possible|mon|ma|notre|seulement|uniquement|svp|s il vous plaît|merci|merci d avance|merci déjà|merci beaucoup|bonjour|bonsoir|salut|madame|monsieur|avez-vous|auriez-vous|vous avez|vous auriez|y a-t-il|existe-t-il|est-ce que vous avez|proposez-vous|que puis-je|vous|type|région|immo|code postal|cp|commune de|commune|immobilier|à habiter|niveau|ville de|un bien|il|y|a|ce|ai|besoin|grandeur|encore|tout de suite|de suite|dans l’immeuble|dans la maison|dans le bâtiment|cherchent|plutôt|qu|oui',
    nl: 'ik|wij|we|zijn|zoek|zoeken|op zoek naar|wil|willen|vinden|een|de|het|in|te|aan|op|van|voor|en|of|met indien mogelijk|naar|pand|panden|immo|postcode|immobiliën|eigendom|woonst|vastgoed|dat|die|is|mijn|ons|alleen|enkel|graag|aub|alstublieft|hallo|dag|goeiedag|goedendag|goeiemorgen|goedemorgen|goedenavond|bedankt|alvast bedankt|alvast dank|dank u|dank je|hebt u|heeft u|u|hebben jullie|jullie|heb je|hebt je|is er|zijn er|wat kan ik|wat kunnen wij|wijk|deelgemeente|gemeente|bij voorkeur|om|er|heeft|per|nog|woongelegenheid|over te nemen|zoekt|s|iets|liefst|heb|hebben|in huis|in het gebouw|liever|eerder|maar',
    en: 'as a|as an|as our|as my|as soon as possible|i|i’m|we|we’re|am|are|looking for|look for|i’d|something|yet|have|looking|search|searching|want|would like|need|find|a|an|the|of|in|at|on|to|for|and|or|by|with if possible|if possible|property|properties|home|homes|that|which|is|postcode|zip|zip code|postal code|has|my|our|only|please|hello|hi|hi there|hello there|good morning|good afternoon|good evening|dear|thanks|thank you|do you have|have you got|do you|you|is there|are there|what can i|what can we|anything|municipality of|than|my budget is|place|real estate|some|any|also|region|fully|recently|in the building|in the house|rather|but|must have|yes',
    de: 'ich|wir|suche|suchen|möchte|möchten|gesucht|finden|ein|eine|einen|einer|eines|der|die|das|den|dem|des|in|im|an|am|auf|zu|zum|zur|vom|PLZ|Postleitzahl|für|und|oder|o|u|Immobilie|Immobilien|Objekt|Objekte|Unterkunft|dass|ist|hat|mein|unser|nur|bitte|hallo|guten Tag|guten Morgen|guten Abend|danke|vielen Dank|haben Sie|hätten Sie|Sie|habt ihr|gibt es|was kann ich|was können wir|Gemeinde|gern|gerne|wenn möglich|auch|mit wenn möglich|pro|zwecks|sucht|etwas|als|hätte gern|habe|haben|im Haus|im Gebäude|lieber|eher|noch|aber|ja',
  },
  {
    // A surface in m² may follow without its unit: 'Wohnfläche 150'.
    means: [{ is: 'little' }, { is: 'surface' }],
    fr: 'superficie|surface|surface habitable|hab|habitable|habitables|de surface',
    nl: 'oppervlakte|bewoonbare oppervlakte|bewoonbare|bewoonbaar|woonoppervlakte|opp',
    en: 'surface|surface area|living area|living space|floor area',
    de: 'Wohnfläche|Fläche',
  },
];
