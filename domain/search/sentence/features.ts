import type { FlagFilter } from '../../list/filters.ts';
import { PROPERTY_TYPE } from '../../listing/property-type.ts';
import { joined, type Meaning, type Row } from './meaning.ts';

const has = (flag: FlagFilter): Meaning => ({ is: 'flag', flag, value: true });
/** Hardly anyone searches for a furnished home to buy, so the word suggests renting. */
const usuallyRent: Meaning = { is: 'goal', goal: 'rent', isUsual: true };
const hasNot = (flag: FlagFilter): Meaning => ({ is: 'flag', flag, value: false });

/** Phrases for features that have a list filter, and phrases that are recognised but never used as a filter (opinions, people). */
export const FEATURES: readonly Row[] = [
  {
    means: [has('garden')],
    fr: 'jardin|jardinet|jardin clos|jardin clôturé|jardin fermé|jardin arboré|jardin privatif',
    nl: 'tuin|tuintje|stadstuin',
    en: 'garden|yard|backyard',
    de: 'Garten|Gärtchen',
  },
  {
    means: [has('terrace')],
    fr: 'terrasse|toit-terrasse',
    nl: 'terras|terrassen|dakterras',
    en: 'terrace|patio|roof terrace|rooftop terrace|roof top terrace|rooftop',
    de: 'Terrasse|Dachterrasse',
  },
  {
    means: [has('garage')],
    fr: 'garage|garage fermé|garages fermés|box fermé|garage box fermé|parking fermé|emplacement parking|emplacement de garage|place de garage|parking|place de parking|emplacement de parking|box|box de garage|garage box|double garage|garage double|carport|stationnement|place de stationnement',
    nl: 'garage|garagebox|dubbele garage|parking|parkeerplaats|parkeerplaatsen|parkeerplek|staanplaats|staanplaatsen|autostaanplaats|autostandplaats|standplaats|parkeergelegenheid|carport|parkeren',
    en: 'garage|double garage|parking|parking space|parking place|parking spot|parking spots|car space|carport|car park|car park space|lock-up garage|lock up garage|lock-up',
    de: 'Garage|Einzelgarage|Doppelgarage|Stellplatz|Stellplätze|Garagenstellplatz|Außenstellplatz|Parkplatz|Tiefgarage|Tiefgaragenplatz|Tiefgaragenstellplatz|Carport|Parken',
  },
  {
    means: [has('lift')],
    fr: 'ascenseur|asc|lift',
    nl: 'lift|personenlift',
    en: 'lift|elevator',
    de: 'Aufzug|Fahrstuhl|Lift',
  },
  {
    means: [has('furnished'), usuallyRent],
    fr: 'meublé|meublée|garni',
    nl: 'gemeubeld|gemeubelde|bemeubeld|gemeubileerd',
    en: 'furnished',
    de: 'möbliert|möblierte|möbliertes',
  },
  {
    means: [hasNot('furnished'), usuallyRent],
    fr: 'non meublé|vide de meubles',
    nl: 'ongemeubeld|onbemeubeld',
    en: 'unfurnished',
    de: 'unmöbliert|unmöblierte',
  },
  {
    means: [has('newBuild')],
    fr: 'neuf|neuve|construction neuve|nouvelle construction|projet neuf|nouveau projet|nouveau projet immobilier|sur plan|constructions neuves',
    nl: 'nieuwbouw|nieuwe|nieuw|nieuwbouwproject',
    en: 'new build|newbuild|new-build|new construction|brand new|new|newly built|off plan|off-plan|new development|new developments',
    de: 'Neubau|neu|neue|neues|neuen|Neubauprojekt|Erstbezug',
  },
  {
    means: [has('reduced')],
    fr: 'prix baissé|prix réduit|prix en baisse|baisse de prix|prix revu|prix revu à la baisse',
    nl: 'prijsdaling|verlaagde prijs|prijs verlaagd|in prijs verlaagd|afgeprijsd',
    en: 'price drop|price reduced|reduced price|price cut|price reduction|reduced',
    de: 'Preissenkung|reduzierter Preis|Preis reduziert|Preis gesenkt|gesenkter Preis|reduziert',
  },
  {
    means: [has('viager')],
    fr: 'viager|en viager|vente en viager',
    nl: 'lijfrente|op lijfrente',
    en: 'life annuity|viager|annuity',
    de: 'Leibrente|auf Leibrente|auf Leibrentenbasis|Rentenbasis|auf Rentenbasis|Viager',
  },
  {
    means: [has('available')],
    fr: 'disponible|dispo|pas vendu|pas encore vendu|non vendu|encore disponible|encore libre|encore sur le marché|toujours sur le marché|pas encore loué|disponible immédiatement|disponible de suite|dispo de suite',
    nl: 'beschikbaar|beschikbare|niet verkocht|nog niet verkocht|nog beschikbaar|nog vrij|nog op de markt|nog niet verhuurd|onmiddellijk beschikbaar|direct beschikbaar',
    en: 'available|unsold|not sold|not yet sold|still available|still on the market|available now|available immediately|immediately available',
    de: 'verfügbar|verfügbare|nicht verkauft|noch nicht verkauft|unverkauft|noch verfügbar|noch zu haben|noch auf dem Markt|noch frei|sofort verfügbar',
  },
  {
    means: [has('available'), { is: 'goal', goal: 'sale' }],
    fr: 'encore à vendre|toujours à vendre',
    nl: 'nog te koop',
    en: 'still for sale',
    de: 'noch zu verkaufen',
  },
  {
    means: [has('available'), { is: 'goal', goal: 'rent' }],
    fr: 'encore à louer|toujours à louer',
    nl: 'nog te huur',
    en: 'still for rent|still to rent|still to let',
    de: 'noch zu mieten|noch zu vermieten',
  },
  {
    means: [hasNot('available')],
    fr: 'vendu|vendue|vendus|vendues|déjà vendu|déjà loué',
    nl: 'verkocht|verkochte|reeds verkocht|reeds verhuurd',
    en: 'sold|already sold|already let',
    de: 'verkauft|verkaufte|schon verkauft|schon vermietet',
  },
  {
    means: [{ is: 'opinion' }],
    fr: 'portes ouvertes|journée portes ouvertes|de mes rêves|de nos rêves|de rêve|calme|tranquille|lumineux|lumineuse|clair|spacieux|spacieuse|grand|grande|petit|petite|beau|belle|joli|jolie|charmant|charmante|moderne|ancien|ancienne|pas cher|pas chère|bon marché|confortable|luxe|luxueux|travaux|gare|école|centre|centre-ville|ville|village|campagne|forêt|bois|quartier|transports|atypique|familial|familiale|coup de cœur|vis-à-vis|voisins|vite|urgent|libre|occupé|occupée',
    nl: 'open huis|openhuizendag|kijkdag|rustig|rustige|licht|lichtrijk|ruim|ruime|groot|grote|klein|kleine|mooi|mooie|charmant|gezellig|gezellige|modern|moderne|oud|oude|ouder|jonger|goedkoop|goedkope|luxe|luxueus|station|school|centrum|stad|dorp|platteland|bos|buurt|werken|instapklaar|dringend|paarden|vrij|bewoond|bezet|kl|gr',
    en: 'open house|open day|quiet|calm|bright|light|spacious|big|large|small|little|nice|beautiful|pretty|charming|cosy|cozy|modern|old|cheap|affordable|luxury|luxurious|station|school|centre|center|town centre|city centre|city|village|countryside|forest|woods|neighbourhood|work|urgent|horses|horse|sunny|vacant|occupied',
    de: 'Tag der offenen Tür|offenes Haus|ruhig|ruhige|ruhiges|hell|helle|helles|geräumig|geräumige|groß|große|großes|klein|kleine|kleines|schön|schöne|schönes|charmant|gemütlich|modern|moderne|modernes|alt|alte|altes|günstig|günstige|billig|billige|luxus|luxuriös|Bahnhof|Schule|Zentrum|Stadtzentrum|Stadt|Dorf|Wald|Viertel|Arbeiten|dringend|sonnig|frei|bewohnt|kl|gr',
  },
  {
    // Conditions for which listings have no field. They are listed so that their words are not read as something else.
    means: [{ is: 'opinion' }],
    fr: 'location-vente|location-achat|location avec option d’achat|libre de suite|libre immédiatement|sous option|sous compromis|gros œuvre|gros œuvre fermé|première habitation|première acquisition|ou plus récent|ou plus récente|ou plus neuf|bord de l’eau|au bord de l’eau|frais compris|hors frais|devant la porte|heures de bureau|heures d’ouverture bureau|heures d’ouverture du bureau|heures d’ouverture de votre bureau|horaire bureau|horaires bureau|horaire du bureau',
    nl: 'huurkoop|huur met aankoopoptie|huren met optie tot kopen|onder optie|in optie|onmiddellijk vrij|af te werken|eerste woning|of nieuwer|voor de deur|aan de deur|kantooruren|openingsuren kantoor|openingsuren van het kantoor|openingsuren van jullie kantoor',
    en: 'rent to own|rent to buy|rent with option to buy|renting with option to buy|lease to buy|lease to own|listed building|listed|short stay|long stay|short term|long term|under offer|under option|first-time buyer|first time buyer|old town|or newer|in front of the door|office hours|opening hours office|office opening hours|opening hours of the office|opening hours of your office',
    de: 'Mietkauf|denkmalgeschützt|denkmalgeschütztes|ins Grüne|im Grünen|sofort frei|ab sofort|ab sofort frei|reserviert|Erstkäufer|oder neuer|vor der Tür|vor der Haustür|Bürozeiten|Öffnungszeiten Büro|Büro Öffnungszeiten|Öffnungszeiten des Büros|Öffnungszeiten Ihres Büros',
  },
  // Phrases for a home that is sold with its tenant; without this row, they would be read as a search for a rental.
  {
    means: [{ is: 'type', type: PROPERTY_TYPE.apartment }, { is: 'opinion' }],
    fr: 'appartement loué|appartements loués|appart loué',
  },
  { means: [{ is: 'type', type: PROPERTY_TYPE.house }, { is: 'opinion' }], fr: 'maison louée|maison loué' },
  // The style of a home: without these rows, 'Industrie' would be read as a search for an industrial building.
  {
    means: [{ is: 'type', type: PROPERTY_TYPE.apartment }, { is: 'opinion' }],
    de: 'Industrieloft|Industrielofts',
  },
  {
    means: [{ is: 'opinion' }],
    fr: 'style industriel|esprit industriel|look industriel|cachet industriel',
    nl: 'industriële stijl|industriële look|industriële uitstraling|industrieel karakter',
    en: 'industrial style|industrial look|industrial-style',
    de: 'Industriestil|industrieller Stil|industriellem Stil',
  },
  {
    means: [{ is: 'opinion' }],
    fr: 'vendu loué|bien loué|actuellement loué|occupé par locataire|avec locataire|avec locataires|locataire en place|locataires en place|avec locataire en place|avec locataires en place',
    nl: 'verhuurd|verhuurde|met huurder|met huurders|met zittende huurder|zittende huurder',
    en: 'rented|rented out|tenanted|let out|with tenant|with tenants|with a tenant|with sitting tenant|sitting tenant|tenant in place|tenants in place',
    de: 'vermietet|vermietete|vermietetes|mit Mieter|mit Mietern|mit bestehendem Mieter',
  },
  {
    means: [{ is: 'goal', goal: 'sale' }, { is: 'opinion' }],
    fr: 'vente publique|ventes publiques',
    nl: 'openbare verkoop|publieke verkoop|gedwongen verkoop',
    en: 'public sale|public auction|auction',
    de: 'Zwangsversteigerung|öffentlicher Verkauf|Versteigerung',
  },
  {
    // Phrases for a distance on foot or by bike; without this row, 'marche' would be read as the town, and 'pied' would be searched as
    // 'plain-pied'.
    means: [{ is: 'opinion' }],
    fr: 'à pied|accessible à pied|accessibles à pied|à distance de marche|distance de marche de|distance de marche du|distance de marche d|à distance de vélo',
    nl: 'op wandelafstand|wandelafstand|op loopafstand|loopafstand|op stapafstand|stapafstand|op fietsafstand|fietsafstand|te voet',
    en: 'within walking distance|in walking distance|at walking distance|walking distance|within cycling distance|cycling distance|on foot|walkable',
    de: 'in Gehweite|Gehweite|in Laufnähe|Laufnähe|in Gehdistanz|Gehdistanz|zu Fuß|zu Fuß erreichbar|fußläufig|fußläufig erreichbar|fußläufige|in Bahnhofsnähe|Bahnhofsnähe',
  },
  {
    // Places and buildings near a home whose names would be read as a town, a property or a feature: 'du marché' as Marche-en-Famenne.
    means: [{ is: 'opinion' }],
    fr: 'Grand-Place|Grand’Place|place du marché|du marché|le marché|au marché|forêt de Soignes|maison communale|maison de repos|maison de quartier|maison médicale|jardin botanique|hall omnisports|centre commercial|centres commerciaux|galerie commerciale|zone commerciale|rue commerciale|rues commerçantes|école allemande',
    nl: 'Grote Markt|marktplein|winkelcentrum|winkelstraat|winkelstraten|plantentuin|dierentuin|sporthal|bedrijventerrein|industrieterrein|Zoniënwoud',
    en: 'Grand Place|market square|town hall|city hall|opera house|concert hall|botanical garden|botanic garden|shopping centre|shopping center|shopping street|shopping mall|business park|office park|Sonian Forest|German school',
    de: 'botanischer Garten|botanischen Garten|Einkaufszentrum|Einkaufsstraße|Gewerbegebiet|Industriegebiet|Geschäftsstraße|Kindergarten|deutsche Schule|deutschen Schule|Marktplatz|Großer Markt',
  },
  {
    // Borders and places abroad: without this row, 'deutsche Grenze' would be read as the origin of people, and 'Côte d’Azur' as the coast.
    means: [{ is: 'opinion' }],
    fr: 'frontière allemande|frontière française|frontière luxembourgeoise|frontière néerlandaise|frontière belge|Luxembourg-Ville|gare de Luxembourg|Grand-Duché de Luxembourg|Grand-Duché|Côte d’Azur|Costa Brava|Costa Blanca|Ardennes françaises',
    nl: 'Duitse grens|Franse grens|Nederlandse grens|Belgische grens|Luxemburgse grens|Groothertogdom Luxemburg|Groothertogdom|Luxemburg-Stad|Azurenkust|Franse Ardennen',
    en: 'German border|French border|Dutch border|Luxembourg border|Belgian border|Luxembourg City|Grand Duchy of Luxembourg|Grand Duchy|French Riviera|French Ardennes',
    de: 'deutsche Grenze|deutschen Grenze|französische Grenze|niederländische Grenze|holländische Grenze|belgische Grenze|luxemburgische Grenze|Großherzogtum|Großherzogtum Luxemburg|Luxemburg-Stadt|Stadt Luxemburg|Bahnhof Luxemburg|französische Ardennen|französischen Ardennen|Côte d’Azur',
  },
  {
    // Names of neighbourhoods ('quartier européen'): without this row, 'européen' would be read as the origin of people.
    means: [{ is: 'opinion' }],
    fr: 'quartier européen|parlement européen|institutions européennes',
    nl: 'Europese wijk|Europees parlement|Europese instellingen',
    en: 'European quarter|EU quarter|European district|European parliament|European institutions',
    de: 'Europaviertel|europäisches Viertel|europäisches Parlament',
  },
  {
    means: [{ is: 'people' }],
    fr: 'étranger|étrangers|étrangère|immigré|immigrés|migrants|réfugié|réfugiés|arabe|arabes|africain|africains|maghrébin|maghrébins|marocain|marocains|turc|turcs|noirs|roms|gitans|gens du voyage|musulman|musulmans|juif|juifs|chrétien|chrétiens|catholique|catholiques|protestant|protestants|protestante|évangélique|évangéliques|musulmane|musulmanes|juive|juives|chrétienne|chrétiennes|flamands|wallons|athée|athées|belge|belges|européen|européens|français de souche|origine étrangère|roumains|syriens|congolais|algériens|asiatiques|blancs|quartier blanc|homosexuel|homosexuels',
    nl: 'buitenlander|buitenlanders|vreemdeling|vreemdelingen|allochtoon|allochtonen|autochtoon|migrant|migranten|vluchteling|vluchtelingen|marokkaan|marokkanen|turk|turken|afrikaan|afrikanen|arabier|arabieren|zwarten|moslim|moslims|jood|joden|christen|christenen|christelijk|christelijke|katholiek|katholieke|katholieken|protestant|protestanten|protestants|protestantse|evangelisch|evangelische|hindoes|islamitisch|islamitische|joods|joodse|vlamingen|walen|franstaligen|belg|belgen|europeanen|Roemenen|Syriërs|Bulgaren|Aziaten|blanken|blanke buurt|witte buurt|homo’s',
    en: 'foreigner|foreigners|immigrant|immigrants|migrant|migrants|refugee|refugees|moroccan|moroccans|turk|turks|turkish people|african|africans|arab|arabs|black people|muslim|muslims|jew|jews|jewish|christian|christians|catholic|catholics|protestant|protestants|evangelical|evangelicals|hindu|hindus|buddhist|buddhists|belgians|europeans|romanians|syrians|asians|white people|whites|white neighbourhood|white neighborhood|white area|gays',
    de: 'Ausländer|Ausländern|Einwanderer|Migrant|Migranten|Flüchtling|Flüchtlinge|Marokkaner|Türke|Türken|Afrikaner|Araber|Schwarze|Moslem|Moslems|Muslim|Muslime|Jude|Juden|Christ|Christen|christliche|Katholik|Katholiken|katholische|Protestant|Protestanten|protestantisch|protestantische|evangelisch|evangelische|evangelischen|muslimische|jüdische|Belgier|Europäer|Deutsche|Rumänen|Syrer|Asiaten|weiße Nachbarschaft|weiße Gegend|Homosexuelle',
  },
  {
    // Phrases that exclude families: without this row, 'kids' of 'kids not welcome' would be read alone.
    means: [{ is: 'people' }],
    fr: joined(
      'enfant|enfants|famille|familles|couple|couples',
      'refusé|refusés|exclu|exclus|interdit|interdits|non admis|pas admis|non acceptés|pas acceptés|non merci|non souhaité|non souhaités|pas souhaités|non désirés|pas voulus|à éviter',
    ),
    nl: joined(
      'kind|kinderen|gezin|gezinnen|koppels',
      'niet welkom|niet toegelaten|niet toegestaan|niet gewenst|ongewenst|niet gewild|verboden|uitgesloten',
    ),
    en: joined(
      'child|children|kids|family|families|couples',
      'not welcome|not allowed|not accepted|not permitted|not wanted|not desired|no thanks|no thank you|to be avoided|unwelcome|unwanted|excluded|prohibited',
    ),
    de: joined(
      'Kind|Kinder|Familie|Familien|Paare',
      'nicht erwünscht|nicht gewünscht|nicht gewollt|nicht erlaubt|nicht willkommen|unerwünscht|nein danke|ausgeschlossen|verboten',
    ),
  },
  {
    means: [{ is: 'family' }],
    fr: 'enfant|enfants|famille|familles|famille nombreuse|couple|couples|célibataire|célibataires|personne seule|personnes âgées|chômeur|chômeurs|CPAS|allocataires|handicapés|jeune couple|jeune famille|jeunes mariés|jeune ménage|compagne|compagnon|retraité|retraités|retraitée|pensionné|pensionnés|pensionnée',
    nl: 'kind|kinderen|gezin|gezinnen|koppel|koppels|alleenstaande|alleenstaanden|single|singles|ouderen|werklozen|OCMW|leefloners|gehandicapten|jong koppel|jong gezin|jonge familie|gepensioneerd|gepensioneerde|gepensioneerden|gepensioneerd koppel',
    en: 'child|children|kids|family|families|couple|couples|single|singles|single person|elderly|unemployed|people on benefits|DSS|disabled people|young couple|young family|retired|retired couple|pensioner|pensioners|expat family|expat couple',
    de: 'Kind|Kinder|Kindern|Familie|Familien|Paar|Paare|Single|Singles|Alleinstehende|Senioren|Arbeitslose|Arbeitslosen|Sozialhilfe|Behinderte|junges Paar|junge Familie|junges Ehepaar|Ehepaar|Rentner|Rentnerin|Rentnerpaar',
  },
  {
    // Stables and horse boxes are not garages, and a room for bicycles is not a warehouse.
    means: [{ is: 'ordinary' }],
    fr: 'box à chevaux|boxes à chevaux|box pour chevaux|boxes pour chevaux|box chevaux|boxes chevaux|box pour cheval|box à cheval',
    nl: 'paardenbox|paardenboxen|paardenstal|paardenstallen|box voor paarden|boxen voor paarden',
    en: 'bike storage|bicycle storage|storage for bikes|horse box|horse boxes|horse stable|horse stables|box stalls|loose box|loose boxes',
    de: 'Pferdebox|Pferdeboxen|Pferdestall|Pferdeställe',
  },
  {
    // These words must not be taken for typing errors: 'Mitte' for 'Miete' (rent), 'water' for the town of Wavre.
    means: [{ is: 'ordinary' }],
    fr: 'vends|vend|vendons|camping|camping-car|mobilhome|annexe|square|champ|champs|chasse|contre|coule|eau|entrée|fermée|forme|garde|herbe|hôtes|Lesse|Meuse|mixte|montée|nouvelle|plage|phare|prise|stade|veille|animaux|animal|chien|chat|bureau à domicile|borne|bornes|brouillon|disant|disons|faites|fermer|mènent|mettent|mettez|retire|retiré|robot|tomber|femme|femmes|homme|hommes|maman',
    nl: 'verkopen|camping|mobilhome|achter|balken|bellen|beurt|bomen|halte|halve|haven|horen|huisdier|huisdieren|kolen|lange|leven|loten|mensen|midden|nieuws|ramen|Schelde|stallen|steden|thuis|vallen|vingers|water|weken|zolder|bruine|herkent|holle|looks|lager|telling|voegen|zulke|kantoor aan huis|praktijk aan huis',
    en: 'camping|living room|dining room|utility room|harbour|lower|march|mouth|named|pet|pets|resting|shore|stables|square|stone|story|stove|upper|water|location|home office|seafront|sea front|beachfront',
    de: 'verkaufen|verkaufe|Camping|Grünfläche|Grünflächen|Allee|Balken|Boden|Flüsse|Hafen|Halte|Haustier|Haustiere|heizen|jeden|Mitte|mitten|neben|Park|Parks|Stallungen|Türen|unten|Verlauf|Wasser|alten|braune|halbe|neuere|meist|bricht|Bürge|bürgen|dämmen|Mietvertrag|Mietverträge|Wärme|Weile|Homeoffice|Arbeitszimmer',
  },
  {
    // Everyday words that the typo correction would turn into a place or a kind, such as 'every' into Evere and 'haben' into Halen, and
    // words that are also the name of a hamlet.
    means: [{ is: 'ordinary' }],
    fr: 'm’ont|n’ont|étudiant|étudiante|étudiants|triple|triple vitrage|tient|celle|ligne|commence|salles|forte|rivière|arbre|arbres|salon|fosse|gamme|haut de gamme|ménage|étable|manège|mettre|métro|personnel|aller|bailleur|argent|odeur|odeurs|neutre|auteur|clause|étape|mère|salle',
    nl: 'Londen|graden|student|studente|studenten|koper|kopers|naast|anders|salon|ruimtes|slaapt|koken|straat|sociaal verhuurkantoor|verhuurkantoor|langer|lucht|tellen|attest|pannen|meer|alle|alles|lopen|later|nemen|doel|dient|lossen|herstel|mening|leest|klopt|lagen|geschat|melden',
    en: 'mark|studies|student|students|there|triple|triple glazing|leave|leaving|least|every|almost|china|manager|metro|palace|quite|shall|nearly|charging|storey|pride|prime|prize|build|major|minor|names|words|leaves|score|scores|stoves|heirs|mean|grant|landed',
    de: 'Student|Studentin|Studenten|diese|dieser|dieses|alle|alles|allen|müssen|liegt|liegen|lesen|lassen|wollen|melden|bevor|anders|Osten|Kessel|langer|trotz|gegen|Schwelle|Auszug|Heizöl|schalten|Käufer|Meer|messen|dessen|manche|halten|Schulden|dient|bringen|kennen|gelingen|Leuten|Sache|Nacht|Alter|schaut|belegen|Rahmen|lagen|nahmen|standen|vollen|meiste',
  },
];
