import { foldedWords } from '../../text/fold.ts';
import type { Language } from '../../text/language.ts';

/** What a word says about a home that the writer does not search for. */
export type OwnHomeWord =
  /** The writer: 'we'. */
  | 'writer'
  | 'my'
  /** Relatives and friends, whose homes are not searched for either: 'mes parents habitent Huy'. */
  | 'relative'
  | 'now'
  /** Words before a time that has passed: 'depuis 5 ans'. */
  | 'since'
  | 'years'
  /** Verbs by which a place or home is that of the writer or of another person, whatever the other words of the sentence are. */
  | 'lives'
  /**
   * Verbs of living or working that have other meanings as well ('werken', repairs; 'wonen', housing): they count only after 'we' or a
   * relative.
   */
  | 'lives-after-subject'
  /** 'Have', which also forms the past tense: it counts only before a home. */
  | 'has'
  /** 'Habe' without 'ich': it counts at the start of a clause. */
  | 'i-have'
  /** Verbs of a tenant: they count with a word for now or for a time that has passed, or after a relative. */
  | 'rents'
  /** The nouns 'owner' and 'tenant': they count where they begin a clause. */
  | 'owner'
  | 'tenant'
  | 'sells'
  /**
   * Participles: they count only after 'we' or a relative and a form of 'have', because 'achète', 'buys', is spelled like 'acheté',
   * 'bought', without accents.
   */
  | 'participle'
  /** Verbs in the past tense: they count only after 'we' or a relative. */
  | 'past'
  /** 'Viens de', before a verb: 'ma sœur vient d’acheter'. */
  | 'just'
  /** Words for the value of a home, which only somebody who has one asks for. */
  | 'worth'
  | 'offered'
  /** Verbs of moving and coming: they count with 'from' and a place. */
  | 'moves'
  /** After a relative, with 'from' and a place: 'ma compagne est de Tournai'. */
  | 'is'
  /** Verbs before the place itself: 'on quitte Charleroi pour Namur'. */
  | 'leaves'
  | 'from'
  | 'towards'
  /** Participles and adverbs before the place where the writer is: 'based in', 'wohnhaft in'. */
  | 'stays'
  | 'swaps'
  /** The word between the two homes of an exchange: 'contre'. */
  | 'in-return'
  /** A home without a type that 'my' may precede: 'our home'. */
  | 'home'
  /** Verbs of somebody who searches for a home: what follows them is searched for. */
  | 'seeks'
  /** Words of a wish, 'ik had graag een huis', or of a duty: they do not say that the writer has the home. */
  | 'wishes'
  | 'but';

/** Words by language, separated by `|`. Case and accents do not matter. The rows of all languages apply to each sentence. */
type Row = { readonly says: OwnHomeWord } & Readonly<Record<Language, string>>;

