import { foundCount } from '../../../domain/list/list-page.ts';
import { everything, type ListQuery } from '../../../domain/list/list-query.ts';
import type { Goal } from '../../../domain/listing/listing.ts';
import { municipalitiesOf } from '../../../domain/map/zone.ts';
import type { ModuleArea } from '../../../domain/page/page.ts';
import type { Text } from '../../../domain/text/localized.ts';
import { fillPhrase } from '../../view/fill-phrase.ts';
import { type Link, listHref } from '../../view/links.ts';
import { type PageContext, phrasesOf, textOf } from '../../view/page-context.ts';
import { pictureOf, type PictureView } from '../../view/picture-view.ts';
import { municipalityIn } from '../../view/town-name.ts';

/** A part of the country with its homes. */
export type AreaTile = {
  readonly name: Text;
  /** Address of the list of the area's homes: those for sale, or those to let if none are for sale. */
  readonly href: string;
  /** Numbers of homes for sale and to let in words: '10 à vendre, 3 à louer' */
  readonly counts: string;
  /** Absent if the content has no picture of the area; the tile then shows only text. */
  readonly picture: PictureView | undefined;
};

export type AreasPart = { readonly kind: 'areas'; readonly areas: readonly AreaTile[]; readonly map: Link };

/** Parts of the country with the number of homes of both goals; `undefined` if none has a home. Parts without homes are left out. */
export function areasPart(context: PageContext, areas: readonly ModuleArea[]): AreasPart | undefined {
  const shown = areas.flatMap(area => areaTile(context, area) ?? []);
  if (shown.length === 0) return undefined;
  const { index } = context.catalogue;
  const onMap = { ...everything(index.totals.sale > 0 ? 'sale' : 'rent'), view: 'map' } as const;
  return {
    kind: 'areas',
    areas: shown,
    map: { name: phrasesOf(context).sections.map, href: listHref(context, onMap) },
  };
}

function areaTile(context: PageContext, { codes, name, image }: ModuleArea): AreaTile | undefined {
  const zone = municipalitiesOf(codes);
  if (!zone) return undefined;
  const { sections } = phrasesOf(context);
  const queryOf = (goal: Goal): ListQuery => ({ ...everything(goal), zone });
  const countOf = (goal: Goal) => foundCount(context.catalogue.index, queryOf(goal));
  const [sale, rent] = [countOf('sale'), countOf('rent')];
  if (sale + rent === 0) return undefined;
  const names = codes.map(code => municipalityIn(context, code)).join(', ');
  return {
    name: textOf(context, name) ?? { text: names.charAt(0).toUpperCase() + names.slice(1) },
    href: listHref(context, queryOf(sale > 0 ? 'sale' : 'rent')),
    counts: [
      sale > 0 && fillPhrase(sections.forSale, { count: sale }),
      rent > 0 && fillPhrase(sections.forRent, { count: rent }),
    ]
      .filter(Boolean)
      .join(', '),
    picture: pictureOf(context, image),
  };
}
