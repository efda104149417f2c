import { daysToSale } from '../../../domain/list/days-to-sale.ts';
import { withdrawnIds } from '../../../domain/list/withdrawn-ids.ts';
import { daysBetween } from '../../../domain/text/day.ts';
import type { Text } from '../../../domain/text/localized.ts';
import { fillPhrase } from '../../view/fill-phrase.ts';
import { titleOf } from '../../view/listing-words.ts';
import { type PageContext, phrasesOf, placeName } from '../../view/page-context.ts';
import { pictureView, type PictureView } from '../../view/picture-view.ts';
import { townLine } from '../../../domain/place/town-line.ts';

/** Number of most recently changed sold listings whose change history is read. */
const READ = 24;
const CONSIDERED = 200;
/** Days within which a sale counts as recent. */
const LATELY = 365;
/** Minimum number of sales: with fewer, the number of days until a sale is not representative. */
const FEWEST = 3;

/** A sold home, without its price: the agreed one is confidential. */
export type SoldHome = {
  readonly id: string;
  readonly title: Text;
  readonly place: string;
  /** Number of days until the sale in words: '41 jours' */
  readonly days: string;
  readonly picture: PictureView | undefined;
};

export type SoldPart = { readonly kind: 'sold'; readonly lead: string; readonly homes: readonly SoldHome[] };

/**
 * Homes sold within a year with the number of days each took to sell, from the stored changes; latest first, at most `most`. `undefined` if
 * fewer than three are known.
 */
export async function soldPart(context: PageContext, most: number): Promise<SoldPart | undefined> {
  const { catalogue, today, language } = context;
  const found = await catalogue.listings(withdrawnIds(catalogue.index, 'sale', CONSIDERED));
  const latest = [...found].sort((one, other) => (one.changedOn < other.changedOn ? 1 : -1)).slice(0, READ);
  const sales = await Promise.all(
    latest.map(async home => ({ home, sale: daysToSale(await catalogue.history(home.id)) })),
  );
  const recent = sales
    .flatMap(({ home, sale }) => (sale && daysBetween(sale.on, today) <= LATELY ? [{ home, ...sale }] : []))
    .sort((one, other) => (one.on === other.on ? (one.home.id < other.home.id ? -1 : 1) : one.on < other.on ? 1 : -1));
  if (recent.length < FEWEST) return undefined;
  const { sections } = phrasesOf(context);
  const plural = new Intl.PluralRules(language);
  return {
    kind: 'sold',
    lead: sections.toSale,
    homes: recent.slice(0, Math.max(FEWEST, most)).map(({ home, days }) => {
      const [picture] = home.pictures;
      return {
        id: home.id,
        title: titleOf(context, home),
        place: townLine(home.place.postcode, placeName(context, home)),
        days: fillPhrase(sections.days[plural.select(days) === 'one' ? 'one' : 'other'], { count: days }),
        picture: picture && pictureView(context, picture),
      };
    }),
  };
}