/** Words about homes that the writer, a relative or a friend has or had; `own-home.ts` states which other words each kind requires. */
const ROWS: readonly Row[] = [
  { says: 'writer', fr: 'je|j|nous|on', nl: 'ik|wij|we', en: 'I|we', de: 'ich|wir' },
  {
    says: 'my',
    fr: 'mon|ma|mes|notre|nos',
    nl: 'mijn|ons|onze',
    en: 'my|our',
    de: 'mein|meine|meinen|meiner|meinem|unser|unsere|unseren|unserer|unserem',
  },
  {
    says: 'relative',
    fr: 'parents|mère|père|maman|papa|fils|fille|filles|sœur|frère|mari|femme|épouse|compagnon|compagne|amis|ami|amie|tante|oncle|beaux-parents|grands-parents|enfants|voisins|copain|copine',
    nl: 'ouders|moeder|vader|mama|papa|zoon|dochter|zus|broer|man|vrouw|partner|vrienden|vriend|vriendin|tante|nonkel|schoonouders|grootouders|kinderen|buren|lief',
    en: 'parents|mother|father|mum|mom|dad|son|daughter|sister|brother|husband|wife|partner|friends|friend|aunt|uncle|laws|grandparents|boyfriend|girlfriend|children|kids|neighbours',
    de: 'Eltern|Mutter|Vater|Sohn|Tochter|Schwester|Bruder|Mann|Frau|Partner|Freunde|Freund|Freundin|Tante|Onkel|Schwiegereltern|Großeltern|Kinder|Nachbarn',
  },
  {
    says: 'now',
    fr: 'actuellement|maintenant',
    nl: 'momenteel|nu',
    en: 'currently|now',
    de: 'zurzeit|derzeit|momentan|aktuell',
  },
  { says: 'since', fr: 'depuis|après', nl: 'sinds|al|na', en: 'for|since|after', de: 'seit|nach' },
  {
    says: 'years',
    fr: 'an|ans|année|années',
    nl: 'jaar|jaren',
    en: 'year|years',
    de: 'Jahr|Jahre|Jahren',
  },
  {
    says: 'lives',
    fr: 'habite|habitons|habitais|habitions|habitaient|vivais|vivions|travaille|travaillons|possède|possédons|possèdent|possédant',
    nl: 'woon|woont|woonde|woonden|bezit',
    en: 'used to live|used to rent|used to own|grew up|currently living|now living|am living|are living|been living|been renting',
    de: 'wohne|wohnte|wohnten|arbeite|besitze|besitzt',
  },
  {
    says: 'lives-after-subject',
    fr: 'vis|vit|vivons|vivent|habitent|travaillent',
    nl: 'wonen|werk|werken|werkt|bezitten|zit|zitten',
    en: 'live|lives|lived|work|works|own|owns|owned',
    de: 'wohnt|wohnen|arbeiten|arbeitet|besitzen|lebe|lebt|leben',
  },
  {
    says: 'has',
    fr: 'ai|a|as|avons|ont|avais|avait|avions|avaient',
    nl: 'heb|heeft|hebben|had|hadden',
    en: 'have|has|had',
    de: 'habe|hat|haben|hatte|hatten',
  },
  { says: 'i-have', fr: '', nl: 'heb', en: '', de: 'habe' },
  {
    says: 'rents',
    fr: 'loue|louons|louent|en location',
    nl: 'huur|huurt|huren',
    en: 'rent|rents|renting',
    de: 'miete|mietet|mieten|zur Miete',
  },
  {
    says: 'owner',
    fr: 'propriétaire|propriétaires',
    nl: 'eigenaar|eigenaars|eigenaren|eigenares|huiseigenaar|huiseigenaars',
    en: 'owner|owners|homeowner|homeowners',
    de: 'Eigentümer|Eigentümerin|Eigentümern|Besitzer|Hauseigentümer|Hausbesitzer|Wohnungseigentümer|Wohnungsbesitzer',
  },
  {
    says: 'tenant',
    fr: 'locataire|locataires',
    nl: 'huurder|huurders',
    en: 'tenant|tenants',
    de: 'Mieter|Mieterin',
  },
  {
    says: 'sells',
    fr: 'vends|vend|vendons|vendre|vendu|vendue',
    nl: 'verkoop|verkopen|verkocht',
    en: 'sell|selling|sold',
    de: 'verkaufe|verkaufen|verkauft',
  },
  {
    says: 'participle',
    fr: 'acheté|habité|vécu|loué|vendu|vendue|quitté|hérité',
    nl: 'gekocht|gewoond|gehuurd|verkocht|verlaten|geërfd',
    en: 'bought|lived|rented|sold|left|inherited',
    de: 'gekauft|gewohnt|gelebt|gemietet|verkauft|verlassen|geerbt',
  },
  {
    says: 'past',
    fr: 'louais|louions',
    nl: 'kocht|kochten|huurde|huurden|verkocht|verkochten',
    en: 'bought|lived|rented|sold|inherited',
    de: 'kaufte|kauften|mietete|mieteten|verkaufte|verkauften',
  },
  { says: 'just', fr: 'viens|vient|venons|viennent', nl: '', en: '', de: '' },
  { says: 'worth', fr: 'vaut|valeur', nl: 'waard|waarde', en: 'worth|value', de: 'wert' },
  // The writer's own home is for sale, so it is not searched for: 'ons huis staat te koop'.
  {
    says: 'offered',
    fr: 'à vendre|en vente',
    nl: 'te koop',
    en: 'for sale',
    de: 'zu verkaufen|zum Verkauf',
  },
  {
    says: 'moves',
    fr: 'déménage|déménageons|déménager|déménagement|viens|vient|venons|viennent|venant|originaire|originaires|muté|mutée|mutés|transféré',
    nl: 'verhuis|verhuist|verhuizen|verhuizing|kom|komt|komen|afkomstig|overgeplaatst',
    en: 'move|moving|moved|relocate|relocating|relocation|come|comes|coming|transferred',
    de: 'Umzug|umziehen|ziehe|zieht|ziehen|komme|kommt|kommen|versetzt',
  },
  { says: 'is', fr: 'est|sont', nl: 'is|zijn', en: 'is|are', de: 'ist|sind' },
  {
    says: 'leaves',
    fr: 'quitte|quittons|quittent|quittant',
    nl: 'verlaat|verlaten',
    en: 'leave|leaving',
    de: 'verlasse|verlassen',
  },
  { says: 'from', fr: 'de|d|du', nl: 'van|uit|vanuit', en: 'from|of', de: 'von|aus' },
  { says: 'towards', fr: 'vers|à', nl: 'naar', en: 'to', de: 'nach' },
  {
    says: 'stays',
    fr: 'actuellement|maintenant|installé|installés|habitant|résidant|domicilié|domiciliés|étais|étions|étaient',
    nl: 'momenteel|nu|wonend|wonende|gedomicilieerd|was|waren',
    en: 'currently|now|based|living|residing|was|were',
    de: 'zurzeit|derzeit|momentan|aktuell|wohnhaft|ansässig|war|waren',
  },
  {
    says: 'swaps',
    fr: 'échange|échanger|échangeons|échangerais',
    nl: 'ruil|ruilen',
    en: 'swap|swapping|exchange|exchanging',
    de: 'tausche|tauschen|tausch',
  },
  { says: 'in-return', fr: 'contre|pour', nl: 'tegen|voor', en: 'for|against', de: 'gegen|für' },
  { says: 'home', fr: 'logement|bail', nl: 'woonst|huurcontract', en: 'home|place|lease', de: 'Zuhause|Mietvertrag' },
  {
    says: 'seeks',
    fr: 'cherche|cherchons|cherchent|chercher|recherche|recherchons|recherchent|rechercher|voudrais|voudrait|voudrions|veux|veut|voulons|veulent|souhaite|souhaitons|souhaitent|aimerions|aimerais|aimerait|acheter|racheter|trouver|besoin',
    nl: 'zoek|zoeken|zoekt|op zoek naar|op zoek|wil|willen|wilt|zou|zouden|kopen|vinden',
    en: 'look|looks|looking|look for|looking for|search|searching|searching for|seek|seeks|seeking|want|wants|would like|need|needs|find|buy|to buy',
    de: 'suche|suchen|sucht|möchte|möchten|will|wollen|kaufen|zu kaufen|brauche|brauchen|braucht|finden',
  },
  {
    says: 'wishes',
    fr: 'aimé|voulu|souhaité|idéalement|doit|devrait|idéal|idéale|rêve|rêves|futur|future|prochain|prochaine',
    nl: 'graag|liefst|liever|nodig|interesse|gezocht|moet|ideale|droom|toekomstig|toekomstige|volgende',
    en: 'like|liked|love|needed|should|must|ideal|dream|future|next',
    de: 'gern|gerne|lieber|nötig|Interesse|gesucht|soll|sollte|muss|ideal|ideale|Traum|zukünftige|nächste|nächstes',
  },
  { says: 'but', fr: 'mais', nl: 'maar', en: 'but', de: 'aber' },
];

type Phrase = { readonly text: string; readonly says: OwnHomeWord[] };

/** Phrases by their first word, the longest first. */
const PHRASES: ReadonlyMap<string, readonly Phrase[]> = phrasesOf(ROWS);

const NOTHING: readonly OwnHomeWord[] = [];

/** What the phrase that begins at an index says, from the folded words of a sentence; the longest phrase counts. */
export function ownHomeWordsAt(keys: readonly string[], at: number): readonly OwnHomeWord[] {
  const key = keys[at] as string;
  const space = key.indexOf(' ');
  const phrases = PHRASES.get(space === -1 ? key : key.slice(0, space));
  return phrases?.find(({ text }) => isPhraseAt(keys, at, text))?.says ?? NOTHING;
}

function isPhraseAt(keys: readonly string[], at: number, text: string): boolean {
  let typed = keys[at] as string;
  for (let next = at + 1; typed.length < text.length && next < keys.length; next++) typed += ` ${keys[next]}`;
  return typed === text;
}

function phrasesOf(rows: readonly Row[]): ReadonlyMap<string, readonly Phrase[]> {
  const found = new Map<string, Phrase[]>();
  for (const { says, ...words } of rows)
    for (const term of Object.values(words).flatMap(all => all.split('|'))) {
      const [first, ...others] = foldedWords(term);
      if (first === undefined) continue;
      const text = [first, ...others].join(' ');
      const phrases = found.get(first) ?? [];
      const known = phrases.find(phrase => phrase.text === text);
      if (!known) phrases.push({ text, says: [says] });
      else if (!known.says.includes(says)) known.says.push(says);
      found.set(
        first,
        phrases.sort((one, other) => other.text.length - one.text.length),
      );
    }
  return found;
}
